import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import { fail } from '../http/api-error.ts';
import { COSTS, type PublicLimits } from '../http/public-limits.ts';
import { matchesEtag } from '../http/public-response.ts';
import { modelTitle } from '../site/seo/product-data.ts';
import { drawShareImage } from '../site/seo/share-image.ts';
import type { SharedPage } from './shared-page.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** A picture follows its page's title, which seldom changes; those who share keep it for much longer anyway. */
const CACHE_CONTROL = 'public, max-age=3600';
const HOME_NAME = '/inicio';
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;
const MODEL_PATH = /^\/modelos\/([a-z0-9-]+)$/;
/** Addresses whose picture is being read for, drawn or waited for: some three seconds of drawing. */
const UNDER_WAY_MAX = 100;
const BUSY = { 'retry-after': '5', 'cache-control': 'no-store' } as const;

interface Picture {
  readonly png: Buffer<ArrayBuffer>;
  readonly etag: string;
}

export interface ShareImagesDependencies {
  readonly facts: () => Facts;
  /** What the page at an address gives to be shared; null where none is. */
  readonly sharedAt: (path: string) => Promise<SharedPage | null>;
  readonly limits: PublicLimits;
  /** Another drawing in tests. */
  readonly draw?: typeof drawShareImage;
}

/** The pictures of shared links: drawn when first asked for, one at a time, kept in bounded memory. */
export function shareImages({ facts, sharedAt, limits, draw = drawShareImage }: ShareImagesDependencies) {
  const pictures = new LRUCache<string, Picture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ png }, key) => png.length + key.length,
  });
  const underWay = new Map<string, Promise<Picture | null>>();
  const inTurn = pLimit(1);

  async function drawAndKeep(title: string, company: string, key: string): Promise<Picture> {
    const png = await draw({ title, company });
    const picture = { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
    pictures.set(key, picture);
    return picture;
  }

  /**
   * Titles take turns: a picture takes three megabytes while it is drawn, and the threads that compress it are those that visitors' pages
   * need. One that was drawn for another while it waited is not drawn again.
   */
  function pictureOf(title: string): Promise<Picture> | Picture {
    const { name } = facts().company;
    const key = `${name}\n${title}`;
    const known = pictures.get(key);
    if (known) return known;
    return inTurn(() => pictures.get(key) ?? drawAndKeep(title, name, key));
  }

  /**
   * What the picture at an address says: the very title that the page there gives to be shared. Null where no page is, and where the page
   * names another's picture: there is no end of unknown places.
   */
  async function titleAt(name: string): Promise<string | null> {
    const model = facts().models.find(({ id }) => id === MODEL_PATH.exec(name)?.[1]);
    if (model) return modelTitle(facts().brand, model);
    if (!PAGE_PATH.test(name)) return null;
    const shared = await sharedAt(name === HOME_NAME ? addresses.home : name);
    if (shared === null || shared.picturePath === null) return null;
    return addresses.shareImage(shared.picturePath) === addresses.shareImage(name) ? shared.title : null;
  }

  async function pictureAt(name: string): Promise<Picture | null> {
    const title = await titleAt(name);
    return title === null ? null : pictureOf(title);
  }

  /** Whoever asks for the same meanwhile waits for the same. Undefined where too much is under way already. */
  function once(asked: string, make: () => Promise<Picture | null>): Promise<Picture | null> | undefined {
    const begun = underWay.get(asked);
    if (begun || underWay.size >= UNDER_WAY_MAX) return begun;
    const made = make().finally(() => underWay.delete(asked));
    underWay.set(asked, made);
    return made;
  }

  function send(context: Context, { png, etag }: Picture, cacheControl: string): Response {
    const headers = { 'content-type': 'image/png', 'cache-control': cacheControl, etag };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(png, { headers: { ...headers, 'content-length': String(png.length) } });
  }

  return {
    /** The picture of the page whose address follows '/compartilhar'. */
    async ofPage(context: Context): Promise<Response> {
      limits.spend(context, COSTS.picture);
      const name = /^\/compartilhar(\/.+)\.png$/.exec(context.req.path)?.[1];
      const picture = name === undefined ? null : await once(name, () => pictureAt(name));
      if (picture === undefined) return context.text('', 503, BUSY);
      return picture ? send(context, picture, CACHE_CONTROL) : context.text('', 404);
    },
    /** For the administrator, before there is a page. */
    async ofTitle(context: Context, title: string): Promise<Response> {
      const picture = await once(`title ${title}`, async () => pictureOf(title));
      if (picture) return send(context, picture, 'no-store');
      context.header('retry-after', BUSY['retry-after']);
      return fail(context, 503, 'busy', 'Há muitas imagens sendo desenhadas agora. Tente de novo em instantes.');
    },
  };
}

export type ShareImages = ReturnType<typeof shareImages>;
