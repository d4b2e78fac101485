import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shinglesOf } from '../generator/similarity.ts';
import { typedFigures } from '../generator/typed-figures.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { pageSentences } from '../own-words/page-sentences.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { provedPlaces } from '../similarity/proved-places.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { olderThan } from '../similarity/siblings.ts';
import { fillSlots, fillTextSlots } from '../text/fact-slots.ts';
import { slotsOfNamed } from '../text/named-slots.ts';
import { ownPlaceOf, correctionOf } from '../understanding/stored-understanding.ts';
import { isAnswered } from '../understanding/describe-understanding.ts';
import { checkText } from './check-text.ts';
import { withOwnWords } from './own-words-finding.ts';
import type { CheckedText } from './page-contracts.ts';
import { findPage } from './page-reads.ts';
import { type EditRefusal, plainDescription } from './rewritten-page.ts';
import { samePlaceFinding } from './same-place-finding.ts';
import { parseArticle } from './sanitize-html.ts';
import { storedArticle, storedText } from './stored-slots.ts';
import { TITLE_MAX } from './title-rules.ts';
import { loadChoices } from './understanding-choices.ts';

/** A text that somebody writes and that is not saved yet. */
export interface WrittenText {
  readonly title: string;
  readonly slug?: string | undefined;
  readonly description: string;
  readonly content: string;
  /** The page itself, which is compared with older ones alone. */
  readonly id?: string | undefined;
}

export type TextCheck = { readonly ok: true; readonly checked: CheckedText } | EditRefusal;

export interface DraftJudging {
  readonly db: Kysely<Schema>;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
}

/** What would be found in a text before it is published. */
export async function checkDraft(
  { db, facts, registry }: DraftJudging,
  { title, slug, description, content, id }: WrittenText,
): Promise<TextCheck> {
  const article = parseArticle(content);
  if (!article.ok) return { ok: false, status: 422, code: 'invalid_content', message: article.message };
  const current = facts();
  const words = (text: string) => fillTextSlots(slotsOfNamed(text, slotWords(current)), slotWords(current));
  const page = id === undefined ? null : await findPage(db, id);
  const stored = {
    title: storedText(title, page?.title ?? null, current),
    description: storedText(plainDescription(description), page?.description ?? null, current),
    content: storedArticle(article.html, () => (page ? [page.content] : []), current),
  };
  const html = fillSlots(stored.content, slotWords(current));
  await registry.upToDate();
  // A title beyond what is saved is not worth understanding.
  const within = words(title).slice(0, TITLE_MAX);
  const found = registry.nearest(shinglesOf({ title: within, html }), id === undefined ? undefined : olderThan(id));
  const similarity = found?.similarity ?? 0;
  const nearest = found && (await findPage(db, found.id));
  const correction =
    page?.understood && words(page.title) === words(title)
      ? correctionOf(page.understood)
      : (await loadChoices(db)).correctionFor(within);
  const understood = understandOnce(within, correction);
  const judgement = checkText({
    title: words(title),
    slug: slug ?? words(title),
    description: words(stored.description),
    content: html,
    similarity,
    facts: current,
    understood,
    typed: typedFigures({ ...stored, title: stored.title.slice(0, TITLE_MAX) }, understood, current),
  });
  const sentences = pageSentences(stored.content);
  const ownWords = await registry.ownWords.shareOf(sentences, id);
  const isProved = (await provedPlaces(db)).has(ownPlaceOf(understood));
  const indexable = isIndexable({ similarity, answered: isAnswered(understood), ownWords, isProved });
  return {
    ok: true,
    checked: {
      likeness: similarity,
      nearest_slug: nearest?.slug ?? null,
      ownWords,
      indexable,
      // Where nothing is said, that is what was found.
      judgement:
        sentences.words.length === 0
          ? judgement
          : withOwnWords(judgement, { ownWords, isProved }, await samePlaceFinding(db, { understood, sentences, id })),
    },
  };
}
