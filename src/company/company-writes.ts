import type { Kysely, Transaction } from 'kysely';
import { changesBetween, summaryOfChanges } from '../business/company/changes.ts';
import { isObject } from '../business/company/value-path.ts';
import type { CompanyData } from '../business/facts.ts';
import type { SampleId } from '../business/sample-ids.ts';
import { appendContentChange, lockForWrite } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { digestOf, findPublished, findState, type StoredConfirmation } from './company-reads.ts';
import { type Act, addState, begin, isSame, keepDraft, type Outcome, setDraft, typedOf } from './company-steps.ts';
import { COMPANY_TAG } from './company-tag.ts';
import type { PublishedState } from './contracts.ts';

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

/** The draft's own changes on top of other published data: whatever it left alone follows them. */
function rebased(typed: unknown, from: CompanyData, onto: CompanyData): unknown {
  if (!isObject(typed)) return onto;
  const [before, now] = [from, onto].map((data) => new Map<string, unknown>(Object.entries(data)));
  const mixed = Object.entries(typed).map(([key, value]) => [
    key,
    isSame(value, before?.get(key)) ? now?.get(key) : value,
  ]);
  return Object.fromEntries(mixed);
}

/** Publishes a copy of an earlier state. The draft keeps its own changes. @param current the state that the person sees. */
export function undoTo(db: Kysely<Schema>, number: number, current: number, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const standing = await begin(transaction);
    const { published, version, draft } = standing;
    const target = await findState(transaction, number);
    if (!target) return 'no such state';
    if (isSame(target.data, published.data)) return 'done';
    if (published.number !== current) return 'published changed';
    const origin = { source: 'undo', copied_from: number, draft_version: null } as const;
    await addState(transaction, published, target.data, act, origin);
    // Whoever began from the state before must see this one first.
    const kept = draft && rebased(typedOf(standing), published.data, target.data);
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
