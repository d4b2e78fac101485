import type { Facts } from '../../business/facts.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Place } from '../../business/place.ts';
import type { Entry, NamedCase } from '../../content/library/entry.ts';
import { namesAnotherKind } from '../../content/library/of-the-kind.ts';
import { withoutOmitted } from '../../content/library/omitted.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { ANY_MAKER } from '../../understanding/title-brand.ts';
import { foldedWords } from '../../understanding/words.ts';
import { type CaseNames, casesNamed, namesOf } from '../../understanding/case-names.ts';
import { type OfPlace, trueOfPlace } from './true-of-place.ts';

type Page = OfPlace & { readonly understood: Pick<Understanding, 'meant' | 'brand' | 'gateKind'> };

/** The entry as it is told to whoever names the case: what the case says of itself stands in the place of what is said to everybody. */
export function toldInCase(entry: Entry, named: NamedCase | null): Entry {
  if (named === null) return entry;
  const { omits, kit = entry.kit, why, youCheck, technicianDoes, cost, prevent, when, steps, near } = named;
  return {
    ...withoutOmitted(entry, omits),
    kit,
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

/** The cases of an entry that a title names, the one that it names in most words first. `meant`: the title's words. */
export function namedCases(
  entry: Pick<Entry, 'cases'>,
  meant: readonly string[],
  maker: string | null = null,
): readonly NamedCase[] {
  const names = known.get(entry) ?? namesOf(entry.cases);
  known.set(entry, names);
  return casesNamed(names, meant, maker).flatMap((at) => entry.cases[at] ?? []);
}

/** The case of an entry that a title names before all; null where it names none. */
export function namedCase(
  entry: Pick<Entry, 'cases'>,
  meant: readonly string[],
  maker: string | null = null,
): NamedCase | null {
  return namedCases(entry, meant, maker)[0] ?? null;
}

/** The word by which a maker is named: 'garen'. */
const makerWord = (brand: string | null): string | null => (brand === null ? null : (foldedWords(brand)[0] ?? null));

/** What a case has none of its own of is told as whoever names the next may be told it: 'do prédio' behind 'abre sozinho'; what either leaves out is left out. */
function filledIn(first: NamedCase, [next, ...besides]: readonly NamedCase[]): NamedCase {
  if (!next) return first;
  const behind = filledIn(next, besides);
  const omits = [...(first.omits ?? []), ...(behind.omits ?? [])];
  return { ...behind, ...first, ...(omits.length > 0 && { omits }) };
}

/** What a case answers that is true of the page's place and may be said of its gate. */
function answersOn(page: Page, { answer }: NamedCase): readonly string[] {
  const { gateKind } = page.understood;
  return trueOfPlace(page, answer).filter((text) => gateKind === null || !namesAnotherKind(text, gateKind));
}

/** The same as a page may say it: without what is not true of its place or begins with another kind of gate; null where that leaves no answer. */
export function caseOfPage(entry: Pick<Entry, 'cases'>, page: Page): NamedCase | null {
  const { meant, brand } = page.understood;
  const cases = namedCases(entry, meant, makerWord(brand?.name ?? null));
  const [named, ...besides] = cases.filter((one) => answersOn(page, one).length > 0);
  if (!named) return null;
  const isTrue = (text: string) => trueOfPlace(page, [text]).length > 0;
  const { check, avoid, ...told } = filledIn(named, besides);
  return {
    ...told,
    answer: [...answersOn(page, named)],
    description: [...trueOfPlace(page, named.description)],
    ...(check && isTrue(`${check.do} ${check.tells}`) && { check }),
    ...(avoid !== undefined && isTrue(avoid) && { avoid }),
  };
}

/** What a stored page's title was understood as. */
interface Subject {
  readonly entry: Pick<Entry, 'cases'> | null;
  readonly place: Place | null;
  readonly brand: string | null;
  readonly gateKind: GateKind | null;
  /** The title's words; null where only the title is known. */
  readonly meant: readonly string[] | null;
}

/** The case that a stored page tells; null where it tells none. */
export function caseOfStored(
  title: string,
  { entry, place, brand, gateKind, meant }: Subject,
  facts: Facts,
): NamedCase | null {
  if (entry === null) return null;
  const maker = makerWord(brand);
  return caseOfPage(entry, {
    facts,
    understood: {
      meant: meant ?? foldedWords(title).map((word) => (word === maker ? ANY_MAKER : word)),
      brand: brand === null ? null : { name: brand, ours: false },
      gateKind,
      place: place && { kind: 'own', place },
    },
  });
}
