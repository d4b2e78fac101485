import { z } from 'zod';
import type { Facts } from '../business/facts.ts';
import { checkWrittenTexts, type CheckedTexts, writingTask } from '../generator/written-texts.ts';

/**
 * An OpenAI-compatible service that may write a draft's opening and local paragraph. Whatever goes wrong, the reason comes back in
 * Portuguese and the generator's own texts stand: a draft never fails because of it.
 */
export type OutsideWriter = (title: string) => Promise<CheckedTexts>;

export interface OutsideModel {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

const TIMEOUT_MS = 20_000;
const ANSWER_MAX = 100_000;
const TOKENS_MAX = 600;

const SCHEMA = {
  type: 'object',
  properties: { abertura: { type: 'string' }, local: { type: 'string' } },
  required: ['abertura', 'local'],
  additionalProperties: false,
} as const;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const texts = z.object({ abertura: z.string(), local: z.string() });

class ModelFailure extends Error {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export function createOutsideWriter({ baseUrl, apiKey, model }: OutsideModel, facts: () => Facts, onError: (error: unknown) => void, timeoutMs: number = TIMEOUT_MS): OutsideWriter {
  async function ask(instructions: string): Promise<string> {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        model,
        messages: [{ role: 'user', content: instructions }],
        max_tokens: TOKENS_MAX,
        response_format: { type: 'json_schema', json_schema: { name: 'textos_da_pagina', strict: true, schema: SCHEMA } },
      }),
      // A key is not carried to where an answer points.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(`respondeu com o erro ${response.status}`);
    }
    return readAtMost(response, ANSWER_MAX);
  }

  return async (title) => {
    try {
      const answer = parse(completion, await ask(writingTask(title, facts()).instructions));
      const { abertura, local } = parse(texts, answer.choices[0]?.message.content ?? '');
      const checked = checkWrittenTexts(title, { opening: abertura, local });
      return checked.ok ? checked : refused(`escreveu algo que não pode ser publicado (${checked.reason})`);
    } catch (error) {
      onError(error);
      return refused(reasonOf(error));
    }
  };
}

function refused(reason: string): CheckedTexts {
  return { ok: false, reason: `A inteligência artificial ${reason}. O texto é o do próprio gerador.` };
}

function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.reason;
  return error instanceof Error && error.name === 'TimeoutError' ? 'demorou demais' : 'não respondeu';
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ModelFailure('respondeu em um formato inesperado', error);
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) throw new ModelFailure('respondeu com texto demais');
  }
  return text;
}
