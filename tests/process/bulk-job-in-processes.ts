import { expect, onTestFinished } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import type { Administrator } from './process-administrator.ts';

/** For tests that start, kill and start again, on a machine that does other things too. */
export const LONG = 300_000;

/** A server that is gone when the test ends. */
export async function start(environment: Parameters<typeof startServer>[0]): Promise<ServerProcess> {
  const server = await startServer(environment);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

/** Waits until a part of the job is done, so that what the test does next happens in its middle. @returns how many titles were. */
export async function reachMiddle(administrator: Administrator, id: string): Promise<number> {
  let processed = 0;
  await expect
    .poll(async () => ({ processed } = await administrator.followJob(id)).processed, { interval: 5 })
    .toBeGreaterThan(0);
  return processed;
}

/** The job ends, its counts and results name every title, and each has one page. */
export async function expectWholeJob(
  administrator: Administrator,
  id: string,
  titles: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => (await administrator.followJob(id)).state, { timeout: LONG, interval: 50 })
    .toBe('done');
  const job = await administrator.findJob(id);
  expect(job).toMatchObject({ total: titles.length, processed: titles.length, success: titles.length, errors: 0 });
  expect(job.results.map(({ title }) => title)).toEqual(titles);
  const pages = await administrator.listPages();
  expect(pages.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(titles.length);
}
