import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { generatedPages } from './migrations/0001-generated-pages.ts';
import { bulkJobs } from './migrations/0002-bulk-jobs.ts';
import { administrators } from './migrations/0003-administrators.ts';
import { pageEditing } from './migrations/0004-page-editing.ts';
import { access } from './migrations/0005-access.ts';
import { announcements } from './migrations/0006-announcements.ts';
import { manyPages } from './migrations/0007-many-pages.ts';
import { recordSearch } from './migrations/0008-record-search.ts';
import { passwordLinks } from './migrations/0010-password-links.ts';
import { understoodTitles } from './migrations/0011-understood-titles.ts';
import { savesAndOutcomes } from './migrations/0013-saves-and-outcomes.ts';
import { modelPages } from './migrations/0014-model-pages.ts';
import { companyData } from './migrations/0015-company-data.ts';
import { factSlots } from './migrations/0016-fact-slots.ts';

/**
 * Brings the database to the newest schema. Kysely's migrator holds a lock meanwhile, so processes that start together migrate
 * once.
 *
 * @returns the names of the migrations that ran, none when it was up to date.
 * @throws the first migration's error; nothing of that migration is left behind.
 */
export async function migrate({ db, engine }: Database): Promise<string[]> {
  const migrations: Record<string, Migration> = {
    '0001-generated-pages': generatedPages,
    '0002-bulk-jobs': bulkJobs,
    '0003-administrators': administrators(engine),
    '0004-page-editing': pageEditing,
    '0005-access': access(engine),
    '0006-announcements': announcements,
    '0007-many-pages': manyPages,
    '0008-record-search': recordSearch(engine),
    '0010-password-links': passwordLinks,
    '0011-understood-titles': understoodTitles,
    '0013-saves-and-outcomes': savesAndOutcomes(engine),
    '0014-model-pages': modelPages,
    '0015-company-data': companyData(engine),
    '0016-fact-slots': factSlots,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}
