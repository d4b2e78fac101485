import type { Entry, NamedCase } from './library/entry.ts';

/** What a page shows otherwise, beside its text, to whoever names a case. */
type ShownCase = Pick<NamedCase, 'chat' | 'open' | 'part' | 'steps' | 'youCheck'>;

/** The entry as it is shown to whoever names the case: its message, the questions that the title leaves open, and the part that is at fault there. */
export function shownInCase(entry: Entry, named: ShownCase | null): Entry {
  if (named === null) return entry;
  const { open, part, chat = entry.chat, steps = entry.steps, youCheck = entry.youCheck } = named;
  const finder = open === undefined ? entry.finder : open.flatMap((number) => entry.finder[number - 1] ?? []);
  const told = { ...entry, chat, steps, youCheck, finder };
  if (part === undefined) return told;
  const { scene: _, ...drawn } = told;
  return { ...drawn, drawing: { part } };
}
