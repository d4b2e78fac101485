import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';

const FAULT = addresses.topic('portao-nao-fecha');
const PHONE = { width: 360, height: 780 };

/** How many pixels of amber are in two parts of the picture: where the photocells are, and where the motor is. */
async function amberIn(page: Page) {
  const picture = page.locator('.parts img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const image = await loadImage(await picture.screenshot());
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const half = Math.floor(image.height / 2);
  const amber = (top: number) => {
    const { data } = context.getImageData(0, top, image.width, half);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 235 && Math.abs((data[at + 1] ?? 0) - 178) < 12 && (data[at + 2] ?? 0) < 60) count += 1;
    return count;
  };
  return { whole: amber(0), motor: amber(half) };
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the lit part is amber in the picture, and nothing else is, with forced colours ${forcedColors}`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce', forcedColors });
    await page.goto(FAULT);
    const fault = await amberIn(page);
    expect(fault.whole).toBeGreaterThan(200);
    expect(fault.motor).toBe(0);
    await page.goto(addresses.topic('cremalheira-para-portao-deslizante'));
    expect((await amberIn(page)).motor).toBeGreaterThan(200);
  });
}

test('the part moves for whoever does not mind, and stands still for whoever asks for less motion', async ({
  visit,
}) => {
  for (const [reducedMotion, fragment] of [
    ['no-preference', '#em-movimento-photocell'],
    ['reduce', '#photocell'],
  ] as const) {
    const { page } = await visit({ viewport: PHONE, reducedMotion });
    await page.goto(FAULT);
    const picture = page.locator('.parts img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc || 'about:blank').hash))
      .toBe(fragment);
  }
});

test('a page lower than the first screen asks for its drawing only when the reader comes near', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  const drawings: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/assets/deslizante')) drawings.push(asked.url());
  });
  await page.goto(addresses.faq, { waitUntil: 'networkidle' });
  expect(drawings).toEqual([]);
  await page.locator('.parts img').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => drawings.length).toBe(1);
});

test('the figure fits the narrowest phone, and is whole on paper', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(FAULT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect(page.locator('.parts .names li').first()).toBeVisible();
  await expect(page.locator('.parts .names li').last()).toHaveText('16 roldana');
  expect((await amberIn(page)).whole).toBeGreaterThan(100);
});
