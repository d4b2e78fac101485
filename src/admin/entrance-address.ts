import { useSyncExternalStore } from 'react';

/** The address among the screens before the sign-in, which have no router: they are three, and load before the panel's code does. */

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function useEntranceAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function openEntrance(address: string): void {
  window.history.pushState(null, '', address);
  for (const listener of listeners) listener();
  window.scrollTo(0, 0);
}
