import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findJob } from './jobs-store.ts';

/** How often a followed job is looked at; its worker may be another process. */
const FOLLOW_EVERY_MS = 100;
/** A proxy cuts a connection on which nothing is said for a minute, often for half of one. */
const SPEAK_EVERY_MS = 15_000;

/** What is used of a stream of server-sent events. */
export interface EventStream {
  readonly aborted: boolean;
  writeSSE(message: { event: string; data: string; id?: string }): Promise<void>;
  write(text: string): Promise<unknown>;
  sleep(milliseconds: number): Promise<unknown>;
}

export interface Follower {
  /** The position of the last result that was seen; -1 before the first. */
  readonly from: number;
  /** Whether the client may still see the job. It is called before each look. */
  readonly mayFollow: () => Promise<boolean>;
}

/** Sends a job's counts and its new results until it has ended. */
export async function followJob(
  stream: EventStream,
  db: Kysely<Schema>,
  id: string,
  { from, mayFollow }: Follower,
): Promise<void> {
  let after = from;
  let sent = '';
  let silentMs = 0;
  while (!stream.aborted && (await mayFollow())) {
    const job = await findJob(db, id, after);
    if (!job) return;
    const data = JSON.stringify(job);
    if (data !== sent || job.results.length > 0) {
      after = job.results.at(-1)?.index ?? after;
      sent = JSON.stringify({ ...job, results: [] });
      await stream.writeSSE({ event: 'progress', data, id: String(after) });
      silentMs = 0;
    }
    const finished = job.state !== 'queued' && job.state !== 'running';
    if (finished && after >= job.processed - 1) return stream.writeSSE({ event: 'end', data: '' });
    if (job.results.length > 0 && finished) continue;
    await stream.sleep(FOLLOW_EVERY_MS);
    silentMs += FOLLOW_EVERY_MS;
    if (silentMs < SPEAK_EVERY_MS) continue;
    await stream.write(': \n\n');
    silentMs = 0;
  }
}
