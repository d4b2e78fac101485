import sharp, { type Raw } from 'sharp';
import type { CoveredPart } from './photo-outcome.ts';

/** Blocks along the longer side of a part: a face or a number plate of so few cannot be told from another. */
const BLOCKS = 6;

function pixelsOf({ left, top, width, height }: CoveredPart, raw: Raw) {
  const x = Math.min(Math.floor(left * raw.width), raw.width - 1);
  const y = Math.min(Math.floor(top * raw.height), raw.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.ceil(width * raw.width), raw.width - x)),
    height: Math.max(1, Math.min(Math.ceil(height * raw.height), raw.height - y)),
  };
}

/** The pixels with the parts turned into a few blocks each; what was below them is gone. */
export async function coverParts(pixels: Buffer, raw: Raw, parts: readonly CoveredPart[]): Promise<Buffer> {
  const blocks = await Promise.all(
    parts.map(async (part) => {
      const { left, top, width, height } = pixelsOf(part, raw);
      const longer = Math.max(width, height);
      const few = await sharp(pixels, { raw })
        .extract({ left, top, width, height })
        .resize({
          width: Math.max(1, Math.round((BLOCKS * width) / longer)),
          height: Math.max(1, Math.round((BLOCKS * height) / longer)),
          fit: 'fill',
        })
        .png()
        .toBuffer();
      return {
        input: await sharp(few).resize({ width, height, fit: 'fill', kernel: 'nearest' }).png().toBuffer(),
        left,
        top,
      };
    }),
  );
  return blocks.length === 0 ? pixels : sharp(pixels, { raw }).composite(blocks).removeAlpha().raw().toBuffer();
}
