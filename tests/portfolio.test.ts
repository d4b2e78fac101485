import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createPhotoStore } from '../src/photos/photo-store.ts';
import { removeUnused } from '../src/portfolio/deleted-jobs.ts';
import { addPhoto } from '../src/portfolio/photo-writes.ts';
import { engines } from './support/database.ts';
import { noAudit } from './support/page-room.ts';
import { sentPhoto, streamOf } from './support/photos.ts';
import { IN_MOOCA, portfolioApp } from './support/portfolio.ts';

const MOOCA = '/cidades/mooca-sao-paulo-capital';

test.each(engines)(
  'a job is told, gets photos and is published at once on the page of its place (%s)',
  async (engine) => {
    const app = await portfolioApp({ engine });
    const before = await (await app.get(MOOCA)).text();
    expect(before).not.toContain('Serviço feito');
    expect((await app.get('/servicos')).status).toBe(404);
    expect(await (await app.get('/sitemap/site.xml')).text()).not.toContain('/servicos');

    const { id, missing } = await app.draft();
    expect(missing).toEqual(['uma foto']);
    const { photos } = await app.job(app.sendPhoto(id, await sentPhoto(640, 480)), 201);
    expect((await app.get(`/fotos/${photos[0]?.hash}-480.avif`)).status).toBe(404);
    const { slug } = await app.job(app.call('POST', `/api/portfolio/${id}/publish`));
    expect(slug).toBe('conserto-de-portao-deslizante-na-mooca');

    const place = await (await app.get(MOOCA)).text();
    expect(place).toContain('Serviço feito na Mooca');
    expect(place).toMatch(
      /<img src="\/fotos\/[0-9a-f]{32}-960.jpg" alt="Portão deslizante na Mooca" width="640" height="480" loading="lazy"/,
    );
    expect(await (await app.get('/postagens/motor-de-portao-ppa-mooca')).text()).toContain(`href="/servicos/${slug}"`);
    // The Brás is next to it, Moema is not.
    expect(await (await app.get('/cidades/bras-sao-paulo-capital')).text()).toContain('Serviço feito na Mooca');
    expect(await (await app.get('/cidades/moema-sao-paulo-capital')).text()).not.toContain('Serviço feito');
    expect(await (await app.get('/servicos')).text()).toContain(`href="/servicos/${slug}"`);
    expect(await (await app.get('/sitemap')).text()).toContain('href="/servicos"');
    const map = await (await app.get('/sitemap/site.xml')).text();
    expect(map).toContain('/servicos</loc>');
    expect(map).toContain(`/servicos/${slug}</loc>`);

    const own = await (await app.get(`/servicos/${slug}`)).text();
    for (const told of [
      IN_MOOCA.found,
      IN_MOOCA.done,
      '1 hora e 30 minutos',
      'outubro de 2026',
      '"@type":"ImageObject"',
    ])
      expect(own).toContain(told);
    const photo = await app.get(`/fotos/${photos[0]?.hash}-480.avif`);
    expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  },
);

test('on a post the job stands in the place of the testimonials, and adds little to its first round trip', async () => {
  const app = await portfolioApp();
  const post = '/postagens/motor-de-portao-ppa-mooca';
  const sent = async () => brotliCompressSync(await (await app.get(post)).text()).length;
  const [said, before] = [await (await app.get(post)).text(), await sent()];
  expect(said).toContain('class="voices"');
  await app.published();
  const shown = await (await app.get(post)).text();
  expect(shown).toContain('id="servico-feito"');
  expect(shown).not.toContain('class="voices"');
  expect((await sent()) - before).toBeLessThan(60);
});

test('pages of places have the same bytes as before once the last job is gone', async () => {
  const app = await portfolioApp();
  const before = await (await app.get(MOOCA)).text();
  const { id, slug } = await app.published();
  expect(await (await app.get(MOOCA)).text()).not.toBe(before);
  expect((await app.call('DELETE', `/api/portfolio/${id}`)).status).toBe(204);
  expect(await (await app.get(MOOCA)).text()).toBe(before);
  expect((await app.get(`/servicos/${slug}`)).status).toBe(410);
  expect((await app.get('/servicos')).status).toBe(404);
});

