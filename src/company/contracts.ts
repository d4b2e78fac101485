import type { Change } from '../business/company/changes.ts';
import type { CompanyData } from '../business/facts.ts';
import type { SampleId, SampleToConfirm } from '../business/samples.ts';

/** What crosses between the server and the administrators' screens about the company's data. Times are ISO-8601 UTC. */

export type { Change } from '../business/company/changes.ts';

/** How a state came to be. */
export type StateSource = 'start' | 'publish' | 'undo' | 'import';

/** A published state without its data; the newest is what the site shows. */
export interface StateSummary {
  /** 1 is what the database was filled with. */
  readonly number: number;
  readonly published_by: string;
  readonly published_at: string;
  readonly source: StateSource;
  /** The state that an undo copied. */
  readonly copied_from: number | null;
  /** Against the state before it. */
  readonly changes: readonly Change[];
}

export interface PublishedState extends StateSummary {
  readonly data: CompanyData;
}

/** The one draft that all administrators share. */
export interface CompanyDraft {
  /** Goes up with every save, publication and discarding; a save names the one it starts from. */
  readonly version: number;
  /** What of it may be published: a refused value has what is published in its place. */
  readonly data: CompanyData;
  /** As it was typed, refused values included; null where nothing is refused. */
  readonly typed: unknown;
  /** What keeps it from being published, by its path in `typed`. */
  readonly refused: readonly FieldError[];
  readonly changed_by: string;
  readonly changed_at: string;
  /** Against what is published. */
  readonly changes: readonly Change[];
}

export interface Confirmation {
  readonly sample: SampleId;
  readonly confirmed_by: string;
  readonly confirmed_at: string;
}

/** The response of GET /api/company. */
export interface CompanyOverview {
  readonly published: PublishedState;
  readonly draft: CompanyDraft | null;
  /** Named by the first save where there is no draft. */
  readonly draft_version: number;
  /** What still has to be confirmed or replaced, of what is published. */
  readonly samples: readonly SampleToConfirm[];
  /** What was confirmed and still has the values that were. */
  readonly confirmed: readonly Confirmation[];
}

/** A value that cannot be, by its path in the data: 'models.0.price'. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The 422 of an import, of a publication, and of a save of what has not the shape of the data. */
export interface RefusedValues {
  readonly error: { readonly code: 'invalid_values'; readonly message: string };
  readonly fields: readonly FieldError[];
}

/** The 409 of a save, a publication, a discarding or an import: somebody saved since. */
export interface DraftChanged {
  readonly error: { readonly code: 'draft_changed'; readonly message: string };
  /** What the others made of the draft; null where they published or discarded it. */
  readonly draft: CompanyDraft | null;
  readonly draft_version: number;
  readonly published: PublishedState;
  /** What the refused save would change in the draft as it is now; empty for other calls. */
  readonly differing: readonly Change[];
}

/** The 409 of an undo: somebody published since. */
export interface PublishedChanged {
  readonly error: { readonly code: 'published_changed'; readonly message: string };
  readonly published: PublishedState;
}

/** The response of GET /api/company/history, newest first. */
export interface StateList {
  readonly items: readonly StateSummary[];
  /** Named as `before` to read on; null at the end. */
  readonly next_before: number | null;
}

/** How many texts a change rewrites. */
export interface ReachCounts {
  readonly posts: number;
  readonly topics: number;
  readonly places: number;
  /** Live stored pages. */
  readonly generated_pages: number;
  /** Home, guide, questions and the others that stand alone. */
  readonly other_pages: number;
}

export interface ChangeReach {
  readonly change: Change;
  readonly counts: ReachCounts;
  /** Whether the price picture or a share picture says it. */
  readonly picture: boolean;
  readonly structured_data: boolean;
  /** 'Preço do Jetflex: 546 postagens, 12 tópicos, 310 páginas, imagem, dados estruturados' */
  readonly text: string;
}

/** The response of GET /api/company/preview: what publishing the draft would change; empty without one. */
export interface CompanyPreview {
  readonly draft_version: number;
  readonly changes: readonly ChangeReach[];
}

/** The file of GET /api/company/export and POST /api/company/import. */
export interface CompanyFile {
  readonly kind: 'company-data';
  readonly format: 1;
  readonly exported_at: string;
  readonly data: CompanyData;
  /** With the digest of the values that were confirmed: they hold only for these. */
  readonly confirmations: readonly (Confirmation & { readonly digest: string })[];
}
