import type { Kysely, Selectable } from 'kysely';
import type { CustomerWordsTable } from '../database/portfolio-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { CustomerWords } from './contracts.ts';

function wordsOf({ token_hash: _secret, job_id: _job, ...words }: Selectable<CustomerWordsTable>): CustomerWords {
  return words;
}

/** What the customers of jobs were asked and said; none for a job whose customer was not asked. */
export async function customerWordsOf(
  db: Kysely<Schema>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerWords>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_words')
    .selectAll()
    .where('job_id', 'in', [...jobIds])
    .execute();
  return new Map(rows.map((row) => [row.job_id, wordsOf(row)]));
}
