import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl, engines, open } from '../support/database.ts';
import { startSilentIssuer } from '../support/google.ts';
import { runAdminCommand, runToItsEnd, type ServerProcess, startServer } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const EMAIL = 'dona@exemplo.com.br';
const PASSWORD = 'uma senha de teste';
const RESCUED = 'três palavras soltas';

async function started(
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
): Promise<ServerProcess> {
  const server = await startServer({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, ...environment });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

async function signIn({ origin }: ServerProcess, email: string, password: string): Promise<number> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

test.each(engines)(
  'the rescue lifts every block of the account, and withdraws its links and what waits for a code (%s)',
  { timeout: LONG },
  async (engine) => {
    const DATABASE_URL = await emptyDatabaseUrl(engine);
    const server = await started({ DATABASE_URL });
    // One of these is the account's own mistake, the others block the address from which its owner comes.
    for (let attempt = 0; attempt < 24; attempt += 1)
      await signIn(server, attempt < 6 ? EMAIL : `pessoa${attempt}@exemplo.com.br`, 'errada errada');
    expect(await signIn(server, EMAIL, PASSWORD)).toBe(429);

    const { db } = open(DATABASE_URL);
    const { id } = await db.selectFrom('user').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
    const soon = new Date(Date.now() + 600_000);
    const pending = async () => {
      await db
        .insertInto('password_links')
        .values({ user_id: id, token_hash: 'convite', expires_at: soon.toISOString() })
        .execute();
      await db
        .insertInto('verification')
        .values({
          id: 'pendente',
          identifier: 'pendente',
          value: id,
          expiresAt: soon,
          createdAt: new Date(),
          updatedAt: new Date(),
        })
        .execute();
    };
    const left = async () => [
      ...(await db.selectFrom('password_links').select('user_id').execute()),
      ...(await db.selectFrom('verification').select('value').where('value', '=', id).execute()),
    ];
    await db
      .insertInto('twoFactor')
      .values({ id: 'fator', userId: id, secret: '', backupCodes: '', failedVerificationCount: 10, lockedUntil: soon })
      .execute();
    await pending();
    expect(runAdminCommand({ DATABASE_URL }, ['senha', EMAIL], `${RESCUED}\n`)).toMatchObject({ exitCode: 0 });
    expect(await left()).toEqual([]);
    expect(await db.selectFrom('twoFactor').select(['failedVerificationCount', 'lockedUntil']).execute()).toEqual([
      { failedVerificationCount: 0, lockedUntil: null },
    ]);
    expect(await signIn(server, EMAIL, RESCUED)).toBe(200);

    await pending();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(server, EMAIL, 'errada errada');
    expect(await signIn(server, EMAIL, RESCUED)).toBe(429);
    expect(runAdminCommand({ DATABASE_URL }, ['remover-codigo', EMAIL], '')).toMatchObject({ exitCode: 0 });
    expect(await left()).toEqual([]);
    expect(await signIn(server, EMAIL, RESCUED)).toBe(200);
  },
);

test(
  'an issuer that accepts and never answers delays neither the start on a fresh database nor a password',
  { timeout: LONG },
  async () => {
    const issuer = await startSilentIssuer();
    onTestFinished(() => issuer.stop());
    const server = await started({
      DATABASE_URL: await emptyDatabaseUrl('sqlite'),
      GOOGLE_CLIENT_ID: 'o-painel',
      GOOGLE_CLIENT_SECRET: 'segredo-do-painel',
      GOOGLE_ISSUER: issuer.url,
    });
    expect(await signIn(server, EMAIL, PASSWORD)).toBe(200);
    expect(issuer.connections()).toBe(0);
  },
);

test(
  'a first password that the panel would refuse stops the start, and the reason is told',
  { timeout: LONG },
  async () => {
    const { exitCode, output } = await runToItsEnd({
      DATABASE_URL: await emptyDatabaseUrl('sqlite'),
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: 'password1234',
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('ADMIN_PASSWORD: Esta senha está entre as mais usadas');
    expect(output).not.toContain('password1234');
  },
);
