import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { expect, test } from './support/browser-server.ts';

const TITLE = 'Motor para portão basculante na Vila Olímpia';
const ADDRESS = '/links-uteis/motor-para-portao-basculante-na-vila-olimpia';

test('a title becomes a page that a visitor reads and answers, is deleted, and comes back', async ({
  visit,
  ownServer: server,
}) => {
  const { page } = await visit({ server });
  const { page: visitor, watch } = await visit({ server });

  await test.step('sign in with the printed password', async () => {
    await page.goto('/admin/local-generator');
    await expect(page).toHaveURL('/admin/login?volta=%2Fadmin%2Flocal-generator');
    await page.getByLabel('Email').fill(server.email);
    await page.getByLabel('Senha').fill(server.initialPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Login bem-sucedido')).toBeVisible();
    await expect(page).toHaveURL('/admin/local-generator');
  });

  await test.step('generate at 75 and read the preview', async () => {
    await expect(page.getByRole('slider', { name: 'Nível de criatividade' })).toHaveValue('75');
    await page.getByLabel('Títulos, um por linha').fill(TITLE);
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
    await expect(page.getByText('Conteúdo gerado')).toBeVisible();
    await expect(page.getByRole('region', { name: `Prévia de ${TITLE}` })).toContainText('Vila Olímpia');
    await expect(page.getByText(ADDRESS, { exact: true })).toBeVisible();
    const response = await visitor.goto(ADDRESS);
    expect(response?.url()).toBe(`${server.origin}/not-found`);
    watch.expect(/status of 404/);
  });

  await test.step('save, and see the new page say so', async () => {
    await page.getByRole('button', { name: 'Salvar como Página' }).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(page.getByRole('status').filter({ hasText: 'Página salva' })).toContainText(
      'estará disponível em Links Úteis',
    );
    const heading = page.getByRole('heading', { level: 1, name: TITLE });
    await expect(heading).toBeVisible();
    const actions = page.getByRole('group', { name: 'Administração desta página' });
    await expect(actions.getByRole('link', { name: 'Voltar ao Painel' })).toHaveAttribute('href', '/admin/painel');
    await expect(actions.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', /^\/admin\/paginas\/./);
    // The page stands where a visitor has it.
    await visitor.goto(`${server.origin}${ADDRESS}`);
    expect(await heading.boundingBox()).toEqual(
      await visitor.getByRole('heading', { level: 1, name: TITLE }).boundingBox(),
    );
  });

  await test.step('a visitor reads it and opens the chat with the right text', async () => {
    const response = await visitor.goto(ADDRESS);
    expect(response?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Excluir página' })).toHaveCount(0);
    await expect(visitor.getByRole('heading', { name: `Precisa de ajuda com “${TITLE}”?` })).toBeVisible();
    const button = visitor.getByRole('link', { name: 'Falar com um técnico agora' });
    // The words of the answer that the title was understood as, with its place, and what the button says.
    const text =
      'Olá! Quero um motor para portão basculante. Largura ___ m, altura ___ m, folha de ___ (ferro, alumínio, madeira). ' +
      'Já tem motor: ___ (sim, não). Tensão: ___ V (127, 220). Bairro: Vila Olímpia. Quero falar com um técnico.';
    const chat = `https://wa.me/${FICTITIOUS_COMPANY.phone}?text=${encodeURIComponent(text)}`;
    await expect(button).toHaveAttribute('href', chat);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener');
    const [popup] = await Promise.all([visitor.waitForEvent('popup'), button.click()]);
    await popup.waitForLoadState();
    expect(watch.chats).toEqual([chat]);
    await popup.close();
  });

  await test.step("it is in the sitemap and in the panel's count", async () => {
    await visitor.goto('/sitemap');
    await expect(visitor.getByRole('link', { name: TITLE })).toHaveAttribute('href', ADDRESS);
    const { page: panel } = await visit({ server, signedIn: true });
    await panel.goto('/admin/painel');
    await expect(panel.getByRole('heading', { name: 'Páginas Geradas (1)' })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Estatísticas' })).toContainText('1 página criada');
    await expect(panel.getByRole('row').filter({ hasText: TITLE })).toBeVisible();
  });

  await test.step('delete it: gone for visitors', async () => {
    await page.getByRole('button', { name: 'Excluir página' }).click();
    const dialog = page.getByRole('dialog', { name: `Tem certeza que deseja excluir a página "${TITLE}"?` });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    expect((await visitor.goto(ADDRESS))?.status()).toBe(200);

    await page.getByRole('button', { name: 'Excluir página' }).click();
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Página excluída')).toBeVisible();
    watch.expect(/status of 410/);
    expect((await visitor.goto(ADDRESS))?.status()).toBe(410);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Esta página foi removida' })).toBeVisible();
    await visitor.goto('/sitemap');
    await expect(visitor.getByRole('link', { name: TITLE })).toHaveCount(0);
  });

  await test.step('undo: back for visitors', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Página restaurada')).toBeVisible();
    expect((await visitor.goto(ADDRESS))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
});
