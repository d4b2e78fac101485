import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** A file's copy is another file, born later. */
export async function placeOfFile({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string; file: string }>`pragma database_list`.execute(db);
  const file = rows.find(({ name }) => name === 'main')?.file ?? '';
  if (file === '') return 'memory';
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return `${ino} ${birthtimeNs}`;
}

/** A copy stands in another cluster, or has another number in the same one; a cluster that was copied whole answers elsewhere. */
export async function placeInCluster({ db }: Database): Promise<string> {
  const here = await sql<{ place: string }>`
    select concat_ws(' ', oid, host(inet_server_addr()), inet_server_port()) as place
    from pg_database where datname = current_database()`.execute(db);
  // Some hosts let nobody ask for it.
  const cluster = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return `${here.rows[0]?.place} ${cluster.rows[0]?.id}`;
}
