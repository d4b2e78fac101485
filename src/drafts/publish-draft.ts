import type { Kysely } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import { whyUnanswered } from '../bulk/why-unanswered.ts';
import type { Schema } from '../database/schema.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import { type PageToSave, type SaveRefusal, unusable } from '../pages/page-to-save.ts';
import type { PageWriter, Saved } from '../pages/page-writer.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import type { Correction } from '../understanding/understanding.ts';
import { correctionOf } from './draft-correction.ts';
import { DraftGone, removePublished, type StoredDraft } from './drafts-store.ts';

export interface Publishing {
  readonly db: Kysely<Schema>;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly writer: Pick<PageWriter, 'save'>;
  readonly registry: Pick<SimilarityRegistry, 'upToDate'>;
}

/**
 * Makes a page of a draft, in the way of 'Salvar como Página'; the draft goes in the same transaction.
 *
 * @param instead what the screen shows by now; else what is stored.
 * @returns 'gone' where the draft is not as it was read any more: published, changed or deleted by somebody else.
 */
export async function publishDraft(
  publishing: Publishing,
  draft: StoredDraft,
  audit: WriteAuditEvent,
  by: string,
  instead?: PageToSave,
): Promise<Saved | 'gone'> {
  const page = instead ?? (await pageOf(publishing, draft));
  if ('ok' in page) return page;
  try {
    return await publishing.writer.save({ ...page, save_id: draft.id }, audit, by, {
      jobId: draft.batch_id ?? undefined,
      alongside: (transaction) => removePublished(transaction, draft),
    });
  } catch (error) {
    if (error instanceof DraftGone) return 'gone';
    throw error;
  }
}

async function pageOf(publishing: Publishing, draft: StoredDraft): Promise<PageToSave | SaveRefusal> {
  const { title, slug, description, content, creativity, seed } = draft;
  const correction = correctionOf(draft.correction);
  if (slug === null || content === null) return composed(publishing, draft, correction);
  return { title, slug, description: description ?? '', content, creativity, seed: seed ?? undefined, correction };
}

/** The page of a title alone is written now, beside the pages that stand by now. */
async function composed(
  { db, composer, registry }: Publishing,
  { title, creativity, include_unanswered }: StoredDraft,
  asked: Correction | undefined,
): Promise<PageToSave | SaveRefusal> {
  const correction = (await loadChoices(db)).correctionFor(title, asked);
  const left = include_unanswered === 1 ? null : whyUnanswered(understandOnce(title, correction));
  if (left !== null) return unusable(left);
  await registry.upToDate();
  const { page } = composer.compose({ title, creativity, correction }, createSimilarityIndex());
  const { slug, description, content, seed } = page;
  return { title, slug, description, content, creativity, seed: seed ?? undefined, correction: asked };
}
