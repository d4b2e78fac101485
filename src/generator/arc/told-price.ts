import { fillText } from '../../content/library/placeholders.ts';
import type { ArcWriting } from './arc-sections.ts';

const PRICE = String.raw`\{facts\.(?:repairPrice|repairPhrase)\}`;
/** What a mending costs, said at the end of a sentence that is whole without it. */
const AT_END = new RegExp(
  String.raw`, (?:com (?:mão de obra de )?|e (?:o|a) \p{L}+ tem (?:mão de obra de )?)${PRICE}(?:(?:,| e) [^.;:]{1,60}à parte)?(?=[.;])`,
  'gu',
);
/** A sentence, or the half of one, that says nothing else: 'A mão de obra vai de R$ 200 a R$ 400, com o par à parte.' */
const ALONE = String.raw`(?![^.;]*(?<!\p{L})(?:se|porque|não|até|só|sem)(?!\p{L}))(?:[\p{L}-]+,? ){0,9}${PRICE}(?:,? (?:[\p{L}-]+,? ?){1,8})?`;
const LAST_HALF = new RegExp(`; ${ALONE}(?=\\.)`, 'giu');
const SENTENCE = new RegExp(`(?<=[.?!]) ${ALONE}\\.(?=\\s|$)`, 'giu');

/** The text without what a mending costs. */
function withoutPrice(text: string): string {
  return text.replace(AT_END, '').replace(LAST_HALF, '').replace(SENTENCE, '');
}

const ANY_PRICE = /\{facts\.\w*(?:price|phrase)/i;

/** Of these, what is said where nothing is offered: without what a mending costs, and none that names another price. */
export function unpriced(texts: readonly string[]): readonly string[] {
  return texts.map(withoutPrice).filter((text) => !ANY_PRICE.test(text));
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

/** The text without what a mending costs, where the page has said that. */
export function withoutToldPrice({ values, said }: Pick<ArcWriting, 'values' | 'said'>, text: string): string {
  const told = TELLS_PRICE.map((slot) => fillText(slot, values));
  const isTold = [...said].some((sentence) => told.some((price) => sentence.includes(price)));
  return isTold ? withoutPrice(text) : text;
}
