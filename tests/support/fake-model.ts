import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { WrittenPage } from '../../src/generator/written/written-page.ts';

/** Of a job whose pages the model is asked for: each understood. */
export const TITLES = [
  'Portão não fecha na Mooca',
  'Controle do portão não funciona',
  'Motor gira e o portão não anda',
  'Portão faz barulho',
  'Portão abre sozinho',
  'Fotocélula do portão não funciona',
  'Portão muito lento',
  'Portão parou depois da chuva',
  'Fim de curso do portão com defeito',
  'Como destravar o portão',
];

/** An OpenAI-compatible service on this machine. */

const asked = z.object({ messages: z.array(z.object({ content: z.string() })) });

export interface ModelCall {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
  /** What the model is told. */
  readonly prompt: string;
  /** As the prompt names it. */
  readonly title: string;
}

export interface FakeModel {
  readonly url: string;
  readonly calls: readonly ModelCall[];
}

export type Answer = (response: ServerResponse, call: ModelCall, calls: readonly ModelCall[]) => void;

export async function fakeModel(answer: Answer): Promise<FakeModel> {
  const calls: ModelCall[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const prompt = asked.parse(JSON.parse(body)).messages[0]?.content ?? '';
      const call = {
        path: request.url,
        authorization: request.headers.authorization,
        body,
        prompt,
        title: /^Título: “(.+?)”\. /m.exec(prompt)?.[1] ?? '',
      };
      calls.push(call);
      answer(response, call, calls);
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

export function saying(page: unknown, tokens = 5000): Answer {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        choices: [{ message: { role: 'assistant', content: JSON.stringify(page) } }],
        usage: { total_tokens: tokens },
      }),
    );
  };
}

/** A model that writes with the words that it is given. */
export const writing: Answer = (response, call, calls) => saying(pageFrom(call.prompt))(response, call, calls);

export const failing =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

function given(prompt: string, heading: string): readonly string[] {
  const [, behind = ''] = prompt.split(`\n## ${heading}`);
  const [part = ''] = behind.split('\n## ');
  return part.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

export function pageFrom(prompt: string): WrittenPage {
  const [answer = ''] = given(prompt, 'Resposta rápida');
  const here = /e sempre como “(.+?)”/.exec(prompt)?.[1];
  const near = given(prompt, 'Assuntos vizinhos');
  const section = (heading: string, paragraphs: readonly string[], items: readonly string[] = [], ordered = false) => ({
    heading,
    paragraphs: [...paragraphs],
    items: [...items],
    ordered,
  });
  const subject = /O assunto é: (.+?)\. Quem/.exec(prompt)?.[1] ?? '';
  return {
    description: `O que está por trás deste caso, o que se confere sem risco e quando um técnico resolve${here === undefined ? '' : ` ${here}`}.`,
    answer: here === undefined ? answer : `${answer} Vale para quem está ${here}.`,
    sections: [
      section('O que está por trás disso', given(prompt, 'Explicação')),
      section(
        'O que o técnico faz',
        [`Em “${subject.toLowerCase()}”, o trabalho do técnico segue uma ordem.`],
        given(prompt, 'O que só o técnico faz'),
      ),
      section('Como evitar', ['Poucos cuidados bastam para o caso não voltar.'], given(prompt, 'Como evitar')),
    ],
    questions: near.flatMap((question, at) =>
      question.endsWith('?') ? [{ question, answer: near[at + 1] ?? '' }] : [],
    ),
  };
}
