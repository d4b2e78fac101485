import { expect, test } from 'vitest';
import { z } from 'zod';
import { engines } from './support/database.ts';
import { IN_MOOCA, portfolioApp, type PortfolioApp } from './support/portfolio.ts';

const asked = z.object({ link: z.string(), chat: z.string() });
const job = z.object({
  customer_words: z
    .object({
      state: z.string(),
      words: z.string(),
      first_name: z.string(),
      consent: z.string(),
      consent_at: z.string().nullable(),
    })
    .nullable(),
});
const WORDS = 'O portão voltou a fechar na mesma tarde e ficou silencioso.';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask(app: PortfolioApp, id: string) {
  const response = await app.call('POST', `/api/portfolio/${id}/words`);
  expect(response.status).toBe(201);
  const { link, chat } = asked.parse(await response.json());
  return { path: new URL(link).pathname, link, chat };
}

async function page(app: PortfolioApp, path: string) {
  const response = await app.get(path);
  return { response, text: await response.text() };
}

/** Sends the form as a browser without scripts does: with the hidden field of the page that was opened. */
async function send(app: PortfolioApp, path: string, fields: Record<string, string> = {}): Promise<Response> {
  const { text } = await page(app, path);
  const [, mark = ''] = /name="texto" value="([^"]*)"/.exec(text) ?? [];
  const body = new URLSearchParams({ depoimento: WORDS, nome: 'Ana', autorizo: 'sim', texto: mark, ...fields });
  return app.get(path, { method: 'POST', headers: FORM, body: body.toString() });
}

async function wordsOf(app: PortfolioApp, id: string) {
  return job.parse(await (await app.call('GET', `/api/portfolio/${id}`)).json()).customer_words;
}

async function decide(app: PortfolioApp, id: string, act: 'publish' | 'decline'): Promise<number> {
  const consent_at = (await wordsOf(app, id))?.consent_at ?? '';
  return (await app.call('POST', `/api/portfolio/${id}/words/${act}`, { consent_at })).status;
}

test.each(engines)(
  'a customer is asked by a link, writes without an account, and is read before anything is shown (%s)',
  async (engine) => {
    const app = await portfolioApp({ engine });
    const { id, slug } = await app.published();
    const { path, link, chat } = await ask(app, id);
    expect(path).toMatch(/^\/depoimento\/[0-9a-f]{48}$/);
    expect(new URL(chat).searchParams.get('text')).toContain(link);
    expect(new URL(chat).searchParams.get('text')).toContain('Conserto de portão deslizante na Mooca, outubro de 2026');

    const { response, text } = await page(app, path);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(text).toContain('noindex');
    expect(text).not.toContain('<script');
    expect(text).toContain(`/servicos/${slug}`);
    const sent = await send(app, path);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
    expect((await page(app, path)).text).toContain('Recebemos o seu depoimento');
    expect(await wordsOf(app, id)).toMatchObject({
      state: 'received',
      words: WORDS,
      first_name: 'Ana',
      consent: expect.stringContaining(`/servicos/${slug} (Conserto de portão deslizante na Mooca, outubro de 2026)`),
    });
    expect(await (await app.get(`/servicos/${slug}`)).text()).not.toContain(WORDS);
    expect(await (await app.call('GET', '/api/portfolio')).json()).toMatchObject({
      unread: [{ id, title: 'Conserto de portão deslizante na Mooca' }],
    });

    expect(await decide(app, id, 'publish')).toBe(200);
    const shown = await (await app.get(`/servicos/${slug}`)).text();
    expect(shown).toContain(`“${WORDS}”`);
    expect(shown).toContain('Ana, cliente');
    expect((await page(app, path)).text).toContain('foi publicado');

    expect((await app.call('DELETE', `/api/portfolio/${id}/words`)).status).toBe(200);
    expect(await (await app.get(`/servicos/${slug}`)).text()).not.toContain(WORDS);
    expect(await app.database.db.selectFrom('customer_words').selectAll().execute()).toEqual([]);
    expect((await page(app, path)).response.status).toBe(404);
    const events = await app.database.db
      .selectFrom('audit_events')
      .select(['who', 'action', 'address'])
      .where('subject', 'like', '%/words%')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['created', 'received', 'published', 'deleted']);
    expect(events[1]).toMatchObject({ who: 'cliente', address: null });
  },
);

test('what is declined is not shown, and can be published later', async () => {
  const app = await portfolioApp();
  const { id, slug } = await app.published();
  const { path } = await ask(app, id);
  await send(app, path);
  expect(await decide(app, id, 'decline')).toBe(200);
  expect(await (await app.get(`/servicos/${slug}`)).text()).not.toContain(WORDS);
  expect((await page(app, path)).text).toContain('Recebemos o seu depoimento');
  expect(await decide(app, id, 'publish')).toBe(200);
  expect(await (await app.get(`/servicos/${slug}`)).text()).toContain(WORDS);
});

test.each([
  ['too short', { depoimento: 'Bom' }, 'Escreva pelo menos 10 letras.'],
  ['too long', { depoimento: 'a'.repeat(601) }, 'O texto tem 601 letras; o máximo é 600.'],
  ['with markup', { depoimento: 'Gostei <script>alert(1)</script> muito' }, 'o texto tem um código de página'],
  ['with an address', { depoimento: 'Compre em www.exemplo.com.br agora' }, 'sem endereço de site'],
  ['without a name', { nome: ' ' }, 'Escreva o seu primeiro nome.'],
  ['with a number for a name', { nome: 'Ana 11 99999' }, 'Escreva só o primeiro nome, com letras.'],
  ['without consent', { autorizo: '' }, 'Marque a autorização'],
  ['with the consent of another day', { texto: 'velho' }, 'O texto da autorização mudou'],
])('words %s are refused with the reason, and what was typed stays', async (_name, fields, message) => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  const { path } = await ask(app, id);
  const refused = await send(app, path, fields);
  const text = await refused.text();
  expect(refused.status).toBe(422);
  expect(text).toContain(message);
  expect(text).not.toContain('<script>');
  expect(text).toContain('depoimento' in fields ? fields.depoimento.slice(0, 6) : WORDS);
  expect((await wordsOf(app, id))?.state).toBe('asked');
});

