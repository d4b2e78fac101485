import type { Page } from '@playwright/test';
import { moveCursor, openEditor, paste, putCursorBehind, readPageDetails } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da página' });

async function contentAfterSaving(page: Page, id: string): Promise<string> {
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Página salva' })).toBeVisible();
  return (await readPageDetails(page, id)).content;
}

/** Answers the browser's question for the address of a link. */
async function linkTo(page: Page, address: string): Promise<void> {
  await moveCursor(page, 'Control+a');
  await page.evaluate((typed) => {
    window.prompt = () => typed;
  }, address);
  await page.getByRole('button', { name: 'Link' }).click();
}

test('a link without a scheme gets its https, and one that leads nowhere is refused', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão em Perdizes');
  await linkTo(page, 'exemplo');
  await expect(page.getByRole('alert').filter({ hasText: 'Link não criado' })).toContainText(
    '“exemplo” não é um endereço.',
  );
  await expect(text(page).getByRole('link')).toHaveCount(0);
  await linkTo(page, 'www.exemplo.com.br/motores');
  await expect(text(page).getByRole('link')).toHaveAttribute('href', 'https://www.exemplo.com.br/motores');
  await moveCursor(page, 'ArrowRight');
  await paste(page, '<p>E <a href="www.outro.com.br">este</a>.</p>');
  expect(await contentAfterSaving(page, id)).toContain('<a href="https://www.outro.com.br">este</a>');
});

test('a pasted heading keeps a line of its own, at the end of a text and in the middle of it', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão na Pompeia');
  await moveCursor(page, 'End');
  await paste(page, '<h1>Quanto custa</h1><p>O preço depende do peso.</p>');
  await expect(text(page).getByRole('heading', { level: 2, name: 'Quanto custa', exact: true })).toBeVisible();
  await putCursorBehind(page, 'O motor');
  await paste(page, '<h5>Como instalar</h5>');
  expect(await contentAfterSaving(page, id)).toBe(
    '<p>O motor</p><h4>Como instalar</h4><p> abre o portão.</p><h2>Quanto custa</h2><p>O preço depende do peso.</p>',
  );
});

test('words copied out of a heading are pasted as words', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Pari');
  await moveCursor(page, 'End');
  await paste(page, '<h2 data-pm-slice="1 1 []"> e fecha</h2>');
  expect(await contentAfterSaving(page, id)).toBe('<p>O motor abre o portão. e fecha</p>');
});

test('a deleted section leaves no empty gap, neither in the editor nor on the page', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const section = (name: string) => `<section><h2>${name}</h2><p>Texto de ${name}.</p></section>`;
  const id = await openEditor(page, 'Motor de portão no Rudge', section('um') + section('dois') + section('três'));
  const sections = text(page).locator('section');
  await sections.nth(1).getByRole('heading').click();
  await moveCursor(page, 'Home');
  await moveCursor(page, 'Shift+ArrowDown');
  await moveCursor(page, 'Shift+End');
  await text(page).press('Delete');
  await expect(sections).toHaveText(['umTexto de um.', 'trêsTexto de três.']);
  // Where text is left, the section stays.
  await sections.nth(1).getByRole('heading').click();
  await moveCursor(page, 'Home');
  await moveCursor(page, 'Shift+End');
  await text(page).press('Backspace');
  await expect(sections).toHaveCount(2);
  expect(await contentAfterSaving(page, id)).toBe(`${section('um')}<section><p>Texto de três.</p></section>`);
});

test('a section that nothing is left in is not saved', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(
    page,
    'Motor de portão no Glicério',
    '<p>Início.</p><section><p>Meio.</p></section><p>Fim.</p>',
  );
  await text(page).locator('section').getByRole('paragraph').click();
  await moveCursor(page, 'End');
  for (let letter = 0; letter < 'Meio.'.length; letter += 1) await text(page).press('Backspace');
  await expect(text(page).locator('section')).toHaveCount(1);
  expect(await contentAfterSaving(page, id)).toBe('<p>Início.</p><p>Fim.</p>');
  await text(page).press('Backspace');
  await expect(text(page).locator('section')).toHaveCount(0);
  await expect(text(page)).toHaveText('Início.Fim.');
});
