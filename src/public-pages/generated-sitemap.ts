import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import { currentVersion } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { bestEncoding, matchesEtag } from '../http/public-response.ts';
import { listIndexablePages } from '../pages/sitemap-store.ts';
import { urlSet } from '../site/seo/sitemap-xml.ts';

/** Read from the database at once while a part is being sent. */
const PAGES_AT_ONCE = 200;

export const XML = 'application/xml; charset=utf-8';

/** Of the generated pages: from which database, at which origin, how many addresses. */
export interface GeneratedPart {
  readonly db: Kysely<Schema>;
  readonly siteUrl: string;
  readonly partSize: number;
  /** When the company's data changed last, which every page shows. */
  readonly changedAt: string | null;
}

/** Sends the part that begins after an id; it is not kept, since it may be as long as it likes. */
export async function sendGeneratedPart(part: GeneratedPart, context: Context, after: string): Promise<Response> {
  const { db, partSize } = part;
  const etag = `"${await currentVersion(db)}"`;
  const gzip = bestEncoding(context.req.header('accept-encoding')) !== 'identity';
  const headers = {
    'content-type': XML,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `W/${etag}`,
    vary: 'accept-encoding',
  };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const first = await listIndexablePages(db, after, Math.min(PAGES_AT_ONCE, partSize));
  if (first.length === 0) return context.text('', 404);
  const text = streamOf(textOf(part, after, first));
  return gzip
    ? new Response(text.pipeThrough(new CompressionStream('gzip')), {
        headers: { ...headers, 'content-encoding': 'gzip' },
      })
    : new Response(text, { headers });
}

/** The part's text, some pages at a time: a part of any length costs no more memory than these. */
async function* textOf(
  { db, siteUrl, partSize, changedAt }: GeneratedPart,
  start: string,
  first: Awaited<ReturnType<typeof listIndexablePages>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(urlSet.start);
  let pages = first;
  for (let written = 0; pages.length > 0;) {
    yield encoder.encode(
      pages
        .map(({ slug, updated_at: lastChange }) =>
          urlSet.entry({ address: siteUrl + addresses.usefulLink(slug), lastChange: later(lastChange, changedAt) }),
        )
        .join(''),
    );
    written += pages.length;
    pages = await listIndexablePages(db, pages.at(-1)?.id ?? start, Math.min(PAGES_AT_ONCE, partSize - written));
  }
  yield encoder.encode(urlSet.end);
}

/** The later of two dates or times; those of the company's data count for every page, since all of them show some. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
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
