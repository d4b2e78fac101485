import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import { slotWords } from '../business/slot-values.ts';
import type { Schema } from '../database/schema.ts';
import { checkQuality } from '../generator/quality-check.ts';
import { shinglesOf } from '../generator/similarity.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { pageSentences } from '../own-words/page-sentences.ts';
import { withOwnWords } from '../pages/own-words-finding.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import type { Draft } from '../pages/page-contracts.ts';
import { findPage, takenSlugs } from '../pages/page-reads.ts';
import { samePlaceFinding } from '../pages/same-place-finding.ts';
import { sanitizeHtml } from '../pages/sanitize-html.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { provedPlaces } from '../similarity/proved-places.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { fillSlots, fillTextSlots, refreshSlots, refreshTextSlots } from '../text/fact-slots.ts';
import { ownPlaceOf } from '../understanding/stored-understanding.ts';
import { describeUnderstanding, isAnswered } from '../understanding/describe-understanding.ts';
import type { OpenedDraft } from './draft-contracts.ts';
import { correctionOf, shownCorrection } from './draft-correction.ts';
import type { StoredDraft } from './drafts-store.ts';

export interface Opening {
  readonly db: Kysely<Schema>;
  readonly facts: () => Facts;
  readonly composer: Pick<PageComposer, 'draft'>;
  readonly registry: Pick<SimilarityRegistry, 'upToDate' | 'nearest' | 'ownWords'>;
}

/** A draft as the generator's screen shows one: with the facts of today, and compared with the pages that stand by now. */
export async function openDraft(opening: Opening, draft: StoredDraft): Promise<OpenedDraft> {
  const { title, creativity, publish_at, failure } = draft;
  const correction = correctionOf(draft.correction);
  return {
    draft: (await writtenDraft(opening, draft)) ?? (await opening.composer.draft(title, creativity, 0, correction)),
    creativity,
    understood: shownCorrection(draft.correction),
    publish_at,
    failure,
  };
}

/** Null where the page is yet to be written. */
async function writtenDraft({ db, facts, registry }: Opening, stored: StoredDraft): Promise<Draft | null> {
  const { slug, content } = stored;
  if (slug === null || content === null) return null;
  const wordsOf = slotWords(facts());
  const title = fillTextSlots(stored.title, wordsOf);
  const description = fillTextSlots(stored.description ?? '', wordsOf);
  const safe = sanitizeHtml(content);
  const html = fillSlots(safe, wordsOf);
  await registry.upToDate();
  const found = registry.nearest(shinglesOf({ title, html }));
  const nearest = found && (await findPage(db, found.id));
  const similarity = found?.similarity ?? 0;
  const sentences = pageSentences(safe);
  const ownWords = await registry.ownWords.shareOf(sentences);
  const correction = (await loadChoices(db)).correctionFor(title, correctionOf(stored.correction));
  const understood = understandOnce(title, correction);
  const isProved = (await provedPlaces(db)).has(ownPlaceOf(understood));
  const taken = (await takenSlugs(db, [slug])).has(slug);
  const takenAddress = taken ? addresses.usefulLink(slug) : null;
  return {
    title,
    slug,
    description,
    html,
    source: { description: refreshTextSlots(stored.description ?? '', wordsOf), content: refreshSlots(safe, wordsOf) },
    likeness: similarity,
    nearest_slug: nearest?.slug ?? null,
    ownWords,
    indexable: isIndexable({ similarity, answered: isAnswered(understood), ownWords, isProved }),
    taken,
    seed: stored.seed ?? 0,
    version: 0,
    judgement: withOwnWords(
      checkQuality({ title, description, html, similarity, facts: facts(), understood, takenAddress }),
      { ownWords, isProved },
      await samePlaceFinding(db, { understood, sentences }),
    ),
    understood: describeUnderstanding(understood),
    answered_by: null,
    written_by: 'generator',
    model_failure: null,
  };
}