test.each(engines)('a deletion can be taken back for ten minutes, and then frees the disk (%s)', async (engine) => {
  let now = new Date('2026-11-20T12:00:00Z');
  const app = await portfolioApp({ engine, clock: () => now });
  const { id, slug } = await app.published();
  const shared = await app.draft();
  await app.job(app.sendPhoto(shared.id, await sentPhoto(640, 480)), 201);
  await app.job(app.sendPhoto(id, await sentPhoto(320, 320)), 201);
  expect(readdirSync(app.photosFolder)).toHaveLength(2);

  await app.call('DELETE', `/api/portfolio/${id}`);
  now = new Date('2026-11-20T12:09:00Z');
  await app.deletedJobs.run();
  await app.job(app.call('POST', `/api/portfolio/${id}/restore`));
  expect((await app.get(`/servicos/${slug}`)).status).toBe(200);

  await app.call('DELETE', `/api/portfolio/${id}`);
  now = new Date('2026-11-20T12:20:00Z');
  await app.deletedJobs.run();
  // What another job has too stays.
  expect(readdirSync(app.photosFolder)).toHaveLength(1);
  expect((await app.call('POST', `/api/portfolio/${id}/restore`)).status).toBe(404);
  await app.call('DELETE', `/api/portfolio/${shared.id}`);
  now = new Date('2026-11-20T12:40:00Z');
  await app.deletedJobs.run();
  expect(readdirSync(app.photosFolder)).toEqual([]);
});

test('a file that is no photo is refused by its name, and the photos beside it are kept', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  await app.job(app.sendPhoto(id, await sentPhoto(640, 480)), 201);
  const refused = await app.sendPhoto(id, Buffer.from('Lista de compras'), { name: 'portao.jpg' });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: { code: 'photo_refused', message: '“portao.jpg” não é uma foto.' } },
  ]);
  expect((await app.job(app.call('GET', `/api/portfolio/${id}`))).photos).toHaveLength(1);
  expect(readdirSync(app.photosFolder)).toHaveLength(1);
  // One that may be taken another time is not refused for good: phones keep it.
  await app.job(app.call('POST', `/api/portfolio/${id}/publish`));
  const undescribed = await app.sendPhoto(id, await sentPhoto(640, 480), { alt: '' });
  expect([undescribed.status, await undescribed.text()]).toEqual([422, expect.stringContaining('photo_not_now')]);
});

test('what is sent twice, as a phone does that heard no answer, is stored once', async () => {
  const app = await portfolioApp();
  const id = randomUUID();
  const body = { ...IN_MOOCA, revision: 0 };
  await app.job(app.call('PUT', `/api/portfolio/${id}`, body));
  expect((await app.job(app.call('PUT', `/api/portfolio/${id}`, body))).revision).toBe(1);
  const photo = { id: randomUUID() };
  await app.job(app.sendPhoto(id, await sentPhoto(320, 240), photo), 201);
  expect((await app.job(app.sendPhoto(id, await sentPhoto(320, 240), photo))).photos).toHaveLength(1);
});

test('a job that was changed elsewhere is not written over', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft();
  await app.job(app.call('PUT', `/api/portfolio/${id}`, { ...IN_MOOCA, motor: 'Outro', revision: 1 }));
  const late = await app.call('PUT', `/api/portfolio/${id}`, { ...IN_MOOCA, motor: 'Terceiro', revision: 1 });
  expect(late.status).toBe(409);
});

test('the words of a customer are published only with whose they are, when and how they were given', async () => {
  const app = await portfolioApp();
  const { id } = await app.draft({ ...IN_MOOCA, quote: 'Ficou ótimo.' });
  await app.job(app.sendPhoto(id, await sentPhoto(320, 240)), 201);
  const refused = await app.call('POST', `/api/portfolio/${id}/publish`);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('quando e como o cliente autorizou'),
  ]);
  const consent = { quote: 'Ficou ótimo.', quote_by: 'Ana', consent_on: '2026-10-30', consent_how: 'WhatsApp' };
  await app.job(app.call('PUT', `/api/portfolio/${id}`, { ...IN_MOOCA, ...consent, revision: 1 }));
  const { slug } = await app.job(app.call('POST', `/api/portfolio/${id}/publish`));
  expect(await (await app.get(`/servicos/${slug}`)).text()).toContain('“Ficou ótimo.”');
});

test('what visitors see stays whole: a published job keeps a photo, its words and its month', async () => {
  const app = await portfolioApp();
  const { id, revision, photos } = await app.published();
  expect((await app.call('PUT', `/api/portfolio/${id}`, { ...IN_MOOCA, done: '', revision })).status).toBe(422);
  expect((await app.call('DELETE', `/api/portfolio/${id}/photos/${photos[0]?.id}`)).status).toBe(422);
  expect((await app.sendPhoto(id, await sentPhoto(320, 240), { alt: '' })).status).toBe(422);
  expect(readdirSync(app.photosFolder)).toHaveLength(1);
});

