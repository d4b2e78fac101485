import type { Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/similarity.ts';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { isSameStored } from '../text/fact-slots.ts';

/** What a page says, how it was made and what was decided about it. `content` is sanitised already; facts of the company stand in slots. */
export interface PageState {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
  readonly creativity: number | null;
  readonly seed: number | null;
  /** As `toStored` writes it; null on pages older than the column. */
  readonly understood: string | null;
  /** Whether the title was understood and is ours to answer. */
  readonly answered: boolean;
  /** Figures that look like the company's and are typed words; null leaves the counting to `slot-recovery.ts`. */
  readonly typedFigures: number | null;
  /** Who decided against the similarity whether search engines may list the page. */
  readonly override: { readonly indexable: boolean; readonly by: string; readonly at: string } | null;
}

/** A page as a change found it. */
export interface CurrentPage extends PageState {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: string;
  readonly isDeleted: boolean;
  /** Null on a live page. */
  readonly deletedAt: string | null;
}

/** A new page that was compared when it was composed: with every page known at a version of the change feed, and with those before it in its batch. */
export interface Compared {
  /** The id is made in the same step as the comparison: a page that was not compared with it has a larger id or is committed later. */
  readonly id: string;
  readonly shingles: Uint32Array;
  readonly nearest: Nearest | null;
  readonly sentences: PageSentences;
  /** The version of what it was compared with. */
  readonly comparedAt: number;
}

export interface Creation {
  readonly kind: 'create';
  readonly page: PageState;
  /** The browser's id of the save. The same id twice is one save. */
  readonly saveId: string | null;
  /** The bulk job that makes the page. */
  readonly jobId?: string;
  /** Null leaves the comparison to `commit`. */
  readonly compared: Compared | null;
}

export interface Rewriting {
  readonly kind: 'rewrite';
  readonly before: CurrentPage;
  readonly after: PageState;
  /** E-mail of the administrator. It is stored with the version of the page before the edit. */
  readonly by: string;
  readonly saveId: string | null;
}

export interface Deletion {
  readonly kind: 'delete';
  readonly before: CurrentPage;
  /** E-mail of the administrator; the bin shows it. */
  readonly by: string;
}

export interface Restoration {
  readonly kind: 'restore';
  readonly before: CurrentPage;
}

/** A deleted page leaves the bin for good, with its versions and the addresses that it had. */
export interface Erasure {
  readonly kind: 'erase';
  readonly before: CurrentPage;
}

/** What becomes of one page. */
export type PageChange = Creation | Rewriting | Deletion | Restoration | Erasure;

/** Whether the page stands afterwards. */
export function isStanding<Some extends PageChange>(change: Some): change is Exclude<Some, Deletion | Erasure> {
  return change.kind !== 'delete' && change.kind !== 'erase';
}

/** The pages that change, or why none does. */
export type Plan<Ending> = { readonly pages: readonly PageChange[] } | { readonly ending: Ending };

export interface WrittenPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** Everything that a write of pages says of itself; `commit` does the rest. */
export interface Change<Ending> {
  /** Says what changes. Asked again where somebody else changed one of the pages between the plan and its lock, so it reads them with `find`. */
  plan(find: (id: string) => Promise<CurrentPage | null>): Promise<Plan<Ending>>;
  /** Writes the audit event of each page. The pages of a bulk job are covered by the event of the job. */
  readonly audit: WriteAuditEvent | 'covered-by-its-job';
  /** Writes what belongs to the change, in the same transaction. An error that it throws undoes the change. */
  alongside?(transaction: Transaction<Schema>, written: readonly WrittenPage[]): Promise<void>;
}

/** The pages that were written. A page is left out where another page has its address. */
export type Committed<Ending> = { readonly written: readonly WrittenPage[] } | { readonly ending: Ending };

export function isRewritten({ before, after }: Rewriting): boolean {
  return (
    !isSameStored(before.title, after.title) ||
    before.slug !== after.slug ||
    !isSameStored(before.description, after.description) ||
    !isSameStored(before.content, after.content)
  );
}

/** What a page says and where, once the change is made. */
export function stateAfter(change: PageChange): PageState {
  if (change.kind === 'create') return change.page;
  return change.kind === 'rewrite' ? change.after : change.before;
}
