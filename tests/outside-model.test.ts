import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pauseAsked } from '../src/pages/outside-service.ts';
import { testApp } from './support/app.ts';
import { type Answer, failing, fakeModel, pageFrom, saying, writing } from './support/fake-model.ts';

// Whoever asks first waits until the library of answers can be searched.
vi.setConfig({ testTimeout: 240_000 });

const draft = z.object({
  html: z.string(),
  description: z.string(),
  written_by: z.string(),
  model_failure: z.string().nullable(),
  judgement: z.object({ level: z.string() }),
});
const asked = z.object({
  model: z.string(),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      strict: z.literal(true),
      schema: z.object({ required: z.array(z.string()), additionalProperties: z.literal(false) }),
    }),
  }),
});

const TITLE = 'Portão não fecha na Mooca';

async function draftWith(url: string, { title = TITLE, ...environment }: Record<string, string> = {}) {
  const app = await testApp({
    environment: { LLM_BASE_URL: url, LLM_API_KEY: 'segredo', LLM_MODEL: 'modelo-de-teste', ...environment },
  });
  const response = await app.call('POST', '/api/generate', { title, creativity: 75 });
  return draft.parse(await response.json());
}

test('the outside model writes the whole page of a draft, of which the HTML is ours', async () => {
  const { url, calls } = await fakeModel(writing);
  const response = await draftWith(url);
  const page = pageFrom(calls[0]?.prompt ?? '');
  expect(response).toMatchObject({
    written_by: 'model',
    model_failure: null,
    description: page.description,
    judgement: { level: expect.stringMatching(/good|warning/) },
  });
  expect(response.html.startsWith(`<p>${page.answer}</p>`)).toBe(true);
  for (const { heading } of page.sections) expect(response.html).toContain(`<h2>${heading}</h2>`);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer segredo', title: TITLE });
  const body = asked.parse(JSON.parse(calls[0]?.body ?? ''));
  expect(body.model).toBe('modelo-de-teste');
  expect(body.response_format.json_schema.schema.required).toEqual(['description', 'answer', 'sections', 'questions']);
});

const priced: Answer = (response, call, calls) =>
  saying({
    ...pageFrom(call.prompt),
    answer:
      'O portão não fecha por sujeira na fotocélula, e o conserto na Mooca sai por R$ 95 em qualquer dia da semana.',
  })(response, call, calls);

test.each([
  ['states a price', priced, 'R$ 95'],
  ['answers another shape', saying({ texto: 'x' }), 'formato inesperado'],
  ['answers no JSON', ((response) => void response.end('olá')) satisfies Answer, 'formato inesperado'],
  ['fails', failing(500), 'erro 500'],
  ['refuses the key', failing(401), 'erro 401'],
  ['sends elsewhere', failing(302, { location: 'http://127.0.0.1:9/' }), 'não respondeu'],
])('a model that %s is left aside: our own text stands and the answer says so', async (_what, answer, reason) => {
  const { url } = await fakeModel(answer);
  const response = await draftWith(url);
  expect(response.written_by).toBe('generator');
  expect(response.model_failure).toContain(reason);
  expect(response.model_failure).toContain('O texto é o do próprio gerador.');
});

test('a draft on danger begins with our own words, with the number to call, and the rest by the model', async () => {
  const { url } = await fakeModel(writing);
  const { html, written_by } = await draftWith(url, { title: 'cachorro preso no portão' });
  expect(written_by).toBe('model');
  expect(html.slice(0, html.indexOf('</p>'))).toContain('193');
  expect(html.indexOf('<ol>')).toBeLessThan(html.indexOf('O que está por trás disso'));
  expect(html).not.toContain('R$');
});

test('a page that cannot be published is asked for once more, with the reason', async () => {
  const { url, calls } = await fakeModel((response, call, all) =>
    (all.length === 1 ? priced : writing)(response, call, all),
  );
  expect(await draftWith(url)).toMatchObject({ written_by: 'model', model_failure: null });
  expect(calls).toHaveLength(2);
  expect(calls[1]?.prompt).toContain('A versão anterior foi recusada');
  expect(calls[1]?.prompt).toContain('“R$ 95”');
});

test('a model that says nothing is given up after the time it has', async () => {
  const { url, calls } = await fakeModel(() => undefined);
  expect((await draftWith(url, { LLM_TIMEOUT_SECONDS: '1' })).model_failure).toBe(
    'A inteligência artificial demorou demais. O texto é o do próprio gerador.',
  );
  expect(calls).toHaveLength(1);
});

test('a title that is not understood, or is refused, asks nothing of the model', async () => {
  const { url, calls } = await fakeModel(writing);
  expect(await draftWith(url, { title: 'receita de bolo' })).toMatchObject({
    written_by: 'generator',
    model_failure: null,
  });
  expect(calls).toHaveLength(0);
});

test('a page of the model that is too much like another is left aside', async () => {
  const { url } = await fakeModel(writing);
  const app = await testApp({
    environment: { LLM_BASE_URL: url, LLM_API_KEY: 'segredo', LLM_MODEL: 'modelo-de-teste' },
  });
  const first = draft.parse(
    await (await app.call('POST', '/api/generate', { title: 'Na Mooca portão não fecha', creativity: 75 })).json(),
  );
  expect(first.written_by).toBe('model');
  expect(
    (await app.call('POST', '/api/pages', { title: 'Na Mooca portão não fecha', content: first.html })).status,
  ).toBe(201);
  const second = draft.parse(await (await app.call('POST', '/api/generate', { title: TITLE, creativity: 75 })).json());
  expect(second).toMatchObject({ written_by: 'generator', model_failure: expect.stringContaining('parecido demais') });
});

test('without the three values nothing outside is asked', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/generate', { title: TITLE, creativity: 75 });
  expect(draft.parse(await response.json())).toMatchObject({ written_by: 'generator', model_failure: null });
});

test('the pause that a service asks for is read as seconds or as a moment', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(pauseAsked('7', now)).toBe(7000);
  expect(pauseAsked('Sun, 22 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
  expect(pauseAsked('Sun, 22 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(pauseAsked('logo', now)).toBeNull();
  expect(pauseAsked(null, now)).toBeNull();
});
