import { expect, test } from './support/browser-server.ts';

const FAILED = /Erro no painel|ERR_INTERNET_DISCONNECTED|status of 404/;
const GENERATOR_FILE = /\/assets\/generator-screen-[^/]*\.js$/;

test('a screen whose file an update has taken away is explained in Portuguese, and loads again with what was typed', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(FAILED);
  await page.goto('/admin/local-generator');
  const box = page.getByLabel('Títulos, um por linha');
  await box.fill('Motor de portão na Casa Verde');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('link', { name: 'Gerar uma página' })).toBeVisible();
  // Another load, so that the browser asks for the file again.
  await page.reload();
  await page.route(GENERATOR_FILE, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Gerar uma página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(
    page.getByText(
      'Esta tela não pôde ser carregada: o painel foi atualizado depois que você o abriu, ou a conexão falhou. O que você digitou continua guardado nesta aba',
    ),
  ).toBeVisible();
  await expect(page.getByText(/Status: tela não carregada · Referência \w+/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/failed to fetch|dynamically imported/i);
  await page.unroute(GENERATOR_FILE);
  await page.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page).toHaveURL('/admin/local-generator');
  await expect(box).toHaveValue('Motor de portão na Casa Verde');
});

test('without a connection the panel stays on the screen until there is one again', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(FAILED);
  await page.goto('/admin/painel');
  await expect(page.getByRole('link', { name: 'Gerar uma página' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Gerar uma página' }).click();
  await expect(page.getByText('Sem conexão com a internet, esta tela não pôde ser carregada.')).toBeVisible();
  await page.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Ainda sem resposta do servidor. Verifique sua conexão e tente de novo.',
  );
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  await page.getByRole('link', { name: 'Gerar uma página' }).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Conteúdo Local' })).toBeVisible();
});
