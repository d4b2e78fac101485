import { attend, unlessAttended, whenLeft } from './attendance.ts';
import type { PageEdit } from './api-client.ts';
import { isAway, messageOf } from './api-failure.ts';
import { type EditAsKnown, keepEdit } from './edit-calls.ts';
import { notifyFailure } from './notices.ts';
import { parsePageDraft } from './page-draft.ts';

/** Names the texts that wait for the server in the browser's own storage. */
const UNSENT = 'painel:por-enviar:';

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

const storedText = (id: string) => localStorage.getItem(UNSENT + id) ?? '';

function parseUnsent(id: string): UnsentText | null {
  const [pageId = '', by = '', version = '', writer = '', ...text] = storedText(id).split('\n');
  const typed = parsePageDraft(text.join('\n'));
  return typed && { pageId, by, known: { id, version: Number(version), writer }, typed };
}

function listUnsent(by: string): readonly UnsentText[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(UNSENT))
    .map((key) => parseUnsent(key.slice(UNSENT.length)))
    .filter((text) => text !== null)
    .filter((text) => text.by === by);
}

export function countUnsent(by: string): number {
  return listUnsent(by).length;
}

/** Nobody else's. */
export function forgetUnsent(by: string): void {
  for (const { known } of listUnsent(by)) takeAway(known.id);
}

const lockOf = (pageId: string) => `painel:editor:${pageId}`;

/** While a page's editor is open, it alone sends what is typed there. @returns what ends that. */
export function attendPage(pageId: string): () => void {
  return attend(lockOf(pageId));
}

export function whenPageIsLeft(pageId: string, signal: AbortSignal): Promise<void> {
  return whenLeft(lockOf(pageId), signal);
}

/** Said once; the text stays, for its page may come back. */
const refused = new Set<string>();

/** @returns whether it waits on. */
async function sendText(id: string): Promise<boolean> {
  // Read in turn: another tab may have sent it, or its editor written on.
  const stored = storedText(id);
  const text = parseUnsent(id);
  if (text === null) return false;
  const { pageId, known, typed } = text;
  try {
    await keepEdit(pageId, known, typed);
  } catch (failure) {
    if (isAway(failure)) return true;
    refused.add(id);
    notifyFailure(`O texto de “${typed.title}” não foi enviado`, messageOf(failure, 'Ele continua neste navegador.'));
    return false;
  }
  if (storedText(id) !== stored) return true;
  takeAway(id);
  return false;
}

/** What became of the texts that were left behind. */
export interface Unsent {
  /** How many wait for a connection. */
  readonly waiting: number;
  /** Pages whose editor is open in some tab, which sends its text itself unless it is closed before. */
  readonly attended: readonly string[];
}

async function sendAll(by: string): Promise<Unsent> {
  let waiting = 0;
  const attended = new Set<string>();
  for (const { pageId, known } of listUnsent(by)) {
    if (refused.has(known.id)) continue;
    const isFree = await unlessAttended(lockOf(pageId), async () => {
      if (await sendText(known.id)) waiting += 1;
    });
    if (!isFree) attended.add(pageId);
  }
  return { waiting, attended: [...attended] };
}

let sending: Promise<Unsent> | null = null;

/** Sends what was left behind, by the tab that wrote it or another one. */
export function sendUnsent(by: string): Promise<Unsent> {
  sending ??= sendAll(by).finally(() => (sending = null));
  return sending;
}
