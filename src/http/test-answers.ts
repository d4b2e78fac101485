import { onTestFinished } from 'vitest';
import { type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts';
import type { PublicAnswer } from './answer-builds.ts';
import type { Answer } from './finished-answer.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');

export function newCache(clock: () => Date = () => NOW, options: AnswerCacheOptions = {}) {
  const cache = createAnswerCache(clock, options);
  onTestFinished(() => cache.stop());
  let version = 0;
  const next = () => ({ version: (version += 1), changedAt: NOW.toISOString() });
  return { ...cache, change: (...tags: string[]) => cache.drop(tags, next()), changeAll: () => cache.dropAll(next()) };
}

export function answer(body: string, more: Partial<PublicAnswer> = {}): PublicAnswer {
  return {
    status: 200,
    body,
    kept: true,
    headers: { 'content-type': 'text/plain' },
    tags: [],
    validUntil: null,
    ...more,
  };
}

export const text = async (found: Answer | null) => found && (await found.form('identity')).body.toString();
export const brotliLength = (found: Answer | null) => {
  const form = found?.form('br');
  return form && 'body' in form ? form.body.length : 0;
};
