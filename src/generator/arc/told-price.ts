import { fillText } from '../../content/library/placeholders.ts';
import { isUrgent } from './arc.ts';
import type { ArcWriting } from './arc-sections.ts';

/** What a mending costs, said at the end of a sentence that is whole without it. */
const PRICE_AT_END =
  /, com (?:\{facts\.repairPhrase\}|mão de obra de \{facts\.repairPrice\}(?:(?:,| e) (?:com )?(?:a |as |o )?\p{L}+ à parte)?)(?=[.;])/gu;

/** The text without what a mending costs. */
export function withoutPrice(text: string): string {
  return text.replace(PRICE_AT_END, '');
}

const FACT = /\{facts\.[\w.]+\}/g;

/** Of these, the wordings that say fewest of the company's figures again. */
export function leastTold(
  { values, said }: Pick<ArcWriting, 'values' | 'said'>,
  wordings: readonly string[],
): readonly string[] {
  const page = [...said].join(' ');
  const isTold = ([slot]: readonly string[]) => slot !== undefined && page.includes(fillText(slot, values));
  const again = wordings.map((text) => [...text.matchAll(FACT)].filter(isTold).length);
  const fewest = Math.min(...again);
  return wordings.filter((_, at) => again[at] === fewest);
}

const TELLS_PRICE = ['{facts.repairPrice}', '{facts.repairPhrase}'];

/** The text without what a mending costs, where the page has said that; in an emergency nothing is shortened. */
export function withoutToldPrice(
  { entry, values, said }: Pick<ArcWriting, 'entry' | 'values' | 'said'>,
  text: string,
): string {
  if (isUrgent(entry)) return text;
  const told = TELLS_PRICE.map((slot) => fillText(slot, values));
  const isTold = [...said].some((sentence) => told.some((price) => sentence.includes(price)));
  return isTold ? withoutPrice(text) : text;
}
