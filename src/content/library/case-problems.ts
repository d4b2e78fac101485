import { findDrawnPart } from '../../business/part-drawings.ts';
import type { Entry, NamedCase } from './entry.ts';
import { drawingProblems } from './drawing-problems.ts';
import { omittableTexts } from './omitted.ts';

/** What is wrong in what an entry's cases say of its questions, its drawing and its kits, and of its texts that they leave out. */
export function caseProblems(entry: Entry): string[] {
  return entry.cases.flatMap((own) =>
    [
      ...omissionProblems(entry, own),
      ...questionProblems(entry, own),
      ...(own.kit === false && !entry.kit ? ['shows no kit, and neither does the entry'] : []),
    ]
      .map((problem) => `the case “${own.named[0]}” ${problem}`)
      .concat(partProblems(entry, own)),
  );
}

function omissionProblems(entry: Entry, own: NamedCase): string[] {
  const { omits = [] } = own;
  if (omits.length === 0) return [];
  const omittable = omittableTexts(entry, own);
  return omits
    .filter((beginning) => !omittable.some((text) => text.startsWith(beginning)))
    .map((beginning) => `omits “${beginning}”, with which nothing begins that it may leave out`);
}

function questionProblems({ finder }: Entry, { open = [] }: NamedCase): string[] {
  return open
    .filter((number, at) => number > finder.length || open.indexOf(number) !== at)
    .map((number) => `leaves question ${number} open, of ${finder.length} that are asked once each`);
}

/** What no gate shows is shown on the board. */
function partProblems({ gateKinds }: Entry, { part, named: [name] }: NamedCase): string[] {
  if (part === undefined || findDrawnPart('board', part)) return [];
  return drawingProblems({ drawing: { part }, gateKinds }).map((problem) => `the case “${name}”: ${problem}`);
}
