/** An action on many pages at once, worked on by whichever process holds its lease. */
export interface PageActionsTable {
  id: string;
  kind: 'delete' | 'restore' | 'erase' | 'index' | 'regenerate' | 'replace' | 'undo';
  /** What the kind needs to know, as JSON. */
  parameters: string;
  /** 'preparing' while its pages are being written down: nobody works on it yet. */
  state: 'preparing' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
  total: number;
  processed: number;
  changed: number;
  /** Pages that were left as they are. */
  skipped: number;
  errors: number;
  /** E-mail of the administrator. */
  begun_by: string;
  created_at: string;
  finished_at: string | null;
  /** The action that this one undoes; one action is undone once. */
  undo_of: string | null;
  worker: string | null;
  lease_until: string | null;
}

export interface PageActionPagesTable {
  action_id: string;
  /** 0-based. */
  position: number;
  page_id: string;
  /** As it was when the action began. */
  title: string;
  state: 'waiting' | 'changed' | 'skipped' | 'failed';
  /** Why it was left as it is; Portuguese. */
  reason: string | null;
  /** What the action left the page at: whoever finds another revision or another deletion finds that somebody was there since. */
  revision: number | null;
  deleted_at: string | null;
  /** What of the page no version keeps, as JSON, so that it can be put back. */
  before: string | null;
}
