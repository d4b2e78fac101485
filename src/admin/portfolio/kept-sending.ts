import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenLeft } from '../attendance.ts';
import { isAnythingWaiting, lockOfJob } from './waiting-mark.ts';

/**
 * Sends what was told of jobs without a connection, on whichever screen the panel is opened next. What sends it is loaded when something waits.
 * @param by e-mail of who is signed in.
 */
export function useKeptSending(by: string | undefined, path: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (by === undefined) return;
    const over = new AbortController();
    const send = async () => {
      if (!isAnythingWaiting(by)) return;
      const { sendKept } = await import('./send-kept.ts');
      const attended = await sendKept(by, (id) => path.endsWith(`/${id}`));
      for (const id of attended) void whenLeft(lockOfJob(id), over.signal).then(attempt, () => undefined);
      await client.invalidateQueries({ queryKey: ['portfolio-list'] });
    };
    // What loads the sender needs the connection as well: the next occasion comes.
    const attempt = () => void send().catch(() => undefined);
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      over.abort();
      window.removeEventListener('online', attempt);
    };
  }, [client, by, path]);
}
