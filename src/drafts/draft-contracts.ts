import type { GateKind } from '../business/gate-kinds.ts';
import type { Draft } from '../pages/page-contracts.ts';

/** What crosses between the server and the administrators' screens about pages before they are published. Times are ISO-8601 UTC. */

export interface DraftSummary {
  readonly id: string;
  readonly title: string;
  /** False where the page is written when it is published. */
  readonly is_written: boolean;
  /** Null while nothing is to happen by itself. */
  readonly publish_at: string | null;
  /** Portuguese; why it could not be published at its moment. */
  readonly failure: string | null;
  readonly saved_at: string;
  readonly saved_by: string;
}

export interface DraftCounts {
  readonly drafts: number;
  readonly scheduled: number;
  /** Drafts that were scheduled and could not be published. */
  readonly failed: number;
}

/** The response of GET /api/drafts. */
export interface DraftList extends DraftCounts {
  /** Drafts that failed first, then the newest; scheduled ones by their moment. */
  readonly items: readonly DraftSummary[];
  /** How many to skip for the next ones; null behind the last. */
  readonly next: number | null;
}

/** What an administrator chose instead of what the title was understood as, as the screens say it. */
export interface DraftCorrection {
  readonly entry?: string | undefined;
  readonly place?: string | undefined;
  readonly gate_kind?: GateKind | '' | undefined;
}

/** The response of GET /api/drafts/:id: a draft as the generator's screen shows one. */
export interface OpenedDraft {
  readonly draft: Draft;
  readonly creativity: number;
  readonly understood: DraftCorrection;
  readonly publish_at: string | null;
  readonly failure: string | null;
}

/** The response of POST /api/drafts/batches/:id/undo and of /restore. */
export interface TakenBack {
  /** Drafts that were deleted, or stand again. */
  readonly drafts: number;
  /** Pages of the list that are published; of a list that stands again, those that are in the bin. */
  readonly pages: number;
}

/** The response of POST /api/drafts/samples: pages as they would come out; nothing is stored. */
export interface SamplePage {
  readonly title: string;
  /** The first sentences, plain. */
  readonly opening: string;
  readonly html: string;
}
