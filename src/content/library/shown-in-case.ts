import type { Entry, NamedCase } from './entry.ts';
import { withoutOmitted } from './omitted.ts';

/** What a page shows otherwise, beside its text, to whoever names a case. */
type ShownCase = Pick<NamedCase, 'chat' | 'kit' | 'omits' | 'open' | 'part' | 'steps' | 'untilVisit' | 'youCheck'>;

/** The entry as it is shown to whoever names the case: its message, the questions that the title leaves open, the part that is at fault there, and nothing that does not hold for it. */
export function shownInCase(entry: Entry, named: ShownCase | null): Entry {
  if (named === null) return entry;
  const { open, part, kit = entry.kit, chat = entry.chat, steps = entry.steps, youCheck = entry.youCheck } = named;
  const finder = open === undefined ? entry.finder : open.flatMap((number) => entry.finder[number - 1] ?? []);
  const { untilVisit: _until, ...besides } = entry;
  const until = named.untilVisit ?? entry.untilVisit;
  const waiting = until === undefined || until === 'none' ? {} : { untilVisit: until };
  const told = withoutOmitted({ ...besides, ...waiting, kit, chat, steps, youCheck, finder }, named.omits);
  if (part === undefined) return told;
  const { scene: _, ...drawn } = told;
  return { ...drawn, drawing: { part } };
}
