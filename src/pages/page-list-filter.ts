import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { addresses } from '../business/addresses.ts';
import { findPlaceByKey, places } from '../business/places.ts';
import { saoPauloInstant } from '../business/sao-paulo-clock.ts';
import { FAMILIES, type Family } from '../content/library/entry.ts';
import { library } from '../content/library/library.ts';
import { ALMOST_EQUAL_FROM, SIMILAR_FROM } from '../generator/similarity.ts';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import { searchKey } from '../text/slug.ts';

/** The most words of a search. Further words are ignored. */
const SEARCH_WORDS = 20;
const DAY_ENDS = 24;

const parts = {
  q: z.string().trim().max(200).optional(),
  sort: z.enum(['newest', 'oldest', 'title', 'likeness', 'own-words']).optional(),
  /**
   * How much pages are alike, that they say little of their own, that search engines are not shown them, that they state figures of the company
   * in typed words, or that they do and the company's data were published again since.
   */
  level: z.enum(['similar', 'almost-equal', 'few-own-words', 'hidden', 'typed-figures', 'out-of-date']).optional(),
  /** The key of a place: a municipality's stands for all its places too, a zone's for those of the zone. */
  place: z.string().max(150).optional(),
  family: z.enum(FAMILIES).optional(),
  /** The id of an entry of the library. */
  entry: z.string().max(100).optional(),
  /** The bulk job that made the page. */
  job: z.uuid().optional(),
  /** Days of São Paulo, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Reads a filter out of an address. */
export const pageListQuery = z.object(parts);
/** Reads a filter out of a JSON body. */
export const pageListBody = z.strictObject(parts);

/** Which pages are looked for, and in which order. */
export type PageListFilter = Readonly<z.infer<typeof pageListQuery>>;

type Condition = RawBuilder<boolean>;

/**
 * What a filter asks of a row of `generated_pages as page`, all of it together. Whether the page is deleted is left to whoever asks.
 *
 * @param walked the column in whose order the rows are read, out of its index: no other range is offered to the planner, which would sort by it.
 */
export function pageListConditions(
  { q, level, place, family, entry, job, from, to }: PageListFilter,
  walked: string | null = null,
): Condition[] {
  const isFree = (column: string) => walked === null || walked === column;
  const created = isFree('page.created_at') ? sql.ref('page.created_at') : sql`coalesce(page.created_at, '')`;
  const likeness = isFree('page.likeness') ? sql.ref('page.likeness') : sql`coalesce(page.likeness, 0)`;
  const ownWords = isFree('page.own_words') ? sql.ref('page.own_words') : sql`coalesce(page.own_words, 1)`;
  return [
    ...(q ? contains(q) : []),
    ...(level ? [ofLevel(level, { likeness, ownWords })] : []),
    ...(place ? [isOneOf(sql.ref('page.place'), placesIn(place))] : []),
    ...(family ? [isOneOf(sql.ref('page.entry'), entriesOf(family))] : []),
    ...(entry ? [sql<boolean>`page.entry = ${entry}`] : []),
    ...(job ? [sql<boolean>`page.job_id = ${job}`] : []),
    ...(from ? [sql<boolean>`${created} >= ${saoPauloInstant(from, 0).toISOString()}`] : []),
    ...(to ? [sql<boolean>`${created} < ${saoPauloInstant(to, DAY_ENDS).toISOString()}`] : []),
  ];
}

/** Pages whose title or address contains every word that was typed, in any order, accents and case ignored. */
function contains(words: string): Condition[] {
  const root = addresses.usefulLink('');
  // An address may be pasted whole; what is stored is its end.
  const sought = words.includes(root) ? words.slice(words.lastIndexOf(root) + root.length) : words;
  const each = new Set(searchKey(sought).split(/\s+/, SEARCH_WORDS));
  return [...each].map(
    (word) => sql<boolean>`page.search_key like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  );
}

function ofLevel(
  level: NonNullable<PageListFilter['level']>,
  { likeness, ownWords }: { readonly likeness: RawBuilder<unknown>; readonly ownWords: RawBuilder<unknown> },
): Condition {
  switch (level) {
    case 'similar':
      return sql`${likeness} >= ${SIMILAR_FROM} and ${likeness} < ${ALMOST_EQUAL_FROM}`;
    case 'almost-equal':
      return sql`${likeness} >= ${ALMOST_EQUAL_FROM}`;
    case 'few-own-words':
      return sql`${ownWords} < ${OWN_WORDS_FROM}`;
    case 'hidden':
      return sql`page.indexable = 0`;
    case 'typed-figures':
      return sql`page.typed_figures > 0`;
    case 'out-of-date':
      // An index holds the figures; only the few pages that have some are looked up.
      return sql`page.typed_figures > 0 and exists (select 1 from generated_pages as old where old.id = page.id
        and old.updated_at < (select max(published_at) from company_states where source <> 'start'))`;
  }
}

function isOneOf(column: RawBuilder<unknown>, values: readonly string[]): Condition {
  return values.length === 0 ? sql`1 = 0` : sql`${column} in (${sql.join(values)})`;
}

/** The place itself, and what lies in it. */
function placesIn(key: string): string[] {
  const place = findPlaceByKey(key);
  if (place === null) return [];
  const lies = ({ municipality, zone }: typeof place) =>
    place.kind === 'municipality' ? municipality === place.municipality : zone === place.zone;
  const inside = place.kind === 'neighbourhood' ? [] : places.filter(lies);
  return [...new Set([place, ...inside].map((each) => each.key))];
}

function entriesOf(family: Family): string[] {
  return [...library.values()].filter((entry) => entry.family === family).map(({ id }) => id);
}
