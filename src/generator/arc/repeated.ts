import { LRUCache } from 'lru-cache';
import { searchKey } from '../../text/slug.ts';

const PLACEHOLDER_OR_TAG = /\{[^}]*\}|<[^>]*>/g;
const WORD = /\p{L}{4,}/gu;
/** Where the forms of a word part: 'lente' and 'lentes', 'limpe' and 'limpar'. */
const LETTERS = 5;
/** A shorter text has too few words to be told from another. */
const WORDS_LEAST = 5;
/** Words of every page of the trade. */
const EVERYWHERE = new Set(
  (
    'porta motor folha tecni quand porqu tambe entre depoi antes ainda outro outra mesmo mesma pelo pela para como ' +
    'esse essa isso este esta mais dele dela cada onde qual quem todo toda algum algun'
  ).split(' '),
);

const TEXTS_KEPT = 2000;
const known = new LRUCache<string, ReadonlySet<string>>({ max: TEXTS_KEPT });

function keysOf(text: string): ReadonlySet<string> {
  const found = known.get(text);
  if (found) return found;
  const words = searchKey(text.replace(PLACEHOLDER_OR_TAG, ' ')).match(WORD) ?? [];
  const keys = new Set(
    words.map((word) => word.replace(/s$/, '').slice(0, LETTERS)).filter((key) => !EVERYWHERE.has(key)),
  );
  known.set(text, keys);
  return keys;
}

/** How much of a text one of the others says already, in whatever order: 0 nothing, 1 every word of it. */
export function repetition(text: string, others: readonly string[]): number {
  const keys = keysOf(text);
  if (keys.size < WORDS_LEAST) return 0;
  const shares = others.map((other) => {
    const told = keysOf(other);
    return [...keys].filter((key) => told.has(key)).length / keys.size;
  });
  return Math.max(0, ...shares);
}

/** Of a list, what says least again of what is told: at most so many, and of those that say this much again none, as long as `least` are left. In the list's order. */
export function leastRepeated<Item>(
  items: readonly Item[],
  told: readonly string[],
  textOf: (item: Item) => string,
  { most, least, share }: { readonly most: number; readonly least: number; readonly share: number },
): readonly Item[] {
  const ranked = items
    .map((item) => ({ item, again: repetition(textOf(item), told) }))
    .toSorted((one, other) => one.again - other.again);
  const kept = new Set(
    ranked.filter(({ again }, at) => at < least || (at < most && again < share)).map(({ item }) => item),
  );
  return items.filter((item) => kept.has(item));
}
