import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { Commit } from '../pages/commit.ts';
import type { PageAsked } from '../pages/outside-writer.ts';
import type { Creation } from '../pages/page-change.ts';
import type { ComposedPage, PageComposer } from '../pages/page-composer.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { createLikenessIndex } from '../similarity/indexes/likeness-index.ts';
import type { Comparable } from '../similarity/likeness-registry.ts';
import type { PageMeasurer } from '../similarity/page-measurer.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { JobLost, LEASE_MS, recordOutcomes, type TitleOutcome, type WaitingTitle } from './job-lease.ts';
import { whyUnanswered } from './why-unanswered.ts';

export interface Batch {
  readonly titles: readonly WaitingTitle[];
  /** What the outside model wrote of them, by position. */
  readonly written: ReadonlyMap<number, WrittenPage>;
  readonly next: WaitingTitle | null;
}

interface Composed {
  readonly waiting: WaitingTitle;
  /** A page to write, the address that has one already, or why there is none. */
  readonly found: ComposedPage | { readonly existing: string } | { readonly error: string };
}

export interface BatchWriterDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly commit: Commit;
  readonly measurer: Pick<PageMeasurer, 'upToDate'>;
  readonly onError: (error: unknown) => void;
}

export interface BatchWriter {
  /** Makes the pages of a batch and writes them with what came of each title. @throws JobLost when the job is no longer this worker's. */
  write(job: BulkJobSummary, worker: string, batch: Batch): Promise<void>;
}

export function createBatchWriter({
  db,
  clock,
  composer,
  commit,
  measurer,
  onError,
}: BatchWriterDependencies): BatchWriter {
  async function write(job: BulkJobSummary, worker: string, { titles, written: byModel, next }: Batch): Promise<void> {
    const judgedAt = await measurer.upToDate();
    const composed = await composeAll(titles, job, byModel);
    await commit<never>({
      plan: async () => ({
        pages: composed.flatMap(({ found }) => ('page' in found ? [creationOf(found, judgedAt)] : [])),
      }),
      audit: 'covered-by-its-job',
      async alongside(transaction, written) {
        // Visitors' turn between the two halves of the write.
        await nextTurn();
        const created = new Set(written.map(({ slug }) => slug));
        const outcomes = composed.map((entry): TitleOutcome => outcomeOf(entry, created));
        const theirs = composed.filter(
          ({ found }) => 'page' in found && found.byModel && created.has(found.page.slug),
        ).length;
        const ours = await recordOutcomes(transaction, {
          id: job.id,
          worker,
          outcomes,
          byModel: theirs,
          next,
          leaseUntil: new Date(clock().getTime() + LEASE_MS),
        });
        if (!ours) throw new JobLost();
      },
    });
  }

  /**
   * Generates a batch's pages, giving visitors a turn between two of them. Each is compared with those before it, which nobody else is: the
   * batch may yet be given up.
   */
  async function composeAll(
    titles: readonly WaitingTitle[],
    job: BulkJobSummary,
    byModel: Batch['written'],
  ): Promise<Composed[]> {
    const choices = await loadChoices(db);
    const parsed = titles.map((waiting) => ({ waiting, parsed: parseTitle(waiting.title) }));
    const taken = await takenSlugs(
      db,
      parsed.flatMap((entry) => (entry.parsed.ok ? [entry.parsed.slug] : [])),
    );
    const composed: Composed[] = [];
    const batch = createLikenessIndex();
    for (const { waiting, parsed: title } of parsed) {
      if (!title.ok) composed.push({ waiting, found: { error: title.message } });
      else if (taken.has(title.slug)) composed.push({ waiting, found: { existing: title.slug } });
      else {
        const found = composeOne(
          { title: title.title, creativity: job.creativity, correction: choices.correctionFor(title.title) },
          job,
          batch,
          byModel.get(waiting.position) ?? null,
        );
        if ('page' in found) {
          batch.add(found.id, found.shingles);
          taken.add(found.page.slug);
        }
        composed.push({ waiting, found });
      }
      await nextTurn();
    }
    return composed;
  }

  function composeOne(
    asked: PageAsked,
    job: BulkJobSummary,
    batch: Comparable,
    written: WrittenPage | null,
  ): Composed['found'] {
    try {
      const left = job.include_unanswered === 1 ? null : whyUnanswered(understandOnce(asked.title, asked.correction));
      return left === null ? composer.compose(asked, batch, written) : { error: left };
    } catch (error) {
      onError(error);
      return { error: 'Erro desconhecido' };
    }
  }

  return { write };
}

function creationOf({ page, id, shingles, nearest }: ComposedPage, judgedAt: number): Creation {
  return { kind: 'create', page, saveId: null, compared: { id, shingles, nearest, judgedAt } };
}

function outcomeOf({ waiting: { position, title }, found }: Composed, created: ReadonlySet<string>): TitleOutcome {
  if ('error' in found) return { position, title, state: 'failed', slug: null, error: found.error };
  if ('existing' in found) return { position, title, state: 'existing', slug: found.existing, error: null };
  const { slug } = found.page;
  // Another job or an administrator took the address between the look and the write.
  return { position, title, state: created.has(slug) ? 'created' : 'existing', slug, error: null };
}
