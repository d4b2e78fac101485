import { LRUCache } from 'lru-cache';
import { type AlertKind, ALERTS } from './alert-words.ts';

/** The same is not said again for so long. */
const SILENT_MS = 60 * 60 * 1000;
/** What waits to be sent, and kinds with their subjects that are remembered; beyond that the log alone tells. */
const WAITING_MAX = 20;
const REMEMBERED_MAX = 500;
const SEND_WITHIN_MS = 10_000;

export interface Alert {
  readonly kind: AlertKind;
  /** Whom or what it is about. */
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

export interface Alerts {
  /** Tells the owner, later and once; nobody waits for it and nothing that fails there fails here. */
  raise(kind: AlertKind, subject: string): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export interface AlertsDependencies {
  readonly siteUrl: string;
  readonly clock: () => Date;
  /** How the owner is told: mail, a call. */
  readonly channels: readonly ((alert: Alert) => Promise<void>)[];
  readonly onError: (error: unknown) => void;
}

export function createAlerts({ siteUrl, clock, channels, onError }: AlertsDependencies): Alerts {
  const said = new LRUCache<string, true>({ max: REMEMBERED_MAX, ttl: SILENT_MS });
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function send(alert: Alert): Promise<void> {
    const outcomes = await Promise.allSettled(channels.map((tell) => tell(alert)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') onError(outcome.reason);
    waiting -= 1;
  }

  return {
    raise(kind, subject) {
      const key = `${kind}\n${subject}`;
      if (channels.length === 0 || said.has(key) || waiting >= WAITING_MAX) return;
      said.set(key, true);
      waiting += 1;
      const [title, sentence] = ALERTS[kind];
      const at = clock();
      const text = `${sentence}: ${subject}.\n\n${siteUrl}`;
      last = last.then(() => send({ kind, subject, title, text, at }));
    },
    settled: () => last,
  };
}

/** A call with the alert as JSON; `text` is what chat services show. */
export function webhook(url: string): (alert: Alert) => Promise<void> {
  return async ({ kind, subject, title, text, at }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, subject, text: `${title}. ${text}`, at: at.toISOString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}
