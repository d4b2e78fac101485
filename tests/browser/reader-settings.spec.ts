import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { width: 360, height: 740 };

test('in forced colours buttons and fields have an edge, and the drawn gate its leaf', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('.button, input:not([type=checkbox]), select')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element);
        return borderTopWidth === '0px' && outlineStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 60)),
  );
  expect(bare).toEqual([]);
  expect(await page.locator('.hero .leaf').evaluate((leaf) => getComputedStyle(leaf).backgroundImage)).toContain(
    'linear-gradient',
  );
});

test('no line of a heading covers the one above it where the reader chooses the colours', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, forcedColors: 'active', reducedMotion: 'reduce' });
  for (const address of ['/', addresses.guarulhos]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // The plate that the browser draws behind each line is as high as the font's own box.
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        const lines = [...text.getClientRects()].toSorted((one, other) => one.top - other.top);
        return lines.flatMap((line, index) => {
          const above = lines[index - 1];
          // Words of one line lie beside each other.
          return above && line.top - above.top > 4 && above.bottom - line.top > 0.06 * line.height
            ? [`${heading.textContent}: ${above.bottom - line.top}`]
            : [];
        });
      }),
    );
    expect(covering, address).toEqual([]);
  }
});

for (const viewport of [
  { width: 640, height: 320 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
]) {
  test(`on a phone on its side of ${viewport.width} by ${viewport.height} the headline is on the first screen, and the bar takes less than a fifth of it`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport, reducedMotion: 'reduce' });
    for (const address of ['/', addresses.guarulhos, addresses.place('mooca-sao-paulo-capital')]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const bar = await page.locator('.contact-bar').boundingBox();
      expect(bar?.height ?? 0, address).toBeLessThan(viewport.height / 5);
    }
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the bar of a phone never lies on the hero's own buttons (motion: ${reducedMotion})`, async ({ visit }) => {
    for (const height of [568, 740]) {
      const { page } = await visit({ viewport: { width: 360, height }, reducedMotion });
      await page.goto('/');
      const bar = page.locator('.contact-bar');
      for (const top of [0, 60, 120, 200]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        const barTop = (await bar.boundingBox())?.y ?? 0;
        for (const button of await page.locator('.hero .door').all()) {
          const box = await button.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), `${height} high, at ${top}`).toBeLessThanOrEqual(barTop);
        }
      }
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on paper there are no bars, buttons or forms, links say where they lead, and folded answers are open', async ({
  visit,
  published,
}) => {
  const { page } = await visit();
  for (const address of ['/', addresses.faq, addresses.guarulhos, published.address]) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const shown of await page.locator('.button, button, form, .contact, .menu-strip').all())
      await expect(shown).toBeHidden();
    const dark = await page.evaluate(() =>
      [...document.querySelectorAll('main *, .footer *')]
        .filter((element) => !element.closest('svg') && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect(dark, address).toEqual([]);
    await page.emulateMedia({ media: null });
  }
  await page.goto(addresses.faq);
  const { origin } = new URL(page.url());
  await page.emulateMedia({ media: 'print' });
  const answer = page.locator('main details p').first();
  expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  await page.goto(addresses.place('mooca-sao-paulo-capital'));
  const link = page.getByRole('main').getByRole('link', { name: 'Brás' }).first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
    `" (${origin}${addresses.place('bras-sao-paulo-capital')})"`,
  );
});
