import type * as Canvas from '@napi-rs/canvas';
import displayFont from '@fontsource/saira-condensed/files/saira-condensed-latin-700-normal.woff2?inline';
import { SHARE_IMAGE } from './share-image-size.ts';
import { LINE_HEIGHT, layOutTitle, TITLE_FRAME } from './share-title.ts';

const FONT = 'Share Display';
const COLOURS = {
  ground: '#121518',
  wall: '#252b30',
  amber: '#ffb224',
  text: '#ffffff',
  quiet: '#aeb8bf',
  rail: '#5a656d',
} as const;
const LEFT = 72;
const TITLE_TOP = 150;
const BRAND_BASELINE = 104;
const TAGLINE_BASELINE = 588;
const RAIL_TOP = 532;
/** The opening on the right, where amber shows behind the bars of the gate. */
const OPENING = { left: 1012, width: SHARE_IMAGE.width - 1012, bar: 22, gap: 14 } as const;
const QUIET_SIZE = 36;
/** From the top of a line to its baseline, in sizes of the font. */
const ASCENT = 0.85;
const TAGLINE = 'Qualidade garantida • Entrega rápida';
/** What the font has: Latin letters and the signs of Portuguese. Anything else would depend on the fonts of the system. */
const UNKNOWN_SIGNS = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/gu;

export interface ShareImageTexts {
  readonly title: string;
  readonly company: string;
}

async function loadCanvas(): Promise<typeof Canvas> {
  const library = await import('@napi-rs/canvas');
  const font = Buffer.from(displayFont.slice(displayFont.indexOf(',') + 1), 'base64');
  if (!library.GlobalFonts.register(font, FONT)) throw new Error('The font of the share images cannot be read');
  return library;
}

function drawable(text: string): string {
  return text.normalize('NFC').replace(UNKNOWN_SIGNS, '').replace(/\s+/g, ' ').trim();
}

function setFont(pen: Canvas.SKRSContext2D, size: number): void {
  pen.font = `${size}px "${FONT}"`;
}

function drawGate(pen: Canvas.SKRSContext2D): void {
  pen.fillStyle = COLOURS.amber;
  pen.fillRect(OPENING.left, 0, OPENING.width, RAIL_TOP);
  pen.fillStyle = COLOURS.wall;
  for (let left: number = OPENING.left + OPENING.gap; left < SHARE_IMAGE.width; left += OPENING.bar + OPENING.gap)
    pen.fillRect(left, 70, OPENING.bar, RAIL_TOP - 70);
  pen.fillRect(OPENING.left, 70, OPENING.width, 18);
  pen.fillRect(OPENING.left, RAIL_TOP - 64, OPENING.width, 64);
  pen.fillStyle = COLOURS.quiet;
  pen.fillRect(0, RAIL_TOP, SHARE_IMAGE.width, 3);
  pen.fillStyle = COLOURS.rail;
  pen.fillRect(0, RAIL_TOP + 3, SHARE_IMAGE.width, 3);
}

type DrawShareImage = (texts: ShareImageTexts) => Promise<Buffer<ArrayBuffer>>;

/** The library is loaded with the first picture: it would cost every start its time and its memory. One that fails is tried again. */
export function createDrawShareImage(): DrawShareImage {
  let canvas: Promise<typeof Canvas> | undefined;
  return async (texts) => {
    canvas ??= loadCanvas().catch((error: unknown) => {
      canvas = undefined;
      throw error;
    });
    return draw(await canvas, texts);
  };
}

/**
 * Draws the picture of a shared link. Drawing takes about a millisecond; the compression, which takes twenty times that, runs
 * beside the event loop.
 *
 * @returns a PNG of 1200 × 630.
 */
export const drawShareImage: DrawShareImage = createDrawShareImage();

async function draw(
  { createCanvas }: typeof Canvas,
  { title, company }: ShareImageTexts,
): Promise<Buffer<ArrayBuffer>> {
  const picture = createCanvas(SHARE_IMAGE.width, SHARE_IMAGE.height);
  const pen = picture.getContext('2d');
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, SHARE_IMAGE.width, SHARE_IMAGE.height);
  drawGate(pen);

  const measure = (text: string, size: number) => {
    setFont(pen, size);
    return pen.measureText(text).width;
  };
  const { size, lines } = layOutTitle(drawable(title), measure);
  setFont(pen, size);
  pen.fillStyle = COLOURS.text;
  const top = TITLE_TOP + (TITLE_FRAME.height - lines.length * size * LINE_HEIGHT) / 2;
  lines.forEach((line, index) => pen.fillText(line, LEFT, top + size * (ASCENT + index * LINE_HEIGHT)));

  setFont(pen, QUIET_SIZE);
  pen.fillStyle = COLOURS.amber;
  pen.fillText(drawable(company), LEFT, BRAND_BASELINE, OPENING.left - 2 * LEFT);
  pen.fillStyle = COLOURS.quiet;
  pen.fillText(TAGLINE, LEFT, TAGLINE_BASELINE);
  return Buffer.from(await picture.encode('png'));
}
