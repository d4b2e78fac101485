import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { createOutsideWriter } from '../src/generated-pages/outside-writer.ts';
import { testApp } from './support/app.ts';

const draft = z.object({ html: z.string(), written_by: z.string(), model_failure: z.string().nullable(), judgement: z.object({ level: z.string() }) });
const asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ content: z.string() })),
  response_format: z.object({ type: z.literal('json_schema'), json_schema: z.object({ strict: z.literal(true), schema: z.object({ required: z.array(z.string()) }) }) }),
});

const OPENING = 'Quem chega tarde em casa sabe o valor de um portão que abre sem demora e fecha sem bater.';
const LOCAL = 'Quem está na Mooca manda um vídeo do portão e combina a visita pela conversa.';

interface Call {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** A service on this machine that speaks the protocol. */
async function service(answer: (response: ServerResponse) => void): Promise<{ readonly url: string; readonly calls: readonly Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      calls.push({ path: request.url, authorization: request.headers.authorization, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  return { url: `http://127.0.0.1:${address.port}/v1`, calls };
}

const saying = (texts: object) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(texts) } }] }));
};

async function draftWith(url: string) {
  const app = await testApp({ environment: { LLM_BASE_URL: url, LLM_API_KEY: 'segredo', LLM_MODEL: 'modelo-de-teste' } });
  const response = await app.call('POST', '/api/generate', { title: 'Motor de portão na Mooca', creativity: 75 });
  return { response: draft.parse(await response.json()), lines: app.lines };
}

test('the outside model writes the opening and the local paragraph; figures and the rest stay ours', async () => {
  const { url, calls } = await service(saying({ abertura: OPENING, local: LOCAL }));
  const { response } = await draftWith(url);
  expect(response).toMatchObject({ written_by: 'model', model_failure: null, judgement: { level: expect.stringMatching(/good|warning/) } });
  expect(response.html.startsWith(`<p>${OPENING}</p>`)).toBe(true);
  expect(response.html).toContain(LOCAL);
  expect(response.html).toMatch(/R\$/);
  const [call] = calls;
  expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer segredo' });
  const body = asked.parse(JSON.parse(call?.body ?? ''));
  expect(body.model).toBe('modelo-de-teste');
  expect(body.messages[0]?.content).toContain('“na Mooca”');
});

test.each([
  ['states a price', saying({ abertura: `${OPENING} Custa R$ 100.`, local: LOCAL }), 'números'],
  ['brings markup', saying({ abertura: `${OPENING} <img src=x onerror=alert()>.`, local: LOCAL }), 'marcação'],
  ['answers another shape', saying({ texto: 'x' }), 'formato inesperado'],
  ['answers no JSON', (response: ServerResponse) => void response.end('olá'), 'formato inesperado'],
  ['fails', (response: ServerResponse) => void response.writeHead(500).end(), 'erro 500'],
  ['sends elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'não respondeu'],
])('a model that %s is left aside: our own text stands and the answer says so', async (_what, answer, reason) => {
  const { url } = await service(answer);
  const { response } = await draftWith(url);
  expect(response.written_by).toBe('generator');
  expect(response.model_failure).toContain(reason);
  expect(response.model_failure).toContain('O texto é o do próprio gerador.');
  expect(response.html).not.toContain(OPENING);
});

test('a model that says nothing is given up after the time it has', async () => {
  const { url } = await service(() => undefined);
  const writer = createOutsideWriter({ baseUrl: url, apiKey: 'x', model: 'y' }, () => buildFacts(FICTITIOUS_COMPANY), () => undefined, 50);
  expect(await writer('Motor na Mooca')).toEqual({ ok: false, reason: 'A inteligência artificial demorou demais. O texto é o do próprio gerador.' });
});

test('without the three values nothing outside is asked', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/generate', { title: 'Motor de portão na Mooca', creativity: 75 });
  expect(draft.parse(await response.json())).toMatchObject({ written_by: 'generator', model_failure: null });
});
