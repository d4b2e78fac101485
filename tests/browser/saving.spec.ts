import type { Page } from '@playwright/test';
import { openEditor, readPageDetails } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da página' });
const save = (page: Page) => page.getByRole('button', { name: /Salvar alterações|Salvando/ });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Página salva' });

/** Holds the responses to edits back until it is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/pages/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

/** The server gets the next edit and does it; its response never comes. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.route(
    '**/api/pages/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('what is typed while a save is under way stays, and is saved by the next one', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Sacomã');
  await text(page).press('End');
  await page.keyboard.type(' Antes.');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('A descrição de antes.');
  const answer = await holdSaves(page);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible();
  await text(page).press('End');
  await page.keyboard.type(' Durante.');
  await page.getByLabel('Título', { exact: true }).fill('Motor novo no Sacomã');
  answer();
  await expect(saved(page)).toBeVisible();
  await expect(text(page)).toHaveText('O motor abre o portão. Antes. Durante.');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Motor novo no Sacomã');
  expect(await readPageDetails(page, id)).toMatchObject({
    title: 'Motor de portão no Sacomã',
    description: 'A descrição de antes.',
    content: '<p>O motor abre o portão. Antes.</p>',
  });
  // It is a draft of what was saved meanwhile, and kept as one.
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('link', { name: 'Editar Motor de portão no Sacomã' }).click();
  await expect(text(page)).toContainText('Durante.');
  // Or the test ends while the response is on its way.
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await save(page).click();
  await answered;
  expect(await readPageDetails(page, id)).toMatchObject({
    title: 'Motor novo no Sacomã',
    content: '<p>O motor abre o portão. Antes. Durante.</p>',
    revision: 3,
  });
});

test('a save neither scrolls the text to its top nor takes focus and undo', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(
    page,
    'Motor de portão no Cursino',
    `${'<p>O motor abre o portão.<br>Sempre.</p>'.repeat(60)}`,
  );
  await text(page).press('Control+End');
  await page.keyboard.type(' Fim.');
  const scrolled = () => text(page).evaluate((element) => element.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await text(page).evaluate((element) => element.setAttribute('data-first', ''));
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toBeFocused();
  expect(await scrolled()).toBe(before);
  await expect(page.locator('[data-first]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(text(page)).not.toContainText('Fim.');
  await expect(save(page)).toBeEnabled();
  expect((await readPageDetails(page, id)).content).toContain('Fim.');
});

test('after a save whose response was lost the next one is no conflict, with the same text and with more', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/ERR_CONNECTION_RESET|Erro ao salvar página/);
  const id = await openEditor(page, 'Motor de portão no Butantã');
  const failure = page.getByRole('alert').filter({ hasText: 'Erro ao salvar' });
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Primeira frase.');
  await loseNextResponse(page);
  await save(page).click();
  await expect(failure).toContainText('Não foi possível falar com o servidor.');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await readPageDetails(page, id)).toMatchObject({ description: 'Primeira frase.', revision: 2 });

  await page.getByRole('textbox', { name: 'Descrição' }).fill('Segunda frase.');
  await loseNextResponse(page);
  await save(page).click();
  await expect(failure).toBeVisible();
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Segunda frase e mais uma.');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await readPageDetails(page, id)).toMatchObject({ description: 'Segunda frase e mais uma.', revision: 4 });
});

test('a new page whose response was lost is saved once and shown by the next press', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/ERR_CONNECTION_RESET|Erro ao salvar página/);
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill('Motor de portão no Jaguará');
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await expect(page.getByRole('region', { name: 'Prévia de Motor de portão no Jaguará' })).toBeVisible();
  await page.route(
    '**/api/pages',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Salvar como Página' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao salvar' })).toContainText(
    'Não foi possível falar com o servidor.',
  );
  await page.getByRole('button', { name: 'Salvar como Página' }).click();
  await expect(page).toHaveURL('/links-uteis/motor-de-portao-no-jaguara');
  await expect(page.getByRole('heading', { level: 1, name: 'Motor de portão no Jaguará' })).toBeVisible();
});

test('during a conflict one banner says what is true, and what was typed is not said to be savable', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 409|Erro ao salvar página/);
  const id = await openEditor(page, 'Motor de portão no Morumbi', '<p>O motor abre o portão.</p>'.repeat(40));
  await page.getByRole('textbox', { name: 'Descrição' }).fill('O que eu escrevi.');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('link', { name: 'Editar Motor de portão no Morumbi' }).click();
  const banner = page.locator('.draft-banner');
  await expect(banner).toHaveText(/^Há um rascunho não salvo desta página\. Ele está na tela/);
  await page.request.patch(`/api/pages/${id}`, {
    data: { revision: 1, title: 'Título de outra pessoa no Morumbi' },
    headers: { origin: new URL(page.url()).origin },
  });
  await save(page).click();
  await expect(banner).toHaveText(/^Outra pessoa alterou esta página/);
  await expect(banner).toHaveCount(1);
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('link', { name: 'Editar Título de outra pessoa no Morumbi' }).click();
  await expect(banner).toHaveText(/^Há um rascunho não salvo desta página, e ela foi alterada depois dele/);
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toHaveValue('O que eu escrevi.');
  await expect(save(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Título de outra pessoa no Morumbi');
});

test('a draft is not said to be kept when the storage of the browser is full, and leaving asks', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await openEditor(page, 'Motor de portão no Socorro');
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; ; count += 1) sessionStorage.setItem(`cheio ${size} ${count}`, 'a'.repeat(size));
      } catch {
        // Full up to this size.
      }
    }
  });
  await text(page).press('End');
  await page.keyboard.type(' Frase nova.');
  await expect(page.getByText('O navegador está sem espaço para guardar o que você escreve.')).toBeVisible();
  const leave = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await leave.getByRole('button', { name: 'Cancelar' }).click();
  await expect(leave).toBeHidden();
  await expect(text(page)).toContainText('Frase nova.');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await leave.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  await expect(page.getByText('Rascunho guardado')).toHaveCount(0);
});
