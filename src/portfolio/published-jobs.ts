import type { ExpressionBuilder, ExpressionWrapper, Kysely, Selectable, SqlBool } from 'kysely';
import { type GateKind } from '../business/gate-kinds.ts';
import { isGateKind } from '../business/gate-kind-ids.ts';
import type { ShownJob } from '../business/shown-job.ts';
import type { Place } from '../business/place.ts';
import { neighboursOf } from '../business/places/neighbours.ts';
import { findPlaceByKey, neighbourhoodsOf } from '../business/places.ts';
import { isPortfolioService, type PortfolioService } from '../business/portfolio-services.ts';
import type { PortfolioJobsTable } from '../database/portfolio-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { CustomerWords } from './contracts.ts';
import { customerWordsOf } from './customer-words-reads.ts';
import { photosOf } from './portfolio-reads.ts';

type Row = Selectable<PortfolioJobsTable>;
type Condition = (
  builder: ExpressionBuilder<Schema, 'portfolio_jobs'>,
) => ExpressionWrapper<Schema, 'portfolio_jobs', SqlBool>;

function quotesOf(words: string, by: string): ShownJob['quotes'] {
  return words === '' ? [] : [{ words, by }];
}

/** What the customer wrote through the link, once somebody has read and published it. */
function publishedWords(words: CustomerWords | undefined): ShownJob['quotes'] {
  return words?.state === 'published' ? quotesOf(words.words, words.first_name) : [];
}

/** What visitors are shown of jobs, newest first. */
async function shown(db: Kysely<Schema>, rows: readonly Row[]): Promise<readonly ShownJob[]> {
  const ids = rows.map(({ id }) => id);
  const [photos, words] = [await photosOf(db, ids), await customerWordsOf(db, ids)];
  return rows.flatMap((row) => {
    const place = row.place_key === null ? null : findPlaceByKey(row.place_key);
    const { slug, gate_kind, service, month, published_at } = row;
    const own = photos.get(row.id) ?? [];
    if (slug === null || !place || gate_kind === null || !isGateKind(gate_kind) || !isPortfolioService(service))
      return [];
    if (month === null || published_at === null) return [];
    const { motor, found, done, minutes, price, quote, quote_by: quoteBy, changed_at } = row;
    const told = {
      motor,
      found,
      done,
      minutes,
      price,
      quotes: [...quotesOf(quote, quoteBy), ...publishedWords(words.get(row.id))],
    };
    return [
      { slug, place, gateKind: gate_kind, service, month, ...told, updated: changed_at.slice(0, 10), photos: own },
    ];
  });
}

function published(db: Kysely<Schema>) {
  return db.selectFrom('portfolio_jobs').where('state', '=', 'published').where('deleted_at', 'is', null);
}

/** What a list is narrowed to; null for all of it. */
export interface JobFilter {
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  readonly service: PortfolioService | null;
}

/** The place and what lies in it. */
function within(place: Place): readonly string[] {
  return [place, ...neighbourhoodsOf(place)].map(({ key }) => key);
}

function conditionOf({ place, gateKind, service }: JobFilter): Condition {
  return ({ eb, and }) =>
    and([
      ...(place ? [eb('place_key', 'in', [...within(place)])] : []),
      ...(gateKind ? [eb('gate_kind', '=', gateKind)] : []),
      ...(service ? [eb('service', '=', service)] : []),
    ]);
}

export async function countPublished(db: Kysely<Schema>, filter: JobFilter): Promise<number> {
  const { total } = await published(db)
    .select(({ fn }) => fn.countAll().as('total'))
    .where(conditionOf(filter))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function listPublished(
  db: Kysely<Schema>,
  filter: JobFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ShownJob[]> {
  const rows = await published(db)
    .selectAll()
    .where(conditionOf(filter))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return shown(db, rows);
}

/** What there is to narrow a list by. */
export async function listPublishedSubjects(
  db: Kysely<Schema>,
): Promise<
  readonly { readonly placeKey: string | null; readonly gateKind: string | null; readonly service: string | null }[]
> {
  return published(db).select(['place_key as placeKey', 'gate_kind as gateKind', 'service']).distinct().execute();
}

/** Addresses of all, for the sitemap. */
export async function listPublishedAddresses(
  db: Kysely<Schema>,
): Promise<readonly { readonly slug: string; readonly updated: string }[]> {
  const rows = await published(db).select(['slug', 'changed_at']).orderBy('published_at').execute();
  return rows.flatMap(({ slug, changed_at }) => (slug === null ? [] : [{ slug, updated: changed_at.slice(0, 10) }]));
}

/** The job at an address; 'gone' where one was deleted, null where none is to be seen. */
export async function findPublished(db: Kysely<Schema>, slug: string): Promise<ShownJob | 'gone' | null> {
  const row = await db.selectFrom('portfolio_jobs').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) return null;
  if (row.deleted_at !== null) return 'gone';
  return row.state === 'published' ? ((await shown(db, [row]))[0] ?? null) : null;
}

async function newest(db: Kysely<Schema>, condition: Condition): Promise<ShownJob | null> {
  const rows = await published(db)
    .selectAll()
    .where(condition)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return (await shown(db, rows))[0] ?? null;
}

/** The newest job of the place, else of a neighbour, else at such a gate; null where there is none. */
export async function findJobFor(
  db: Kysely<Schema>,
  place: Place | null,
  gateKind: GateKind | null,
): Promise<ShownJob | null> {
  const here = place && (await newest(db, ({ eb }) => eb('place_key', 'in', [...within(place)])));
  if (here) return here;
  const near = place ? neighboursOf(place).map(({ key }) => key) : [];
  const there = near.length > 0 ? await newest(db, ({ eb }) => eb('place_key', 'in', near)) : null;
  if (there || gateKind === null) return there;
  return newest(db, ({ eb }) => eb('gate_kind', '=', gateKind));
}
