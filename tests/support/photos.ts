import sharp from 'sharp';

/** A JPEG of so many pixels with something to see in it: stripes in two colours. */
export async function sentPhoto(width: number, height: number, colour = '#a06030'): Promise<Buffer> {
  const stripe = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#203040' } })
    .composite([{ input: { create: { width: 4, height: 4, channels: 3, background: colour } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: stripe, tile: true }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The photo with where it was shot in its head. */
export function withPosition(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .withExif({
      IFD0: { Make: 'GPS-HERE' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 36/1 0/1' },
    })
    .toBuffer();
}

export function streamOf(bytes: Buffer): AsyncIterable<Uint8Array> {
  const { body } = new Response(new Uint8Array(bytes));
  if (!body) throw new Error('A response of bytes has a body');
  return body;
}
