import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { emptyDatabaseUrl, engines, open, temporaryFolder } from '../support/database.ts';
import { runAdminCommand, type ServerProcess, startServer } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const FOUR_HOURS = 4 * 60 * 60;

/** Debian's libfaketime, which a process loads to read another time; its folder is named after the machine. */
function fakeTimeLibrary(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error("Debian's faketime is missing: `npm test` installs it");
  return found;
}

async function serverAtOffset(
  databaseUrl: string,
): Promise<{ readonly server: ServerProcess; setOffset(seconds: number): void; freezeAt(instant: number): void }> {
  const file = join(temporaryFolder(), 'offset');
  /** The library reads a moment with no offset as one that stands still. */
  const freezeAt = (instant: number) =>
    writeFileSync(file, `${new Date(instant).toISOString().replace('T', ' ').replace('Z', '')}\n`);
  const setOffset = (seconds: number) => writeFileSync(file, `${seconds >= 0 ? '+' : ''}${seconds}\n`);
  setOffset(0);
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    LD_PRELOAD: fakeTimeLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: 'UTC',
    ADMIN_EMAIL: 'dona@exemplo.com.br',
    ADMIN_PASSWORD: 'uma senha de teste',
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return { server, setOffset, freezeAt };
}

async function signIn({ origin }: ServerProcess, password = 'uma senha de teste'): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dona@exemplo.com.br', password }),
  });
  expect(response.status).toBe(200);
  return cookiesOf(response);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const post = ({ origin }: ServerProcess, path: string, cookie: string, body: unknown) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const statusAt = async ({ origin }: ServerProcess, cookie: string) =>
  (await fetch(`${origin}/api/session`, { headers: { cookie } })).status;

test.each(engines)(
  'the real process ends a session four hours after sign-in to the second, whatever was done meanwhile (%s)',
  { timeout: LONG },
  async (engine) => {
    const { server, setOffset, freezeAt } = await serverAtOffset(await emptyDatabaseUrl(engine));
    const before = Date.now();
    const first = await signIn(server);
    const after = Date.now();
    const endOf = async (cookie: string) =>
      Date.parse(
        z
          .object({ expires_at: z.string() })
          .parse(await (await fetch(`${server.origin}/api/session`, { headers: { cookie } })).json()).expires_at,
      );
    const end = await endOf(first);
    expect(end).toBeGreaterThanOrEqual(before + FOUR_HOURS * 1000);
    expect(end).toBeLessThanOrEqual(after + FOUR_HOURS * 1000);

    let cookie = first;
    for (const hours of [1, 2, 3, 3.9]) {
      setOffset(hours * 3600);
      expect(await statusAt(server, cookie), `after ${hours} hours`).toBe(200);
      expect(
        (await post(server, '/api/pages', cookie, { title: `Motor na Mooca ${hours}`, content: '<p>Texto.</p>' }))
          .status,
      ).toBe(201);
      if (hours !== 2) continue;
      const changed = await post(server, '/api/auth/change-password', cookie, {
        currentPassword: 'uma senha de teste',
        newPassword: 'três palavras soltas',
      });
      expect(changed.status).toBe(200);
      cookie = cookiesOf(changed);
      expect(await statusAt(server, first), 'the session from before the new password').toBe(401);
    }
    expect(await endOf(cookie)).toBe(end);
    // However long the machine takes to ask.
    freezeAt(end - 1000);
    expect(await statusAt(server, cookie), 'a second before').toBe(200);
    freezeAt(end + 10);
    expect(await statusAt(server, cookie), 'at the end').toBe(401);
  },
);

