import type { Page } from '@playwright/test';
import { expectAppearanceWithoutBarrier, expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage, startJob } from './support/signed-in-calls.ts';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** Still: what moves is checked in its final state, and contrast is not measured half-way through a fade. */
const STILL = { reducedMotion: 'reduce' } as const;

/** All rules on a phone in the light scheme; on a desktop, in the dark one, those that ask how it looks. */
async function expectScreenWithoutBarrier(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAppearanceWithoutBarrier(page, 'on a desktop, in the dark scheme');
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
}

test('no public page has a barrier, on a phone or on a desktop', async ({ visit, addressesOfKinds }) => {
  test.setTimeout(8 * 60_000);
  const { page, watch } = await visit({ viewport: PHONE, ...STILL });
  watch.expect(/status of 404/);
  for (const address of [...addressesOfKinds, '/not-found', '/?cidade=xyz', '/buscar?q=mooca', '/buscar?q=xyz']) {
    await test.step(address, async () => {
      await page.setViewportSize(PHONE);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
      await expectAppearanceWithoutBarrier(page, 'on a desktop');
      await expectNoSidewaysScroll(page);
    });
  }
});

test("no administrators' screen has a barrier, on a phone or on a desktop, in the light scheme or in the dark one", async ({
  visit,
}) => {
  test.setTimeout(8 * 60_000);
  const visiting = { viewport: PHONE, ...STILL };
  await test.step('sign-in, refused', async () => {
    const { page, watch } = await visit(visiting);
    watch.expect(/status of 401/);
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Entrar com Google' })).toBeEnabled();
    await expectScreenWithoutBarrier(page);
    await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('uma senha errada');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });

  const { page, watch } = await visit({ ...visiting, signedIn: true });
  watch.expect(/status of 422/);
  await test.step('panel, with a page, its question and its notice', async () => {
    const title = 'Motor silencioso';
    await page.goto('/admin/painel');
    await savePage(page, title);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toBeVisible();
    await page.getByRole('heading', { name: /^Antes de publicar/ }).click();
    await expect(page.getByText('O que for confirmado ou trocado sai desta lista.')).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await row.getByRole('button', { name: /^Excluir / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).hover();
    await expectScreenWithoutBarrier(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });

  await test.step('editor, with its quality check', async () => {
    const title = 'Motor a editar';
    await savePage(page, title);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('link', { name: `Editar ${title}` }).click();
    await expect(page.getByRole('textbox', { name: 'Texto da página' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Avaliação/ })).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });

  await test.step('generator, empty, refused, with a preview, asking', async () => {
    await page.goto('/admin/local-generator');
    const box = page.getByLabel('Títulos, um por linha');
    await expect(box).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await box.fill('???');
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await box.fill('Motor de portão no Ipiranga');
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
    await expect(page.getByRole('region', { name: /^Prévia de/ })).toBeVisible();
    await page.getByText(/conferidos? est(á bom|ão bons)$/).click();
    await expectScreenWithoutBarrier(page);
    await box.fill('Portão com samambaia no Jardim São Paulo');
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
    await expect(page.getByRole('group', { name: 'O título é sobre…?' })).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await page.getByRole('combobox', { name: /^Assunto: / }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await page.keyboard.press('Escape');
    await box.fill('Motor de portão no Ipiranga\nPortão com samambaia');
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
    await expect(page.getByRole('checkbox', { name: 'Criar mesmo assim, fora dos buscadores' })).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });

  await test.step('mass creation, each source of titles and a dry run', async () => {
    await page.goto('/admin/mass-creator');
    await expect(page.getByText('Combinar', { exact: true })).toBeVisible();
    for (const source of ['Arquivo', 'Combinar', 'Colar']) {
      await page.getByText(source, { exact: true }).click();
      await expectScreenWithoutBarrier(page);
    }
    await page.getByLabel('Títulos, um por linha').fill('Motor na Lapa\nMotores na Lapa\nPortão com samambaia\n??');
    await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
    await expect(page.getByRole('region', { name: 'Conferência' })).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });

  await test.step('mass creation, at work and over', async () => {
    await startJob(page, [...Array.from({ length: 5000 }, (_, index) => `Motor número ${index}`), '???']);
    await page.goto('/admin/mass-creator');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectScreenWithoutBarrier(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('region', { name: 'Criação cancelada' })).toBeVisible();
    await expectScreenWithoutBarrier(page);
  });
});
