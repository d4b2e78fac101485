import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawShareImage } from './share-image.ts';
import { SHARE_IMAGE } from './share-image-size.ts';
import { LINE_HEIGHT, layOutTitle, TITLE_FRAME } from './share-title.ts';

const COMPANY = 'Portão Exemplo';
const FIVE = 'Motor';
const LONG =
  'Instalação e manutenção de motor de portão deslizante PPA Jetflex para condomínios, galpões e residências na Vila Nova Conceição e no Jardim Ângela já';
const ONE_WORD = 'W'.repeat(150);
const FRAME = { left: 72, top: 150 };

async function pixels(title: string): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(SHARE_IMAGE.width, SHARE_IMAGE.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(await drawShareImage({ title, company: COMPANY })), 0, 0);
  return pen.getImageData(0, 0, SHARE_IMAGE.width, SHARE_IMAGE.height).data;
}

/** The box around all pixels in which two pictures differ. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray) {
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1]) continue;
    const [x, y] = [(at / 4) % SHARE_IMAGE.width, Math.floor(at / 4 / SHARE_IMAGE.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

test.each([
  ['5 letters', FIVE],
  ['150 letters', LONG],
  ['150 letters without a space', ONE_WORD],
])('a title of %s is drawn inside its frame', async (_name, title) => {
  expect([5, 150]).toContain(title.length);
  const { left, top, right, bottom } = differenceOf(await pixels(title), await pixels(''));
  expect(left).toBeGreaterThanOrEqual(FRAME.left);
  expect(right).toBeLessThanOrEqual(FRAME.left + TITLE_FRAME.width);
  expect(top).toBeGreaterThanOrEqual(FRAME.top);
  expect(bottom).toBeLessThanOrEqual(FRAME.top + TITLE_FRAME.height);
});

test('signs that the font lacks are left out, so that no font of the system is needed', async () => {
  expect(differenceOf(await pixels('Motor 🚪日本'), await pixels('Motor')).right).toBe(-1);
});

/** As wide as the display font's widest small letters. */
const measure = (text: string, size: number) => text.length * size * 0.47;

test.each([FIVE, LONG, ONE_WORD])('a title is set whole, in large letters, on lines that fit: %s', (title) => {
  const { size, lines } = layOutTitle(title, measure);
  expect(size).toBeGreaterThanOrEqual(48);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(TITLE_FRAME.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(TITLE_FRAME.width);
  expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
});

test('a short title is set larger than a long one', () => {
  expect(layOutTitle(FIVE, measure).size).toBe(112);
  expect(layOutTitle(LONG, measure).size).toBeLessThan(80);
});

test('what fits at no size ends in an ellipsis', () => {
  expect(layOutTitle('palavra '.repeat(100).trim(), measure).lines.at(-1)).toMatch(/…$/);
});
