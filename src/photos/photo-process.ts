import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_WIDTHS } from '../business/photo-forms.ts';
import { coverParts } from './covered-parts.ts';
import type { DecodedPhoto, PhotoTask, Refusal } from './photo-outcome.ts';

/** As many as a phone's best camera gives; a bomb of more is refused by its head, before a pixel is decoded. */
const PIXELS_MAX = 40_000_000;
/** What a photo is, whatever its name says. */
const PHOTOS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);
/** A screenful of height, so that a strip of a picture stays a picture. */
const HEIGHT_MAX = 2400;

/** How each format is written: sharp enough for a screw, small enough for a street with one bar of signal. */
const WRITERS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 78, progressive: true }),
};

async function refusalOf(source: string): Promise<Refusal | null> {
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (found === null || !PHOTOS.has(found.format)) return 'not a photo';
  return found.width * found.height > PIXELS_MAX ? 'too many pixels' : null;
}

function hex({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Nothing but the pixels comes along: where and when a photo was shot stays behind. */
async function decode({ source, folder, covered }: PhotoTask): Promise<DecodedPhoto> {
  const upright = await sharp(source, { limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .resize({ width: PHOTO_WIDTHS[2], height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const raw = { width, height, channels };
  const pixels = await coverParts(upright.data, raw, covered);
  const { dominant } = await sharp(pixels, { raw }).stats();
  for (const wide of PHOTO_WIDTHS)
    for (const [format, write] of Object.entries(WRITERS))
      await write(sharp(pixels, { raw }).resize({ width: wide, withoutEnlargement: true })).toFile(
        join(folder, `${wide}.${format}`),
      );
  return { width, height, colour: hex(dominant) };
}

function tell(told: { readonly refused: Refusal } | { readonly photo: DecodedPhoto }): void {
  process.stdout.write(JSON.stringify(told));
}

/** One photo, in a process of its own: what breaks the decoder breaks nothing else. */
async function main(task: PhotoTask): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  const refused = await refusalOf(task.source);
  if (refused) return tell({ refused });
  try {
    tell({ photo: await decode(task) });
  } catch {
    tell({ refused: 'damaged' });
  }
}

await main(JSON.parse(process.argv[2] ?? '{}'));
