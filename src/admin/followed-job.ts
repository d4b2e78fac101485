import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BulkJob } from '../bulk/job-contracts.ts';
import { ApiFailure } from './api-failure.ts';
import { bulkJobEventsAddress, readBulkJob } from './api-client.ts';
import { advance, hasGap, isOver, type JobProgress } from './job-progress.ts';
import { useSessionRefused } from './session.ts';

const RETRY_MS = 3_000;

/** Follows a job of the server until it is over, through lost connections and renewed sessions. */
export function useFollowedJob(id: string | null): JobProgress | null {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const known = useRef<JobProgress | null>(null);
  const isPaused = useSessionRefused();

  useEffect(() => {
    if (id === null || isPaused) return;
    return follow(id, known.current?.job.id === id ? known.current : null, (next) => {
      known.current = next;
      setProgress(next);
    });
  }, [id, isPaused]);

  return progress?.job.id === id ? progress : null;
}

/** Returns what stops it. */
function follow(id: string, start: JobProgress | null, report: (progress: JobProgress) => void): () => void {
  let progress = start;
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isCatchingUp = false;

  const position = () => progress?.lastIndex ?? -1;

  function take(news: BulkJob): JobProgress {
    progress = advance(progress, news);
    if (!isStopped) report(progress);
    return progress;
  }

  /** By thousands, until every result that the counts speak of is here. */
  async function catchUp(): Promise<JobProgress | null> {
    for (;;) {
      const before = position();
      const next = take(await readBulkJob(id, before));
      if (isStopped || !hasGap(next) || next.lastIndex === before) return next;
    }
  }

  async function fillGap(): Promise<void> {
    if (isCatchingUp) return;
    isCatchingUp = true;
    // A failure here is no loss: the next event, or the end, asks again.
    await catchUp().catch(() => null);
    isCatchingUp = false;
  }

  function retryLater(): void {
    stream?.close();
    stream = null;
    if (!isStopped) timer = setTimeout(run, RETRY_MS);
  }

  async function run(): Promise<void> {
    try {
      const current = await catchUp();
      if (isStopped || current === null || isOver(current.job.state)) return;
    } catch (failure) {
      // A job that no longer exists will not come back.
      if (!(failure instanceof ApiFailure && failure.status === 404)) retryLater();
      return;
    }
    stream = new EventSource(bulkJobEventsAddress(id, position()));
    stream.addEventListener('progress', (event) => {
      const news: BulkJob = JSON.parse(event.data);
      if (hasGap(take(news))) void fillGap();
    });
    stream.addEventListener('end', () => {
      stream?.close();
      stream = null;
      void run();
    });
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) retryLater();
    });
  }

  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stream?.close();
  };
}

/**
 * Calls `onEnd` once when a job that was seen at work, or begun on this screen, is over; a job found already over says nothing.
 *
 * @param begun the job begun here: a short one may be over before it was ever seen at work.
 */
export function useJobEnd(
  progress: JobProgress | null,
  begun: string | undefined,
  onEnd: (progress: JobProgress) => void,
): void {
  const watched = useRef<string | null>(null);
  const notified = useRef<string | null>(null);
  const call = useEffectEvent(onEnd);
  useEffect(() => {
    if (progress === null) return;
    const { id, state } = progress.job;
    if (!isOver(state)) {
      watched.current = id;
    } else if ((watched.current === id || begun === id) && notified.current !== id) {
      notified.current = id;
      call(progress);
    }
  }, [progress, begun]);
}
