import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { moveCursor, openEditor, readPageDetails } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da página' });
const chip = (page: Page, name: string) => text(page).getByRole('img', { name });
const SLOT = '<p>O kit custa <data value="cheapest.price">R$ 1</data> instalado.</p>';

async function contentAfterSaving(page: Page, id: string): Promise<string> {
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Página salva' })).toBeVisible();
  const { source } = await (await page.request.get(`/api/pages/${id}`)).json();
  return String(source.content).replaceAll('\u00a0', ' ');
}

test('a fact of the company is a chip with the words of today, in which nothing can be typed', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Cambuci', SLOT);
  const price = chip(page, 'R$ 899 (dado da empresa: Modelo mais barato: preço)');
  await expect(price).toHaveText('R$ 899');
  await price.click();
  await page.keyboard.type('77');
  await expect(price).toHaveText('R$ 899');
  await moveCursor(page, 'Control+Home');
  await page.keyboard.type('Hoje: ');
  expect(await contentAfterSaving(page, id)).toContain('<data value="cheapest.price">R$ 899</data>');
  const { content } = await readPageDetails(page, id);
  expect(content).toContain('Hoje: O kit custa');
  expect(content).not.toContain('<data');
  await page.goto('/links-uteis/motor-de-portao-no-cambuci');
  await expect(page.getByText(/custa 7{0,2}R\$\s899(?!\d{3})7{0,2} instalado/).first()).toBeVisible();
});

test('how a line reads today comes with the page, so that nothing moves under the hand', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/fact-slots', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openEditor(page, 'Motor de portão no Pacaembu', SLOT);
  await expect(page.getByText('Hoje se lê: O kit custa R$ 899 instalado.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Descrição' }).fill('{cheapest.price}, {instalado}');
  await expect(page.getByText('Hoje se lê')).toHaveCount(0);
  held.resolve();
  await expect(page.getByText('Hoje se lê: R$ 899')).toBeVisible();
});

test('a chip is deleted whole by one key, and comes back by undoing', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Motor de portão no Ipiranga', '<p>Custa <data value="cheapest.price">R$ 1</data></p>');
  await moveCursor(page, 'Control+End');
  await page.keyboard.press('Backspace');
  await expect(text(page).getByRole('img')).toHaveCount(0);
  await expect(text(page)).toHaveText(/^Custa\s*$/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(text(page).getByRole('img')).toHaveText('R$ 899');
});

test('a fact is put in where the cursor stands, by the keyboard alone', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Bixiga', '<p>O telefone é</p>');
  await moveCursor(page, 'Control+End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Inserir dado', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Buscar dado' }).fill('telef');
  await expect(page.getByRole('option', { name: /^Telefone/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(chip(page, '(11) 4000-0000 (dado da empresa: Telefone)')).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(', de dia');
  expect(await contentAfterSaving(page, id)).toBe(
    '<p>O telefone é <data value="phone">(11) 4000-0000</data>, de dia</p>',
  );
});

test('a value that is typed is named beside the text, and found in the list of pages', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Motor de portão na Liberdade', '<p>O kit custa R$ 899 na mão.</p>');
  await expect(page.getByText('Valor digitado à mão')).toBeVisible();
  await page.goto('/admin/painel');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Qualidade').selectOption('Com números digitados');
  await expect(page.getByText('contas que o título pede, como em “3 controles a mais”')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Motor de portão na Liberdade' }).first()).toBeVisible();
});

test('in title and description a fact is its key in braces, with what it says today below, and cannot be mistyped', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Canindé');
  const title = page.getByRole('textbox', { name: 'Título' });
  await title.fill('Motor de portão por ');
  await title.press('End');
  await page.getByRole('button', { name: 'Inserir dado: Título' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Buscar dado' }).fill('mais barato: preço');
  await page.getByRole('option').first().click();
  await expect(title).toBeFocused();
  await page.keyboard.type(' no Canindé');
  await expect(title).toHaveValue('Motor de portão por {cheapest.price} no Canindé');
  await expect(title).toHaveAccessibleDescription('Hoje se lê: Motor de portão por R$ 899 no Canindé');

  await title.fill('Motor de portão por {cheapest.pric} no Canindé');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/“\{cheapest\.pric\}” não é um dado da empresa/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);

  await title.fill('Motor de portão por {cheapest.price} no Canindé');
  await contentAfterSaving(page, id);
  await expect(title).toHaveValue('Motor de portão por {cheapest.price} no Canindé');
  expect((await readPageDetails(page, id)).title).toBe('Motor de portão por R$ 899 no Canindé');
});
