import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const CONTENT = `<h2>Antes da visita</h2><p>O técnico confere o portão.</p>${'<p>O motor abre o portão em poucos segundos, e o controle fica na mão de quem chega.</p>'.repeat(20)}`;
const actions = (page: Page) => page.getByRole('group', { name: 'Administração desta página' });

/** As the generator leaves the browser after it has saved a page. */
async function openSaved(page: Page, title: string, slug: string): Promise<void> {
  await page.goto('/admin/painel');
  await savePage(page, title, CONTENT);
  await page.evaluate((saved) => sessionStorage.setItem('pagina-salva', saved), slug);
  await page.goto(`/links-uteis/${slug}`);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]) {
  test(`at ${viewport.width} pixels the notice of a saved page covers no button, and leaves when it is closed`, async ({
    visit,
  }) => {
    const { page } = await visit({ signedIn: true, viewport });
    await openSaved(
      page,
      `Motor de portão no Brooklin ${viewport.width}`,
      `motor-de-portao-no-brooklin-${viewport.width}`,
    );
    const notice = page.locator('.admin-notice');
    await expect(notice).toContainText('Página salva');
    const covered = await notice.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, summary')]
        .filter((other) => !element.contains(other) && other.checkVisibility())
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((other) => other.textContent);
    });
    expect(covered).toEqual([]);
    await expect(actions(page).getByRole('button', { name: 'Excluir página' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await expect(notice).toHaveCount(0);
    await expect(actions(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test('the notice of a saved page leaves by itself, but not while it is being read', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.clock.install();
  await openSaved(page, 'Motor de portão no Paraíso', 'motor-de-portao-no-paraiso');
  const notice = page.getByRole('status').filter({ hasText: 'Página salva' });
  await notice.hover();
  await page.clock.runFor(9000);
  await expect(notice).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(9000);
  await expect(notice).toHaveCount(0);
});

test('of a page that was deleted on itself only the ways to undo and back stay, and undoing shows it again', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 360, height: 740 } });
  await openSaved(page, 'Motor de portão no Itaquera', 'motor-de-portao-no-itaquera');
  const text = page.getByText('O técnico confere o portão.', { exact: true });
  await expect(text).toBeVisible();
  await actions(page).getByRole('button', { name: 'Excluir página' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Página excluída' })).toBeFocused();
  await expect(text).toHaveCount(0);
  await expect(page.locator('main').getByRole('link').or(page.locator('main').getByRole('button'))).toHaveText([
    'Desfazer',
    'Voltar ao Painel',
  ]);
  await expect(page.getByRole('button', { name: 'Excluir página' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Editar', exact: true })).toBeHidden();
  await expect(page.getByText('Página salva')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Página restaurada' })).toBeVisible();
  await expect(text).toBeVisible();
  await expect(actions(page).getByRole('button', { name: 'Excluir página' })).toBeVisible();
});

test('a deletion that fails leaves the page and says so until it is closed', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 500/);
  watch.expect(/Erro ao excluir página motor-de-portao-no-ermelino/);
  await openSaved(page, 'Motor de portão no Ermelino', 'motor-de-portao-no-ermelino');
  await page.route('**/api/pages/*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await actions(page).getByRole('button', { name: 'Excluir página' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Ocorreu um erro ao excluir a página' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('O técnico confere o portão.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(alert).toHaveCount(0);
});
