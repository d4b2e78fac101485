import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CommandError } from './manifest.ts';

const named = z.array(z.object({ name: z.string() }));
const counted = z.object({ count: z.number() });
const checked = z.object({ integrity_check: z.string() });

/** What a database holds: the migrations it has been through, and its rows by table. */
export interface Contents {
  readonly migrations: string[];
  readonly rows: Record<string, number>;
}

/** Reads a file that nobody writes to, whole. @throws CommandError where it is damaged. */
export function checkSqlite(file: string): Contents {
  try {
    return readSqlite(file);
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`${file} não é um banco SQLite, ou está danificado.`, { cause });
  }
}

function readSqlite(file: string): Contents {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [{ integrity_check: said }] = z.tuple([checked], checked).parse(copy.prepare('pragma integrity_check').all());
    if (said !== 'ok') throw new CommandError(`${file} está danificado: ${said}`);
    const names = (where: string) =>
      named.parse(copy.prepare(`select name from ${where} order by name`).all()).map(({ name }) => name);
    const tables = names("sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'");
    const count = (table: string) =>
      counted.parse(copy.prepare(`select count(*) as count from "${table}"`).get()).count;
    return {
      migrations: tables.includes('kysely_migration') ? names('kysely_migration') : [],
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
    };
  } finally {
    copy.close();
  }
}
