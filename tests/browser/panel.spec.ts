import type { Page } from '@playwright/test';
import { samplesToConfirm } from '../../src/business/samples.ts';
import { buildFacts } from '../../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const pageList = (page: Page) => page.getByRole('region', { name: 'Lista de páginas' });

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('without pages the panel says so', async ({ visit, ownServer }) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/painel');
  await expect(page.getByRole('heading', { name: 'Páginas Geradas (0)' })).toBeVisible();
  await expect(pageList(page)).toContainText('Nenhuma página foi criada ainda.');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await pageList(page).getByRole('link', { name: 'Gerar a primeira página' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Conteúdo Local' })).toBeVisible();
});

test('the generator and the site as visitors see it are one press away', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  const screens = page.getByRole('navigation', { name: 'Telas do painel' });
  await expect(screens.getByRole('link', { name: 'Ver o site' })).toHaveAttribute('href', '/');
  await screens.getByRole('link', { name: 'Gerador', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerador de Conteúdo Local' })).toBeVisible();
});

test('a page is listed with its title, address and day, found by a part of its title, deleted after a question, and put back', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  await savePage(page, 'Motor de portão no Jabaquara');
  await savePage(page, 'Manutenção de portão em São Mateus');
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Manutenção de portão em São Mateus' });
  await expect(row).toContainText('/links-uteis/manutencao-de-portao-em-sao-mateus');
  await expect(row).toContainText(new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }));
  await expect(row.getByRole('link', { name: /^Ver / })).toHaveAttribute('target', '_blank');

  await page.getByRole('searchbox', { name: 'Buscar por título' }).fill('sao mateus');
  await expect(page.getByText('1 encontrada')).toBeVisible();
  await expect(pageList(page).getByText('Jabaquara')).toHaveCount(0);
  await page.getByRole('searchbox').fill('nada disto');
  await expect(pageList(page)).toHaveText('Nenhuma página com “nada disto” no título nem no endereço.');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/admin/painel');

  await row.getByRole('button', { name: /^Excluir / }).click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir a página "Manutenção de portão em São Mateus"?',
  });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: /^Excluir / }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Página excluída')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Exclusão desfeita')).toBeVisible();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('pages are searched by address, and the search is still there after editing one, by both ways back', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  await savePage(page, 'Motor de portão em Perus');
  const field = page.getByRole('searchbox', { name: 'Buscar por título ou endereço' });
  await field.pressSequentially('/links-uteis/motor-de-portao-em-perus');
  await expect(field).toBeFocused();
  await expect(page.getByText('1 encontrada')).toBeVisible();
  await expect(page).toHaveURL(/busca=/);
  await expect(page.getByRole('link', { name: 'Baixar CSV' })).toHaveAttribute(
    'href',
    /pages\.csv\?.*q=%2Flinks-uteis%2Fmotor-de-portao-em-perus/,
  );
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Voltar ao Painel' }).click()]) {
    await page.getByRole('link', { name: 'Editar Motor de portão em Perus' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editar Página' })).toBeVisible();
    await back();
    await expect(field).toHaveValue('/links-uteis/motor-de-portao-em-perus');
    await expect(page.getByText('1 encontrada')).toBeVisible();
  }
});

