import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CustomerWords, PortfolioJob } from './contracts.ts';
import { hashOfToken, LINK_DAYS, newToken } from './customer-words-token.ts';
import { type Act, announce, beginWith } from './portfolio-writes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a decision about a customer's words came to. */
export type WordsOutcome = 'done' | 'no such job' | 'changed meanwhile';

export type Asking =
  | { readonly token: string; readonly job: PortfolioJob; readonly expiresAt: string }
  | 'no such job'
  | 'already there'
  | { readonly missing: readonly string[] };

/** What the page behind the link says of the job. */
function missingForLink({ place_key, gate_kind, service, month }: PortfolioJob): readonly string[] {
  const needs: readonly (readonly [unknown, string])[] = [
    [place_key, 'o lugar'],
    [gate_kind, 'o tipo de portão'],
    [service, 'o serviço'],
    [month, 'o mês'],
  ];
  return needs.filter(([told]) => told === null).map(([, words]) => words);
}

/** Makes the link of a job; the one before it works no more. Words that came already stay: they are withdrawn first, on purpose. */
export function askForWords(db: Kysely<Schema>, jobId: string, act: Act): Promise<Asking> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, jobId, act);
    if (!job) return 'no such job';
    if (job.customer_words && job.customer_words.state !== 'asked') return 'already there';
    const missing = missingForLink(job);
    if (missing.length > 0) return { missing };
    const token = newToken();
    const expiresAt = new Date(act.now.getTime() + LINK_DAYS * DAY_MS).toISOString();
    const asked = {
      token_hash: hashOfToken(token),
      asked_at: act.now.toISOString(),
      asked_by: act.by,
      expires_at: expiresAt,
    };
    await transaction
      .insertInto('customer_words')
      .values({ job_id: jobId, state: 'asked', words: '', first_name: '', consent: '', ...asked })
      .onConflict((conflict) => conflict.column('job_id').doUpdateSet(asked))
      .execute();
    await act.record(transaction, job.title);
    return { token, job, expiresAt };
  });
}

/** Runs a change of a job's words; where visitors see the job, they see it otherwise from now on. */
function changing(
  db: Kysely<Schema>,
  jobId: string,
  act: Act,
  change: (transaction: Transaction<Schema>, words: CustomerWords) => Promise<WordsOutcome>,
): Promise<WordsOutcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, jobId, act);
    if (!job?.customer_words) return 'no such job';
    const outcome = await change(transaction, job.customer_words);
    if (outcome !== 'done') return outcome;
    if (job.state === 'published') await announce(transaction, [job], act.now);
    await act.record(transaction, job.title);
    return 'done';
  });
}

/**
 * Publishes or declines what was read.
 *
 * @param consentAt when the words came that were read: nobody decides about others.
 */
export function decideOnWords(
  db: Kysely<Schema>,
  jobId: string,
  { state, consentAt }: { readonly state: 'published' | 'declined'; readonly consentAt: string },
  act: Act,
): Promise<WordsOutcome> {
  return changing(db, jobId, act, async (transaction, words) => {
    if (words.consent_at !== consentAt) return 'changed meanwhile';
    await transaction
      .updateTable('customer_words')
      .set({ state, decided_at: act.now.toISOString(), decided_by: act.by })
      .where('job_id', '=', jobId)
      .execute();
    return 'done';
  });
}

/** The link works no more, and what was said through it is nowhere any longer. */
export function withdrawWords(db: Kysely<Schema>, jobId: string, act: Act): Promise<WordsOutcome> {
  return changing(db, jobId, act, async (transaction) => {
    await transaction.deleteFrom('customer_words').where('job_id', '=', jobId).execute();
    return 'done';
  });
}
