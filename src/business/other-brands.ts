import { searchKey } from '../text/slug.ts';

/** Makers whose motors we neither sell nor represent; the names say only which motors are serviced. */
export const otherBrandNames = [
  'Garen',
  'Rossi',
  'Peccinin',
  'Nice',
  'AGL',
  'Ipec',
  'RCG',
  'Unisystem',
  'Motoppar',
  'Intelbras',
  'Celtron',
  'Genno',
  'BFT',
  'FAAC',
  'Acton',
  'Seg',
  'Linear',
  'JFL',
  'ECP',
  'Compatec',
  'Came',
  'Somfy',
  'Beninca',
  'Citrox',
] as const;

/** A line of a maker, where people name it without its maker. */
export const otherBrandLines: readonly (readonly [words: string, maker: string, spoken: string])[] = [
  ['dz nano', 'Rossi', 'DZ Nano'],
  ['dz atto', 'Rossi', 'DZ Atto'],
];

/** The maker with its line, where the words name that too: 'Rossi DZ Nano'. */
export function withLine(maker: string, words: readonly string[]): string {
  const said = ` ${words.join(' ')} `;
  const line = otherBrandLines.find(([key, of]) => of === maker && said.includes(` ${key} `));
  return line ? `${maker} ${line[2]}` : maker;
}

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
