import { writeAuditEvent } from '../audit/audit-event.ts';
import { claimDue, deleteOldDrafts, saveFailure } from './due-drafts.ts';
import type { StoredDraft } from './drafts-store.ts';
import { publishDraft, type Publishing } from './publish-draft.ts';

const LOOK_EVERY_MS = 5000;
/** Longer than a publication takes. Afterwards another process takes the draft over. */
const CLAIM_MS = 20_000;
/** Publications that end in an error, of the database for example, before the draft is left to an administrator. */
const ATTEMPTS = 5;
const UNKNOWN_FAILURE = 'Erro desconhecido. Publique ou agende de novo.';

export interface DraftPublisherDependencies extends Publishing {
  readonly clock: () => Date;
  /** Builds the public response of a page ahead of its first visitor. */
  readonly warm: (slug: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface DraftPublisher {
  /** Publishes what is due: one look. */
  look(): Promise<void>;
  start(): void;
  /** Ends after the draft under way. */
  stop(): Promise<void>;
}

/** Publishes scheduled drafts at their moment, each once however many processes look, and at once those whose moment passed while none did. */
export function createDraftPublisher(dependencies: DraftPublisherDependencies): DraftPublisher {
  const { db, clock, onError } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopping = new AbortController();

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      const now = clock();
      const draft = await claimDue(db, now, new Date(now.getTime() + CLAIM_MS));
      if (draft === undefined) break;
      await publishDue(dependencies, draft);
    }
    await deleteOldDrafts(db, clock());
  }

  async function tick(): Promise<void> {
    looking = look().catch(onError);
    await looking;
    if (timer !== undefined) timer = setTimeout(() => void tick(), LOOK_EVERY_MS);
  }

  return {
    look,
    start() {
      stopping = new AbortController();
      timer = setTimeout(() => void tick(), 0);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}

async function publishDue(dependencies: DraftPublisherDependencies, draft: StoredDraft): Promise<void> {
  const { db, clock, warm, onError } = dependencies;
  try {
    const published = await publishDraft(dependencies, draft, auditOf(draft, clock), draft.saved_by);
    if (published === 'gone') return;
    if (published.ok) await warm(published.page.slug);
    else await saveFailure(db, draft, published.message);
  } catch (error) {
    onError(error);
    // Until then its claim keeps it from being begun again at once.
    if (draft.attempts >= ATTEMPTS) await saveFailure(db, draft, UNKNOWN_FAILURE);
  }
}

/** Nobody presses a button at that moment: the event is of who scheduled the page. */
function auditOf({ id, saved_by }: StoredDraft, clock: () => Date): Parameters<typeof publishDraft>[2] {
  return (db, title) =>
    writeAuditEvent(db, {
      who: saved_by,
      action: 'published',
      subject: `${title ?? ''} (drafts/${id}/scheduled)`,
      address: null,
      at: clock(),
    });
}
