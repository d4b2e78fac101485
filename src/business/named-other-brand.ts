import { searchKey } from '../text/slug.ts';
import { otherBrandNames, otherBrandLines } from './other-brands.ts';

/** Plain words too ('nice', 'seg.' for seconds): they count only where they are spelled as the name is. */
const SPELLED = new Set(['Nice', 'Seg', 'Acton', 'Genno', 'Linear', 'Came']);

/** The other maker that a text names, as its name is written; null where it names none. A place's own name does not count. */
export function findOtherBrand(text: string, placeName = ''): string | null {
  const rest = placeName === '' ? text : text.replace(placeName, ' ');
  const folded = ` ${searchKey(rest).replace(/[^a-z0-9]+/g, ' ')} `;
  const words = new Set(rest.split(/[^\p{L}\p{N}]+/u));
  const named = otherBrandNames.find((name) =>
    SPELLED.has(name) ? words.has(name) || words.has(name.toUpperCase()) : folded.includes(` ${name.toLowerCase()} `),
  );
  return named ?? otherBrandLines.find(([key]) => folded.includes(` ${key} `))?.[1] ?? null;
}
