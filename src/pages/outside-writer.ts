import type { Facts } from '../business/facts.ts';
import { type CheckedPage, checkWrittenPage } from '../generator/written/check-written-page.ts';
import { secondTask, writingTask } from '../generator/written/writing-task.ts';
import { WRITTEN_PAGE_SCHEMA, writtenPage, type WrittenPage } from '../generator/written/written-page.ts';
import type { Correction } from '../understanding/understanding.ts';
import {
  ANSWER_TOKENS_MAX,
  createOutsideService,
  type OutsideModel,
  type ServiceReply,
  type ServiceOptions,
} from './outside-service.ts';

/** Pages by an outside model: asked for, read by the schema and checked against ours. Whatever goes wrong, ours stand. */
export interface OutsideWriter {
  /** What a request may take, and a draft altogether. */
  readonly timeoutMs: number;
  /** What is asked for a title, or null where no page of the model's is wanted. */
  taskFor(asked: PageParameters): WritingTask | null;
  /** One request. @throws only what `signal` was aborted with. */
  write(task: WritingTask, signal: AbortSignal): Promise<ModelReply>;
  /** A page that came before, checked again: facts and texts may have changed. Null where it does not hold any more. */
  recall(task: WritingTask, stored: string): WrittenPage | null;
}

export interface PageParameters {
  readonly title: string;
  readonly creativity: number;
  readonly correction?: Correction | undefined;
}

export interface WritingTask extends PageParameters {
  readonly instructions: string;
  /** The most that a request may spend, as far as that is known before. */
  readonly tokens: number;
}

export type ModelReply =
  | { readonly kind: 'page'; readonly page: WrittenPage; readonly tokens: number | null }
  /** What came cannot be published; `again` says why and asks once more. */
  | { readonly kind: 'refused'; readonly reason: string; readonly again: WritingTask; readonly tokens: number | null }
  | Exclude<ServiceReply, { kind: 'text' }>;

/** Portuguese has some four letters to a token; three is on the safe side. */
const CHARACTERS_A_TOKEN = 3;

export function createOutsideWriter(
  model: OutsideModel,
  facts: () => Facts,
  options: Omit<ServiceOptions, 'schema'>,
): OutsideWriter {
  const service = createOutsideService(model, { ...options, schema: WRITTEN_PAGE_SCHEMA });

  function taskOf(asked: PageParameters, instructions: string): WritingTask {
    return { ...asked, instructions, tokens: Math.ceil(instructions.length / CHARACTERS_A_TOKEN) + ANSWER_TOKENS_MAX };
  }

  function taskFor(asked: PageParameters): WritingTask | null {
    const instructions = writingTask(asked.title, facts(), asked.correction);
    return instructions === null ? null : taskOf(asked, instructions);
  }

  function check({ title, creativity, correction }: PageParameters, page: WrittenPage): CheckedPage {
    try {
      return checkWrittenPage({ title, creativity, correction, facts: facts() }, page);
    } catch (error) {
      // Nothing that was sent from outside makes a draft or a job fail.
      options.onError(error);
      return { ok: false, reason: 'o texto não pôde ser conferido' };
    }
  }

  return {
    timeoutMs: options.timeoutMs,
    taskFor,
    async write(task, signal) {
      const reply = await service(task.instructions, signal);
      if (reply.kind !== 'text') return reply;
      const page = parsePage(reply.text);
      const checked = page === null ? null : check(task, page);
      if (checked?.ok) return { kind: 'page', page: checked.page, tokens: reply.tokens };
      const { title, creativity, correction } = task;
      const reason =
        checked === null
          ? 'respondeu em um formato inesperado'
          : `escreveu algo que não pode ser publicado (${checked.reason})`;
      const first = taskFor({ title, creativity, correction }) ?? task;
      return {
        kind: 'refused',
        reason,
        again: taskOf(
          { title, creativity, correction },
          secondTask(first.instructions, checked?.reason ?? 'o formato não era o pedido'),
        ),
        tokens: reply.tokens,
      };
    },
    recall(task, stored) {
      const page = parsePage(stored);
      const checked = page === null ? null : check(task, page);
      return checked?.ok ? checked.page : null;
    },
  };
}

function parsePage(text: string): WrittenPage | null {
  try {
    return writtenPage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
