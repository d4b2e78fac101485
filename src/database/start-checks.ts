import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { troubleOf } from './database-trouble.ts';
import { findNewerMigration } from './migrate.ts';
import { openFailure } from './file-checks.ts';
import { StartFailure } from './start-failure.ts';

/** A larger file is not read through at the start, which visitors wait for: 128 MB take about half a second. Every copy is checked whole. */
const CHECKED_BYTES_MAX = 128 * 1024 * 1024;
/** A clock so far behind the last change is wrong; less may be a machine that was put right. */
const BEHIND_MAX_MS = 24 * 60 * 60 * 1000;

export interface StartChecks {
  readonly databaseUrl: string;
  readonly now: Date;
  /** Null where an administrator said that the clock is right. */
  readonly checkClock: boolean;
  /** Called with the file's size where it is too large to be read through. */
  readonly onUnchecked: (bytes: number) => void;
}

/** What is known of a database in words, without its password. */
function nameOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return databaseUrl.slice('file:'.length);
  return databaseUrl.replace(/^(postgres(?:ql)?:\/\/)[^@/]*@/, '$1').replace(/\?.*$/, '');
}

/** What PostgreSQL's SQLSTATEs mean at a start; null where they mean nothing known. */
function postgresFailure(name: string, cause: unknown): StartFailure | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  // A wrong user or password, and a database that is not there.
  if (code === '28000' || code === '28P01' || code === '3D000')
    return new StartFailure(
      'away',
      `O PostgreSQL em ${name} recusou a entrada: confira usuário, senha e nome do banco em DATABASE_URL.`,
      { cause },
    );
  if (code === '42501')
    return new StartFailure(
      'place',
      `O usuário de DATABASE_URL não pode ler e gravar todas as tabelas do PostgreSQL em ${name}: faça dele o dono do banco.`,
      { cause },
    );
  const trouble = troubleOf(cause);
  if (trouble === 'busy')
    return new StartFailure(
      'busy',
      `Outro programa prende as tabelas do PostgreSQL em ${name}: feche-o e inicie de novo.`,
      { cause },
    );
  if (trouble === 'damaged')
    return new StartFailure(
      'damaged',
      `O PostgreSQL em ${name} diz que o banco está danificado: restaure uma cópia com "npm run restore".`,
      { cause },
    );
  if (trouble !== 'away') return null;
  return new StartFailure(
    'away',
    `O PostgreSQL em ${name} não responde: confira se está no ar e o endereço em DATABASE_URL.`,
    { cause },
  );
}

/**
 * Looks at an open database before anything is written to it.
 *
 * @throws StartFailure
 */
export async function checkDatabase(database: Database, checks: StartChecks): Promise<void> {
  const name = nameOf(checks.databaseUrl);
  try {
    if (database.engine === 'sqlite') await checkPages(database, name, checks);
    await checkSchema(database, name);
    if (checks.checkClock) await checkClock(database, name, checks.now);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (database.engine === 'sqlite') throw openFailure(name, error);
    throw postgresFailure(name, error) ?? error;
  }
}

async function checkPages({ db }: Database, file: string, { onUnchecked }: StartChecks): Promise<void> {
  const bytes = file === ':memory:' ? 0 : statSync(file).size;
  if (bytes > CHECKED_BYTES_MAX) return onUnchecked(bytes);
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const said = rows[0]?.quick_check ?? 'ok';
  if (said === 'ok') return;
  throw new StartFailure(
    'damaged',
    `O banco ${file} está danificado (${said.replaceAll(/\s+/g, ' ').trim()}): restaure uma cópia com "npm run restore".`,
  );
}

async function checkSchema(database: Database, name: string): Promise<void> {
  const newer = await findNewerMigration(database);
  if (newer === null) return;
  throw new StartFailure(
    'newer',
    `O banco ${name} foi usado por uma versão mais nova do programa (${newer}): inicie essa versão, ou restaure uma cópia feita por esta.`,
  );
}

async function checkClock({ db }: Database, name: string, now: Date): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'content_changes')) return;
  const last = await db
    .selectFrom('content_changes')
    .select('changed_at')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || now.getTime() >= new Date(last.changed_at).getTime() - BEHIND_MAX_MS) return;
  throw new StartFailure(
    'clock',
    `O relógio do servidor marca ${now.toISOString()}, e a última mudança no banco ${name} é de ${last.changed_at}: acerte o relógio; se ele está certo, inicie uma vez com CLOCK_CHECK=off.`,
  );
}
