import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../src/business/addresses.ts';
import { COPYWRITER_ROUTES, COPYWRITER_SCREENS, type Role } from '../src/business/roles.ts';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, person, type Person } from './support/people.ts';

const WRITER = { email: 'redatora@exemplo.com.br', password: 'duas palavras e meia' };
const THIRD = { email: 'terceira@exemplo.com.br', password: 'mais palavras e meia' };
const { password } = ADMINISTRATOR;
/** What stands around the handlers of the administrators, or answers where there is none. */
const AROUND = new Set(['/*', '/api/*', '/api/auth/*', '/admin/*', '/admin']);

async function signedIn(app: TestApp, who: { readonly email: string; readonly password: string } = ADMINISTRATOR) {
  const someone = person(app);
  expect((await someone.signIn(who.email, who.password)).status).toBe(200);
  return someone;
}

/** As if it had been invited as a copywriter. */
async function addWriter(app: TestApp, { email, password: chosen } = WRITER): Promise<string> {
  const id = await addAdministrator(app, email, chosen);
  await app.database.db.updateTable('user').set({ panelRole: 'copywriter' }).where('id', '=', id).execute();
  return id;
}

async function both(app: TestApp) {
  const [mine, theirs] = [await addAdministrator(app), await addWriter(app)];
  return { mine, theirs, owner: await signedIn(app), writer: await signedIn(app, WRITER) };
}

const give = (someone: Person, id: string, role: string, own = password) =>
  someone.send('PUT', `/api/administrators/${id}/role`, { role, password: own });

const rolesOf = async (app: TestApp) =>
  Object.fromEntries(
    (await app.database.db.selectFrom('user').select(['email', 'panelRole']).execute()).map(({ email, panelRole }) => [
      email,
      panelRole,
    ]),
  );

const events = async (app: TestApp) =>
  (
    await app.database.db
      .selectFrom('audit_events')
      .select(['who', 'action', 'subject'])
      .where('action', 'in', ['administrator_role_changed', 'administrator_invited'])
      .orderBy('id')
      .execute()
  ).map(({ who, action, subject }) => `${who} ${action} ${subject}`);

/** A path that a pattern answers. */
const pathOf = (pattern: string) =>
  pattern.replace(/:[a-z]+(\{[^/]*\})?/g, (_, rule: string | undefined) =>
    rule === undefined ? 'nada' : rule.includes('36') ? '00000000-0000-4000-8000-000000000000' : '1',
  );

/** Every call and screen of the administrators that the product answers, by method and pattern. */
function routesOf({ http }: TestApp) {
  const all = http.routes.filter(({ path }) => path.startsWith('/api') || path.startsWith('/admin'));
  for (const { path } of all.filter(({ method }) => method === 'ALL')) expect(AROUND).toContain(path);
  const open = new Set<string>([
    addresses.admin.login,
    addresses.admin.forgottenPassword,
    addresses.admin.newPassword,
    '/api/public/sign-in-options',
  ]);
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()].filter(
    ({ method, path }) => method !== 'ALL' && !path.startsWith('/api/auth/') && !open.has(path),
  );
}

test.each(engines)(
  'a copywriter is refused every call and screen that the table does not name (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { writer } = await both(app);
    const routes = routesOf(app);
    expect(routes.length).toBeGreaterThan(80);
    const refused: string[] = [];
    for (const { method, path } of routes) {
      const response = await writer.send(method, pathOf(path), method === 'GET' ? undefined : {});
      const call = `${method} ${path}`;
      const isOpen = COPYWRITER_ROUTES.has(call);
      expect({ call, refused: response.status === 403 }).toEqual({ call, refused: !isOpen });
      if (isOpen) continue;
      refused.push(call);
      const said = await response.text();
      const words = path.startsWith('/api')
        ? '{"error":{"code":"owner_only","message":"Só um dono do painel pode fazer isso. Peça a quem convidou você."}}'
        : '<meta name="painel-papel" content="copywriter"/>';
      expect({ call, said: said.includes(words) }).toEqual({ call, said: true });
    }
    for (const area of ['/api/company', '/api/portfolio', '/api/administrators', '/api/record', '/api/security'])
      expect(refused.filter((call) => call.includes(area)).length).toBeGreaterThan(0);
    // Nothing was done by the way.
    expect(await rolesOf(app)).toEqual({ [ADMINISTRATOR.email]: 'owner', [WRITER.email]: 'copywriter' });
  },
);

