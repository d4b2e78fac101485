import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type AskThread, createIdleThread } from '../http/idle-thread.ts';
import type { PasswordReply, PasswordQuestion } from './password-thread.ts';

const HEAP_MB = 96;
const reply: z.ZodType<PasswordReply> = z.object({
  isCommon: z.boolean(),
  score: z.number(),
  warning: z.string().nullable(),
});

let thread: AskThread | null = null;

/** Judges a password in a thread of its own, which ends when no other follows. */
export async function estimateStrength(question: PasswordQuestion): Promise<PasswordReply> {
  const { PASSWORD_THREAD, threadFile } = await import('./password-thread.ts');
  thread ??= createIdleThread(
    () => new Worker(threadFile, { workerData: PASSWORD_THREAD, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }),
  );
  return reply.parse(await thread(question));
}
