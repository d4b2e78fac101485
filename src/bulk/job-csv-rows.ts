import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Schema } from '../database/schema.ts';
import type { CsvRow } from '../pages/csv-rows.ts';
import { findJob } from './jobs-store.ts';

/** What came of each title of a job so far, in the job's order. */
export async function* resultRows(db: Kysely<Schema>, jobId: string, siteUrl: string): AsyncGenerator<CsvRow> {
  yield ['Título', 'Resultado', 'Endereço', 'Semelhança (%)', 'Palavras próprias (%)', 'Motivo'];
  for (let after = -1; ;) {
    const job = await findJob(db, jobId, after);
    for (const { title, success, existing, slug, error, likeness, own_words } of job?.results ?? []) {
      yield [
        title,
        success ? 'criada' : existing ? 'já existia' : 'erro',
        slug === null ? '' : siteUrl + addresses.usefulLink(slug),
        likeness === null ? '' : Math.round(likeness * 100),
        own_words === null ? '' : Math.floor(own_words * 100),
        error ?? '',
      ];
    }
    const last = job?.results.at(-1);
    if (!last) return;
    after = last.index;
    await yieldToEventLoop();
  }
}
