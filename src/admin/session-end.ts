/** Whether a call was refused for want of a session. A store outside React, because calls are made outside it too. */

let ended = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (ended === value) return;
  ended = value;
  for (const listener of listeners) listener();
}

export function markSessionEnded(): void {
  set(true);
}

export function markSessionRenewed(): void {
  set(false);
}

export function isSessionEnded(): boolean {
  return ended;
}

export function subscribeToSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
