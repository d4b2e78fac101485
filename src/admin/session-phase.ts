const WARNING_MS = 5 * 60 * 1000;

export type SessionPhase = 'running' | 'ending' | 'ended';

/** 'ending' in the last five minutes. `clockSkew` (milliseconds) is how far this clock runs ahead of the server's. */
export function sessionPhase(expiresAt: string, now: number, clockSkew = 0): SessionPhase {
  const left = Date.parse(expiresAt) - (now - clockSkew);
  if (left <= 0) return 'ended';
  return left <= WARNING_MS ? 'ending' : 'running';
}
