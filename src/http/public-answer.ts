import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { AnswerCache, Encoding, FinishedAnswer, PassingAnswer, WireForm } from './answer-cache.ts';

function allows(accepted: string, name: string): boolean {
  return accepted.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, section 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (allows(accepted, 'br')) return 'br';
  return allows(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header names this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
}

/** Whether an If-Modified-Since header names this instant or a later one, in whole seconds; what is no date says nothing. */
export function isUnchangedSince(header: string | undefined, modifiedAt: Date): boolean {
  return header !== undefined && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= Date.parse(header);
}

interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince: string | undefined;
}

function undated(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'last-modified'));
}

/** What of an answer goes over the wire. If-Modified-Since counts only where no If-None-Match is (RFC 9110, section 13.2.2). */
function choose(answer: FinishedAnswer | PassingAnswer, { body, etag, headers, unchangedHeaders }: WireForm, { ifNoneMatch, ifModifiedSince }: Conditions) {
  if (answer.status !== 200) return { status: answer.status, body, headers };
  const dated = answer.isDated();
  const unchanged = ifNoneMatch === undefined ? dated && isUnchangedSince(ifModifiedSince, answer.madeAt) : matchesEtag(ifNoneMatch, etag);
  const chosen = unchanged ? { status: 304, body: null, headers: unchangedHeaders } : { status: 200, body, headers };
  return dated ? chosen : { ...chosen, headers: undated(chosen.headers) };
}

/** Answers a request with an answer that was found or built. */
export async function sendAnswer(context: Context, answer: FinishedAnswer | PassingAnswer): Promise<Response> {
  const encoding = bestEncoding(context.req.header('accept-encoding'));
  const form = 'wire' in answer ? answer.wire[encoding] : await answer.form(encoding);
  const { status, body, headers } = choose(answer, form, {
    ifNoneMatch: context.req.header('if-none-match'),
    ifModifiedSince: context.req.header('if-modified-since'),
  });
  return new Response(body, { status, headers });
}

/**
 * Answers straight from the cache, before a router or a Request object is made: nearly every visit is one of these, and this
 * doubles their rate. Knows only addresses without a query, whose key is the path.
 *
 * @returns whether it answered.
 */
export function answerFromCache(cache: AnswerCache, request: IncomingMessage, response: ServerResponse): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false;
  const answer = cache.find(request.url);
  if (!answer) return false;
  const { status, body, headers } = choose(answer, answer.wire[bestEncoding(request.headers['accept-encoding'])], {
    ifNoneMatch: request.headers['if-none-match'],
    ifModifiedSince: request.headers['if-modified-since'],
  });
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' || body === null ? undefined : body);
  return true;
}
