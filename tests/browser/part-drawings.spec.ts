import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { addresses } from '../../src/business/addresses.ts';
import { DRAWING_WIDTH } from '../../src/site/drawings/drawn-part.tsx';
import { expect, test } from './support/browser-server.ts';

const FAULT = addresses.topic('portao-nao-fecha');
const PHONE = { width: 360, height: 780 };

/** A point on each of two parts of the sliding gate, as it is drawn: beside the lens of a photocell, and on the rack. */
const PHOTOCELL = { x: 162, y: 179 };
const RACK = { x: 300, y: 314 };

/** Whether each point of the drawing is amber as the page shows it. */
async function amberAt(page: Page, points: readonly { readonly x: number; readonly y: number }[]) {
  const picture = page.locator('.parts img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const image = await loadImage(await picture.screenshot());
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const scale = image.width / DRAWING_WIDTH;
  return points.map(({ x, y }) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.round(x * scale),
      Math.round(y * scale),
      1,
      1,
    ).data;
    return red > 230 && green > 150 && green < 210 && blue < 110;
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the lit part is amber in the picture, and nothing else is, with forced colours ${forcedColors}`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce', forcedColors });
    await page.goto(FAULT);
    expect(await amberAt(page, [PHOTOCELL, RACK])).toEqual([true, false]);
    await page.goto(addresses.topic('cremalheira-para-portao-deslizante'));
    expect(await amberAt(page, [PHOTOCELL, RACK])).toEqual([false, true]);
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
    const picture = page.locator('.parts img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc || 'about:blank').hash))
      .toBe(fragment);
  }
});

test('of a drawing with two views a phone shows the file once, and a wide screen each view beside the other', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(FAULT);
  const [first, second] = [page.locator('.parts img').first(), page.locator('.parts .second')];
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveCSS('object-position', '50% 100%');
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBe(left?.y);
});

test('a page lower than the first screen asks for its drawing only when the reader comes near', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  const drawings: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/assets/deslizante')) drawings.push(asked.url());
  });
  await page.goto(addresses.faq, { waitUntil: 'networkidle' });
  expect(drawings).toEqual([]);
  await page.locator('.near img').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => drawings.length).toBe(1);
});

test('the figure fits the narrowest phone, and is whole on paper', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.goto(FAULT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect(page.locator('.parts .names li').first()).toBeVisible();
  await expect(page.locator('.parts .names li').last()).toHaveText('16 roldana');
  expect(await amberAt(page, [PHOTOCELL, RACK])).toEqual([true, false]);
});