test('what is covered in a photo is gone from the site and from the disk', async () => {
  const app = await portfolioApp();
  const { id, photos } = await app.published();
  const covered = await app.job(
    app.call('POST', `/api/portfolio/${id}/photos/${photos[0]?.id}/cover`, {
      parts: [{ left: 0.1, top: 0.1, width: 0.3, height: 0.3 }],
    }),
  );
  expect(covered.photos[0]?.hash).not.toBe(photos[0]?.hash);
  expect(readdirSync(app.photosFolder)).toEqual([covered.photos[0]?.hash]);
  expect((await app.get(`/fotos/${photos[0]?.hash}-480.jpg`)).status).toBe(404);
  expect((await app.get(`/fotos/${covered.photos[0]?.hash}-480.jpg`)).status).toBe(200);
});

test.each(engines)('a photo that leaves one job while another gets it keeps its file (%s)', async (engine) => {
  const app = await portfolioApp({ engine });
  const { db } = app.database;
  const { id } = await app.draft();
  const store = createPhotoStore(app.photosFolder);
  const act = { by: 'ana@exemplo.com.br', now: new Date(), record: noAudit };
  const photo = { id: randomUUID(), role: 'after', alt: 'Portão da Mooca' } as const;
  let removing: Promise<void> = Promise.resolve();
  let isRemoved = false;
  const isWaited = async () =>
    (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0 || isRemoved;
  await store.add(streamOf(await sentPhoto(320, 240)), (keep, made) => {
    const keepWhileItGoes = async () => {
      await keep();
      removing = removeUnused(db, store, made.hash).then(() => void (isRemoved = true));
      if (engine === 'postgres') await vi.waitUntil(isWaited, { timeout: 120_000 });
    };
    return addPhoto(db, id, photo, { ...made, keep: keepWhileItGoes }, act);
  });
  await removing;
  const { photos } = await app.job(app.call('GET', `/api/portfolio/${id}`));
  expect(readdirSync(app.photosFolder)).toEqual([photos[0]?.hash]);
});

test('the list is narrowed by place, gate and service, and only the whole of it is for search engines', async () => {
  const app = await portfolioApp();
  await app.published();
  await app.published({ ...IN_MOOCA, place_key: 'Osasco', service: 'installation', gate_kind: 'tilting' });
  const whole = await (await app.get('/servicos')).text();
  expect(whole).toContain('2 serviços');
  expect(whole).toContain('index, follow');
  const narrowed = await (await app.get('/servicos?portao=basculante')).text();
  expect(narrowed).toContain('Instalação de motor em portão basculante');
  expect(narrowed).not.toContain('href="/servicos/conserto-de-portao-deslizante-na-mooca"');
  expect(narrowed).toContain('noindex, follow');
  expect(await (await app.get('/servicos?servico=manutencao')).text()).toContain(
    'Ainda não mostramos um serviço assim.',
  );
  const beyond = await app.get('/servicos?portao=basculante&pagina=3');
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/servicos?portao=basculante']);
});

test('nobody reads or writes jobs without a session', async () => {
  const app = await portfolioApp();
  const { id, photos } = await app.published();
  for (const path of ['', '/choices', `/${id}`, `/photos/${photos[0]?.hash}-480.jpg`])
    expect((await app.get(`/api/portfolio${path}`)).status).toBe(401);
  expect(
    (await app.get(`/api/portfolio/${id}`, { method: 'DELETE', headers: { origin: 'http://localhost:3000' } })).status,
  ).toBe(401);
});

test('every write of a job leaves its audit event', async () => {
  const app = await portfolioApp();
  const { id, photos } = await app.published();
  const photo = `/api/portfolio/${id}/photos/${photos[0]?.id}`;
  await app.job(app.call('PATCH', photo, { role: 'before', alt: 'Antes do conserto' }));
  await app.job(app.call('POST', `${photo}/cover`, { parts: [{ left: 0, top: 0, width: 0.5, height: 0.5 }] }));
  await app.job(app.call('POST', `/api/portfolio/${id}/unpublish`));
  await app.job(app.call('DELETE', photo));
  await app.call('DELETE', `/api/portfolio/${id}`);
  await app.job(app.call('POST', `/api/portfolio/${id}/restore`));
  const events = await app.database.db
    .selectFrom('audit_events')
    .select(['action', 'subject'])
    .where('subject', 'like', '%portfolio/%')
    .orderBy('id')
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    'created',
    'created',
    'published',
    'changed',
    'changed',
    'changed',
    'deleted',
    'deleted',
    'restored',
  ]);
  for (const { subject } of events) expect(subject).toContain('Conserto de portão deslizante na Mooca');
});
