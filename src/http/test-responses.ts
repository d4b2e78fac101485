import { onTestFinished } from 'vitest';
import { type ResponseCacheOptions, createResponseCache } from './response-cache.ts';
import type { RenderedResponse } from './response-builds.ts';
import type { ServedResponse } from './finished-response.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');

export function newCache(clock: () => Date = () => NOW, options: ResponseCacheOptions = {}) {
  const cache = createResponseCache(clock, options);
  onTestFinished(() => cache.stop());
  let version = 0;
  const next = () => ({ version: (version += 1), changedAt: NOW.toISOString() });
  return {
    ...cache,
    change: (...tags: string[]) => cache.invalidate(tags, next()),
    changeAll: () => cache.invalidateAll(next()),
  };
}

export function response(body: string, more: Partial<RenderedResponse> = {}): RenderedResponse {
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

export const text = async (found: ServedResponse | null) => found && (await found.form('identity')).body.toString();
export const brotliLength = (found: ServedResponse | null) => {
  const form = found?.form('br');
  return form && 'body' in form ? form.body.length : 0;
};
