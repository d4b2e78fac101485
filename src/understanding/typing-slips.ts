/** What a typed word costs to become another: how probable it is that a slip of the finger or of the ear made one of the other. */

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are written for one another, because they sound alike. */
const ALIKE = ['aeiou', 'csxz', 'ckqg', 'bp', 'dt', 'fv', 'mn', 'lru', 'gj', 'iy', 'vw', 'hrc', 'lh', 'aeiouy'];
/** One letter for another that is neither beside it nor sounds alike: nobody slips like that. */
const FAR = 3;

function keysBeside(letter: string): string {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  const at = KEYBOARD[row]?.indexOf(letter) ?? -1;
  return [row - 1, row, row + 1].map((near) => KEYBOARD[near]?.slice(Math.max(0, at - 1), at + 2) ?? '').join('');
}

function costOfChange(a: string, b: string): number {
  if (a === b) return 0;
  return ALIKE.some((letters) => letters.includes(a) && letters.includes(b)) || keysBeside(a).includes(b) ? 1 : FAR;
}

/** 0 for the same word; 1 for each letter left out, added, swapped with its neighbour or struck beside, 3 for any other letter. Folded words. */
export function costOfSlips(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const [a, b] = [typed[i - 1] ?? '', word[j - 1] ?? ''];
      const isSwapped = a === word[j - 2] && b === typed[i - 2];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + costOfChange(a, b),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[word.length] ?? 0;
}
