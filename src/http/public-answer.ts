import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { AnswerCache, Encoding, FinishedAnswer } from './answer-cache.ts';

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

/** What of a finished answer goes over the wire for a request with these headers. */
function choose(answer: FinishedAnswer, acceptEncoding: string | undefined, ifNoneMatch: string | undefined) {
  const { body, etag, headers, unchangedHeaders } = answer.wire[bestEncoding(acceptEncoding)];
  if (answer.status === 200 && matchesEtag(ifNoneMatch, etag)) return { status: 304, body: null, headers: unchangedHeaders };
  return { status: answer.status, body, headers };
}

/** Answers a request with a finished answer. */
export function sendAnswer(context: Context, answer: FinishedAnswer): Response {
  const { status, body, headers } = choose(answer, context.req.header('accept-encoding'), context.req.header('if-none-match'));
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
  const { status, body, headers } = choose(answer, request.headers['accept-encoding'], request.headers['if-none-match']);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' || body === null ? undefined : body);
  return true;
}
