import type { Kysely } from 'kysely';
import { SET, UNSET } from '../database/flags.ts';
import type { Schema } from '../database/schema.ts';
import { NOINDEX_FROM } from '../generator/similarity.ts';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import type { NewShare } from './own-words-registry.ts';

/** Photos of one published job that make it the proof of work in a place. */
export const PHOTOS_THAT_PROVE = 2;

/** Keys of the places with a published job and photos of it: something is true of them that no other page can say. */
export async function provedPlaces(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const jobs = await db
    .selectFrom('portfolio_jobs')
    .select(({ selectFrom, fn }) => [
      'place_key',
      selectFrom('portfolio_photos')
        .select(fn.countAll<number>().as('photos'))
        .whereRef('portfolio_photos.job_id', '=', 'portfolio_jobs.id')
        .as('photos'),
    ])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(
    jobs.flatMap(({ place_key: place, photos }) =>
      place !== null && Number(photos ?? 0) >= PHOTOS_THAT_PROVE ? [place] : [],
    ),
  );
}

/** Pages of few own words that are kept from search engines though their place is proved, or shown though it is not any more. */
export async function listOtherwiseProved(db: Kysely<Schema>): Promise<readonly NewShare[]> {
  const proved = [...(await provedPlaces(db))];
  const few = db
    .selectFrom('generated_pages')
    .select(['id', 'own_words as ownWords'])
    .where('deleted_at', 'is', null)
    .where('own_words', '<', OWN_WORDS_FROM)
    .where('indexable_override', 'is', null);
  const shut =
    proved.length === 0
      ? []
      : await few
          .where('indexable', '=', UNSET)
          .where('answered', '=', SET)
          .where('likeness', '<', NOINDEX_FROM)
          .where('place', 'in', proved)
          .execute();
  const open = await few
    .where('indexable', '=', SET)
    .where((where) =>
      proved.length === 0 ? where.lit(true) : where.or([where('place', 'is', null), where('place', 'not in', proved)]),
    )
    .execute();
  return [...shut, ...open];
}
