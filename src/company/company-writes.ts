import type { Kysely, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import { changesBetween, summaryOfChanges } from '../business/company/changes.ts';
import { parseCompany } from '../business/company/company-schema.ts';
import type { CompanyData } from '../business/facts.ts';
import type { SampleId } from '../business/sample-ids.ts';
import { appendContentChange, lockForWrite } from '../database/content-changes.ts';
import type { CompanyStatesTable } from '../database/company-tables.ts';
import type { Schema } from '../database/schema.ts';
import {
  digestOf,
  findDraft,
  findPublished,
  findState,
  requirePublished,
  type Standing,
  type StoredConfirmation,
} from './company-reads.ts';
import { COMPANY_TAG } from './company-tag.ts';
import type { PublishedState } from './contracts.ts';

/** Who acts, when, and how it is recorded. */
export interface Act {
  readonly by: string;
  readonly now: Date;
  readonly record: WriteAuditEvent;
}

/** What a call came to; nothing was written where it is not 'done'. */
export type Outcome = 'done' | 'draft changed' | 'nothing to publish' | 'no such state' | 'published changed';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writers of the company take turns with all writers of pages: what is read here stands until the commit. */
async function begin(transaction: Transaction<Schema>): Promise<Standing> {
  await lockForWrite(transaction);
  const published = await requirePublished(transaction);
  return { published, ...(await findDraft(transaction, published)) };
}

async function setDraft(
  transaction: Transaction<Schema>,
  version: number,
  data: CompanyData | null,
  { by, now }: Pick<Act, 'by' | 'now'>,
): Promise<void> {
  const row = { version, data: data && JSON.stringify(data), changed_by: by, changed_at: now.toISOString() };
  await transaction.updateTable('company_draft').set(row).where('id', '=', 1).execute();
}

/** Under whose name it stands already. */
async function keepDraft(transaction: Transaction<Schema>, version: number, data: CompanyData): Promise<void> {
  const row = { version, data: JSON.stringify(data) };
  await transaction.updateTable('company_draft').set(row).where('id', '=', 1).execute();
}

type Origin = Pick<CompanyStatesTable, 'source' | 'copied_from' | 'draft_version'>;

async function addState(
  transaction: Transaction<Schema>,
  before: PublishedState | null,
  data: CompanyData,
  { by, now }: Pick<Act, 'by' | 'now'>,
  origin: Origin,
): Promise<void> {
  await transaction
    .insertInto('company_states')
    .values({
      number: (before?.number ?? 0) + 1,
      data: JSON.stringify(data),
      published_by: by,
      published_at: now.toISOString(),
      changes: JSON.stringify(before ? changesBetween(before.data, data) : []),
      ...origin,
    })
    .execute();
  // Before the first there is nobody who shows anything else.
  if (before) await appendContentChange(transaction, [COMPANY_TAG], now);
}

/** Fills an empty database. @returns what was published before, null where it was empty. */
export function fillCompany(
  db: Kysely<Schema>,
  data: CompanyData,
  by: string,
  now: Date,
): Promise<PublishedState | null> {
  return db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    const published = await findPublished(transaction);
    if (!published)
      await addState(transaction, null, data, { by, now }, { source: 'start', copied_from: null, draft_version: null });
    return published;
  });
}

/** A draft that says what is published anyway is none. */
export function saveDraft(db: Kysely<Schema>, version: number, data: CompanyData, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    if (isSame(data, (standing.draft ?? standing.published).data)) return 'done';
    if (standing.version !== version) return 'draft changed';
    const changes = changesBetween((standing.draft ?? standing.published).data, data);
    await setDraft(transaction, version + 1, isSame(data, standing.published.data) ? null : data, act);
    await act.record(transaction, `Rascunho: ${summaryOfChanges(changes)}`);
    return 'done';
  });
}

export function discardDraft(db: Kysely<Schema>, version: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    if (standing.draft === null) return 'done';
    if (standing.version !== version) return 'draft changed';
    await setDraft(transaction, version + 1, null, act);
    await act.record(transaction, `Rascunho: ${summaryOfChanges(standing.draft.changes)}`);
    return 'done';
  });
}

