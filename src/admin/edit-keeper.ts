import type { KeptEdit } from '../pages/page-contracts.ts';
import type { PageEdit } from './api-client.ts';
import { isAway, messageOf } from './api-failure.ts';
import type { EditAsKnown } from './edit-calls.ts';

/** What must be said of where the text is kept. */
export type Keeping =
  | { readonly state: 'nothing' }
  | { readonly state: 'kept'; readonly at: string }
  | { readonly state: 'unreachable' }
  | { readonly state: 'refused'; readonly message: string };

export type KnownEdit = Pick<EditAsKnown, 'id' | 'version'>;

interface EditKeeping {
  /** Answers under which id it is kept: another one, where somebody went on with the text elsewhere. */
  readonly put: (known: KnownEdit, typed: PageEdit) => Promise<KeptEdit>;
  readonly discard: (known: KnownEdit) => Promise<void>;
  /** The kept text that this tab writes on; null before the first word. */
  readonly recall: () => KnownEdit | null;
  readonly remember: (known: KnownEdit | null) => void;
  /** It is on its way: should this tab go, another one sends it. */
  readonly setAside: (known: KnownEdit, typed: PageEdit) => void;
  /** Nothing of it waits any more. */
  readonly takeAway: (known: KnownEdit) => void;
  readonly show: (keeping: Keeping) => void;
  readonly newId: () => string;
}

const PAUSE_MS = 1200;
/** Whoever types without a pause is kept all the same. */
const LONGEST_MS = 8000;
const RETRY_MS = 5000;

/** Keeps on the server what is typed into one page: one call at a time, after a pause, again once there is a connection. */
export class EditKeeper {
  readonly #to: EditKeeping;
  #last: PageEdit | null = null;
  #wanted: PageEdit | null = null;
  #waitingSince: number | null = null;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  #isLeft = false;

  constructor(to: EditKeeping) {
    this.#to = to;
  }

  keep(typed: PageEdit): void {
    this.#last = typed;
    this.#wanted = typed;
    this.#waitingSince ??= Date.now();
    this.#sendAfter(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_MS - Date.now())));
  }

  /** Without waiting for a pause. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    const typed = this.#wanted;
    if (typed === null || this.#isHeld) return;
    this.#wanted = null;
    this.#waitingSince = null;
    this.#sending = this.#deliver(typed).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Nothing is typed any more. */
  async drop(): Promise<void> {
    this.#forget();
    const known = this.#to.recall();
    if (known === null || this.#isHeld) return;
    this.#to.takeAway(known);
    this.#to.remember(null);
    this.#to.show({ state: 'nothing' });
    await this.#sending;
    // What is left behind is offered as an unpublished text, and can be discarded there.
    await this.#to.discard(known).catch(() => undefined);
  }

  /** Until `goOn` or `saved`: what is kept while a save is under way would outlive it. @returns what the save takes away. */
  async hold(): Promise<KnownEdit | null> {
    clearTimeout(this.#timer);
    this.#isHeld = true;
    await this.#sending;
    return this.#to.recall();
  }

  /** The save came to nothing. */
  goOn(): void {
    this.#isHeld = false;
    if (this.#last !== null) this.keep(this.#last);
  }

  saved(): void {
    this.#isHeld = false;
    this.#forget();
    const known = this.#to.recall();
    if (known) this.#to.takeAway(known);
    this.#to.remember(null);
    this.#to.show({ state: 'nothing' });
  }

  enter(): void {
    this.#isLeft = false;
  }

  /** The screen is left: what waits is sent at once. Ends when that has arrived, or has not. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    await this.send();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#last = null;
    this.#wanted = null;
    this.#waitingSince = null;
  }

  #sendAfter(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isHeld) this.#timer = setTimeout(() => void this.send(), pause);
  }

  async #deliver(typed: PageEdit): Promise<void> {
    const { put, recall, remember, setAside, takeAway, show, newId } = this.#to;
    const known = recall() ?? { id: newId(), version: 0 };
    remember(known);
    setAside(known, typed);
    const isStill = () => recall()?.id === known.id;
    try {
      const { id, version, saved_at: at } = await put(known, typed);
      takeAway(known);
      if (!isStill()) return;
      remember({ id, version });
      show({ state: 'kept', at });
    } catch (failure) {
      if (!isStill()) return;
      if (isAway(failure)) {
        this.#wanted ??= typed;
        show({ state: 'unreachable' });
        if (!this.#isLeft) this.#sendAfter(RETRY_MS);
      } else {
        takeAway(known);
        show({ state: 'refused', message: messageOf(failure, 'O texto está guardado só neste navegador.') });
      }
    }
  }
}
