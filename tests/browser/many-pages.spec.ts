import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const MANY = 30;
const list = (page: Page) => page.getByRole('region', { name: 'Lista de páginas' });
const bar = (page: Page) => page.getByRole('group', { name: 'Várias páginas de uma vez' });
const result = (page: Page) => page.getByRole('group', { name: 'Resultado' });

async function saveMany(page: Page): Promise<void> {
  await page.goto('/admin/painel');
  const pages = Array.from({ length: MANY }, (_, index) => ({
    slug: `motor-de-portao-numero-${index}`,
    title: `Motor de portão número ${index}`,
    content: '<p>O motor abre o portão.</p>',
  }));
  const origin = new URL(page.url()).origin;
  const response = await page.request.post('/api/pages/import', { data: pages, headers: { origin } });
  expect(response.ok()).toBe(true);
  await savePage(page, 'Controle remoto');
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function findNothingWrong(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} pixels all pages of a search are deleted in three presses, and brought back from the bin in four`, async ({
    visit,
    ownServer,
  }) => {
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await saveMany(page);
    await page.goto('/admin/painel?busca=motor');
    await expect(list(page)).toContainText('Motor de portão número 29');

    await bar(page).getByLabel(`Selecionar todas as ${MANY} desta busca`).click();
    await bar(page).getByRole('button', { name: 'Excluir' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Excluir ${MANY} páginas` });
    await expect(dialog).toContainText(`${MANY} páginas saem do ar agora e ficam 30 dias na Lixeira`);
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    await findNothingWrong(page);
    expect(await width(page)).toBe(viewport.width);
    await dialog.getByRole('button', { name: `Excluir ${MANY} páginas` }).click();
    await expect(result(page)).toContainText(`${MANY} páginas excluídas`);
    await expect(list(page)).toContainText('Nenhuma página com “motor”');
    expect((await page.request.get('/links-uteis/motor-de-portao-numero-7')).status()).toBe(410);

    await page.getByRole('link', { name: `Lixeira (${MANY})` }).click();
    await expect(page.getByRole('region', { name: 'Páginas na Lixeira' }).getByRole('listitem').first()).toContainText(
      'Excluída por',
    );
    await findNothingWrong(page);
    await bar(page).getByLabel(`Selecionar todas as ${MANY}`).click();
    expect(await width(page)).toBe(viewport.width);
    await bar(page).getByRole('button', { name: 'Restaurar' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Restaurar ${MANY} páginas` })
      .click();
    await expect(result(page).filter({ hasText: 'restauradas' })).toContainText(`${MANY} páginas restauradas`, {
      timeout: 30_000,
    });
    await expect(page.getByText('A Lixeira está vazia.')).toBeVisible();
    await page.getByRole('link', { name: 'Publicadas' }).click();
    await expect(list(page)).toContainText('Motor de portão número 29');
    expect((await page.request.get('/links-uteis/motor-de-portao-numero-7')).status()).toBe(200);
  });
}

test('with the keyboard alone some pages get another text, which is undone by one press', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/painel');
  for (const name of ['Um motor', 'Dois motor', 'Um motorista'])
    await savePage(page, name, '<p>O portão abre em poucos segundos.</p>');
  await page.reload();
  for (const name of ['Um motor', 'Um motorista']) {
    const box = list(page).getByRole('checkbox', { name: `Selecionar ${name}`, exact: true });
    await box.focus();
    await page.keyboard.press('Space');
  }
  await expect(bar(page)).toContainText('2 páginas selecionadas');
  await bar(page).getByRole('button', { name: 'Trocar texto' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Texto de hoje').fill('motor');
  await page.getByLabel('Texto novo').fill('kit');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Um kit');
  await expect(dialog).toContainText('não tem esse texto');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Texto trocado em 1 página');
  await expect(list(page)).toContainText('Um kit');
  await expect(list(page)).toContainText('Dois motor');
  await result(page).getByRole('button', { name: 'Desfazer' }).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('link', { name: 'Editar Um motor', exact: true })).toBeVisible();
  await page.getByText('Ações em várias páginas').click();
  await expect(page.getByRole('region', { name: 'Ações em várias páginas' })).toContainText('desfeita');
  await findNothingWrong(page);
});
