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
