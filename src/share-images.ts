import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { addresses } from './business/addresses.ts';
import type { Facts } from './business/facts.ts';
import { matchesEtag } from './http/public-answer.ts';
import { modelTitle } from './site/seo/offer-data.ts';
import { drawShareImage } from './site/seo/share-image.ts';
import { plainText } from './text/plain-text.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** A picture follows its page's title, which seldom changes; those who share keep it for much longer anyway. */
const CACHE_CONTROL = 'public, max-age=3600';
const HOME_NAME = '/inicio';
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;
const MODEL_PATH = /^\/modelos\/([a-z0-9-]+)$/;
const SHARED_TITLE = /<meta property="og:title" content="([^"]*)"/;

interface Picture {
  readonly png: Buffer<ArrayBuffer>;
  readonly etag: string;
}

export interface ShareImagesDependencies {
  readonly facts: () => Facts;
  /** Asks the product itself for a page. */
  readonly ask: (path: string) => Response | Promise<Response>;
}

/** The pictures of shared links: drawn when first asked for, kept in bounded memory. */
export function shareImages({ facts, ask }: ShareImagesDependencies) {
  const pictures = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ png }, key) => png.length + key.length });
  const drawing = new Map<string, Promise<Picture>>();

  async function draw(title: string, company: string, key: string): Promise<Picture> {
    const png = await drawShareImage({ title, company });
    const picture = { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
    pictures.set(key, picture);
    return picture;
  }

  /** The same title is drawn once, however many ask for it meanwhile. */
  function pictureOf(title: string): Promise<Picture> | Picture {
    const { name } = facts().company;
    const key = `${name}\n${title}`;
    const known = pictures.get(key) ?? drawing.get(key);
    if (known) return known;
    const begun = draw(title, name, key).finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  }

  /** What the picture at an address says: the very title that the page gives to be shared. Null where no page is. */
  async function titleAt(name: string): Promise<string | null> {
    const model = facts().models.find(({ id }) => id === MODEL_PATH.exec(name)?.[1]);
    if (model) return modelTitle(facts().brand, model);
    if (!PAGE_PATH.test(name)) return null;
    const response = await ask(name === HOME_NAME ? addresses.home : name);
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) return null;
    const title = SHARED_TITLE.exec(await response.text())?.[1];
    return title === undefined ? null : plainText(title);
  }

  function send(context: Context, { png, etag }: Picture, cacheControl: string): Response {
    const headers = { 'content-type': 'image/png', 'cache-control': cacheControl, etag };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(png, { headers: { ...headers, 'content-length': String(png.length) } });
  }

  return {
    /** The picture of the page whose address follows '/compartilhar'. */
    async ofPage(context: Context): Promise<Response> {
      const name = /^\/compartilhar(\/.+)\.png$/.exec(context.req.path)?.[1];
      const title = name === undefined ? null : await titleAt(name);
      return title === null ? context.text('', 404) : send(context, await pictureOf(title), CACHE_CONTROL);
    },
    /** For the administrator, before there is a page. */
    ofTitle: async (context: Context, title: string): Promise<Response> => send(context, await pictureOf(title), 'no-store'),
  };
}

export type ShareImages = ReturnType<typeof shareImages>;
