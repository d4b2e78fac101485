import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { changesBetween } from '../business/company/changes.ts';
import { type CompanyData, type Facts, factsOf } from '../business/facts.ts';
import { SAMPLE_IDS, type SampleId } from '../business/sample-ids.ts';
import { samplesToConfirm } from '../business/samples.ts';
import { sampleValues } from '../business/settled-samples.ts';
import type { CompanyStatesTable } from '../database/company-tables.ts';
import type { Schema } from '../database/schema.ts';
import type {
  CompanyDraft,
  CompanyOverview,
  Confirmation,
  PublishedState,
  StateList,
  StateSummary,
} from './contracts.ts';
import { parseStored, parseStoredChanges, readStoredDraft } from './stored-company.ts';

type StateRow = Selectable<CompanyStatesTable>;

function toSummary(row: Omit<StateRow, 'data' | 'draft_version'>): StateSummary {
  const { number, published_by, published_at, source, copied_from } = row;
  return { number, published_by, published_at, source, copied_from, changes: parseStoredChanges(row.changes) };
}

function toState(row: StateRow): PublishedState {
  return { ...toSummary(row), data: parseStored(row.data) };
}

/** What the site shows; null before the database is filled. */
export async function findPublished(db: Kysely<Schema>): Promise<PublishedState | null> {
  const row = await db.selectFrom('company_states').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row ? toState(row) : null;
}

/** @throws when the database was not filled, which the start does. */
export async function requirePublished(db: Kysely<Schema>): Promise<PublishedState> {
  const published = await findPublished(db);
  if (!published) throw new Error('The database holds no data of the company');
  return published;
}

export async function findState(db: Kysely<Schema>, number: number): Promise<PublishedState | null> {
  const row = await db.selectFrom('company_states').selectAll().where('number', '=', number).executeTakeFirst();
  return row ? toState(row) : null;
}

/** Newest first, without their data. */
export async function listStates(
  db: Kysely<Schema>,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<StateList> {
  let query = db
    .selectFrom('company_states')
    .select(['number', 'published_by', 'published_at', 'source', 'copied_from', 'changes']);
  if (before !== undefined) query = query.where('number', '<', before);
  const rows = await query.orderBy('number', 'desc').limit(limit).execute();
  const last = rows.at(-1);
  return { items: rows.map(toSummary), next_before: last && last.number > 1 ? last.number : null };
}

export interface DraftRow {
  readonly version: number;
  readonly draft: CompanyDraft | null;
}

export async function findDraft(db: Kysely<Schema>, published: PublishedState): Promise<DraftRow> {
  const row = await db.selectFrom('company_draft').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const { version, data: text, changed_by, changed_at } = row;
  if (text === null) return { version, draft: null };
  const { typed, usable } = readStoredDraft(text, published.data);
  const { data, refused } = usable;
  const changes = changesBetween(published.data, data);
  const typedApart = refused.length === 0 ? null : typed;
  return { version, draft: { version, data, typed: typedApart, refused, changed_by, changed_at, changes } };
}

export function digestOf(data: CompanyData, sample: SampleId): string {
  return createHash('sha256').update(sampleValues(data, sample)).digest('base64url');
}

function isSampleId(text: string): text is SampleId {
  return SAMPLE_IDS.some((id) => id === text);
}

export type StoredConfirmation = Confirmation & { readonly digest: string };

/** The confirmations that hold for these values, in the order of the samples. */
export async function listConfirmations(db: Kysely<Schema>, data: CompanyData): Promise<readonly StoredConfirmation[]> {
  const rows = await db.selectFrom('company_confirmations').selectAll().execute();
  const valid = rows.flatMap(({ sample, ...row }) =>
    isSampleId(sample) && row.digest === digestOf(data, sample) ? [{ sample, ...row }] : [],
  );
  return SAMPLE_IDS.flatMap((id) => valid.filter(({ sample }) => sample === id));
}

/** When the site last began to show something else; null while it shows what the database was filled with. */
function changedAt(published: PublishedState, confirmations: readonly Confirmation[]): string | null {
  const times = confirmations.map(({ confirmed_at }) => confirmed_at);
  if (published.number > 1) times.push(published.published_at);
  return times.toSorted().at(-1) ?? null;
}

/** The facts as a state and its confirmations make them. */
export function factsOfState(
  published: PublishedState,
  confirmations: readonly Confirmation[],
  samplesShown: boolean,
): Facts {
  return factsOf(published.data, {
    samplesShown,
    confirmed: confirmations.map(({ sample }) => sample),
    changedAt: changedAt(published, confirmations),
  });
}

export interface Standing extends DraftRow {
  readonly published: PublishedState;
}

/** What is published and the draft of the same instant: a draft that was published between the two reads would pass for none. */
export async function readStanding(db: Kysely<Schema>): Promise<Standing> {
  for (;;) {
    const published = await requirePublished(db);
    const draft = await findDraft(db, published);
    if ((await requirePublished(db)).number === published.number) return { published, ...draft };
  }
}

export async function readOverview(db: Kysely<Schema>, samplesShown: boolean): Promise<CompanyOverview> {
  const { published, version, draft } = await readStanding(db);
  const confirmations = await listConfirmations(db, published.data);
  return {
    published,
    draft,
    draft_version: version,
    samples: samplesToConfirm(factsOfState(published, confirmations, samplesShown)),
    confirmed: confirmations.map(({ sample, confirmed_by, confirmed_at }) => ({ sample, confirmed_by, confirmed_at })),
  };
}
