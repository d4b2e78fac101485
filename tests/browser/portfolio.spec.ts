import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import sharp from 'sharp';
import { sentPhoto, withPosition } from '../support/photos.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { width: 360, height: 740 };

test('a job is told on a phone with four photos, one of them false, and is seen at once on the page of its district', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  // A new one is asked for before it is there, and the false photo is refused.
  watch.expect(/404|422/);
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await page.getByLabel('Lugar').fill('Mooca, São Paulo');
  await page.getByLabel('Tipo de portão').selectOption('De correr (deslizante)');
  await page.getByLabel('Serviço', { exact: true }).selectOption('Conserto');
  await page.getByLabel('O que foi feito').fill('Realinhamos a cremalheira e regulamos o fim de curso.');
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();
  const sideways = await sharp(await sentPhoto(800, 600, '#406080'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await page
    .getByRole('group', { name: 'Depois' })
    .getByLabel('Galeria')
    .setInputFiles([
      file('portao.jpg', await withPosition(await sentPhoto(4000, 3000))),
      file('de-lado.jpg', sideways),
      file('lista.jpg', Buffer.from('Lista de compras')),
      file('trilho.jpg', await sentPhoto(900, 700, '#507050')),
    ]);
  await expect(page.getByText('“lista.jpg” não é uma foto.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByLabel('O que a foto mostra (depois)')).toHaveCount(3, { timeout: 120_000 });
  await expectNoBarrier(page);
  expect(readdirSync(ownServer.photosFolder)).toHaveLength(3);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Serviço publicado')).toBeVisible();

  const { page: visitor } = await visit({ server: ownServer, viewport: PHONE });
  await visitor.goto('/cidades/mooca-sao-paulo-capital');
  const section = visitor.getByRole('region', { name: 'Serviço feito na Mooca' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('img')).toBeVisible();
  await expectNoBarrier(visitor);
  await section.getByRole('link', { name: 'Conserto de portão deslizante' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Conserto de portão deslizante na Mooca');
  await expect(visitor.locator('main figure img')).toHaveCount(3);
  await expectNoBarrier(visitor);
  await visitor.getByRole('link', { name: 'Serviços feitos' }).first().click();
  await expect(visitor.getByText('1 serviço', { exact: true })).toBeVisible();
  await expectNoBarrier(visitor);

  const forms = readdirSync(ownServer.photosFolder, { recursive: true })
    .map(String)
    .filter((name) => name.includes('.'));
  expect(forms).toHaveLength(27);
  for (const form of forms) {
    const sent = await visitor.request.get(`/fotos/${form.replace(sep, '-')}`);
    const { exif, xmp, iptc } = await sharp(await sent.body()).metadata();
    expect({ form, status: sent.status(), exif, xmp, iptc }).toEqual({
      form,
      status: 200,
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
    });
    expect((await sent.body()).includes('GPS-HERE')).toBe(false);
  }
  const upright = visitor.locator('main figure img');
  await visitor.goBack();
  expect(await upright.nth(1).evaluate((image: HTMLImageElement) => image.width < image.height)).toBe(true);

  // Published, a photo beside others may go; the job itself goes whole, ten minutes later.
  await page.getByRole('button', { name: 'Excluir foto' }).first().click();
  await expect(page.getByLabel('O que a foto mostra (depois)')).toHaveCount(2);
  await expect.poll(() => readdirSync(ownServer.photosFolder)).toHaveLength(2);
  const address = visitor.url();
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('button', { name: /^Excluir Conserto/ }).click();
  await expect(page.getByText('Serviço excluído')).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(410);
});

test('photos and words of a new job outlive the tab without a connection, and are sent when the panel is opened again', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404|ERR_INTERNET_DISCONNECTED/);
  const context = page.context();
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await expect(page.getByLabel('O que foi feito')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('O que foi feito').fill('Trocamos o capacitor.');
  const file = async (name: string, colour: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sentPhoto(900, 700, colour),
  });
  const before = page.getByRole('group', { name: 'Antes' });
  await before
    .getByLabel('Galeria')
    .setInputFiles([await file('um.jpg', '#507050'), await file('dois.jpg', '#a06030')]);
  await expect(page.getByText('2 fotos esperando conexão, guardadas neste aparelho.')).toBeVisible({ timeout: 30_000 });
  await expectNoBarrier(page);
  const job = new URL(page.url()).pathname;
  await page.close();

  await context.setOffline(false);
  const reopened = await context.newPage();
  // Any screen will do.
  await reopened.goto('/admin');
  await expect(reopened.getByText('As 2 fotos que esperavam conexão chegaram.')).toBeVisible({ timeout: 60_000 });
  await reopened.goto(job);
  await expect(reopened.getByLabel('O que foi feito')).toHaveValue('Trocamos o capacitor.');
  await expect(reopened.getByLabel('O que a foto mostra (antes)')).toHaveCount(2);
  await expect(reopened.getByText(/Enviando|esperando conexão/)).toHaveCount(0);
  expect(readdirSync(ownServer.photosFolder)).toHaveLength(2);
});

test('who signs out with something unsent is told, and nothing of it stays on the device', async ({
  visit,
  ownServer,
}) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  // What was being sent when the session ended is told so.
  watch.expect(/401|404|ERR_FAILED/);
  await page.goto('/admin/servicos-feitos');
  await page.route('**/api/portfolio/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await page.getByLabel('O que foi feito').fill('Trocamos o capacitor.');
  const after = page.getByRole('group', { name: 'Depois' });
  await after
    .getByLabel('Galeria')
    .setInputFiles([{ name: 'um.jpg', mimeType: 'image/jpeg', buffer: await sentPhoto(300, 200) }]);
  await expect(page.getByText('1 foto esperando conexão, guardada neste aparelho.')).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Nem tudo foi enviado')).toBeVisible();
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    texts: Object.keys(localStorage).filter((key) => /servico|fotos/.test(key)),
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept).toEqual({ texts: [], databases: 0 });
});

test('a photo that a proxy refuses stays on the device, holds no other up, and goes when it is asked to', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404|413/);
  await page.route('**/photos?*', (route) =>
    route.request().url().includes('um.jpg')
      ? route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' })
      : route.fallback(),
  );
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  const file = async (name: string, colour: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sentPhoto(300, 200, colour),
  });
  await page
    .getByRole('group', { name: 'Depois' })
    .getByLabel('Galeria')
    .setInputFiles([
      await file('um.jpg', '#507050'),
      await file('dois.jpg', '#a06030'),
      await file('um.jpg', '#303080'),
    ]);
  const held = page.getByText('O que foi enviado é grande demais. “um.jpg” continua guardada neste aparelho.');
  await expect(page.getByLabel('O que a foto mostra (depois)')).toHaveCount(1);
  await expect(held).toHaveCount(2);
  await expectNoBarrier(page);
  // On another screen they are said, and tried no more.
  await page.goto('/admin');
  await expect(page.getByText('Uma foto não foi enviada').first()).toBeVisible();
  await page.goBack();
  await expect(held).toHaveCount(2);
  await page.getByRole('button', { name: 'Descartar foto' }).first().click();
  await expect(held).toHaveCount(1);
  await page.unroute('**/photos?*');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(page.getByLabel('O que a foto mostra (depois)')).toHaveCount(2);
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => /servico|fotos/.test(key)));
  await expect.poll(isKept).toBe(false);
});

