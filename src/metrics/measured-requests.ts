import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './exposition.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** In seconds: from what memory answers to what the slow ones in the log begin at, and the outside model's patience. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** By how an address begins, the first that does. */
const KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['/api/', 'api'],
  ['/admin', 'admin'],
  ['/assets/', 'asset'],
  ['/compartilhar/', 'picture'],
  ['/sitemap.xml', 'sitemap'],
  ['/sitemap/', 'sitemap'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** Never the address itself: it is anybody's, and there is no end of them. */
function kindOf(address = ''): string {
  return KINDS.find(([start]) => address.startsWith(start))?.[1] ?? 'page';
}

/** Counts and times what a handler answers. */
export function measureRequests(metrics: Metrics, handle: Handle): Handle {
  const count = metrics.counter(
    'gate_requests_total',
    'Requests answered, by kind and status; 0 where the client left.',
  );
  const time = metrics.histogram('gate_request_seconds', 'From the request to the end of its response.', BOUNDS);
  return (request, response) => {
    const begun = performance.now();
    response.once('close', () => {
      const kind = kindOf(request.url);
      count({ kind, status: String(response.writableFinished ? response.statusCode : 0) });
      time({ kind }, (performance.now() - begun) / 1000);
    });
    handle(request, response);
  };
}
