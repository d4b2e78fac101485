import { vi } from 'vitest';
import { z } from 'zod';
import type { TestApp } from './app.ts';

const job = z.object({
  state: z.string(),
  total: z.number(),
  processed: z.number(),
  success: z.number(),
  existing: z.number(),
  errors: z.number(),
  undone_at: z.string().nullable(),
  results: z.array(z.object({ title: z.string(), success: z.boolean(), error: z.string().nullable() })),
});

export async function readList(app: TestApp, id: string) {
  return job.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
}

/** Lets the app's keeper work until the list is kept. */
export async function keptList(app: TestApp, id: string) {
  app.listKeeper.start();
  app.listKeeper.wake();
  await vi.waitUntil(async () => (await readList(app, id)).state !== 'running', { timeout: 120_000, interval: 20 });
  await app.listKeeper.stop();
  return readList(app, id);
}
