import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { PHOTO_FORMATS, type PhotoFormat } from '../business/photo-forms.ts';
import type { Schema } from '../database/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { isPhotoPublished } from './portfolio-reads.ts';

const NAME = /^([0-9a-f]{32})-(\d{3,4})\.([a-z]+)$/;
const TYPES: Readonly<Record<PhotoFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** A name never means another photo. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

function isFormat(format: string): format is PhotoFormat {
  return PHOTO_FORMATS.some((known) => known === format);
}

/** A form of a photo by its name, '<hash>-<width>.<format>'; null where there is none. */
export async function photoResponse(photos: PhotoStore, name: string): Promise<Response | null> {
  const [, hash = '', width = '', format = ''] = NAME.exec(name) ?? [];
  if (!isFormat(format)) return null;
  const form = await photos.read(hash, Number(width), format);
  return (
    form && new Response(form, { headers: { 'content-type': TYPES[format], 'content-length': String(form.length) } })
  );
}

/** Photos of published jobs, for everybody. */
export function publicPhotos(db: Kysely<Schema>, photos: PhotoStore) {
  return async (context: Context): Promise<Response> => {
    const name = context.req.path.split('/').pop() ?? '';
    const hash = NAME.exec(name)?.[1];
    const response =
      hash !== undefined && (await isPhotoPublished(db, hash)) ? await photoResponse(photos, name) : null;
    if (!response) return context.text('', 404);
    response.headers.set('cache-control', IMMUTABLE);
    return response;
  };
}