test.each(engines)(
  "'Sair' and a new password end sessions at once on the other process too (%s)",
  { timeout: LONG },
  async (engine) => {
    const url = await emptyDatabaseUrl(engine);
    const { server: one } = await serverAtOffset(url);
    const { server: other } = await serverAtOffset(url);
    const [leaving, staying, changing] = [await signIn(one), await signIn(one), await signIn(other)];
    expect(await statusAt(other, leaving)).toBe(200);
    expect((await post(one, '/api/auth/sign-out', leaving, {})).status).toBe(200);
    expect(await statusAt(other, leaving)).toBe(401);

    expect(await statusAt(one, staying)).toBe(200);
    expect(
      (
        await post(other, '/api/auth/change-password', changing, {
          currentPassword: 'uma senha de teste',
          newPassword: 'três palavras soltas',
        })
      ).status,
    ).toBe(200);
    expect(await statusAt(one, staying)).toBe(401);
  },
);

test.each(engines)(
  'the command line lets somebody in while the server runs (%s)',
  { timeout: LONG },
  async (engine) => {
    const DATABASE_URL = await emptyDatabaseUrl(engine);
    const { server } = await serverAtOffset(DATABASE_URL);
    const before = await signIn(server);
    expect(runAdminCommand({ DATABASE_URL }, ['listar'], '').output).toMatch(
      /dona@exemplo\.com\.br\tdono\tativo\tsenha\tsessões abertas: 1/,
    );
    expect(runAdminCommand({ DATABASE_URL }, ['senha', 'dona@exemplo.com.br'], 'password1234\n').output).toContain(
      'mais usadas',
    );
    expect(await statusAt(server, before)).toBe(200);
    expect(runAdminCommand({ DATABASE_URL }, ['senha', 'Dona@exemplo.com.br'], 'três palavras soltas\n')).toMatchObject(
      { exitCode: 0 },
    );
    expect(await statusAt(server, before)).toBe(401);
    await signIn(server, 'três palavras soltas');
    const created = runAdminCommand({ DATABASE_URL }, ['criar', 'nova@exemplo.com.br'], '');
    expect(created.output).toMatch(/Senha de nova@exemplo\.com\.br: \S{20}/);
    expect(runAdminCommand({ DATABASE_URL }, ['criar', 'nova@exemplo.com.br'], '').exitCode).toBe(1);
    expect(runAdminCommand({ DATABASE_URL }, ['remover-codigo', 'dona@exemplo.com.br'], '').exitCode).toBe(0);
    expect(runAdminCommand({ DATABASE_URL }, [], '')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('Uso:'),
    });
  },
);

test.each(engines)(
  'the command line does the whole of what it is asked, or nothing (%s)',
  { timeout: LONG },
  async (engine) => {
    const DATABASE_URL = await emptyDatabaseUrl(engine);
    const command = (args: readonly string[], input = '') => runAdminCommand({ DATABASE_URL }, args, input);
    expect(command(['criar', 'dona@exemplo.com.br'], 'curta\n')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('pelo menos 12'),
    });
    expect(command(['listar']).output).toBe('');
    expect(command(['criar', 'dona@exemplo.com.br'], 'três palavras soltas\n').exitCode).toBe(0);

    const { db } = open(DATABASE_URL);
    const state = async () =>
      JSON.stringify([
        await db.selectFrom('user').selectAll().execute(),
        await db.selectFrom('account').selectAll().execute(),
        await db.selectFrom('security_settings').selectAll().execute(),
      ]);
    await db.updateTable('security_settings').set({ second_factor_required: 1 }).execute();
    await db
      .updateTable('user')
      .set(({ lit }) => ({ twoFactorEnabled: lit(true) }))
      .execute();
    const before = await state();
    await sql`alter table audit_events rename to elsewhere`.execute(db);
    for (const args of [
      ['criar', 'outra@exemplo.com.br'],
      ['senha', 'dona@exemplo.com.br'],
      ['remover-codigo', 'dona@exemplo.com.br'],
      ['codigo-opcional'],
    ]) {
      const { exitCode, output } = command(args);
      expect({ args, exitCode, output }).toMatchObject({
        args,
        exitCode: 1,
        output: expect.stringContaining('audit_events'),
      });
    }
    expect(await state()).toBe(before);
  },
);
