import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Facts } from '../business/facts.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findCurrent } from './current-pages.ts';
import { writeSlots } from './page-writes.ts';
import { recoverSlots } from './recovered-slots.ts';

const AT_ONCE = 50;
/** After the start, which waits for nothing; and from then on for pages that an outside model or an older process wrote. */
const LOOK_EVERY_MS = 60_000;
const FIRST_LOOK_MS = 2000;

export interface SlotRecoveryDependencies {
  readonly db: Kysely<Schema>;
  readonly facts: () => Facts;
  readonly onError: (error: unknown) => void;
}

export interface SlotRecovery {
  start(): void;
  /** Looks at every page that nobody has looked at. @returns how many. */
  run(): Promise<number>;
  /** Ends after the page under way. */
  stop(): Promise<void>;
}

/** Turns the figures of stored pages into slots where they are the company's for sure, and counts those that are typed words. */
export function createSlotRecovery(dependencies: SlotRecoveryDependencies): SlotRecovery {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;
  let stopped = false;
  const run = () => recoverAll(dependencies, () => stopped);

  function look(delay: number): void {
    timer = setTimeout(() => {
      running = run()
        .catch(dependencies.onError)
        .finally(() => {
          running = null;
          if (!stopped) look(LOOK_EVERY_MS);
        });
    }, delay).unref();
  }

  return {
    start: () => look(FIRST_LOOK_MS),
    run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function recoverAll({ db, facts, onError }: SlotRecoveryDependencies, isStopped: () => boolean): Promise<number> {
  let looked = 0;
  let after = '';
  for (;;) {
    const ids = await unseenPages(db, after);
    for (const id of ids) {
      if (isStopped()) return looked;
      // One that fails is looked at again later.
      await recoverPage(db, id, facts()).catch(onError);
      looked += 1;
      await yieldToEventLoop();
    }
    if (ids.length < AT_ONCE) return looked;
    after = ids.at(-1) ?? after;
  }
}

/** The ids, in order, of the next pages that nobody has looked at. */
async function unseenPages(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('generated_pages')
    .select('id')
    .where('typed_figures', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function recoverPage(db: Kysely<Schema>, id: string, facts: Facts): Promise<void> {
  const page = await findCurrent(db, id);
  if (!page) return;
  const steps = recoverSlots(page, facts);
  let step = steps.next();
  while (!step.done) {
    await yieldToEventLoop();
    step = steps.next();
  }
  const { typedFigures, ...texts } = step.value;
  await writeSlots(db, { id, revision: page.revision, ...texts, typed_figures: typedFigures });
}
