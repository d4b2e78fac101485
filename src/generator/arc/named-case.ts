import type { Entry, NamedCase } from '../../content/library/entry.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { ANY_MAKER } from '../../understanding/title-brand.ts';
import { foldedWords } from '../../understanding/words.ts';
import { type CaseNames, caseNamed, namesOf } from './case-names.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant' | 'brand'> };

/** The entry as it is told to whoever names the case: what the case says of itself stands in the place of what is said to everybody. */
export function toldInCase(entry: Entry, named: NamedCase | null): Entry {
  if (named === null) return entry;
  const { why, youCheck, technicianDoes, cost, prevent, when, steps, near } = named;
  return {
    ...entry,
    ...(why && { why }),
    ...(youCheck && { youCheck }),
    ...(technicianDoes && { technicianDoes }),
    ...(cost && { cost }),
    ...(prevent && { prevent }),
    ...(when && { when }),
    ...(steps && { steps }),
    ...(near && { near }),
  };
}

/** By entry: reading the names takes longer than looking for one. */
const known = new WeakMap<Pick<Entry, 'cases'>, CaseNames>();

/** The case of an entry that a title names, the one that it names in most words; null where it names none. `meant`: the title's words. */
export function namedCase(
  entry: Pick<Entry, 'cases'>,
  meant: readonly string[],
  maker: string | null = null,
): NamedCase | null {
  const names = known.get(entry) ?? namesOf(entry.cases);
  known.set(entry, names);
  const at = caseNamed(names, meant, maker);
  return at < 0 ? null : (entry.cases[at] ?? null);
}

/** The word by which a maker is named: 'garen'. */
const makerWord = (brand: string | null): string | null => (brand === null ? null : (foldedWords(brand)[0] ?? null));

/** What whoever names the title's case sends; null where the entry's own chat says it. @param brand another maker that the title names. */
export function chatOfCase(entry: Pick<Entry, 'cases'>, title: string, brand: string | null): string | null {
  const maker = makerWord(brand);
  const meant = foldedWords(title).map((word) => (word === maker ? ANY_MAKER : word));
  return namedCase(entry, meant, maker)?.chat ?? null;
}

/** The same as a page may say it: without what is not true of its place; null where that leaves no answer. */
export function caseOfPage(entry: Pick<Entry, 'cases'>, page: Page): NamedCase | null {
  const { meant, brand } = page.understood;
  const named = namedCase(entry, meant, makerWord(brand?.name ?? null));
  if (named === null) return null;
  const answer = trueOfPlace(page, named.answer);
  if (answer.length === 0) return null;
  const isTrue = (text: string) => trueOfPlace(page, [text]).length > 0;
  const { check, avoid, ...told } = named;
  return {
    ...told,
    answer: [...answer],
    description: [...trueOfPlace(page, named.description)],
    ...(check && isTrue(`${check.do} ${check.tells}`) && { check }),
    ...(avoid !== undefined && isTrue(avoid) && { avoid }),
  };
}