test('on a phone too the list has its limit of height, and scrolls by itself', async ({ visit }) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/painel');
  for (const place of ['Perdizes', 'Santana', 'Tatuapé', 'Pinheiros', 'Vila Sônia', 'Cidade Ademar', 'Jardim Ângela'])
    await savePage(page, `Motor basculante em ${place}`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Editar Motor basculante em Jardim Ângela' })).toBeVisible();
  const { height, more } = await pageList(page).evaluate((region) => ({
    height: region.getBoundingClientRect().height,
    more: region.scrollHeight - region.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(24 * 16);
  expect(more).toBeGreaterThan(0);
});

test('the panel lists what is still a sample and must be confirmed', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  const expected = samplesToConfirm(buildFacts(FICTITIOUS_COMPANY));
  const samples = page.getByRole('region', {
    name: `Antes de publicar: ${expected.length} dados ainda são de exemplo ou esperam confirmação`,
  });
  await expect(samples.getByRole('listitem')).toHaveCount(0);
  await samples.getByRole('heading').click();
  await expect(samples.getByRole('link', { name: 'Dados da empresa' })).toHaveAttribute(
    'href',
    '/admin/dados-da-empresa',
  );
  expect(expected.length).toBeGreaterThan(0);
  await expect(samples.getByRole('listitem')).toHaveText(expected.map(({ subject, detail }) => subject + detail));
});

test('a wrong password is refused, the e-mail stays', async ({ visit, server }) => {
  const { page, watch } = await visit();
  watch.expect(/status of 401/);
  await page.goto('/admin/login');
  await fillSignIn(page, server.email, 'uma senha errada');
  await expect(page.getByRole('alert')).toHaveText('Erro de autenticaçãoEmail ou senha incorretos');
  await expect(page.getByLabel('Email')).toHaveValue(server.email);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('Google sign-in that is not configured says so', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
  await expect(page.getByText('O login com Google não está configurado. Entre com email e senha.')).toBeVisible();
});

test('the initial password is asked to be changed, and afterwards only the new one enters', async ({
  visit,
  ownServer,
}) => {
  const { email, initialPassword } = ownServer;
  const { page, watch } = await visit({ server: ownServer });
  watch.expect(/status of 40[01]/);
  await page.goto('/admin/login');
  await fillSignIn(page, email, initialPassword);
  const banner = page.getByRole('region', { name: 'Troque a senha inicial' });
  await banner.getByLabel('Senha atual').fill('não é esta aqui');
  await banner.getByLabel('Nova senha').fill('portões abrem de manhã');
  await banner.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(banner.getByRole('alert')).toHaveText('A senha não foi trocadaA senha atual está incorreta.');
  await banner.getByLabel('Senha atual').fill(initialPassword);
  await banner.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha alterada')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, email, initialPassword);
  await expect(page.getByRole('alert')).toContainText('Email ou senha incorretos');
  await fillSignIn(page, email, 'portões abrem de manhã');
  await expect(page).toHaveURL('/admin/painel');
  await expect(page.getByRole('heading', { name: 'Páginas Geradas (0)' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('signing out ends the session on the server and leaves nothing typed behind', async ({
  visit,
  ownServer: server,
}) => {
  const { page } = await visit({ server, signedIn: true });
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill('Motor que ninguém mais deve ler');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const { page: other } = await visit({ server, signedIn: true });
  await other.goto('/admin/local-generator');
  await expect(other).toHaveURL('/admin/login?volta=%2Fadmin%2Flocal-generator');
});

test('a session that ends is renewed in place, and what was typed is still there', async ({
  visit,
  ownServer: server,
}) => {
  const { page, watch } = await visit({ server, signedIn: true });
  watch.expect(/status of 401/);
  await page.goto('/admin/local-generator');
  const box = page.getByLabel('Títulos, um por linha');
  await box.fill('Motor de portão na Saúde');
  await page.context().clearCookies();
  // The panel asks the server by itself too, and may have found out before the press.
  await page.getByRole('button', { name: 'Gerar Conteúdo', includeHidden: true }).dispatchEvent('click');

  const dialog = page.getByRole('alertdialog', { name: 'Sua sessão terminou' });
  await expect(dialog).toContainText('O que você digitou continua na tela.');
  await expect(dialog.getByLabel('Email')).toHaveValue(server.email);
  await dialog.getByLabel('Senha').fill(server.initialPassword);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(box).toHaveValue('Motor de portão na Saúde');
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await expect(page.getByRole('region', { name: 'Prévia de Motor de portão na Saúde' })).toBeVisible();
});

test('a session that ended while the screen was closed leads to the sign-in and back, what was typed included', async ({
  visit,
  ownServer: server,
}) => {
  const { page, watch } = await visit({ server, signedIn: true });
  // The panel asks the server by itself too, and may have found out before the reload.
  watch.expect(/status of 401/);
  await page.goto('/admin/local-generator');
  const box = page.getByLabel('Títulos, um por linha');
  await box.fill('Motor de portão na Aclimação');
  await page.context().clearCookies();
  await page.reload();
  await fillSignIn(page, server.email, server.initialPassword);
  await expect(page).toHaveURL('/admin/local-generator');
  await expect(box).toHaveValue('Motor de portão na Aclimação');
});

test('what the panel says above its list pushes nothing away when it comes', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/overview', async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  // Every place at which the first card is ever seen.
  await page.addInitScript(() => {
    const tops = new Set<number>();
    const look = () => {
      const card = document.querySelector('.cards');
      if (card?.checkVisibility()) tops.add(Math.round(card.getBoundingClientRect().top));
      document.documentElement.dataset['tops'] = [...tops].join(' ');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const listed = page.waitForResponse('**/api/pages?*');
  await page.goto('/admin/painel');
  await listed;
  const loading = page.getByRole('status').filter({ hasText: 'Carregando...' });
  await expect(loading.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gerador Individual' })).toBeHidden();
  answer();
  await expect(page.getByRole('region', { name: /^Antes de publicar/ })).toBeVisible();
  await expect(pageList(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-tops', /^\d+$/);
});

test('the warning that the session ends pushes nothing away when it comes', async ({ visit }) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 360, height: 740 } });
  await page.clock.install();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/session') && response.ok());
  await page.goto('/admin/local-generator');
  const button = page.getByRole('button', { name: 'Gerar Conteúdo' });
  await expect(button).toBeEnabled();
  // The session is as old as the run of the tests: its end is read, not reckoned from now.
  const session: { expires_at: string } = await (await answer).json();
  const before = await button.boundingBox();
  // The server's clock does not run with the page's: whatever it answers now would say that the session has hours left.
  await page.route('**/api/**', () => undefined);
  const left = Date.parse(session.expires_at) - (await page.evaluate(() => Date.now()));
  await page.clock.runFor(left - 4 * 60_000);
  const warning = page.getByRole('status').filter({ hasText: 'Sua sessão termina às' });
  await expect(warning).toBeInViewport({ ratio: 1 });
  expect(await button.boundingBox()).toEqual(before);
});
