import { expect, test } from 'vitest';
import { z } from 'zod';
import { ensureFirstAdministrator } from '../src/auth/first-administrator.ts';
import { loadConfig } from '../src/config.ts';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, enrol, person, type Person } from './support/people.ts';

const OTHER = { email: 'outra@exemplo.com.br', password: 'duas palavras e meia' };
const { password } = ADMINISTRATOR;

async function signedIn(
  app: TestApp,
  who: { readonly email: string; readonly password: string } = ADMINISTRATOR,
): Promise<Person> {
  const someone = person(app);
  expect((await someone.signIn(who.email, who.password)).status).toBe(200);
  return someone;
}

async function two(app: TestApp) {
  const [mine, other] = [await addAdministrator(app), await addAdministrator(app, OTHER.email, OTHER.password)];
  return { mine, other, owner: await signedIn(app), colleague: await signedIn(app, OTHER) };
}

const actions = async (app: TestApp) =>
  (await app.database.db.selectFrom('audit_events').select(['action', 'subject']).orderBy('id').execute()).map(
    ({ action, subject }) => `${action}: ${subject}`,
  );

test.each(engines)('an invited administrator chooses a password by the link, once, and enters (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const owner = await signedIn(app);
  const response = await owner.send('POST', '/api/administrators', { email: 'Nova@exemplo.com.br', password });
  expect(response.status).toBe(201);
  const { email, link } = z.object({ email: z.string(), link: z.string() }).parse(await response.json());
  expect(email).toBe('nova@exemplo.com.br');
  const token = new URL(link).hash.slice(1);
  const guest = person(app);
  expect((await guest.send('POST', '/api/auth/reset-password', { token, newPassword: 'senha12345678' })).status).toBe(
    422,
  );
  expect(
    (await guest.send('POST', '/api/auth/reset-password', { token, newPassword: 'três palavras soltas' })).status,
  ).toBe(200);
  expect(
    (await guest.send('POST', '/api/auth/reset-password', { token, newPassword: 'outras palavras soltas' })).status,
  ).toBe(400);
  expect((await guest.signIn(email, 'três palavras soltas')).status).toBe(200);
  expect((await owner.send('POST', '/api/administrators', { email, password })).status).toBe(409);
  expect(await actions(app)).toContain('administrator_invited: nova@exemplo.com.br');
});

test.each(engines)(
  "a link takes no password that is its own account's e-mail, whoever is signed in where it is opened (%s)",
  async (engine) => {
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = await signedIn(app);
    const invited = await owner.send('POST', '/api/administrators', { email: 'dona.silva@exemplo.com.br', password });
    const token = new URL(z.object({ link: z.string() }).parse(await invited.json()).link).hash.slice(1);
    for (const someone of [person(app), owner]) {
      const refused = await someone.send('POST', '/api/auth/reset-password', {
        token,
        newPassword: 'dona.silva@exemplo.com.br',
      });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('e-mail');
    }
    // Another account's e-mail is a text like any other; this one is of the owner who opens the link.
    expect(
      (await owner.send('POST', '/api/auth/reset-password', { token, newPassword: ADMINISTRATOR.email })).status,
    ).toBe(200);
  },
);

test.each(engines)(
  'a suspended administrator is out at once on every process, and back when readmitted (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const [one, elsewhere] = [await testApp({ database }), await testApp({ database })];
    const { other, owner, colleague } = await two(one);
    const there = colleague.at(elsewhere);
    expect((await there.send('GET', '/api/pages')).status).toBe(200);
    expect((await owner.send('POST', `/api/administrators/${other}/suspend`, { password })).status).toBe(204);
    expect((await there.send('GET', '/api/pages')).status).toBe(401);
    expect((await person(elsewhere).signIn(OTHER.email, OTHER.password)).status).toBe(403);
    expect((await owner.send('POST', `/api/administrators/${other}/readmit`, { password })).status).toBe(204);
    expect((await person(elsewhere).signIn(OTHER.email, OTHER.password)).status).toBe(200);
  },
);

test.each(engines)('the last administrator who can enter can neither be removed nor suspended (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { mine, other, owner, colleague } = await two(app);
  const both = await Promise.all([
    owner.send('POST', `/api/administrators/${other}/remove`, { password }),
    colleague.send('POST', `/api/administrators/${mine}/remove`, { password: OTHER.password }),
  ]);
  expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  const [left] = await app.database.db.selectFrom('user').select(['id', 'email']).execute();
  const last = left?.id === mine ? owner : colleague;
  const own = left?.id === mine ? password : OTHER.password;
  for (const what of ['remove', 'suspend']) {
    const refused = await last.send('POST', `/api/administrators/${left?.id}/${what}`, { password: own });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { code: 'last_administrator' } });
  }
  // Somebody invited who has never entered is nobody to rely on.
  await last.send('POST', '/api/administrators', { email: 'convidada@exemplo.com.br', password: own });
  expect((await last.send('POST', `/api/administrators/${left?.id}/remove`, { password: own })).status).toBe(409);
});

