import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ResponseCache } from './response-cache.ts';
import type { HttpEnv } from './client-address.ts';
import type { ServedResponse, Encoding, Headers, WireForm } from './finished-response.ts';
import type { Visit } from './render-queue.ts';

function allows(accepted: string, name: string): boolean {
  return accepted.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Browsers send a few short headers, each millions of times: those are read once. */
const READ_MOST = 50;
const READ_LONGEST = 100;
const read = new Map<string, Encoding>();

function readEncoding(accepted: string): Encoding {
  if (allows(accepted, 'br')) return 'br';
  return allows(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, section 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = read.get(accepted);
  if (known !== undefined) return known;
  const best = readEncoding(accepted);
  if (accepted.length <= READ_LONGEST && read.size < READ_MOST) read.set(accepted, best);
  return best;
}

/** Whether an If-None-Match header names this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
}

/** Whether an If-Modified-Since header names this instant or a later one, in whole seconds; what is no date says nothing. */
export function isUnchangedSince(header: string | undefined, modifiedAt: Date): boolean {
  return header !== undefined && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= Date.parse(header);
}

interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
}

function datedIfSafe(response: ServedResponse, headers: Headers): Headers {
  if (response.status !== 200 || response.isDated()) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'last-modified'));
}

interface Sent {
  readonly status: number;
  /** Null where there is none to send, as with a 304. */
  readonly body: Buffer<ArrayBuffer> | null;
  readonly headers: Headers;
}

function whole(response: ServedResponse, { body, headers }: WireForm): Sent {
  return { status: response.status, body, headers: datedIfSafe(response, headers) };
}

/** Chooses what is sent of a response: all of it, or a 304. If-Modified-Since counts only where no If-None-Match is (RFC 9110, section 13.2.2). */
function choose(
  response: ServedResponse,
  encoding: Encoding,
  { ifNoneMatch, ifModifiedSince }: Conditions,
): Sent | Promise<Sent> {
  const unchanged =
    ifNoneMatch === undefined
      ? ifModifiedSince !== undefined && response.isDated() && isUnchangedSince(ifModifiedSince, response.madeAt)
      : matchesEtag(ifNoneMatch, response.etag(encoding));
  if (response.status === 200 && unchanged)
    return { status: 304, body: null, headers: datedIfSafe(response, response.unchangedHeaders(encoding)) };
  const form = response.form(encoding);
  return form instanceof Promise ? form.then((made) => whole(response, made)) : whole(response, form);
}

/** The request's abort signal where it came through a socket; null where the product itself makes the request. */
export function visitOf(context: Context<HttpEnv>): Visit {
  return context.env?.incoming === undefined ? null : context.req.raw.signal;
}

/** Answers a request with a response that was found or built. */
export async function sendResponse(context: Context, response: ServedResponse): Promise<Response> {
  const { status, body, headers } = await choose(response, bestEncoding(context.req.header('accept-encoding')), {
    ifNoneMatch: context.req.header('if-none-match'),
    ifModifiedSince: context.req.header('if-modified-since'),
  });
  return new Response(body, { status, headers });
}

/**
 * Answers straight from the cache, before a router or a Request object is made: nearly every visit is one of these, and this
 * doubles their rate. Knows only addresses without a query, whose key is the path.
 *
 * @returns whether it answers.
 */
export function respondFromCache(cache: ResponseCache, request: IncomingMessage, outgoing: ServerResponse): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false;
  const response = cache.find(request.url);
  if (!response) return false;
  const chosen = choose(response, bestEncoding(request.headers['accept-encoding']), {
    ifNoneMatch: request.headers['if-none-match'],
    ifModifiedSince: request.headers['if-modified-since'],
  });
  if (chosen instanceof Promise)
    chosen
      .then((sent) => send(request, outgoing, sent))
      .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  else send(request, outgoing, chosen);
  return true;
}

function send(request: IncomingMessage, outgoing: ServerResponse, { status, body, headers }: Sent): void {
  outgoing.writeHead(status, headers);
  outgoing.end(request.method === 'HEAD' || body === null ? undefined : body);
}
