import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../src/business/addresses.ts';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { addAdministrator, enrol, person, type Person } from './support/people.ts';
import { startPostOffice } from './support/smtp.ts';

/** What could let somebody in by what was true before a change: the link for a new password, and a password whose code is still to be typed. */

const GUEST = 'convidada@exemplo.com.br';
const { password } = ADMINISTRATOR;
const CHOSEN = 'três palavras soltas';
const OTHERS = 'quatro palavras bem soltas';
/** Every password that is looked at takes a processor for a while. */
const MANY_PASSWORDS = { timeout: 240_000 };

const tokenOf = async (response: Response) =>
  new URL(z.object({ link: z.string() }).parse(await response.json()).link).hash.slice(1);
const choose = async (app: TestApp, token: string, newPassword: string) =>
  (await person(app).send('POST', '/api/auth/reset-password', { token, newPassword })).status;

async function idOf(app: TestApp, email: string): Promise<string> {
  return (await app.database.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id;
}

/** The owner signed in, and a guest's invitation that the owner has seen. */
async function invited(engine: (typeof engines)[number]) {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const token = await tokenOf(await owner.send('POST', '/api/administrators', { email: GUEST, password }));
  return { app, owner, token, id: await idOf(app, GUEST) };
}

const act = (owner: Person, id: string, what: string) =>
  owner.send('POST', `/api/administrators/${id}/${what}`, { password });

test.each(engines)(
  'an invitation is issued again, and the link before it works no more (%s)',
  MANY_PASSWORDS,
  async (engine) => {
    const { app, owner, token, id } = await invited(engine);
    const listed = z.object({ items: z.array(z.object({ email: z.string(), invited_until: z.string().nullable() })) });
    const until = async () =>
      listed
        .parse(await (await owner.send('GET', '/api/administrators')).json())
        .items.find(({ email }) => email === GUEST)?.invited_until;
    expect(Date.parse((await until()) ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await app.database.db.updateTable('password_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await until()).toBeNull();
    expect(await choose(app, token, CHOSEN)).toBe(400);

    expect((await owner.send('POST', `/api/administrators/${id}/invite`, { password: 'errada errada' })).status).toBe(
      422,
    );
    const second = await tokenOf(await act(owner, id, 'invite'));
    const third = await tokenOf(await act(owner, id, 'invite'));
    expect(await choose(app, second, CHOSEN)).toBe(400);
    expect(await choose(app, third, CHOSEN)).toBe(200);
    expect((await person(app).signIn(GUEST, CHOSEN)).status).toBe(200);
    const lines = await app.database.db
      .selectFrom('audit_events')
      .select('subject')
      .where('action', '=', 'administrator_invited')
      .execute();
    expect(lines.map(({ subject }) => subject)).toEqual([GUEST, GUEST, GUEST]);
  },
);

test(
  'an invitation is renewed without the password again, and its link handed over though a letter goes out',
  MANY_PASSWORDS,
  async () => {
    const office = await startPostOffice();
    onTestFinished(() => office.stop());
    const app = await testApp({ environment: { SMTP_URL: office.url } });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    expect(await (await owner.send('POST', '/api/administrators', { email: GUEST, password })).json()).toEqual({
      email: GUEST,
      sent: true,
      link: null,
    });
    const renewed = await owner.send('POST', `/api/administrators/${await idOf(app, GUEST)}/invite`, {});
    expect(renewed.status).toBe(200);
    expect(await renewed.clone().json()).toMatchObject({ email: GUEST, sent: true });
    expect(await choose(app, await tokenOf(renewed), CHOSEN)).toBe(200);
  },
);

test('nobody is invited again who can enter, is suspended or is on no list', MANY_PASSWORDS, async () => {
  const { app, owner, token, id } = await invited('sqlite');
  expect(await (await act(owner, 'ninguem', 'invite')).json()).toMatchObject({ error: { code: 'not_found' } });
  await act(owner, id, 'suspend');
  expect(await (await act(owner, id, 'invite')).json()).toMatchObject({ error: { code: 'suspended' } });
  await act(owner, id, 'readmit');
  expect(await choose(app, token, CHOSEN)).toBe(400);
  expect(await choose(app, await tokenOf(await act(owner, id, 'invite')), CHOSEN)).toBe(200);
  const refused = await act(owner, id, 'invite');
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'already_entered' } }]);
});

