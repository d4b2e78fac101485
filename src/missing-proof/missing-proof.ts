import type { Kysely } from 'kysely';
import { findPlaceByKey } from '../business/places.ts';
import { SET, UNSET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';
import { NOINDEX_FROM } from '../generator/similarity.ts';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import { PHOTOS_THAT_PROVE, provedPlaces } from '../similarity/proved-places.ts';
import { inPlace } from '../text/portuguese.ts';
import { compareText } from '../text/sort.ts';
import type { MissingProof, PlaceProof } from './proof-contracts.ts';

type Counted = Pick<PlaceProof, 'pages' | 'own_words' | 'jobs' | 'voices' | 'opens'>;

const NOTHING: Counted = { pages: 0, own_words: null, jobs: 0, voices: 0, opens: 0 };

/** What each place with pages or jobs has to show, and what a job with photos there would let into search engines. */
export async function findMissingProof(db: Kysely<Schema>): Promise<MissingProof> {
  const [pages, waiting, jobs, proved] = await Promise.all([
    countPages(db),
    countWaiting(db),
    countJobs(db),
    provedPlaces(db),
  ]);
  const keys = new Set([...pages.keys(), ...jobs.keys()]);
  const places = [...keys].flatMap((key): PlaceProof[] => {
    const place = findPlaceByKey(key);
    if (place === null) return [];
    const counted = { ...NOTHING, ...pages.get(key), ...jobs.get(key) };
    const opens = proved.has(key) ? 0 : (waiting.get(key) ?? 0);
    return [
      { key, name: place.name, where: inPlace(place), region: place.zone ?? place.municipality, ...counted, opens },
    ];
  });
  const order = (one: PlaceProof, other: PlaceProof) =>
    compareText(one.region, other.region) || other.opens - one.opens || compareText(one.name, other.name);
  return { photos: PHOTOS_THAT_PROVE, places: places.toSorted(order) };
}

async function countPages(db: Kysely<Schema>): Promise<ReadonlyMap<string, Pick<Counted, 'pages' | 'own_words'>>> {
  const rows = await db
    .selectFrom('generated_pages')
    .select(({ fn }) => ['place', fn.countAll<number>().as('pages'), fn.avg<number>('own_words').as('own_words')])
    .where('deleted_at', 'is', null)
    .where('place', '>', '')
    .groupBy('place')
    .execute();
  return new Map(
    rows.map(({ place, pages, own_words }) => [place ?? '', { pages: Number(pages), own_words: Number(own_words) }]),
  );
}

/** Pages that nothing but their few own words keeps from search engines. */
async function countWaiting(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('generated_pages')
    .select(({ fn }) => ['place', fn.countAll<number>().as('pages')])
    .where('deleted_at', 'is', null)
    .where('place', '>', '')
    .where('indexable', '=', UNSET)
    .where('own_words', '<', OWN_WORDS_FROM)
    .where('likeness', '<', NOINDEX_FROM)
    .where('answered', '=', SET)
    .where('indexable_override', 'is', null)
    .groupBy('place')
    .execute();
  return new Map(rows.map(({ place, pages }) => [place ?? '', Number(pages)]));
}

async function countJobs(db: Kysely<Schema>): Promise<ReadonlyMap<string, Pick<Counted, 'jobs' | 'voices'>>> {
  const rows = await db
    .selectFrom('portfolio_jobs')
    .select(['place_key', 'quote'])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('place_key', 'is not', null)
    .execute();
  return new Map(
    Map.groupBy(rows, ({ place_key }) => place_key ?? '')
      .entries()
      .map(([key, own]) => [key, { jobs: own.length, voices: own.filter(({ quote }) => quote !== '').length }]),
  );
}
