import { type Migration, Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import type { Database, Engine } from './connect.ts';
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
import { pageActions } from './migrations/0017-page-actions.ts';
import { pageListAndJobs } from './migrations/0018-page-list-and-jobs.ts';
import { pageDrafts } from './migrations/0019-page-drafts.ts';
import { portfolio } from './migrations/0020-portfolio.ts';
import { upkeep } from './migrations/0022-upkeep.ts';
import { unpublishedEdits } from './migrations/0023-unpublished-edits.ts';
import { titleParts } from './migrations/0024-title-parts.ts';
import { administratorRoles } from './migrations/0025-administrator-roles.ts';
import { ownWords } from './migrations/0026-own-words.ts';
import { customerWords } from './migrations/0027-customer-words.ts';
import { keptLists } from './migrations/0028-kept-lists.ts';
import { canonicalPages } from './migrations/0031-canonical-pages.ts';
import { unusedPhotos } from './migrations/0032-unused-photos.ts';
import { relatedPages } from './migrations/0033-related-pages.ts';
import { pricedTitles } from './migrations/0034-priced-titles.ts';

/**
 * The newest migration that a program must know to work on this schema: those after it only add, with defaults for who does not write what
 * they added. It lets the version before start again (docs/operations.md). A migration that takes something away names itself here.
 */
const SERVES_SINCE = '0016-fact-slots';

/**
 * Brings the database to the newest schema. Kysely's migrator holds a lock meanwhile, so processes that start together migrate
 * once. A schema that is newer and says that it serves this version too is left as it is.
 *
 * @returns the names of the migrations that ran, none when it was up to date.
 * @throws the first migration's error; nothing of that migration is left behind.
 */
export async function migrate(database: Database): Promise<string[]> {
  const { db, engine } = database;
  const isNewer = newerOf(await listMigrations(database)) !== null;
  if (isNewer && (await findNewerMigration(database)) === null) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(engine) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await db
    .insertInto('upkeep')
    .values({ name: 'schema', at: null, says: SERVES_SINCE })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ says: SERVES_SINCE }))
    .execute();
  return results.map((result) => result.migrationName);
}

/** The names of the migrations that a database has been through, in their order; none where it is empty. */
export async function listMigrations({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATIONS)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @returns a migration that this version of the product cannot work with; null where it knows all, or those that it does not know only add. */
export async function findNewerMigration(database: Database): Promise<string | null> {
  const newer = newerOf(await listMigrations(database));
  if (newer === null) return null;
  const says = await servesSince(database);
  return says !== null && Object.hasOwn(migrationsOf(database.engine), says) ? null : newer;
}

/** What the newest program that used a database wrote for those before it; null where it wrote nothing. @throws where the database cannot be read. */
async function servesSince({ db }: Database): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name, columns }) => name === 'upkeep' && columns.some((column) => column.name === 'says')))
    return null;
  const row = await db.selectFrom('upkeep').select('says').where('name', '=', 'schema').executeTakeFirst();
  return row?.says ?? null;
}

/** @returns the first of the names that this version of the product does not know; null where it knows all. */
export function newerOf(names: readonly string[]): string | null {
  return names.find((name) => !Object.hasOwn(migrationsOf('sqlite'), name)) ?? null;
}

/** Kysely's own name for its table. */
const MIGRATIONS = 'kysely_migration';

function migrationsOf(engine: Engine): Record<string, Migration> {
  return {
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
    '0017-page-actions': pageActions,
    '0018-page-list-and-jobs': pageListAndJobs(engine),
    '0019-page-drafts': pageDrafts,
    '0020-portfolio': portfolio,
    '0022-upkeep': upkeep,
    '0023-unpublished-edits': unpublishedEdits,
    '0024-title-parts': titleParts,
    '0025-administrator-roles': administratorRoles,
    '0026-own-words': ownWords,
    '0027-customer-words': customerWords,
    '0028-kept-lists': keptLists,
    '0031-canonical-pages': canonicalPages,
    '0032-unused-photos': unusedPhotos,
    '0033-related-pages': relatedPages,
    '0034-priced-titles': pricedTitles,
  };
}
