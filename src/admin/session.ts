import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSession } from './api-client.ts';
import { clockSkew } from './checked-fetch.ts';
import { queryClient } from './query-client.ts';
import { isSessionEnded, markSessionRenewed, subscribeToSessionEnd } from './session-end.ts';
import { sessionPhase, type SessionPhase } from './session-phase.ts';

const TICK_MS = 5_000;
export const SESSION_QUERY = ['session'] as const;

export function useSession() {
  return useQuery({ queryKey: SESSION_QUERY, queryFn: readSession, staleTime: 60_000 }).data;
}

/** Whether it is known who is signed in, or that it cannot be known now. */
export function useIsSessionSettled(): boolean {
  return !useQuery({ queryKey: SESSION_QUERY, queryFn: readSession, staleTime: 60_000 }).isPending;
}

export function useSessionRefused(): boolean {
  return useSyncExternalStore(subscribeToSessionEnd, isSessionEnded);
}

/** The clock decides between two calls; a refused call ends the session at once. */
export function useSessionPhase(): SessionPhase {
  const session = useSession();
  const isRefused = useSessionRefused();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  if (isRefused) return 'ended';
  return session ? sessionPhase(session.expires_at, now, clockSkew()) : 'running';
}

/** After signing in again: the new end first, so that the screens do not think the session over, then everything refused meanwhile. */
export async function renewSession(): Promise<void> {
  await queryClient.fetchQuery({ queryKey: SESSION_QUERY, queryFn: readSession, staleTime: 0 });
  markSessionRenewed();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_QUERY[0] });
}

export function refreshSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SESSION_QUERY });
}
