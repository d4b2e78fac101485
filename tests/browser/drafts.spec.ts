import type { Page } from '@playwright/test';
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

async function generate(page: Page, title: string): Promise<void> {
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill(title);
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Conteúdo gerado' })).toBeVisible();
}

const rowOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^(Rascunhos|Agendadas)/ })
    .getByRole('listitem')
    .filter({ hasText: title });

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} a draft is saved, opened again, scheduled, deleted, restored and published`, async ({
    visit,
    ownServer,
  }) => {
    const title = 'Motor de portão na Mooca';
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await generate(page, title);
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(page.getByText('Guardada em Rascunhos.')).toBeVisible();
    expect((await page.request.get('/links-uteis/motor-de-portao-na-mooca')).status()).not.toBe(200);
    await expectNoSidewaysScroll(page, 'the generator');

    await page.getByText('Guardada em').getByRole('link', { name: 'Rascunhos' }).click();
    await expect(page.getByRole('heading', { name: 'Rascunhos (1)' })).toBeVisible();
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page, 'the drafts');
    await rowOf(page, title).getByRole('link', { name: title }).click();
    await expect(page.getByLabel('Títulos, um por linha')).toHaveValue(title);
    await expect(page.getByRole('region', { name: `Prévia de ${title}` })).toBeVisible();
    // Opened: the address names the draft no more, and the screen stands still.
    await expect(page).toHaveURL(/\/local-generator$/);

    await page.getByRole('button', { name: 'Agendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agendar a publicação' });
    await dialog.getByLabel('Data e hora').fill('2020-01-01T09:00');
    await dialog.getByRole('button', { name: 'Agendar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('ainda não passaram');
    await expectNoBarrier(page, '.dialog');
    await dialog.getByLabel('Data e hora').fill('2999-01-02T09:00');
    await dialog.getByRole('button', { name: 'Agendar' }).click();
    await expect(page.getByText('Agendada para 02/01/2999 09:00, em Agendadas.')).toBeVisible();

    await page.goto('/admin/painel');
    const states = page.getByRole('navigation', { name: 'Páginas por estado' });
    await expectNoSidewaysScroll(page, 'the panel');
    await states.getByRole('link', { name: 'Agendadas (1)' }).click();
    const row = rowOf(page, title);
    await expect(row).toContainText('Publica em 02/01/2999 09:00.');
    await row.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Nenhuma página agendada.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Agendadas (0)' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Publicar agora' }).click();
    await expect(page.getByText('Nenhuma página agendada.')).toBeVisible();
    expect((await page.request.get('/links-uteis/motor-de-portao-na-mooca')).status()).toBe(200);
  });

  test(`at ${viewport.width} a list shows samples, says what it will do, and is spread over days`, async ({
    visit,
    ownServer,
  }) => {
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await page.goto('/admin/mass-creator');
    await page.getByText('Colar', { exact: true }).click();
    await page.getByLabel('Títulos, um por linha').fill('Motor na Lapa\nMotor em Perus\nMotor na Penha');
    await expect(page.getByText('3 páginas serão publicadas agora.')).toBeVisible();
    const samples = page.getByRole('region', { name: 'Amostra', exact: true });
    await expect(samples.getByRole('listitem')).toHaveCount(3);
    await samples.getByRole('button', { name: 'Ver a amostra de Motor em Perus' }).click();
    const sample = page.getByRole('dialog', { name: 'Motor em Perus' });
    await expect(sample.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expectNoSidewaysScroll(page, 'the sample');
    await sample.getByRole('button', { name: 'Fechar' }).click();

    await page.getByLabel('Algumas por dia').check();
    await page.getByLabel('Páginas por dia').fill('2');
    await page.getByLabel('A partir de').fill('2020-01-01T09:00');
    await page.getByRole('button', { name: 'Agendar 3 Páginas' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ainda não passaram' })).toBeVisible();
    await page.getByLabel('A partir de').fill('2999-01-02T09:00');
    await expect(
      page.getByText('3 páginas serão publicadas, 2 por dia, de 02/01/2999 09:00 a 03/01/2999.'),
    ).toBeVisible();
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page, 'the mass creator');
    await page.getByRole('button', { name: 'Agendar 3 Páginas' }).click();
    const kept = page.getByRole('region', { name: '3 páginas agendadas' });
    await expect(kept).toContainText('A primeira entra no ar em 02/01/2999 09:00, a última em 03/01/2999 09:00.');
    await kept.getByRole('link', { name: 'Ver as agendadas' }).click();
    await expect(page.getByRole('heading', { name: 'Agendadas (3)' })).toBeVisible();
    await expect(rowOf(page, 'Motor em Perus')).toContainText('O texto é escrito na hora de publicar.');
    await rowOf(page, 'Motor em Perus').getByRole('link', { name: 'Motor em Perus' }).click();
    await expect(page.getByRole('region', { name: 'Prévia de Motor em Perus' })).toBeVisible();
  });
}

test('a page scheduled for now plus a moment is published by the server itself', async ({ visit, ownServer }) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await generate(page, 'Motor de portão em Moema');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Guardada em Rascunhos.')).toBeVisible();
  await page.goto('/admin/painel/rascunhos');
  const link = rowOf(page, 'Motor de portão em Moema').getByRole('link');
  const id = new URL((await link.getAttribute('href')) ?? '', ownServer.origin).searchParams.get('rascunho');
  const soon = new Date(Date.now() + 2000).toISOString();
  const scheduled = await page.request.put(`/api/drafts/${id}/schedule`, {
    data: { publish_at: soon },
    headers: { origin: ownServer.origin },
  });
  expect(scheduled.status()).toBe(200);
  await expect.poll(async () => (await page.request.get('/links-uteis/motor-de-portao-em-moema')).status()).toBe(200);
});
