import type { Entry, NamedCase } from './entry.ts';

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

/** Every text of the entry that the case may leave out: none in the place of which it has its own. What to do in danger, and what to keep away from, is said to everybody. */
export function omittableTexts(entry: Entry, own: NamedCase): readonly string[] {
  const { family, verdict, why, youCheck, finder, avoid, when, technicianDoes, cost, prevent } = entry;
  const isDanger = family === 'danger';
  return [
    ...(verdict ? [verdict.title] : []),
    ...(isDanger ? [] : avoid),
    ...(isDanger || own.youCheck ? [] : youCheck.map(({ do: todo }) => todo)),
    ...(own.why ? [] : why.flat()),
    ...(own.open ? [] : finder.map(({ ask }) => ask)),
    ...(own.when ? [] : when),
    ...(own.technicianDoes ? [] : technicianDoes),
    ...(own.cost ? [] : cost),
    ...(own.prevent ? [] : prevent),
  ];
}
