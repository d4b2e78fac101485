import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnythingWaiting } from './waiting-mark.ts';

/** Sends what was told of jobs without a connection, on whichever screen the panel is opened next. What sends it is loaded when something waits. */
export function useKeptSending(isSignedIn: boolean, path: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const send = async () => {
      if (!isAnythingWaiting()) return;
      const { sendKept } = await import('./send-kept.ts');
      await sendKept((id) => path.endsWith(`/${id}`));
      await client.invalidateQueries({ queryKey: ['portfolio-list'] });
    };
    // What loads the sender needs the connection as well: the next occasion comes.
    const attempt = () => void send().catch(() => undefined);
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [client, isSignedIn, path]);
}
