import type { Page } from '@playwright/test';
import { z } from 'zod';
import { openEditor, readPageDetails, paste } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const draft = z.object({ html: z.string() });
const contentOf = async (page: Page, id: string) => (await readPageDetails(page, id)).content;

test('a page is edited, checked while it is typed, restored, and its old address leads to the new one', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Motor de portão no Tremembé');
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
  await expect(page.getByText('Escreva pelo menos 300 palavras')).toBeVisible();

  await page.getByRole('textbox', { name: 'Texto da página' }).press('End');
  await page.keyboard.type(' Custa R$ 123 só hoje.');
  await expect(page.getByText('Diferente do cadastro: “R$ 123”')).toBeVisible();
  await page.getByLabel('Título', { exact: true }).fill('Motor novo no Tremembé');
  await page.getByLabel('Endereço').fill('motor-novo-no-tremembe');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Página salva')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();

  const versions = page.getByRole('region', { name: 'Versões anteriores' });
  await versions.getByRole('button', { name: 'Ler' }).click();
  await expect(versions.getByRole('region', { name: 'Versão 1' })).toContainText('O motor abre o portão.');
  await versions.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText('Versão restaurada')).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Motor de portão no Tremembé');
  await expect(page.getByRole('textbox', { name: 'Texto da página' })).not.toContainText('R$ 123');

  await page.goto('/links-uteis/motor-de-portao-no-tremembe');
  await expect(page).toHaveURL('/links-uteis/motor-novo-no-tremembe');
});

test('a hostile paste is stored and shown as plain content', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  // The editor reads a paste in a document of its own, and the panel's policy says what it blocked there.
  watch.expect(/violates the following Content Security Policy directive/);
  page.on('dialog', () => expect.soft('a script of the paste', 'has run').toBe('left out'));
  const id = await openEditor(page, 'Motor de portão no Jaguaré');
  await paste(
    page,
    '<p onclick="alert(1)" style="position:fixed">Colado</p><script>alert(1)</script><iframe src="https://mau.example"></iframe><a href="javascript:alert(1)">mau link</a><svg onload=alert(1)></svg><b><i>aberto<table><tr><td>célula',
  );
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Página salva')).toBeVisible();
  const content = await contentOf(page, id);
  expect(content).toContain('Colado');
  expect(content).toContain('célula');
  expect(content).not.toMatch(/script|onclick|style=|iframe|javascript:|svg|onload|mau\.example/i);
  await page.goto('/links-uteis/motor-de-portao-no-jaguare');
  await expect(page.getByText('Colado')).toBeVisible();
});

test('a generated page keeps its structure when one word is added', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  const made = await page.request.post('/api/generate', {
    data: { title: 'Qual motor basculante no Campo Belo?', creativity: 100 },
    headers: { origin: new URL(page.url()).origin },
  });
  const { html } = draft.parse(await made.json());
  const id = await openEditor(page, 'Qual motor basculante no Campo Belo?', html);
  await page.getByRole('textbox', { name: 'Texto da página' }).press('Control+Home');
  await page.keyboard.type('Olá! ');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Página salva')).toBeVisible();
  expect(await contentOf(page, id)).toBe(html.replace('<p>', '<p>Olá! '));
});

test('an edit over one that was made meanwhile is refused, and what was typed stays', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 409|Erro ao salvar página/);
  const id = await openEditor(page, 'Motor de portão no Grajaú');
  await page.request.patch(`/api/pages/${id}`, {
    data: { revision: 1, title: 'Título de outra pessoa' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.getByRole('textbox', { name: 'Descrição' }).fill('O que eu escrevi.');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Outra pessoa alterou esta página')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toHaveValue('O que eu escrevi.');
});

test('what was typed and not saved is offered again after another screen and after a new sign-in, and can be discarded', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  const id = await openEditor(page, 'Motor de portão no Ipiranga');
  const text = page.getByRole('textbox', { name: 'Texto da página' });
  const found = page.getByText('Há um rascunho não salvo desta página.');
  await text.press('End');
  await page.keyboard.type(' Frase nova.');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  await page.getByRole('link', { name: 'Editar Motor de portão no Ipiranga' }).click();
  await expect(found).toBeVisible();
  await expect(text).toContainText('O motor abre o portão. Frase nova.');

  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar Motor de portão no Ipiranga' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('Email').fill(ownServer.email);
  await page.getByLabel('Senha', { exact: true }).fill(ownServer.initialPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('link', { name: 'Editar Motor de portão no Ipiranga' }).click();
  await expect(text).toContainText('Frase nova.');

  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(text).not.toContainText('Frase nova.');
  await expect(found).toHaveCount(0);
  await page.reload();
  await expect(text).toHaveText('O motor abre o portão.');
  await expect(found).toHaveCount(0);
  expect(await contentOf(page, id)).toBe('<p>O motor abre o portão.</p>');
});

test('an address is shown as it will be, before it is saved, and versions wait for what is typed', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Motor de portão no Limão');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('A primeira mudança desta página.');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  const versions = page.getByRole('region', { name: 'Versões anteriores' });
  await expect(versions.getByRole('button', { name: 'Restaurar' })).toBeEnabled();
  await expect(versions).toContainText('o endereço continua o atual');
  const address = page.getByLabel('Endereço');
  await address.fill('Ação Nova/../x');
  await expect(address).toHaveAccessibleDescription(
    'O endereço ficará /links-uteis/acao-novax. O endereço antigo passará a levar ao novo.',
  );
  await expect(versions.getByRole('button', { name: 'Restaurar' })).toBeDisabled();
  await address.fill('???');
  await expect(address).toHaveAccessibleDescription('O endereço precisa de pelo menos uma letra ou um número.');
});

test('on a phone the way to save stays in sight of a long text, and nothing is wider than the screen', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 360, height: 740 } });
  const cell = '<td>Motor de portão deslizante</td>';
  await openEditor(
    page,
    'Motor de portão no Mandaqui',
    `${'<p>O motor abre o portão.</p>'.repeat(40)}<table><tbody><tr>${cell.repeat(4)}</tr></tbody></table>`,
  );
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeInViewport({ ratio: 1 });
  const edges = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    ...[...document.querySelectorAll('.screen-tools > *, .surface')].map((element) =>
      Math.round(element.getBoundingClientRect().right),
    ),
  ]);
  expect(Math.max(...edges.slice(1))).toBeLessThanOrEqual(360 - 16);
  expect(edges[0]).toBe(360);
});
