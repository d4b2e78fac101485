import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type AskThread, createIdleThread } from '../http/idle-thread.ts';
import type { PasswordAnswer, PasswordQuestion } from './password-thread.ts';

const HEAP_MB = 96;
const answer: z.ZodType<PasswordAnswer> = z.object({
  isCommon: z.boolean(),
  score: z.number(),
  warning: z.string().nullable(),
});

let thread: AskThread | null = null;

/** Judges a password in a thread of its own, which ends when no other follows. */
export async function judgeStrength(question: PasswordQuestion): Promise<PasswordAnswer> {
  const { PASSWORD_THREAD, threadFile } = await import('./password-thread.ts');
  thread ??= createIdleThread(
    () => new Worker(threadFile, { workerData: PASSWORD_THREAD, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
  );
  return answer.parse(await thread(question));
}