test('the table of a copywriter names only what there is, and the panel hides what it does not name', async () => {
  const app = await testApp();
  const there = routesOf(app).map(({ method, path }) => `${method} ${path}`);
  expect([...COPYWRITER_ROUTES].filter((call) => !there.includes(call))).toEqual([]);
  const { writer, owner } = await both(app);
  for (const path of [addresses.admin.company, addresses.admin.audit, addresses.admin.administrators]) {
    expect(COPYWRITER_SCREENS.some((pattern) => matchPath(pattern, path))).toBe(false);
    expect((await writer.send('GET', path)).status).toBe(403);
    expect((await writer.send('HEAD', path)).status).toBe(403);
    expect((await owner.send('GET', path)).status).toBe(200);
  }
});

test('a route that is added tomorrow is the owner’s alone until the table names it', async () => {
  const app = await testApp();
  app.http.get('/api/amanha', (context) => context.text('aberto'));
  app.http.all('/api/depois', (context) => context.text('aberto'));
  const { owner, writer } = await both(app);
  for (const path of ['/api/amanha', '/api/depois', '/api/amanha?x=1']) {
    expect((await writer.send('GET', path)).status).toBe(403);
    // Known to be there: what stands after the last of our routes answers nobody.
    expect((await owner.send('GET', path)).status).toBe(404);
  }
  expect((await writer.send('GET', '/api/nunca')).status).toBe(404);
});

test.each(engines)('a copywriter makes, edits and deletes pages (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { writer } = await both(app);
  expect(await (await writer.send('GET', '/api/session')).json()).toMatchObject({ role: 'copywriter' });
  expect(await (await writer.send('GET', '/api/overview')).json()).toMatchObject({ samples: [] });
  const made = await writer.send('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>O motor abre.</p>' });
  expect(made.status).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  expect((await writer.send('DELETE', `/api/pages/${id}`)).status).toBe(204);
  expect((await writer.send('POST', `/api/pages/${id}/restore`)).status).toBe(200);
});

test('what a copywriter types is kept, the links of it looked at, and the lists to combine and their jobs are theirs to use', async () => {
  const { writer } = await both(await testApp());
  const made = await writer.send('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>O motor abre.</p>' });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  const edit = crypto.randomUUID();
  for (const [method, path] of [
    ['GET', `/api/pages/${id}/edits`],
    ['PUT', `/api/pages/${id}/edits/${edit}`],
    ['DELETE', `/api/pages/${id}/edits/${edit}`],
    ['POST', '/api/own-links'],
    ['GET', '/api/part-lists'],
    ['PUT', '/api/part-lists/services'],
    ['POST', `/api/drafts/batches/${edit}/undo`],
    ['POST', `/api/drafts/batches/${edit}/restore`],
  ] as const)
    expect([path, (await writer.send(method, path, method === 'GET' ? undefined : {})).status]).not.toEqual([
      path,
      403,
    ]);
});

test('a copywriter deletes what can be brought back, and erases nothing', async () => {
  const { writer, owner } = await both(await testApp());
  const made = await writer.send('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>O motor abre.</p>' });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  await writer.send('DELETE', `/api/pages/${id}`);
  const erasing = { action: { kind: 'erase' }, selection: { from: 'bin', ids: [id] } };
  for (const path of ['/api/page-actions/preview', '/api/page-actions'])
    expect((await writer.send('POST', path, erasing)).status).toBe(403);
  expect((await owner.send('POST', '/api/page-actions', erasing)).status).toBe(202);
});

test.each(engines)('a changed role holds at the next request, on every process (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const [one, elsewhere] = [await testApp({ database }), await testApp({ database })];
  const { theirs, owner, writer } = await both(one);
  const there = writer.at(elsewhere);
  expect((await there.send('GET', '/api/record')).status).toBe(403);
  expect((await give(owner, theirs, 'owner')).status).toBe(204);
  expect((await there.send('GET', '/api/record')).status).toBe(200);
  expect((await give(owner, theirs, 'copywriter')).status).toBe(204);
  expect((await there.send('GET', '/api/record')).status).toBe(403);
  // The same once more is no change, and no line of the audit log.
  expect((await give(owner, theirs, 'copywriter')).status).toBe(204);
  const who = `${ADMINISTRATOR.email} administrator_role_changed ${WRITER.email}`;
  expect(await events(one)).toEqual([`${who}: dono`, `${who}: redator`]);
});

