import { useEffect, useEffectEvent } from 'react';

const RETRY_MS = 8000;

/** Tries at once what waits from an earlier visit, then every few seconds while something waits, and when the connection is back. */
export function useSentWhenOnline(isWaiting: boolean, send: () => void): void {
  const again = useEffectEvent(send);
  const begin = useEffectEvent(() => {
    if (isWaiting) send();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);
}
