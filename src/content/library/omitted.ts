import type { Entry } from './entry.ts';

/** The entry without its texts that begin so; a paragraph that has no wording left goes. */
export function withoutOmitted(entry: Entry, omits: readonly string[] | undefined): Entry {
  if (omits === undefined) return entry;
  const isKept = (text: string) => !omits.some((beginning) => text.startsWith(beginning));
  const { verdict, ...told } = entry;
  return {
    ...told,
    ...(verdict && isKept(verdict.title) && { verdict }),
    why: entry.why.map((wordings) => wordings.filter(isKept)).filter((wordings) => wordings.length > 0),
    youCheck: entry.youCheck.filter(({ do: todo }) => isKept(todo)),
    finder: entry.finder.filter(({ ask }) => isKept(ask)),
    avoid: entry.avoid.filter(isKept),
    when: entry.when.filter(isKept),
    technicianDoes: entry.technicianDoes.filter(isKept),
    cost: entry.cost.filter(isKept),
    prevent: entry.prevent.filter(isKept),
  };
}

/** Every text of the entry that a case may leave out; what to do in danger, and what to keep away from, is said to everybody. */
export function omittableTexts(entry: Entry): readonly string[] {
  const { family, verdict, why, youCheck, finder, avoid, when, technicianDoes, cost, prevent } = entry;
  const ofSafety = [...youCheck.map(({ do: todo }) => todo), ...avoid];
  return [
    ...(verdict ? [verdict.title] : []),
    ...(family === 'danger' ? [] : ofSafety),
    ...why.flat(),
    ...finder.map(({ ask }) => ask),
    ...when,
    ...technicianDoes,
    ...cost,
    ...prevent,
  ];
}