test.each(engines)(
  'of two e-mails the newer link alone works, and using it ends what waits for a code (%s)',
  MANY_PASSWORDS,
  async (engine) => {
    const office = await startPostOffice();
    onTestFinished(() => office.stop());
    const app = await testApp({ engine, environment: { SMTP_URL: office.url } });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    const { code } = await enrol(owner);
    await app.database.db.deleteFrom('used_codes').execute();
    const waiting = person(app);
    expect(await (await waiting.signIn()).json()).toMatchObject({ twoFactorRedirect: true });

    const tokens: string[] = [];
    for (let sent = 1; sent <= 2; sent += 1) {
      await person(app).send('POST', '/api/auth/request-password-reset', { email: ADMINISTRATOR.email });
      await expect.poll(() => office.emails.length).toBe(sent);
      tokens.push(new RegExp(`${addresses.admin.newPassword}#([\\w-]+)`).exec(office.emails.at(-1) ?? '')?.[1] ?? '');
    }
    expect(await choose(app, tokens[0] ?? '', CHOSEN)).toBe(400);
    expect(await choose(app, tokens[1] ?? '', CHOSEN)).toBe(200);
    expect((await waiting.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(401);
  },
);

test.each(engines)(
  "the inviter's link takes over nothing after the guest's own password, a suspension, a readmission or the end of the sessions (%s)",
  MANY_PASSWORDS,
  async (engine) => {
    const { app, owner, token, id } = await invited(engine);
    expect(await choose(app, token, CHOSEN)).toBe(200);
    const guest = person(app);
    await guest.signIn(GUEST, CHOSEN);
    // As if a link were open at each of these moments, however it came to be.
    const { db } = app.database;
    const row = { user_id: id, expires_at: '2099-01-01T00:00:00.000Z', token_hash: '' };
    const changes: readonly (readonly [what: string, change: () => Promise<Response>])[] = [
      [
        'a changed password',
        () => guest.send('POST', '/api/auth/change-password', { currentPassword: CHOSEN, newPassword: OTHERS }),
      ],
      ['a second factor turned on', async () => enrol(guest, OTHERS).then(() => new Response())],
      ['all sessions ended by their owner', () => guest.send('POST', '/api/account/sessions/end', { which: 'all' })],
      ['all sessions ended by another', () => act(owner, id, 'end-sessions')],
      ['a suspension', () => act(owner, id, 'suspend')],
      ['a readmission', () => act(owner, id, 'readmit')],
      ['a removal', () => act(owner, id, 'remove')],
    ];
    for (const [what, change] of changes) {
      await db.insertInto('password_links').values(row).execute();
      const { ok } = await change();
      const links = await db.selectFrom('password_links').select('user_id').execute();
      expect({ what, ok, links }).toEqual({ what, ok: true, links: [] });
    }
  },
);

test.each(engines)(
  'a new password, a suspension and the end of the sessions end a sign-in that waits for its code (%s)',
  MANY_PASSWORDS,
  async (engine) => {
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    const id = await addAdministrator(app, GUEST);
    const guest = person(app);
    await guest.signIn(GUEST);
    const { backupCodes } = await enrol(guest);
    let current: string = password;
    const change = async () => {
      const response = await guest.send('POST', '/api/auth/change-password', {
        currentPassword: current,
        newPassword: CHOSEN,
      });
      current = CHOSEN;
      return response;
    };
    const suspended = async () => {
      await act(owner, id, 'suspend');
      return act(owner, id, 'readmit');
    };
    for (const [at, apply] of [change, suspended, () => act(owner, id, 'end-sessions')].entries()) {
      const waiting = person(app);
      expect(await (await waiting.signIn(GUEST, current)).json()).toMatchObject({ twoFactorRedirect: true });
      expect((await apply()).ok).toBe(true);
      expect(
        (await waiting.send('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[at] })).status,
      ).toBe(401);
      expect((await waiting.send('GET', '/api/session')).status).toBe(401);
    }
  },
);

test('a suspended account gets no link, and the response does not tell', MANY_PASSWORDS, async () => {
  const office = await startPostOffice();
  onTestFinished(() => office.stop());
  const app = await testApp({ environment: { SMTP_URL: office.url } });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const id = await addAdministrator(app, GUEST);
  await act(owner, id, 'suspend');
  const ask = async (email: string) => {
    const response = await person(app).send('POST', '/api/auth/request-password-reset', { email });
    return [response.status, await response.text()];
  };
  expect(await ask(GUEST)).toEqual(await ask(ADMINISTRATOR.email));
  await expect.poll(() => office.emails.length).toBe(1);
  expect(office.emails[0]).toContain(`To: ${ADMINISTRATOR.email}`);
});
