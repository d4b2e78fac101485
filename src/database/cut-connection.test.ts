import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl, engines, open } from '../../tests/support/database.ts';

test.skipIf(!engines.includes('postgres'))(
  'a connection that PostgreSQL cuts while it is used fails its transaction, and neither the process nor the next call',
  async () => {
    const url = await emptyDatabaseUrl('postgres');
    const [database, other] = [open(url), open(url)];
    const cut = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      // Until the end of the connection has arrived here; what nobody listens for fails the run.
      await expect
        .poll(() =>
          sql`select 1`.execute(transaction).then(
            () => 'answered',
            () => 'failed',
          ),
        )
        .toBe('failed');
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow(/terminat|Connection|connection|EPIPE|ECONNRESET/);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  },
);