test('changes of the administrators ask for the password again', async () => {
  const app = await testApp();
  const { other, owner } = await two(app);
  const calls: [string, string, object][] = [
    ['POST', '/api/administrators', { email: 'nova@exemplo.com.br' }],
    ['POST', `/api/administrators/${other}/suspend`, {}],
    ['POST', `/api/administrators/${other}/remove`, {}],
    ['POST', `/api/administrators/${other}/end-sessions`, {}],
    ['PUT', '/api/security', { second_factor_required: true }],
    ['POST', '/api/account/methods/password/unlink', {}],
  ];
  const before = await app.database.db.selectFrom('user').selectAll().orderBy('id').execute();
  for (const [method, path, body] of calls) {
    expect({ path, status: (await owner.send(method, path, body)).status }).toEqual({ path, status: 422 });
  }
  for (const [method, path, body] of calls.slice(0, 3)) {
    expect({ path, status: (await owner.send(method, path, { ...body, password: 'errada errada' })).status }).toEqual({
      path,
      status: 422,
    });
  }
  expect(await app.database.db.selectFrom('user').selectAll().orderBy('id').execute()).toEqual(before);
});

test.each(engines)('open sessions are listed and ended: one, the others, all (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const [here, phone, laptop] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const sessions = async () =>
    z
      .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
      .parse(await (await here.send('GET', '/api/account')).json()).sessions;
  expect((await sessions()).filter(({ current }) => current)).toHaveLength(1);
  const one = (await sessions()).find(({ current }) => !current);
  expect((await here.send('DELETE', `/api/account/sessions/${one?.id}`)).status).toBe(204);
  expect(await sessions()).toHaveLength(2);
  expect(await (await here.send('POST', '/api/account/sessions/end', { which: 'others' })).json()).toEqual({
    ended: 1,
  });
  expect((await actions(app)).at(-1)).toBe('sessions_ended: 1 sessão');
  for (const ended of [phone, laptop]) expect((await ended.send('GET', '/api/session')).status).toBe(401);
  expect((await here.send('POST', '/api/account/sessions/end', { which: 'all' })).status).toBe(200);
  expect((await here.send('GET', '/api/session')).status).toBe(401);
});

test("nobody ends another account's session by its id", async () => {
  const app = await testApp();
  const { other, owner, colleague } = await two(app);
  const theirs = await app.database.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', other)
    .executeTakeFirstOrThrow();
  expect((await owner.send('DELETE', `/api/account/sessions/${theirs.id}`)).status).toBe(404);
  expect((await colleague.send('GET', '/api/session')).status).toBe(200);
});

test.each(engines)('a changed password ends the other sessions at once on every process (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const [app, elsewhere] = [await testApp({ database }), await testApp({ database })];
  await addAdministrator(app);
  const [here, thief] = [await signedIn(app), await signedIn(elsewhere)];
  const change = { currentPassword: password, newPassword: 'três palavras soltas', revokeOtherSessions: false };
  expect((await here.send('POST', '/api/auth/change-password', change)).status).toBe(200);
  expect((await thief.send('GET', '/api/session')).status).toBe(401);
  expect((await here.send('GET', '/api/session')).status).toBe(200);
});