test('a job that was deleted elsewhere is said, and what was told of it becomes a new one or goes', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404/);
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  const done = page.getByLabel('O que foi feito');
  const gone = page.getByRole('region', { name: 'Este serviço foi excluído' });
  const saved = page.getByText('Rascunho salvo.');
  const deleteIt = async () => {
    const path = new URL(page.url()).pathname;
    const deleted = await page.request.delete(`/api/portfolio/${path.split('/').at(-1)}`, {
      headers: { origin: new URL(page.url()).origin },
    });
    expect(deleted.ok()).toBe(true);
    return path;
  };
  await done.fill('Trocamos o capacitor.');
  await expect(saved).toBeVisible();
  const first = await deleteIt();
  await page
    .getByRole('group', { name: 'Antes' })
    .getByLabel('Galeria')
    .setInputFiles([{ name: 'um.jpg', mimeType: 'image/jpeg', buffer: await sentPhoto(300, 200) }]);
  await expect(gone).toBeVisible();
  await expectNoBarrier(page);
  // Whichever screen is opened next says so too.
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Abrir serviço' }).click();
  await expect(page).toHaveURL(new RegExp(first));
  await done.fill('Trocamos o capacitor e o fim de curso.');
  await gone.getByRole('button', { name: 'Guardar como um serviço novo' }).click();
  await expect(gone).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(first));
  await expect(page.getByLabel('O que a foto mostra (antes)')).toHaveCount(1);
  await expect(saved).toBeVisible();
  await expect(done).toHaveValue('Trocamos o capacitor e o fim de curso.');

  await deleteIt();
  await done.fill('Nada mais.');
  await gone.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { name: 'Serviços (0)' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /servico|fotos/.test(key)));
  expect(kept).toEqual([]);
});

test('what is told without a connection is kept through a reload and sent when there is one', async ({
  visit,
  ownServer,
}) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404|ERR_FAILED/);
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await page.getByLabel('O que foi feito').fill('Trocamos o capacitor.');
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();
  await page.route('**/api/portfolio/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Motor (opcional)').fill('Basculante de 1/4 HP');
  await expect(page.getByText('Ainda não enviado: está guardado neste aparelho')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Motor (opcional)')).toHaveValue('Basculante de 1/4 HP');
  await page.unroute('**/api/portfolio/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();
});

test('a place that was typed before the list of places came is found once it has', async ({ visit, ownServer }) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404/);
  const isTyped = Promise.withResolvers<void>();
  await page.route('**/api/portfolio/choices', async (route) => {
    await isTyped.promise;
    await route.continue();
  });
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  const place = page.getByLabel('Lugar');
  await place.fill('mooca, sao paulo');
  isTyped.resolve();
  await expect(page.getByText(/^Antes de publicar, falta: o tipo de portão/)).toBeVisible();
});

test('a job that cannot be read just now is not shown as a new one, and comes when it is asked for again', async ({
  visit,
  ownServer,
}) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/404|500|ERR_FAILED/);
  await page.goto('/admin/servicos-feitos');
  // A new one can be told all the same: nothing of it is stored yet.
  const reads = (answer: 'abort' | 500) =>
    page.route('**/api/portfolio/*-*', (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      return answer === 'abort' ? route.abort() : route.fulfill({ status: answer, json: {} });
    });
  await reads('abort');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await page.getByLabel('O que foi feito').fill('Trocamos o capacitor.');
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();

  for (const answer of ['abort', 500] as const) {
    await page.unroute('**/api/portfolio/*-*');
    await reads(answer);
    await page.reload();
    await expect(page.getByText('Não foi possível carregar o serviço')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('O que foi feito')).toHaveCount(0);
    await expectNoBarrier(page);
  }
  await page.unroute('**/api/portfolio/*-*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('O que foi feito')).toHaveValue('Trocamos o capacitor.');
});
