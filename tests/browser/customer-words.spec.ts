import type { Page } from '@playwright/test';
import { z } from 'zod';
import { sentPhoto } from '../support/photos.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { width: 360, height: 780 };
const WORDS = 'O portão voltou a fechar na mesma tarde e ficou silencioso.';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize(PHONE);
}

test('a customer is asked by WhatsApp, writes on a phone, and is published once the owner has read it', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  // A new job is asked for before it is there, and WhatsApp is not reached from here.
  watch.expect(/404|ERR_NAME_NOT_RESOLVED|wa\.me/);
  await page.goto('/admin/servicos-feitos');
  await page.getByRole('link', { name: 'Novo serviço' }).click();
  await page.getByLabel('Lugar').fill('Mooca, São Paulo');
  await page.getByLabel('Tipo de portão').selectOption('De correr (deslizante)');
  await page.getByLabel('Serviço', { exact: true }).selectOption('Conserto');
  await page.getByLabel('O que foi feito').fill('Realinhamos a cremalheira e regulamos o fim de curso.');
  await expect(page.getByText('Rascunho salvo.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Depois' })
    .getByLabel('Galeria')
    .setInputFiles({ name: 'portao.jpg', mimeType: 'image/jpeg', buffer: await sentPhoto(900, 700) });
  await expect(page.getByLabel('O que a foto mostra (depois)')).toHaveCount(1, { timeout: 120_000 });
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Serviço publicado')).toBeVisible();

  const section = page.getByRole('region', { name: 'Depoimento do cliente' });
  const opened = page.waitForEvent('popup');
  await section.getByRole('button', { name: 'Pedir depoimento' }).click();
  await (await opened).close();
  const chat = new URL((await section.getByRole('link', { name: 'Abrir o WhatsApp' }).getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/');
  const [link = ''] = /http\S+\/depoimento\/[0-9a-f]+/.exec(chat.searchParams.get('text') ?? '') ?? [];
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);

  const { page: customer, watch: watchCustomer } = await visit({
    server: ownServer,
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  watchCustomer.expect(/422/);
  const path = new URL(link).pathname;
  await customer.goto(path);
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Como foi o serviço?');
  // A browser's own checks are passed by, as an old one would.
  await customer.getByLabel('O que você diria a um vizinho?').fill('Compre em www.exemplo.com.br');
  await customer.getByLabel('Seu primeiro nome').fill('Ana');
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: 'Enviar' }).click();
  await expect(customer.getByRole('alert')).toContainText('Escreva só palavras, sem endereço de site.');
  await expect(customer.getByLabel('Seu primeiro nome')).toHaveValue('Ana');
  await customer.getByLabel('O que você diria a um vizinho?').fill(WORDS);
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: 'Enviar' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Obrigado! Recebemos o seu depoimento');

  await page.goto('/admin/servicos-feitos');
  await expect(page.getByRole('heading', { name: 'Depoimentos aguardando leitura (1)' })).toBeVisible();
  await expectNoBarrier(page);
  await page
    .getByRole('region', { name: /aguardando leitura/ })
    .getByRole('link')
    .click();
  await expect(section.getByText(WORDS)).toBeVisible();
  await section.getByText('Autorização do cliente').click();
  await expect(section.getByText(/^Autorizo .*\/servicos\/conserto-de-portao-deslizante-na-mooca/)).toBeVisible();
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('button', { name: 'Publicar depoimento' }).click();
  await expect(section.getByText('Publicado na página do serviço.')).toBeVisible();
  await customer.goto('/servicos/conserto-de-portao-deslizante-na-mooca');
  await expect(customer.getByText(`“${WORDS}”`)).toBeVisible();
  await section.getByRole('button', { name: 'Retirar do site e apagar' }).click();
  await expect(section.getByRole('button', { name: 'Pedir depoimento' })).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(`“${WORDS}”`)).toHaveCount(0);
});

test('the customer’s page holds on every width and for every reader, with what is wrong too', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: PHONE });
  watch.expect(/422|404/);
  const headers = { origin: ownServer.origin };
  const id = crypto.randomUUID();
  const told = { place_key: 'Osasco', gate_kind: 'tilting', service: 'installation', month: '2026-10', revision: 0 };
  await page.request.put(`${ownServer.origin}/api/portfolio/${id}`, { data: told, headers });
  const asked = await page.request.post(`${ownServer.origin}/api/portfolio/${id}/words`, { headers });
  const { link } = z.object({ link: z.string() }).parse(await asked.json());
  await page.goto(new URL(link).pathname);
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await page.locator('form.words-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page.getByLabel('O que você diria a um vizinho?')).toBeFocused();
  await page.goto(`/depoimento/${'0'.repeat(48)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale');
  await expectNoBarrier(page);
});
