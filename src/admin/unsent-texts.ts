import type { PageEdit } from './api-client.ts';
import { isSessionEnd, mayHaveArrived, messageOf } from './api-failure.ts';
import { type EditAsKnown, keepEdit } from './edit-calls.ts';
import { notifyFailure } from './notices.ts';
import { parsePageDraft } from './page-draft.ts';
import { UNSENT } from './stored-text.ts';

/** A text of the editor on its way to the server. */
export interface UnsentText {
  readonly pageId: string;
  /** E-mail of who typed it: nobody else's session sends it. */
  readonly by: string;
  readonly known: EditAsKnown;
  readonly typed: PageEdit;
}

/** Kept in the browser and not in the tab, until the server has it: a tab may be closed while there is no connection. */
export function setAside({ pageId, by, known, typed }: UnsentText): void {
  const { id, version, writer } = known;
  try {
    localStorage.setItem(UNSENT + id, [pageId, by, version, writer, JSON.stringify(typed)].join('\n'));
  } catch {
    // The browser's room is full: the tab has the text all the same.
  }
}

export function takeAway(id: string): void {
  localStorage.removeItem(UNSENT + id);
}

function parseUnsent(id: string, stored: string): UnsentText | null {
  const [pageId = '', by = '', version = '', writer = '', ...text] = stored.split('\n');
  const typed = parsePageDraft(text.join('\n'));
  return typed && { pageId, by, known: { id, version: Number(version), writer }, typed };
}

function listUnsent(by: string): readonly UnsentText[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(UNSENT))
    .map((key) => parseUnsent(key.slice(UNSENT.length), localStorage.getItem(key) ?? ''))
    .filter((text) => text !== null)
    .filter((text) => text.by === by);
}

const lockOf = (pageId: string) => `painel:editor:${pageId}`;

/** While a page's editor is open, it alone sends what is typed there. @returns what ends that. */
export function attendPage(pageId: string): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // Browsers have no locks without https.
  if ('locks' in navigator) void navigator.locks.request(lockOf(pageId), { mode: 'shared' }, () => left);
  return leave;
}

async function unlessAttended(pageId: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request(lockOf(pageId), { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

/** Said once; the text stays, for its page may come back. */
const refused = new Set<string>();

/** Sends what was left behind, by the tab that wrote it or another one. @returns how many texts still wait. */
export async function sendUnsent(by: string): Promise<number> {
  let waiting = 0;
  for (const { pageId, known, typed } of listUnsent(by)) {
    if (refused.has(known.id)) continue;
    await unlessAttended(pageId, async () => {
      try {
        await keepEdit(pageId, known, typed);
        takeAway(known.id);
      } catch (failure) {
        if (mayHaveArrived(failure) || isSessionEnd(failure)) waiting += 1;
        else {
          refused.add(known.id);
          notifyFailure(
            `O texto de “${typed.title}” não foi enviado`,
            messageOf(failure, 'Ele continua neste navegador.'),
          );
        }
      }
    });
  }
  return waiting;
}