test('hearts, quotation marks and the word “com” after a full stop are words like others, and come out as they went in', async () => {
  const app = await portfolioApp();
  const { id, slug } = await app.published();
  const { path } = await ask(app, id);
  const words = 'Amei <3 o "novo" motor.Com certeza indico & volto.';
  expect((await send(app, path, { depoimento: words })).status).toBe(303);
  await decide(app, id, 'publish');
  const shown = await (await app.get(`/servicos/${slug}`)).text();
  expect(shown).toContain('Amei &lt;3 o &quot;novo&quot; motor.Com certeza indico &amp; volto.');
});

test.each(engines)('what is sent twice is kept once, and nothing else comes through the link (%s)', async (engine) => {
  const app = await portfolioApp({ engine });
  const { id } = await app.published();
  const { path } = await ask(app, id);
  const { text } = await page(app, path);
  const [, texto = ''] = /name="texto" value="([^"]*)"/.exec(text) ?? [];
  const post = (depoimento: string) =>
    app.get(path, {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ depoimento, nome: 'Ana', autorizo: 'sim', texto }).toString(),
    });
  const both = await Promise.all([post(WORDS), post(WORDS)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const other = await post('Um texto bem diferente do primeiro.');
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining('Já recebemos o seu depoimento')]);
  expect((await wordsOf(app, id))?.words).toBe(WORDS);
  // Whoever asks again on purpose withdraws the words first.
  expect((await app.call('POST', `/api/portfolio/${id}/words`)).status).toBe(409);
});

test('a link works for thirty days, and no more once another took its place', async () => {
  let now = new Date('2026-11-01T12:00:00Z');
  const app = await portfolioApp({ clock: () => now });
  const { id } = await app.draft();
  const first = await ask(app, id);
  now = new Date('2026-11-02T12:00:00Z');
  const second = await ask(app, id);
  expect((await page(app, first.path)).response.status).toBe(404);
  const replaced = await send(app, first.path);
  expect([replaced.status, await replaced.text()]).toEqual([404, expect.stringContaining(WORDS)]);
  const { response } = await page(app, second.path);
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  now = new Date('2026-12-02T12:00:01Z');
  const late = await page(app, second.path);
  expect([late.response.status, late.text]).toEqual([410, expect.stringContaining('Ele valeu até 02/12/2026.')]);
  const refused = await send(app, second.path);
  expect([refused.status, await refused.text()]).toEqual([410, expect.stringContaining(WORDS)]);
  expect((await wordsOf(app, id))?.words).toBe('');
});

test('nobody publishes words that they have not read', async () => {
  const app = await portfolioApp();
  const { id } = await app.published();
  await send(app, (await ask(app, id)).path);
  const late = await app.call('POST', `/api/portfolio/${id}/words/publish`, { consent_at: '2026-01-01T00:00:00.000Z' });
  expect(late.status).toBe(409);
  expect((await wordsOf(app, id))?.state).toBe('received');
});

test('a customer is asked only about a job that can be told: place, gate, service and month', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft({ ...IN_MOOCA, month: null, service: null });
  const refused = await app.call('POST', `/api/portfolio/${id}/words`);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Antes de pedir o depoimento, preencha o serviço e o mês.'),
  ]);
});

test('whoever tries again and again waits, and loses nothing of what was typed', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  const { path } = await ask(app, id);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await send(app, path, { nome: '' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  const waiting = await send(app, path);
  expect([waiting.status, Number(waiting.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(await waiting.text()).toContain(WORDS);
  expect((await app.get(`/depoimento/${'0'.repeat(48)}`)).status).toBe(429);
  // A visit of the page itself is no try.
  expect((await page(app, path)).response.status).toBe(200);
});

test('what is longer than the form takes is refused, and given back with the name; what nobody types is not read to its end', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  const { path } = await ask(app, id);
  const post = (body: string) => app.get(path, { method: 'POST', headers: FORM, body });
  const long = `${WORDS} ${'a'.repeat(40_000)}`;
  const sent = await post(`depoimento=${encodeURIComponent(long)}&nome=Marta`);
  expect(sent.status).toBe(413);
  const html = await sent.text();
  expect(html).toContain(`${long}</textarea>`);
  expect(html).toContain('value="Marta"');
  const endless = await post(`depoimento=${'a'.repeat(1_000_000)}`);
  expect(endless.status).toBe(413);
  expect((await endless.text()).length).toBeLessThan(300_000);
});

test('what a customer wrote goes for good with the job', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const app = await portfolioApp({ clock: () => now });
  const { id } = await app.published();
  const { path } = await ask(app, id);
  await send(app, path);
  await app.call('DELETE', `/api/portfolio/${id}`);
  expect((await page(app, path)).response.status).toBe(404);
  now = new Date('2026-11-20T12:20:00Z');
  await app.deletedJobs.run();
  expect(await app.database.db.selectFrom('customer_words').selectAll().execute()).toEqual([]);
});

test('the token of a link is kept nowhere', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  const { path } = await ask(app, id);
  const token = path.split('/').pop() ?? '';
  const rows = await app.database.db.selectFrom('customer_words').selectAll().execute();
  const events = await app.database.db.selectFrom('audit_events').selectAll().execute();
  expect(JSON.stringify([rows, events])).not.toContain(token);
});
