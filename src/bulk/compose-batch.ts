import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { PageParameters } from '../pages/outside-writer.ts';
import type { ComposedPage, PageComposer } from '../pages/page-composer.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import type { Comparable } from '../similarity/similarity-registry.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import type { WaitingTitle } from './job-lease.ts';
import { whyUnanswered } from './why-unanswered.ts';

export interface Batch {
  readonly titles: readonly WaitingTitle[];
  /** What the outside model wrote of them, by position. */
  readonly written: ReadonlyMap<number, WrittenPage>;
  readonly next: WaitingTitle | null;
}

export interface Composed {
  readonly waiting: WaitingTitle;
  /** A page to write, the address that has one already, or why there is none. */
  readonly found: ComposedPage | { readonly existing: string } | FailedTitle;
}

export interface FailedTitle {
  readonly error: string;
  /** Whether the title itself is to blame, so that it fails again however often it is tried. */
  readonly isPermanent: boolean;
}

export interface BatchComposing {
  readonly db: Kysely<Schema>;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Generates a batch's pages, giving visitors a turn between two of them. Each is compared with those before it, which nobody else is: the
 * batch may yet be given up.
 */
export async function composeBatch(
  composing: BatchComposing,
  job: BulkJobSummary,
  { titles, written }: Pick<Batch, 'titles' | 'written'>,
): Promise<Composed[]> {
  const { db } = composing;
  const choices = await loadChoices(db);
  const parsed = titles.map((waiting) => ({ waiting, parsed: parseTitle(waiting.title) }));
  const taken = await takenSlugs(
    db,
    parsed.flatMap((entry) => (entry.parsed.ok ? [entry.parsed.slug] : [])),
  );
  const composed: Composed[] = [];
  const batch = createSimilarityIndex();
  for (const { waiting, parsed: title } of parsed) {
    if (!title.ok) composed.push({ waiting, found: { error: title.message, isPermanent: true } });
    else if (taken.has(title.slug)) composed.push({ waiting, found: { existing: title.slug } });
    else {
      const asked = { title: title.title, creativity: job.creativity, correction: choices.correctionFor(title.title) };
      const found = composeOne(composing, asked, job, batch, written.get(waiting.position) ?? null);
      if ('page' in found) {
        batch.add(found.id, found.shingles);
        taken.add(found.page.slug);
      }
      composed.push({ waiting, found });
    }
    await yieldToEventLoop();
  }
  return composed;
}

function composeOne(
  { composer, onError }: BatchComposing,
  asked: PageParameters,
  job: BulkJobSummary,
  batch: Comparable,
  written: WrittenPage | null,
): Composed['found'] {
  try {
    const left = job.include_unanswered === 1 ? null : whyUnanswered(understandOnce(asked.title, asked.correction));
    return left === null ? composer.compose(asked, batch, written) : { error: left, isPermanent: true };
  } catch (error) {
    onError(error);
    return { error: 'Erro desconhecido', isPermanent: false };
  }
}
