import { otherBrandNames, otherBrandLines } from '../business/other-brands.ts';
import { createCorrection } from './spelling.ts';

/** Plain words too: they are a maker's name only behind a word for what it makes. */
const PLAIN = new Set(['seg', 'nice', 'linear', 'genno', 'came']);
const MADE = new Set([
  'motor',
  'motores',
  'central',
  'placa',
  'controle',
  'marca',
  'da',
  'automatizador',
  'portao',
  'tecnica',
  'que',
  'ou',
  'x',
  'conserto',
  'manutencao',
  'assistencia',
  'autorizada',
  'autorizado',
  'meu',
  'minha',
]);

/** What a motor does or fails to do. */
const DOES = new Set(['nao', 'parou', 'queimou', 'quebrou', 'pifou', 'travou', 'motor', 'portao']);

/** 'nice não abre': a plain word that begins a title and fails is the maker's name. */
function isSubject(words: readonly string[], start: number): boolean {
  return start === 0 && DOES.has(words[1] ?? '');
}

/** 'serve no Seg antigo': said of a thing of a maker. */
const LIKE_A_MODEL = new Set(['antigo', 'novo', 'velho', 'speed', 'fast']);

const COMPARES = new Set(['ou', 'x', 'vs', 'versus']);
const COMPARED_WITHIN = 3;

/** 'Seg Speed ou Garen Speed': beside another maker a plain word is one too. */
function isBesideAnother(words: readonly string[], start: number): boolean {
  const at = words.findIndex((word, index) => index > start && COMPARES.has(word));
  if (at < 0 || at - start > COMPARED_WITHIN) return false;
  const other = words[at + 1] ?? '';
  return byWord.has(other) && !PLAIN.has(other);
}

export interface FoundBrand {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

const correct = createCorrection(otherBrandNames.map((name) => name.toLowerCase()));
const byWord = new Map<string, string>(otherBrandNames.map((name) => [name.toLowerCase(), name]));

/** Who misspells a name begins it right: 'zumbi' is no 'Somfy'. */
function nameNear(word: string): string | undefined {
  const near = correct(word);
  return near !== null && near[0] === word[0] ? byWord.get(near) : undefined;
}

/** Another maker that the folded words name, nearly so spelled too ('pecinin'); null where none. */
export function findBrand(words: readonly string[], isWord: (folded: string) => boolean): FoundBrand | null {
  for (const [start, word] of words.entries()) {
    const line = otherBrandLines.find(([key]) =>
      key.split(' ').every((part, offset) => words[start + offset] === part),
    );
    if (line) return { name: line[1], start, length: line[0].split(' ').length };
    const exact = byWord.get(word);
    const isName =
      !PLAIN.has(word) ||
      MADE.has(words[start - 1] ?? '') ||
      LIKE_A_MODEL.has(words[start + 1] ?? '') ||
      isSubject(words, start) ||
      isBesideAnother(words, start);
    if (exact !== undefined && isName) return { name: exact, start, length: 1 };
    const alike = word.length >= 4 && exact === undefined && !isWord(word) ? nameNear(word) : undefined;
    if (alike !== undefined) return { name: alike, start, length: 1 };
  }
  return null;
}

const JOINS = new Set(['e', 'ou', 'x', 'vs', 'versus']);

/** Every other maker that folded words name, in their order; a plain word is one behind another maker: 'Intelbras e Nice'. */
export function brandsIn(words: readonly string[]): readonly string[] {
  const found = words.flatMap((word, at) => {
    const name = byWord.get(word);
    const isJoined = JOINS.has(words[at - 1] ?? '') && byWord.has(words[at - 2] ?? '');
    return name === undefined || (PLAIN.has(word) && !isJoined && !MADE.has(words[at - 1] ?? '')) ? [] : [name];
  });
  return [...new Set(found)];
}

/** What stands for any other maker where ways of asking are compared. */
export const ANY_MAKER = 'outramarca';

/** The words with another maker's name, if one stands there, as one and the same word. */
export function withMakersAsOne(words: readonly string[], isWord: (folded: string) => boolean): string[] {
  const found = findBrand(words, isWord);
  return found ? words.toSpliced(found.start, found.length, ANY_MAKER) : [...words];
}
