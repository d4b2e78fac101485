import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { watchRequests } from './watched-requests.ts';

const GIVEN = '5f3a9c0d7e6b4a2188c1d0e9f7a6b5c4';

/** A router whose every look at the clock is so much later. */
function watched({ isFromProxy, stepMs = 0 }: { readonly isFromProxy: boolean; readonly stepMs?: number }) {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  let time = 0;
  const http = new Hono();
  http.use(watchRequests({ log, isFromProxy: () => isFromProxy, now: () => (time += stepMs) }));
  http.get('*', (context) => {
    log.info('Visto');
    return context.text('');
  });
  const ask = (path: string) => http.request(path, { headers: { 'x-request-id': GIVEN } });
  return { ask, lines };
}

test('what is logged about a request bears the name that a proxy of ours gave it, and the panel is answered with it', async () => {
  const { ask, lines } = watched({ isFromProxy: true });
  expect((await ask('/api/pages')).headers.get('x-request-id')).toBe(GIVEN);
  expect(lines).toEqual([expect.stringContaining(`"request":"${GIVEN}"`)]);
});

test('a stranger names no request, and public pages bear no name', async () => {
  const { ask, lines } = watched({ isFromProxy: false });
  expect((await ask('/')).headers.get('x-request-id')).toBeNull();
  expect(lines).toEqual([expect.not.stringContaining(GIVEN)]);
  expect(lines).toEqual([expect.stringMatching(/"request":"[\da-f-]{36}"/)]);
});

test('a slow response stands in the log without what was asked behind the question mark, a quick one does not', async () => {
  const slow = watched({ isFromProxy: true, stepMs: 1001 });
  await slow.ask('/buscar?q=fulano');
  expect(slow.lines.at(-1)).toContain('"message":"Resposta lenta"');
  expect(slow.lines.at(-1)).toContain('"path":"/buscar","status":200,"milliseconds":1001');
  expect(slow.lines.join('')).not.toContain('fulano');
  const quick = watched({ isFromProxy: true, stepMs: 1000 });
  await quick.ask('/buscar');
  expect(quick.lines.join('')).not.toContain('Resposta lenta');
});
