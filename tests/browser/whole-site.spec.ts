import { addresses } from '../../src/business/addresses.ts';
import { expectAppearanceWithoutBarrier, expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const STILL = { reducedMotion: 'reduce' } as const;
const DROPDOWNS = ['São Paulo Capital', 'Cidades ABCD', 'Outras Cidades', 'Serviços'];

for (const viewport of [PHONE, DESKTOP]) {
  test(`every menu opened in turn at ${viewport.width} pixels has no barrier and closes the one before`, async ({
    visit,
  }) => {
    test.slow();
    const { page } = await visit({ viewport, ...STILL });
    await page.goto(addresses.privacy);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    if (await button.isVisible()) await button.click();
    for (const label of DROPDOWNS) {
      await menu.getByRole('button', { name: label }).click();
      await expect(page.locator('.submenu:popover-open')).toHaveCount(1);
      await expectNoBarrier(page);
      const back = menu.getByRole('button', { name: 'Voltar' });
      if (await back.isVisible()) await back.click();
    }
  });
}

test("answers that are open, and the adviser's, have no barrier, on a phone or on a desktop", async ({ visit }) => {
  test.slow();
  const { page } = await visit(STILL);
  // What stands around the answers is looked at with the pages themselves.
  for (const [address, part] of [
    [addresses.faq, 'main details'],
    [addresses.knowledgeCentre, 'main details'],
    [addresses.guarulhos, 'main details'],
    [`${addresses.guide}?tipo=basculante&peso=200&largura=3&ciclos=10`, 'main'],
    [`${addresses.guide}?peso=x`, 'main'],
  ] as const) {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    for (const details of await page.locator('main details').all())
      await details.evaluate((element) => element.setAttribute('open', ''));
    await expectNoBarrier(page, part);
    await expectNoSidewaysScroll(page, address);
    await page.setViewportSize(DESKTOP);
    await expectAppearanceWithoutBarrier(page, `${address} on a desktop`, part);
    await expectNoSidewaysScroll(page, address);
  }
});

test('the first frequent question stands open, opening another closes it, and the open one can be closed', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(addresses.faq);
  const questions = page.locator('main details:not(.folded)');
  expect(await questions.count()).toBeGreaterThanOrEqual(48);
  const [first, last] = [questions.first(), questions.last()];
  await expect(first).toHaveAttribute('open', '');
  await last.locator('summary').click();
  await expect(first).not.toHaveAttribute('open');
  await expect(last).toHaveAttribute('open', '');
  await last.locator('summary').click();
  await expect(last).not.toHaveAttribute('open');
});

test('the eight questions of the knowledge centre may be open together', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(addresses.knowledgeCentre);
  const questions = page.locator('main details:not(.folded)');
  await expect(questions).toHaveCount(8);
  for (const summary of await questions.locator('summary').all()) await summary.click();
  await expect(page.locator('main details[open]:not(.folded)')).toHaveCount(8);
});

test('with scripts off the home page asks about the gate, and the guide answers at an address of its own', async ({
  visit,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Qual motor serve no seu portão?' })
    .getByRole('link', { name: 'Basculante' })
    .click();
  await expect(page.getByRole('radio', { name: 'Basculante' })).toBeChecked();
  await page.getByLabel('Material da folha').selectOption('Grade de ferro');
  await page.getByLabel('Largura da folha, em metros').fill('2,8');
  await page.getByRole('button', { name: 'Ver o motor indicado' }).click();
  await expect(page).toHaveURL(
    '/guia-completo?tipo=basculante&material=grade-de-ferro&largura=2%2C8&peso=&ciclos=#motor-certo',
  );
  const answer = page.getByRole('status');
  await expect(answer.getByRole('heading')).toContainText('O motor indicado é o Padrão');
  await expect(page.getByLabel('Largura da folha, em metros')).toHaveValue('2,8');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    answer.getByRole('link', { name: 'Pedir o Padrão' }).click(),
  ]);
  await popup.waitForLoadState();
  const text = new URL(watch.chats[0] ?? '').searchParams.get('text')?.replaceAll('\u00a0', ' ');
  expect(text).toContain(
    'portão basculante, cerca de 170 kg, 2,8 m de largura, 12 aberturas por dia. A indicação foi o Padrão.',
  );
});

test('by keyboard alone a visitor skips to the text, opens a menu, follows it, and opens a question', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#conteudo');

  await page.goto(addresses.faq);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const heading = menu.getByRole('button', { name: 'Cidades ABCD' });
  for (
    let presses = 0;
    presses < 20 && !(await heading.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Santo André' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cidades/santo-andre');

  await page.goto(addresses.faq);
  const second = page.locator('main details:not(.folded)').nth(1);
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});

test('by keyboard alone the sheet of a phone opens, is left with Escape, and gives the focus back', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto(addresses.faq);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(button).toBeFocused();
});
