import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { expect, test } from './support/browser-server.ts';

const SCREEN = '/admin/dados-da-empresa';

async function openModel(page: Page, name: string): Promise<void> {
  await page.goto(`${SCREEN}?parte=models`);
  await page.locator('summary').filter({ hasText: name }).click();
}

const price = (page: Page) => page.getByRole('textbox', { name: 'Preço', exact: true });
const bar = (page: Page) => page.locator('.save-bar');

async function publish(page: Page): Promise<void> {
  await expect(bar(page)).toContainText('por publicar');
  await bar(page).getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar agora' }).click();
}

test('the price of a model is changed, seen before it is published, on the home page at once, and brought back', async ({
  visit,
  ownServer,
}) => {
  // The whole site is rendered twice for what a change would do.
  test.slow();
  const { page } = await visit({ server: ownServer, signedIn: true });
  await openModel(page, 'Jetflex');
  await price(page).fill('1.517');
  await expect(bar(page)).toContainText('1 mudança por publicar');
  await bar(page).getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Publicar as mudanças?' });
  await expect(dialog.getByRole('listitem')).toContainText(/Preço do Jetflex.*R\$\s1\.349.*R\$\s1\.517/);
  await expect(dialog.getByRole('listitem')).toContainText(/\d+ postagens/, { timeout: 120_000 });
  const home = async () => (await page.request.get('/')).text();
  expect(await home()).not.toContain('1.517');
  await dialog.getByRole('button', { name: 'Publicar agora' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Preço do Jetflex' });
  await expect(notice).toContainText('Publicado');
  await seenWithinASecond(home, (shown) => shown.includes('1.517'));
  expect(await home()).not.toContain('1.349');

  await notice.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Estado anterior de volta ao site')).toBeVisible();
  await seenWithinASecond(home, (shown) => shown.includes('1.349'));
  await expect(price(page)).toHaveValue('1.349');

  await page.goto(`${SCREEN}?parte=historico`);
  const states = page.locator('.state-list > li');
  await expect(states).toHaveCount(3);
  await states.nth(1).getByRole('button', { name: 'Voltar a este estado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a este estado' }).click();
  await expect.poll(home, { intervals: [50] }).toContain('1.517');
});

test('a value that cannot be stays in its field with the reason, is saved with the rest of the draft, and keeps it from being published', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await openModel(page, 'Jetflex');
  await price(page).fill('-5');
  await expect(price(page)).toHaveAccessibleDescription('O preço precisa ser maior que zero.');
  await expect(price(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(bar(page)).toContainText('1 valor a corrigir antes de publicar: Preço do Jetflex.');
  await expect(bar(page)).toContainText('O rascunho está salvo');
  await expect(bar(page).getByRole('button', { name: 'Publicar' })).toBeDisabled();

  // In another tab, which knows only what the server has.
  const { page: later } = await visit({ server: ownServer, signedIn: true });
  await openModel(later, 'Jetflex');
  await expect(price(later)).toHaveValue('-5');
  await expect(price(later)).toHaveAccessibleDescription('O preço precisa ser maior que zero.');
  await later.goto(`${SCREEN}?parte=payment`);
  await later.getByRole('textbox', { name: 'Parcelas sem juros' }).fill('12');
  await expect(later.locator('.company-parts')).toContainText('1 por publicar');
  await later.close();

  await page.goto(`${SCREEN}?parte=promotion`);
  await bar(page).getByRole('button', { name: 'Mostrar' }).click();
  await expect(price(page)).toBeFocused();
  await expect(price(page)).toHaveValue('-5');

  await page.goto(`${SCREEN}?parte=identity`);
  const phone = page.getByRole('textbox', { name: 'Telefone', exact: true });
  await phone.fill('4000-1234');
  await expect(phone).toHaveAccessibleDescription('Escreva o telefone com DDD, como (11) 4000-0000.');
  await expect(phone).toHaveValue('4000-1234');
});

test('of two administrators the second is shown what the first changed, and neither loses anything', async ({
  visit,
  ownServer,
}) => {
  const { page: one } = await visit({ server: ownServer, signedIn: true });
  const { page: other, watch } = await visit({ server: ownServer, signedIn: true });
  watch.expect(/status of 409/);
  await openModel(one, 'Jetflex');
  await openModel(other, 'Speedy');
  await price(one).fill('1.517');
  await expect(bar(one)).toContainText('por publicar');
  await price(other).fill('977');
  const dialog = other.getByRole('alertdialog', { name: 'Duas pessoas mudaram os dados' });
  await expect(dialog.getByRole('group', { name: 'Preço do Jetflex' }).getByLabel(/Da outra pessoa/)).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Preço do Speedy' }).getByLabel(/Seu/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Continuar com o escolhido' }).click();
  await expect(bar(other)).toContainText('2 mudanças por publicar');
  await publish(other);
  await expect(other.getByText('2 valores mudaram em todo o site.')).toBeVisible();
  const home = await (await other.request.get('/')).text();
  expect(home).toContain('1.517');
  expect(home).toContain('977');
});

test('what is still an example is confirmed or changed right there, and leaves the list', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto(SCREEN);
  const items = page.locator('.ready-list > li');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  await page.getByRole('button', { name: 'Confirmar: Garantia', exact: true }).click();
  await expect(items).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Mudar: Desconto à vista' }).click();
  await page.getByRole('textbox', { name: 'Desconto à vista' }).fill('5');
  await expect(items.filter({ hasText: 'Desconto à vista' })).toContainText('Por publicar');
  await publish(page);
  await expect(items).toHaveCount(count - 2);
});

test('the data are downloaded as a file, and a file with a wrong value says which', async ({ visit, ownServer }) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true });
  await page.goto(`${SCREEN}?parte=arquivo`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar o arquivo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^dados-da-empresa-.*\.json$/);
  const text = await (await page.request.get('/api/company/export')).text();
  const give = (changed: string) =>
    page
      .getByLabel('Escolher o arquivo')
      .setInputFiles({ name: 'dados.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
  watch.expect(/status of 422/);
  await give('isto não é JSON');
  await expect(page.getByRole('alert')).toContainText('Arquivo ilegível');
  await give(text.replace('"price":949', '"price":-949'));
  await expect(page.getByRole('alert')).toContainText('O arquivo não foi carregado');
  await expect(page.locator('.file-section .change-list > li')).toHaveText(
    'Preço (item 2)O preço precisa ser maior que zero.',
  );
  await expect(bar(page)).toContainText('Tudo publicado');
  await give(text.replace('"price":949', '"price":977'));
  await expect(bar(page)).toContainText('1 mudança por publicar');
});

/** A few at a time: each is read whole by axe. */
const PARTS = [
  ['pronto', 'identity', 'hours'],
  ['models', 'services', 'trust'],
  ['promotion', 'historico', 'arquivo'],
] as const;

for (const width of [360, 1280])
  for (const parts of PARTS)
    test(`the parts ${parts.join(', ')} are accessible and fit ${width} pixels`, async ({ visit }) => {
      const { page } = await visit({ signedIn: true, viewport: { width, height: 800 } });
      for (const part of parts) {
        await page.goto(`${SCREEN}?parte=${part}`);
        await expect(page.locator('.company-part')).toBeVisible();
        if (part === 'models' || part === 'trust') await page.locator('.item-list summary').first().click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(width);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${part}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
      }
    });
