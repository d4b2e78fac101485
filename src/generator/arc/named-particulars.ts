import type { Entry } from '../../content/library/entry.ts';
import { type Particular, particulars } from '../../content/library/particulars.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { caseNamed, type CaseNames, namesOf } from '../../understanding/case-names.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant'> };

/** More would make a list of the answer. */
const MOST = 2;

const names = new Map<Particular, CaseNames>(particulars.map((one) => [one, namesOf([one])]));

function isNamed(one: Particular, meant: readonly string[]): boolean {
  const known = names.get(one);
  return known !== undefined && caseNamed(known, meant, null) >= 0;
}

function isMeantFor({ families, parts }: Particular, entry: Pick<Entry, 'family' | 'parts'>): boolean {
  return families.includes(entry.family) && (parts.length === 0 || entry.parts.some((part) => parts.includes(part)));
}

function isSaid({ said }: Particular, answer: string): boolean {
  const text = answer.toLowerCase();
  return said.some((stem) => text.includes(stem.toLowerCase()));
}

/** What holds of the particulars that a title names and its answer passes over, each in its wordings that are true of the page's place. */
export function namedParticulars(
  page: Page,
  entry: Pick<Entry, 'family' | 'parts'>,
  answer: string,
): readonly (readonly string[])[] {
  return particulars
    .filter((one) => isMeantFor(one, entry) && isNamed(one, page.understood.meant) && !isSaid(one, answer))
    .map(({ texts }) => trueOfPlace(page, texts))
    .filter((texts) => texts.length > 0)
    .slice(0, MOST);
}
