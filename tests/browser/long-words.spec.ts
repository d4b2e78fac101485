import type { Page } from '@playwright/test';
import { openEditor, paste } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const WORD = 'm'.repeat(150);
/** The narrowest last: it is the one that the next step is taken in. */
const WIDTHS = [1280, 768, 360];

async function expectNothingWidened(page: Page): Promise<void> {
  for (const width of WIDTHS) await expectNothingWidenedAt(page, width);
}

async function expectNothingWidenedAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const wide = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const parts = [...document.querySelectorAll('main *, .in-view *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
    );
    return [
      document.documentElement.scrollWidth,
      ...parts.filter((element) => !element.closest('.sr-only')).map((element) => element.outerHTML.slice(0, 80)),
    ];
  });
  expect(wide).toEqual([width]);
}

test('150 letters without a space widen nothing, on a phone, a tablet or a desktop', async ({ visit, ownServer }) => {
  test.slow();
  const { page } = await visit({ server: ownServer, signedIn: true, viewport: { width: 360, height: 800 } });
  await openEditor(page, WORD, `<h2>${WORD}</h2><p>${WORD}</p>`);
  await paste(page, `<p><a href="https://exemplo.com.br/${WORD}">https://exemplo.com.br/${WORD}</a></p>`);
  await expect(page.getByRole('region', { name: /^Avaliação/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Descrição' }).fill(WORD);
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByRole('button', { name: 'Ler' }).click();
  await expect(page.getByRole('region', { name: 'Versão 1' })).toBeVisible();
  await expectNothingWidened(page);

  await page.goto('/admin/painel');
  await page.getByRole('searchbox').fill(`${WORD}x`);
  await expect(page.getByText('Nenhuma página com')).toBeVisible();
  await expectNothingWidened(page);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: `Excluir ${WORD}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingWidened(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.goto('/admin/local-generator');
  const box = page.getByLabel('Títulos, um por linha');
  await box.fill(WORD);
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await expect(page.getByRole('link', { name: 'Editar a página que já existe' })).toBeVisible();
  await box.fill('Outro título');
  await expect(page.getByText('A prévia é de')).toBeVisible();
  await expectNothingWidened(page);

  await page.goto('/admin/mass-creator');
  await page.getByText('Colar', { exact: true }).click();
  await box.fill(`${WORD}\n${WORD}\n${'n'.repeat(150)}\n${'o'.repeat(200)}`);
  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  await expect(page.getByRole('region', { name: 'Conferência' })).toBeVisible();
  await expectNothingWidened(page);
  // Such a word is no title that is understood.
  await page.getByRole('checkbox', { name: 'Criar mesmo assim, fora dos buscadores' }).check();
  await page.getByRole('button', { name: /^Criar/ }).click();
  await expect(page.getByRole('region', { name: 'Criação de páginas concluída' })).toBeVisible();
  await expectNothingWidened(page);
});