test('the only way in cannot be unlinked', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = await signedIn(app);
  expect((await owner.send('POST', '/api/account/methods/password/unlink', { password })).status).toBe(409);
  await app.database.db
    .insertInto('account')
    .values({
      id: 'g',
      accountId: 'g',
      userId: (await app.database.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id,
      providerId: 'google',
      password: null,
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .execute();
  expect((await owner.send('POST', '/api/account/methods/google/unlink', { password })).status).toBe(204);
  expect(await (await owner.send('GET', '/api/account')).json()).toMatchObject({
    methods: { password: true, google: false },
  });
});

test('ADMIN_EMAILS fills the list while it is empty, and not afterwards', async () => {
  const app = await testApp();
  const config = loadConfig({ ADMIN_EMAILS: 'Uma@exemplo.com.br, duas@exemplo.com.br' });
  expect((await ensureFirstAdministrator(app.database, app.auth, config))?.email).toBe('uma@exemplo.com.br');
  await ensureFirstAdministrator(app.database, app.auth, loadConfig({ ADMIN_EMAILS: 'tres@exemplo.com.br' }));
  const listed = await app.database.db.selectFrom('user').select('email').orderBy('email').execute();
  expect(listed.map(({ email }) => email)).toEqual(['duas@exemplo.com.br', 'uma@exemplo.com.br']);
});

test('the audit log holds what was taken away as a file, and no call that stores nothing', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = await signedIn(app);
  await owner.send('POST', '/api/generate', { title: 'Motor na Mooca', creativity: 75 });
  await owner.send('POST', '/api/judgements', {
    title: 'Motor na Mooca',
    description: 'Motor.',
    content: '<p>Texto.</p>',
  });
  await owner.send('POST', '/api/bulk-jobs/dry-run', { titles: ['Motor na Mooca'], creativity: 75 });
  expect(await (await owner.send('GET', '/api/pages.csv')).text()).toContain('Título');
  const lines = await app.database.db.selectFrom('audit_events').select(['action', 'subject']).orderBy('id').execute();
  expect(lines).toEqual([
    { action: 'sign_in', subject: 'senha' },
    { action: 'exported', subject: 'pages.csv' },
  ]);
});

test.each(engines)('the audit log tells who did what, filtered, page by page (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  await person(app).signIn(ADMINISTRATOR.email, 'errada errada');
  await person(app).signIn('minha-senha-no-campo-errado', 'errada errada');
  const owner = await signedIn(app);
  const page = z
    .object({ id: z.string() })
    .parse(
      await (await owner.send('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Texto.</p>' })).json(),
    );
  await owner.send('DELETE', `/api/pages/${page.id}`);
  await owner.send('POST', '/api/auth/sign-out', {});
  const reader = await signedIn(app);
  const list = z.object({
    items: z.array(
      z.object({ who: z.string(), action: z.string(), subject: z.string(), address: z.string().nullable() }),
    ),
    next_cursor: z.string().nullable(),
  });
  const read = async (query: string) => list.parse(await (await reader.send('GET', `/api/record?${query}`)).json());

  const { items } = await read('limit=50');
  expect(items.map(({ action }) => action)).toEqual([
    'sign_in',
    'sign_out',
    'deleted',
    'created',
    'sign_in',
    'sign_in_failed',
    'sign_in_failed',
  ]);
  expect(items.find(({ action }) => action === 'created')?.subject).toContain('Motor na Mooca');
  expect(items.filter(({ action }) => action === 'sign_in_failed').map(({ who }) => who)).toEqual([
    'desconhecido',
    ADMINISTRATOR.email,
  ]);
  expect(JSON.stringify(items)).not.toContain('minha-senha');
  expect((await read('action=sign_in')).items).toHaveLength(2);
  expect((await read('q=MOOCA')).items.map(({ action }) => action)).toEqual(['deleted', 'created']);
  expect((await read('q=%25')).items).toHaveLength(0);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  expect((await read(`from=${today}&to=${today}`)).items).toHaveLength(items.length);
  expect((await read('to=2020-01-01')).items).toHaveLength(0);

  const first = await read('limit=4');
  const second = await read(`limit=4&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.next_cursor).toBeNull();
});

test.each(engines)('who is removed or suspended in the middle of entering does not enter (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const other = person(app);
  const id = await addAdministrator(app, 'outra@exemplo.com.br');
  await other.signIn('outra@exemplo.com.br');
  const { code } = await enrol(other);
  await app.database.db.deleteFrom('used_codes').execute();
  const waiting = person(app);
  expect((await waiting.signIn('outra@exemplo.com.br')).status).toBe(200);
  expect(
    (await owner.send('POST', `/api/administrators/${id}/suspend`, { password: ADMINISTRATOR.password })).status,
  ).toBe(204);
  expect((await waiting.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(401);
  expect((await waiting.send('GET', '/api/session')).status).toBe(401);

  const invited = await owner.send('POST', '/api/administrators', {
    email: 'nova@exemplo.com.br',
    password: ADMINISTRATOR.password,
  });
  const { link } = z.object({ link: z.string() }).parse(await invited.json());
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string(), email: z.string() })) })
    .parse(await (await owner.send('GET', '/api/administrators')).json());
  const guest = items.find(({ email }) => email === 'nova@exemplo.com.br');
  expect(
    (await owner.send('POST', `/api/administrators/${guest?.id}/remove`, { password: ADMINISTRATOR.password })).status,
  ).toBe(204);
  const chosen = await person(app).send('POST', '/api/auth/reset-password', {
    token: new URL(link).hash.slice(1),
    newPassword: 'três palavras soltas',
  });
  expect(chosen.status).toBe(400);
  expect((await person(app).signIn('nova@exemplo.com.br', 'três palavras soltas')).status).toBe(401);
});
