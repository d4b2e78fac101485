import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from './manifest.ts';
import type { Contents } from './sqlite-contents.ts';

/** Where a restore leaves what was there before: a schema of its own, whose name begins so, and which no copy takes along. */
export const ASIDE = 'antes_';

interface Program {
  readonly name: 'pg_dump' | 'pg_restore';
  readonly args: readonly string[];
  readonly databaseUrl?: string;
}

/** The address without its password, which everybody on the machine could read in the list of processes. */
export function withoutPassword(databaseUrl: string): { readonly url: string; readonly password: string | null } {
  const found = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/.exec(databaseUrl);
  if (!found) return { url: databaseUrl, password: null };
  const [start, user = '', password = ''] = found;
  return { url: `${user}@${databaseUrl.slice(start.length)}`, password: decodeURIComponent(password) };
}

/** Runs one of PostgreSQL's programs. @param onOutput gets each piece of what it writes. @throws CommandError with what it said. */
async function run({ name, args, databaseUrl }: Program, onOutput: (piece: Buffer) => void): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl ?? '');
  const child = spawn(name, [...args, ...(databaseUrl === undefined ? [] : [`--dbname=${url}`])], {
    env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.on('data', onOutput);
  const [code] = await once(child, 'close').catch((cause: unknown) => {
    throw new CommandError(
      `${name} não foi encontrado: instale o cliente do PostgreSQL (pacote postgresql-client), da versão do servidor ou mais novo.`,
      { cause },
    );
  });
  if (code !== 0) throw new CommandError(`${name} falhou: ${said.trim()}`);
}

export function dumpPostgres(databaseUrl: string, copy: string): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-acl', `--exclude-schema=${ASIDE}*`, `--file=${copy}`];
  return run({ name: 'pg_dump', args, databaseUrl }, () => undefined);
}

/** Puts a copy into a database without tables; all of it or nothing. */
export function loadPostgres(databaseUrl: string, copy: string): Promise<void> {
  const args = ['--no-owner', '--no-acl', '--single-transaction', '--exit-on-error'];
  return run({ name: 'pg_restore', args: [...args, copy], databaseUrl }, () => undefined);
}

/** Reads a copy whole, as far as it can be without a database. @throws CommandError where it is damaged. */
export async function checkDump(copy: string): Promise<Contents> {
  const contents: Contents = { migrations: [], rows: {} };
  let table: string | null = null;
  let rest = '';
  const line = (text: string) => {
    if (table === null) {
      const [, bare, quoted] = /^COPY public\.(?:"([^"]+)"|(\w+)) \(/.exec(text) ?? [];
      table = bare ?? quoted ?? null;
      if (table !== null) contents.rows[table] = 0;
    } else if (text === '\\.') table = null;
    else {
      contents.rows[table] = (contents.rows[table] ?? 0) + 1;
      if (table === 'kysely_migration') contents.migrations.push(text.split('\t')[0] ?? '');
    }
  };
  const decoder = new TextDecoder();
  await run({ name: 'pg_restore', args: ['--data-only', '--file=-', copy] }, (piece) => {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) line(one);
  });
  contents.migrations.sort();
  return contents;
}
