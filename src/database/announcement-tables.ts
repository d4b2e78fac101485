/** An address that changed and what came of telling search engines. */
export interface AnnouncementsTable {
  id: string;
  address: string;
  state: 'waiting' | 'sent' | 'failed';
  queued_at: string;
  /** Tries so far. */
  attempts: number;
  next_attempt_at: string;
  answered_at: string | null;
  /** The status or the error of the last try. */
  answer: string | null;
}

/** One row: up to which version the changes are in the queue, and the process that announces. */
export interface AnnouncerTable {
  id: 1;
  version: number | null;
  worker: string | null;
  lease_until: string | null;
}
