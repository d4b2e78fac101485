import pg from 'pg';
import { CommandError } from './manifest.ts';
import { ASIDE, loadPostgres } from './postgres-dump.ts';

/** Puts what was there into a schema of its own, and the copy in its place. @returns the schema's name. */
export async function restorePostgres(databaseUrl: string, copy: string, now: Date): Promise<string> {
  const aside = ASIDE + now.toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; alter schema public rename to ${aside}; create schema public; commit`);
    await loadPostgres(databaseUrl, copy).catch(async (error: unknown) => {
      await client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`);
      throw error;
    });
    return `esquema ${aside}`;
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(
      `O PostgreSQL não deixou trocar o banco (${cause instanceof Error ? cause.message : String(cause)}): o usuário de DATABASE_URL precisa ser o dono dele.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
