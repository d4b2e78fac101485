import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, openDatabase } from '../database/connect.ts';
import { listMigrations, migrate, newerOf } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import { CommandError } from './manifest.ts';
import { type ColumnKinds, createRowSum, type Row, type TableSum } from './move-rows.ts';
import { checkSqlite } from './sqlite-contents.ts';

/** In the new database while the move is under way: which tables are there whole. */
const PROGRESS = 'moved_tables';
/** Rows are sent so many at a time, or fewer where they are long. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface MoveOptions {
  /** An SQLite file that nobody writes to meanwhile. */
  readonly file: string;
  readonly to: string;
  /** Called when a table has arrived. */
  readonly onTable: (table: string, sum: TableSum) => void;
}

/** Each table after those that it refers to. */
function inOrder(source: DatabaseSync, tables: readonly string[]): string[] {
  const ordered: string[] = [];
  const place = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { table: other } of source.prepare(`pragma foreign_key_list("${table}")`).all())
      if (other !== table) place(String(other));
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function kindsOf(db: Kysely<Schema>, table: string): Promise<ColumnKinds> {
  const { rows } = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = ${table}
  `.execute(db);
  return new Map(rows.map((row) => [row.column_name, row.data_type]));
}

async function sumInPostgres(db: Kysely<Schema>, table: string, kinds: ColumnKinds): Promise<TableSum> {
  const sum = createRowSum(kinds);
  await sql`declare every_row no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch 1000 from every_row`.execute(db);
    for (const row of rows) sum.add(row);
    if (rows.length === 0) break;
  }
  await sql`close every_row`.execute(db);
  return sum.result();
}

async function send(transaction: Transaction<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(transaction);
}

/** Sends a table whole, reads it back, and notes that it is there; all of it or nothing. */
async function moveTable(source: DatabaseSync, { db }: Database, table: string): Promise<TableSum> {
  const kinds = await kindsOf(db, table);
  const columns = source
    .prepare(`pragma table_info("${table}")`)
    .all()
    .map(({ name }) => String(name));
  const unknown = columns.find((column) => !kinds.has(column));
  if (unknown !== undefined) throw new CommandError(`O PostgreSQL não tem a coluna ${table}.${unknown}.`);
  return db.transaction().execute(async (transaction) => {
    // Migrations put a first row into some; where rows may not be deleted there are none.
    const { rows: old } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
    if (old.length > 0) await sql`delete from ${sql.table(table)}`.execute(transaction);
    const sum = createRowSum(kinds);
    let batch: Row[] = [];
    let characters = 0;
    for (const row of source.prepare(`select * from "${table}"`).iterate()) {
      sum.add(row);
      batch.push(row);
      characters += Object.values(row).reduce<number>((total, value) => total + String(value).length, 0);
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      await send(transaction, table, batch);
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) await send(transaction, table, batch);
    const [expected, arrived] = [sum.result(), await sumInPostgres(transaction, table, kinds)];
    if (expected.rows !== arrived.rows || expected.hash !== arrived.hash)
      throw new CommandError(
        `A tabela ${table} chegou diferente: ${expected.rows} linhas foram, ${arrived.rows} chegaram.`,
      );
    await sql`insert into ${sql.table(PROGRESS)} values (${table}, ${arrived.rows}, ${arrived.hash})`.execute(
      transaction,
    );
    return arrived;
  });
}

/** @returns the tables that an interrupted move brought over already. @throws CommandError where the database is somebody's. */
async function beginOrGoOn({ db }: Database): Promise<ReadonlyMap<string, TableSum>> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === PROGRESS)) {
    if (tables.length > 0)
      throw new CommandError('O PostgreSQL não está vazio: informe um banco sem tabelas. Nada foi mudado nele.');
    await sql`create table ${sql.table(PROGRESS)} (name text primary key, rows integer not null, hash text not null)`.execute(
      db,
    );
  }
  const { rows } = await sql<{ name: string } & TableSum>`select * from ${sql.table(PROGRESS)}`.execute(db);
  return new Map(rows.map(({ name, rows: count, hash }) => [name, { rows: count, hash }]));
}

/** A table that arrived before an interruption must still be what it was in the file. */
async function requireSame(
  source: DatabaseSync,
  { db }: Database,
  table: string,
  arrived: TableSum,
): Promise<TableSum> {
  const sum = createRowSum(await kindsOf(db, table));
  for (const row of source.prepare(`select * from "${table}"`).iterate()) sum.add(row);
  if (sum.result().hash === arrived.hash && sum.result().rows === arrived.rows) return arrived;
  throw new CommandError(
    `A tabela ${table} mudou no arquivo desde a mudança interrompida: comece de novo, em um banco sem tabelas.`,
  );
}

/** The file's schema is brought up to this version's, which the new database gets. */
async function openSource(file: string): Promise<DatabaseSync> {
  const database = openDatabase(`file:${file}`, () => undefined);
  try {
    const newer = newerOf(await listMigrations(database));
    if (newer !== null) throw new CommandError(`O banco ${file} é de uma versão mais nova do programa (${newer}).`);
    await migrate(database);
  } finally {
    await database.close();
  }
  checkSqlite(file);
  const source = new DatabaseSync(file, { readOnly: true });
  source.exec('begin');
  return source;
}

/**
 * Brings everything from an SQLite file to an empty PostgreSQL, table by table, each compared row by row by its sum. Killed half-way, it goes on
 * with the tables that are missing. The rows of the file stay as they are.
 */
export async function moveToPostgres({ file, to, onTable }: MoveOptions): Promise<Record<string, TableSum>> {
  const source = await openSource(file);
  const target = openDatabase(to, () => undefined);
  try {
    const there = await beginOrGoOn(target);
    await migrate(target);
    const sums: Record<string, TableSum> = {};
    for (const table of inOrder(source, tablesOf(source))) {
      const arrived = there.get(table);
      const sum = await (arrived ? requireSame(source, target, table, arrived) : moveTable(source, target, table));
      sums[table] = sum;
      onTable(table, sum);
    }
    await sql`drop table ${sql.table(PROGRESS)}`.execute(target.db);
    return sums;
  } finally {
    source.close();
    await target.close();
  }
}

function tablesOf(source: DatabaseSync): string[] {
  const all = source.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  return all.map(({ name }) => String(name)).filter((name) => !/^(sqlite|kysely)_/.test(name));
}