/** Publishes the draft of a version once, however often it is asked for. */
export function publishDraft(db: Kysely<Schema>, version: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    const published = await transaction
      .selectFrom('company_states')
      .select('number')
      .where('draft_version', '=', version)
      .executeTakeFirst();
    if (published) return 'done';
    if (standing.version !== version) return 'draft changed';
    if (standing.draft === null) return 'nothing to publish';
    const { data, changes } = standing.draft;
    const origin = { source: 'publish', copied_from: null, draft_version: version } as const;
    await addState(transaction, standing.published, data, act, origin);
    await setDraft(transaction, version + 1, null, act);
    await act.record(transaction, summaryOfChanges(changes));
    return 'done';
  });
}

/** The draft's own changes on top of other published data: whatever it left alone follows them. */
function rebased(draft: CompanyData, from: CompanyData, onto: CompanyData): CompanyData {
  const [before, now] = [from, onto].map((data) => new Map<string, unknown>(Object.entries(data)));
  const mixed = Object.entries(draft).map(([key, value]) => [
    key,
    isSame(value, before?.get(key)) ? now?.get(key) : value,
  ]);
  const parsed = parseCompany(Object.fromEntries(mixed));
  return parsed.ok ? parsed.data : draft;
}

/** Publishes a copy of an earlier state. The draft keeps its own changes. @param current the state that the person sees. */
export function undoTo(db: Kysely<Schema>, number: number, current: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const { published, version, draft } = await begin(transaction);
    const target = await findState(transaction, number);
    if (!target) return 'no such state';
    if (isSame(target.data, published.data)) return 'done';
    if (published.number !== current) return 'published changed';
    const origin = { source: 'undo', copied_from: number, draft_version: null } as const;
    await addState(transaction, published, target.data, act, origin);
    // Whoever began from the state before must see this one first.
    const kept = draft && rebased(draft.data, published.data, target.data);
    if (kept && !isSame(kept, target.data)) await keepDraft(transaction, version + 1, kept);
    else await setDraft(transaction, version + 1, null, act);
    await act.record(transaction, `Estado ${number}: ${summaryOfChanges(changesBetween(published.data, target.data))}`);
    return 'done';
  });
}

async function addConfirmations(
  transaction: Transaction<Schema>,
  confirmations: readonly StoredConfirmation[],
): Promise<void> {
  if (confirmations.length === 0) return;
  await transaction
    .insertInto('company_confirmations')
    .values(
      confirmations.map(({ sample, digest, confirmed_by, confirmed_at }) => ({
        sample,
        digest,
        confirmed_by,
        confirmed_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Confirms samples with the values that are published. @param subject what the record calls them. */
export function confirmSamples(
  db: Kysely<Schema>,
  samples: readonly SampleId[],
  subject: string,
  act: Act,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { published } = await begin(transaction);
    const signed = { confirmed_by: act.by, confirmed_at: act.now.toISOString() };
    await addConfirmations(
      transaction,
      samples.map((sample) => ({ sample, digest: digestOf(published.data, sample), ...signed })),
    );
    await appendContentChange(transaction, [COMPANY_TAG], act.now);
    await act.record(transaction, subject);
  });
}

export interface Imported {
  readonly data: CompanyData;
  readonly confirmations: readonly StoredConfirmation[];
}

/** Takes a file's data into the draft, or publishes them in its place. */
export function importCompany(
  db: Kysely<Schema>,
  version: number,
  { data, confirmations }: Imported,
  publish: boolean,
  act: Act,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const { published, version: standing } = await begin(transaction);
    if (standing !== version) return 'draft changed';
    await addConfirmations(transaction, confirmations);
    const isNew = !isSame(data, published.data);
    if (publish && isNew)
      await addState(transaction, published, data, act, { source: 'import', copied_from: null, draft_version: null });
    else if (confirmations.length > 0) await appendContentChange(transaction, [COMPANY_TAG], act.now);
    await setDraft(transaction, version + 1, publish || !isNew ? null : data, act);
    await act.record(transaction, summaryOfChanges(changesBetween(published.data, data)));
    return 'done';
  });
}
