import { diffArrays } from 'diff/lib/diff/array.js';
import { diffWordsWithSpace } from 'diff/lib/diff/word.js';

export interface Piece {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

/** A paragraph, a heading or an item, in pieces. */
export type MarkedLine = readonly Piece[];

/** Texts that have nothing in common take long to compare word by word; they are compared by lines then. */
const WORDS_MS = 800;

interface Change {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

const pieceOf = ({ value, added, removed }: Change): Piece => ({
  text: value,
  change: added ? 'added' : removed ? 'removed' : 'same',
});

function byLines(before: string, after: string): Change[] {
  return diffArrays(before.split('\n'), after.split('\n')).map(({ value, added, removed }) => ({
    value: value.map((line) => `${line}\n`).join(''),
    added,
    removed,
  }));
}

/** What became of a text whose lines are the parts of an article. */
export function diffTexts(before: string, after: string): MarkedLine[] {
  const changes = diffWordsWithSpace(before, after, { timeout: WORDS_MS }) ?? byLines(before, after);
  return inLines(changes.map(pieceOf));
}

function inLines(pieces: readonly Piece[]): MarkedLine[] {
  const lines: Piece[][] = [[]];
  for (const { text, change } of pieces) {
    const [first = '', ...others] = text.split('\n');
    if (first !== '') lines.at(-1)?.push({ text: first, change });
    for (const other of others) lines.push(other === '' ? [] : [{ text: other, change }]);
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

/** What one of the two texts says, with its own marks alone. */
export function sideOf(lines: readonly MarkedLine[], side: 'added' | 'removed'): MarkedLine[] {
  return lines
    .map((line) => line.filter(({ change }) => change === 'same' || change === side))
    .filter((line) => line.length > 0);
}

export const isSameLine = (line: MarkedLine) => line.every(({ change }) => change === 'same');

/** A line, or how many that are the same were left out. */
export type ShownLine = MarkedLine | number;

/** Fewer take no more room than the words that would stand for them. */
const LEFT_OUT_MIN = 3;

/** The changed lines with one before and one behind, which say where they stand. */
export function aroundChanges(lines: readonly MarkedLine[]): ShownLine[] {
  const isNear = (at: number) => lines.slice(Math.max(0, at - 1), at + 2).some((line) => !isSameLine(line));
  const shown: ShownLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && !isNear(end)) end += 1;
    if (end - at >= LEFT_OUT_MIN) shown.push(end - at);
    else shown.push(...lines.slice(at, end));
    shown.push(...lines.slice(end, end + 1));
    at = end + 1;
  }
  return shown;
}
