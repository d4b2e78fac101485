import type { Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import { changesBetween } from '../business/company/changes.ts';
import type { RefusedValue } from '../business/company/company-schema.ts';
import type { CompanyData } from '../business/facts.ts';
import { appendContentChange, lockForWrite } from '../database/content-changes.ts';
import type { CompanyStatesTable } from '../database/company-tables.ts';
import type { Schema } from '../database/schema.ts';
import { findDraft, requirePublished, type Standing } from './company-reads.ts';
import { COMPANY_TAG } from './company-tag.ts';
import type { PublishedState } from './contracts.ts';

/** Who acts, when, and how it is recorded. */
export interface Act {
  readonly by: string;
  readonly now: Date;
  readonly record: WriteAuditEvent;
}

/** What a call came to; nothing was written where it is not 'done'. */
export type Outcome =
  | 'done'
  | 'draft changed'
  | 'nothing to publish'
  | 'no such state'
  | 'published changed'
  | { readonly refused: readonly RefusedValue[]; readonly typed: unknown };

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writers of the company take turns with all writers of pages: what is read here stands until the commit. */
export async function begin(transaction: Transaction<Schema>): Promise<Standing> {
  await lockForWrite(transaction);
  const published = await requirePublished(transaction);
  return { published, ...(await findDraft(transaction, published)) };
}

export async function setDraft(
  transaction: Transaction<Schema>,
  version: number,
  data: unknown,
  { by, now }: Pick<Act, 'by' | 'now'>,
): Promise<void> {
  const row = {
    version,
    data: data === null ? null : JSON.stringify(data),
    changed_by: by,
    changed_at: now.toISOString(),
  };
  await transaction.updateTable('company_draft').set(row).where('id', '=', 1).execute();
}

/** Under whose name it stands already. */
export async function keepDraft(transaction: Transaction<Schema>, version: number, data: unknown): Promise<void> {
  const row = { version, data: JSON.stringify(data) };
  await transaction.updateTable('company_draft').set(row).where('id', '=', 1).execute();
}

type Origin = Pick<CompanyStatesTable, 'source' | 'copied_from' | 'draft_version'>;

export async function addState(
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

/** The draft as it was typed, or what is published where there is none. */
export function typedOf({ draft, published }: Standing): unknown {
  return draft === null ? published.data : (draft.typed ?? draft.data);
}
