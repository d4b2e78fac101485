import { z } from 'zod';

/** An OpenAI-compatible service that answers by a JSON schema. */
export interface OutsideModel {
  /** Up to and without '/chat/completions'. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** What came of one request. Reasons are Portuguese, behind 'A inteligência artificial …'. `tokens` is null where they may have been spent and nobody says how many. */
export type ServiceReply =
  | { readonly kind: 'text'; readonly text: string; readonly tokens: number | null }
  /** It may answer another time; `pauseMs` is what it asks for. */
  | { readonly kind: 'busy'; readonly reason: string; readonly pauseMs: number | null; readonly tokens: number | null }
  /** Asking again would change nothing. */
  | { readonly kind: 'closed'; readonly reason: string; readonly tokens: number | null };

export type OutsideService = (instructions: string, signal: AbortSignal) => Promise<ServiceReply>;

export interface ServiceOptions {
  readonly schema: object;
  readonly timeoutMs: number;
  readonly onError: (error: unknown) => void;
}

/** A page of 600 words has some 1,500. */
export const ANSWER_TOKENS_MAX = 4000;
const ANSWER_MAX = 200_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().min(0) }).optional(),
});

/** @throws only what `signal` was aborted with. */
export function createOutsideService(
  { baseUrl, apiKey, model }: OutsideModel,
  { schema, timeoutMs, onError }: ServiceOptions,
): OutsideService {
  const ask = (instructions: string, signal: AbortSignal) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        model,
        messages: [{ role: 'user', content: instructions }],
        max_tokens: ANSWER_TOKENS_MAX,
        response_format: { type: 'json_schema', json_schema: { name: 'pagina', strict: true, schema } },
      }),
      // A key is not carried to where a response points.
      redirect: 'error',
      signal,
    });

  return async (instructions, signal) => {
    try {
      const response = await ask(instructions, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      if (response.ok) return textOf(await readAtMost(response, ANSWER_MAX));
      await response.body?.cancel();
      const reason = `respondeu com o erro ${response.status}`;
      onError(new Error(`The outside model answered ${response.status}`));
      const isBusy = response.status === 408 || response.status === 429 || response.status >= 500;
      return isBusy
        ? { kind: 'busy', reason, pauseMs: pauseAsked(response.headers.get('retry-after'), Date.now()), tokens: 0 }
        : { kind: 'closed', reason, tokens: 0 };
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
      const tookTooLong = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'busy', reason: tookTooLong ? 'demorou demais' : 'não respondeu', pauseMs: null, tokens: null };
    }
  };
}

function textOf(body: string | null): ServiceReply {
  if (body === null) return { kind: 'text', text: '', tokens: null };
  try {
    const { choices, usage } = completion.parse(JSON.parse(body));
    return { kind: 'text', text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? null };
  } catch {
    return { kind: 'text', text: '', tokens: null };
  }
}

/** Retry-After in either of its forms: seconds, or a day and a time. */
export function pauseAsked(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = Number(retryAfter);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(pause) ? Math.max(0, pause) : null;
}

async function readAtMost(response: Response, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) return null;
  }
  return text;
}