test.each(engines)(
  'the last owner who can enter keeps the role, also when two give theirs up at once (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { mine, theirs, owner } = await both(app);
    for (const refused of [
      await give(owner, mine, 'copywriter'),
      await owner.send('POST', `/api/administrators/${mine}/remove`, { password }),
      await owner.send('POST', `/api/administrators/${mine}/suspend`, { password }),
    ]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ error: { code: 'last_administrator' } });
    }
    await give(owner, theirs, 'owner');
    const other = await signedIn(app, WRITER);
    const attempts = await Promise.all([
      give(owner, theirs, 'copywriter'),
      give(other, mine, 'copywriter', WRITER.password),
      give(owner, mine, 'copywriter'),
      give(other, theirs, 'copywriter', WRITER.password),
    ]);
    // Who asks for what has just come about is answered as done too (204), and changes nothing: what counts is what the log says was done.
    expect(attempts.filter(({ status }) => ![204, 403, 409].includes(status))).toEqual([]);
    const taken = (await events(app)).filter((event) => /administrator_role_changed .*: redator$/.test(event));
    expect(taken).toHaveLength(1);
    expect(Object.values(await rolesOf(app)).filter((role) => role === 'owner')).toHaveLength(1);
    // An owner who was invited and has never entered is nobody to rely on.
    const [left] = await app.database.db
      .selectFrom('user')
      .select(['id', 'email'])
      .where('panelRole', '=', 'owner')
      .execute();
    const [last, own] = left?.id === mine ? [owner, password] : [other, WRITER.password];
    await last.send('POST', '/api/administrators', { email: 'convidada@exemplo.com.br', password: own });
    expect((await give(last, left?.id ?? '', 'copywriter', own)).status).toBe(409);
  },
);

test.each(engines)('who is no owner any more changes nothing, though the request began before (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { mine, theirs, owner } = await both(app);
  await addAdministrator(app, THIRD.email, THIRD.password);
  await give(owner, theirs, 'owner');
  const other = await signedIn(app, WRITER);
  const attempts = await Promise.all([
    give(owner, theirs, 'copywriter'),
    give(other, mine, 'copywriter', WRITER.password),
  ]);
  expect(attempts.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  expect(Object.values(await rolesOf(app)).toSorted()).toEqual(['copywriter', 'owner', 'owner']);
});

test.each(engines)(
  'an invitation names the role, and without one it is the owner’s as it always was (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { owner } = await both(app);
    const invite = (email: string, role?: Role | 'chefe') =>
      owner.send('POST', '/api/administrators', { email, password, role });
    expect((await invite('a@exemplo.com.br', 'copywriter')).status).toBe(201);
    expect((await invite('b@exemplo.com.br', 'owner')).status).toBe(201);
    expect((await invite('c@exemplo.com.br')).status).toBe(201);
    expect((await invite('d@exemplo.com.br', 'chefe')).status).toBe(400);
    expect(await rolesOf(app)).toMatchObject({
      'a@exemplo.com.br': 'copywriter',
      'b@exemplo.com.br': 'owner',
      'c@exemplo.com.br': 'owner',
    });
    expect(await events(app)).toEqual([
      `${ADMINISTRATOR.email} administrator_invited a@exemplo.com.br: redator`,
      `${ADMINISTRATOR.email} administrator_invited b@exemplo.com.br`,
      `${ADMINISTRATOR.email} administrator_invited c@exemplo.com.br`,
    ]);
  },
);

test('a changed role asks for the password', async () => {
  const app = await testApp();
  const { theirs, owner } = await both(app);
  expect((await owner.send('PUT', `/api/administrators/${theirs}/role`, { role: 'owner' })).status).toBe(422);
  expect((await give(owner, theirs, 'owner', 'errada errada')).status).toBe(422);
  expect((await give(owner, 'ninguem', 'owner')).status).toBe(404);
  expect(await rolesOf(app)).toMatchObject({ [WRITER.email]: 'copywriter' });
});

test.each(engines)('administrators from before there were roles are owners (%s)', async (engine) => {
  const app = await testApp({ engine });
  const now = new Date();
  await app.database.db
    .insertInto('user')
    .values(({ lit }) => ({
      id: 'antes',
      name: 'antes',
      email: 'antes@exemplo.com.br',
      emailVerified: lit(true),
      createdAt: now,
      updatedAt: now,
      role: 'admin',
      banned: lit(false),
      mustChangePassword: lit(false),
      twoFactorEnabled: lit(false),
    }))
    .execute();
  expect(await rolesOf(app)).toEqual({ 'antes@exemplo.com.br': 'owner' });
});
