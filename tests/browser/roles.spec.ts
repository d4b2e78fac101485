import { AxeBuilder } from '@axe-core/playwright';
import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';

const { admin } = addresses;
const WRITER = { email: 'redatora@exemplo.com.br', password: 'três palavras soltas' };
const OWNERS = ['Serviços feitos', 'Dados da empresa', 'Administradores', 'Registro'];

test('a copywriter is invited, sees the pages alone, is refused in words elsewhere, and becomes an owner at the next request', async ({
  visit,
  ownServer: server,
}) => {
  test.slow();
  const { page } = await visit({ server, signedIn: true });
  await page.goto(admin.administrators);
  await page.getByLabel('E-mail de quem vai administrar').fill(WRITER.email);
  await page.getByRole('radio', { name: /^Redator/ }).check();
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convidar' }).click();
  const link = (await page.getByRole('status').locator('code').textContent()) ?? '';
  await expect(page.getByText(/^Redator; ativo; convite ainda não usado/)).toBeVisible();

  const { page: writer, watch } = await visit({ server, viewport: { width: 360, height: 740 } });
  watch.expect(/status of 403/);
  await writer.goto(new URL(link).pathname + new URL(link).hash);
  await writer.getByLabel('Nova senha').fill(WRITER.password);
  await writer.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(writer.getByRole('status')).toContainText('Senha escolhida');
  await writer.getByRole('link', { name: 'Ir para o login' }).click();
  await writer.getByLabel('Email').fill(WRITER.email);
  await writer.getByLabel('Senha').fill(WRITER.password);
  await writer.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(writer).toHaveURL(admin.panel);
  const menu = writer.getByRole('navigation', { name: 'Telas do painel' });
  await expect(menu.getByRole('link', { name: 'Segurança' })).toBeVisible();
  for (const name of OWNERS) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await expect(writer.getByRole('link', { name: 'Dados da empresa' })).toHaveCount(0);
  await writer.goto(admin.security);
  await expect(writer.getByRole('heading', { name: 'Sessões abertas' })).toBeVisible();
  await expect(writer.getByRole('heading', { name: 'Segundo fator para todos' })).toHaveCount(0);

  for (const address of [admin.company, admin.portfolio, admin.administrators, admin.audit]) {
    const response = await writer.goto(address);
    expect(response?.status(), address).toBe(403);
    await expect(
      writer.getByRole('heading', { name: 'Você não tem permissão para abrir esta tela' }),
      address,
    ).toBeVisible();
  }
  await expect(writer).toHaveTitle(/^Só para donos/);
  for (const width of [360, 768, 1280]) {
    await writer.setViewportSize({ width, height: 740 });
    expect(await writer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await new AxeBuilder({ page: writer }).analyze()).violations).toEqual([]);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await writer.getByRole('link', { name: 'Ir para as páginas' }).click();
  await expect(writer).toHaveURL(admin.panel);

  await page.reload();
  await page.getByRole('button', { name: `Tornar dono ${WRITER.email}` }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tornar dono' }).click();
  await expect(page.getByText('Papel mudado')).toBeVisible();
  await writer.goto(admin.audit);
  await expect(writer.getByRole('row', { name: /Mudou o papel/ })).toContainText(`${WRITER.email}: dono`);
  for (const name of OWNERS) await expect(menu.getByRole('link', { name })).toBeVisible();

  // Taken back while the screen is open: its next call shows it.
  await page.getByRole('button', { name: `Tornar redator ${WRITER.email}` }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tornar redator' }).click();
  await expect(page.getByText(/^Redator; ativo; senha/)).toBeVisible();
  await writer.getByLabel('Ação').selectOption('Entrou');
  await expect(writer.getByRole('heading', { name: 'Você não tem permissão para abrir esta tela' })).toBeVisible();
  for (const name of OWNERS) await expect(menu.getByRole('link', { name })).toHaveCount(0);
});
