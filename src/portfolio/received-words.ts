import type { Kysely } from 'kysely';
import { CUSTOMER, writeAuditEvent } from '../audit/audit-event.ts';
import { lockForWrite } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { hashOfToken } from './customer-words-token.ts';
import { titleOf } from './portfolio-reads.ts';

/** What the page behind a customer's link shows: the job, and nothing of a person. */
export interface WordsLink {
  readonly state: 'open' | 'expired' | 'received' | 'published';
  readonly title: string;
  /** 'YYYY-MM' */
  readonly month: string | null;
  /** Of the job's page; null where visitors do not see it. */
  readonly slug: string | null;
  readonly expiresAt: string;
}

export interface WrittenWords {
  readonly words: string;
  readonly firstName: string;
  /** The sentence that was ticked, as it was shown. */
  readonly consent: string;
}

async function rowOf(db: Kysely<Schema>, token: string) {
  return db
    .selectFrom('customer_words')
    .innerJoin('portfolio_jobs', 'portfolio_jobs.id', 'customer_words.job_id')
    .selectAll('portfolio_jobs')
    .select([
      'customer_words.state as words_state',
      'customer_words.expires_at',
      'customer_words.words',
      'customer_words.first_name',
    ])
    .where('token_hash', '=', hashOfToken(token))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function stateOf({ words_state, expires_at }: Row, now: Date): WordsLink['state'] {
  if (words_state === 'asked') return expires_at > now.toISOString() ? 'open' : 'expired';
  // Whoever wrote is not told that it was declined.
  return words_state === 'published' ? 'published' : 'received';
}

/** Null where the link never was, was withdrawn, or another took its place. */
export async function findWordsLink(db: Kysely<Schema>, token: string, now: Date): Promise<WordsLink | null> {
  const row = await rowOf(db, token);
  if (!row) return null;
  const { month, expires_at: expiresAt } = row;
  const slug = row.state === 'published' ? row.slug : null;
  return { state: stateOf(row, now), title: titleOf(row), month, slug, expiresAt };
}

/** Keeps what the customer wrote until somebody has read it. Sent twice, it is kept once; 'used' where other words came through the link before. */
export function receiveWords(
  db: Kysely<Schema>,
  token: string,
  { words, firstName, consent }: WrittenWords,
  now: Date,
): Promise<'done' | 'used' | 'no such link'> {
  return db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    const row = await rowOf(transaction, token);
    if (!row) return 'no such link';
    const state = stateOf(row, now);
    if (state === 'expired') return 'no such link';
    if (state !== 'open') return row.words === words && row.first_name === firstName ? 'done' : 'used';
    await transaction
      .updateTable('customer_words')
      .set({ state: 'received', words, first_name: firstName, consent, consent_at: now.toISOString() })
      .where('job_id', '=', row.id)
      .execute();
    const subject = `${titleOf(row)} (portfolio/${row.id}/words)`;
    await writeAuditEvent(transaction, { who: CUSTOMER, action: 'received', subject, address: null, at: now });
    return 'done';
  });
}
