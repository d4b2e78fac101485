import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { locationPosts } from '../src/business/location-titles.ts';
import type { RenderedResponse } from '../src/http/response-builds.ts';
import { testApp, type TestApp } from './support/app.ts';

const CRAWLERS = 100;
/** Pages that are made at a time (`first-visits.ts`). */
const AT_A_TIME = 4;

/** The product behind a socket; how many requests have come and how many of their connections have gone. */
async function listen(app: TestApp) {
  const requests = { come: 0, gone: 0 };
  const route = getRequestListener(app.http.fetch);
  const server = createServer((request, response) => {
    requests.come += 1;
    response.on('close', () => (requests.gone += 1));
    void route(request, response);
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { requests, port: address.port };
}

test('pages whose crawlers have left are not made, and the next visitor is served', async () => {
  const app = await testApp();
  const { requests, port } = await listen(app);
  const gate = Promise.withResolvers<RenderedResponse>();
  const busy = Array.from({ length: AT_A_TIME }, (_, at) => app.cache.build(`/ocupado/${at}`, () => gate.promise));
  const paths = locationPosts.slice(0, CRAWLERS).map(({ slug }) => addresses.post(slug));
  const crawlers = paths.map((path) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => requests.come).toBe(CRAWLERS);
  for (const crawler of crawlers) crawler.destroy();
  await expect.poll(() => requests.gone).toBe(CRAWLERS);
  const visit = fetch(`http://127.0.0.1:${port}${addresses.post(locationPosts[CRAWLERS]?.slug ?? '')}`);
  gate.resolve({ status: 200, body: '', kept: false, headers: {}, tags: [], validUntil: null });
  expect((await visit).status).toBe(200);
  await Promise.all(busy);
  expect(paths.filter((path) => app.cache.find(path) !== null)).toEqual([]);
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
}, 60_000);
