import type { Context } from 'hono';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import { locationPosts } from '../business/location-titles.ts';
import type { Database } from '../database/connect.ts';
import { currentVersion } from '../database/content-changes.ts';
import { pageTags } from '../generated-pages/page-tags.ts';
import { indexabilityOf, listIndexablePages, summarizePart } from '../generated-pages/sitemap-store.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { bestEncoding, matchesEtag, sendAnswer, visitOf } from '../http/public-answer.ts';
import { listOwnAddresses, listPostAddresses } from '../site/seo/own-addresses.ts';
import { robotsText } from '../site/seo/robots.ts';
import { type SitemapEntry, sitemapIndexXml, urlSet } from '../site/seo/sitemap-xml.ts';

/** What sitemaps.org allows in one file. At some 200 bytes each they stay far below its 50 MB. */
const ADDRESSES_IN_A_PART = 50_000;
/** Read from the database at once while a part is being sent. */
const PAGES_AT_ONCE = 200;
const XML = 'application/xml; charset=utf-8';
const OWN_PART = 'site';
const GENERATED_PART = 'paginas';
/** `paginas`, or `paginas-` and the id that the part begins after. */
const GENERATED_PART_NAME = /^paginas(?:-([0-9a-f-]{1,64}))?$/;

export interface SitemapsDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly siteUrl: string;
  readonly cache: AnswerCache;
  /** Addresses in a part, fewer in tests. */
  readonly partSize?: number;
}

/** `/sitemap.xml`, its parts and `/robots.txt`. Parts begin after an id instead of at a number, so that a deletion moves no page out of all of them. */
export function sitemaps({ database: { db }, clock, facts, siteUrl, cache, partSize = ADDRESSES_IN_A_PART }: SitemapsDependencies) {
  async function answer(context: Context, path: string, contentType: string, tags: readonly string[], build: () => Promise<string> | string): Promise<Response> {
    const kept =
      cache.find(path) ??
      (await cache.build(path, async () => ({ status: 200, body: await build(), kept: true, headers: { 'content-type': contentType }, tags, validUntil: null }), { visit: visitOf(context) }));
    return sendAnswer(context, kept);
  }

  async function listParts(): Promise<SitemapEntry[]> {
    const parts: SitemapEntry[] = [{ address: siteUrl + addresses.sitemapPart(OWN_PART), lastChange: null }];
    for (let after = ''; ; ) {
      const part = await summarizePart(db, after, partSize);
      if (!part) return parts;
      const name = after === '' ? GENERATED_PART : `${GENERATED_PART}-${after}`;
      parts.push({ address: siteUrl + addresses.sitemapPart(name), lastChange: part.newest });
      if (part.pages < partSize) return parts;
      after = part.lastId;
    }
  }

  async function ownPart(): Promise<string> {
    const generated = await indexabilityOf(db, locationPosts.map(({ slug }) => slug));
    const own = [...listOwnAddresses({ facts: facts(), now: clock() }), ...listPostAddresses((slug) => generated.get(slug) === true)];
    return urlSet.start + own.map(({ path, updated }) => urlSet.entry({ address: siteUrl + path, lastChange: updated })).join('') + urlSet.end;
  }

  /** The part's text, some pages at a time: a part of any length costs no more memory than these. */
  async function* generatedPart(start: string, first: Awaited<ReturnType<typeof listIndexablePages>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder();
    yield encoder.encode(urlSet.start);
    let pages = first;
    for (let written = 0; pages.length > 0; ) {
      yield encoder.encode(pages.map(({ slug, updated_at: lastChange }) => urlSet.entry({ address: siteUrl + addresses.usefulLink(slug), lastChange })).join(''));
      written += pages.length;
      pages = await listIndexablePages(db, pages.at(-1)?.id ?? start, Math.min(PAGES_AT_ONCE, partSize - written));
    }
    yield encoder.encode(urlSet.end);
  }

  async function sendGeneratedPart(context: Context, after: string): Promise<Response> {
    const etag = `"${await currentVersion(db)}"`;
    const gzip = bestEncoding(context.req.header('accept-encoding')) !== 'identity';
    const headers = { 'content-type': XML, 'cache-control': 'public, max-age=0, must-revalidate', etag: `W/${etag}`, vary: 'accept-encoding' };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const first = await listIndexablePages(db, after, Math.min(PAGES_AT_ONCE, partSize));
    if (first.length === 0) return context.text('', 404);
    const text = streamOf(generatedPart(after, first));
    return gzip
      ? new Response(text.pipeThrough(new CompressionStream('gzip')), { headers: { ...headers, 'content-encoding': 'gzip' } })
      : new Response(text, { headers });
  }

  return {
    robots: (context: Context) => answer(context, addresses.robots, 'text/plain; charset=utf-8', [], () => robotsText(siteUrl)),
    index: (context: Context) => answer(context, addresses.sitemapIndex, XML, [pageTags.list], async () => sitemapIndexXml(await listParts())),
    part(context: Context): Response | Promise<Response> {
      const name = (context.req.param('file') ?? '').replace(/\.xml$/, '');
      if (name === OWN_PART) return answer(context, addresses.sitemapPart(OWN_PART), XML, [pageTags.list], ownPart);
      const generated = GENERATED_PART_NAME.exec(name);
      return generated ? sendGeneratedPart(context, generated[1] ?? '') : context.text('', 404);
    },
  };
}

/** Reads on only as fast as the visitor takes it. */
function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
