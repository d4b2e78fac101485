import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { bestPage, type BestPageRequest, pageWith } from '../generator/best-page.ts';
import { checkQuality } from '../generator/quality-check.ts';
import { NOINDEX_FROM } from '../generator/similarity.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import { pageSentences } from '../own-words/page-sentences.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { provedPlaces } from '../similarity/proved-places.ts';
import { type Comparable, type SimilarityRegistry, nearestOf } from '../similarity/similarity-registry.ts';
import { withoutSlots } from '../text/fact-slots.ts';
import { ownPlaceOf, toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { describeUnderstanding, isAnswered } from '../understanding/describe-understanding.ts';
import { askForDraft, notWritten } from './model-draft.ts';
import type { OutsideWriter, PageParameters } from './outside-writer.ts';
import type { Compared, PageState } from './page-change.ts';
import { withOwnWords } from './own-words-finding.ts';
import type { Draft } from './page-contracts.ts';
import { findPage, findSameIntent, takenSlugs } from './page-reads.ts';
import { samePlaceFinding } from './same-place-finding.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { shownTitle } from './shown-page.ts';
import { titleWithSlots } from './title-slots.ts';
import { loadChoices } from './understanding-choices.ts';

/** Variations tried for a page before the least alike is taken. */
export const ATTEMPTS = 12;

const TOO_ALIKE = 'escreveu um texto parecido demais com outra página';

export interface PageComposerDependencies {
  readonly database: Database;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  /** Null leaves every text to the generator. */
  readonly outsideWriter: OutsideWriter | null;
}

export interface ComposedPage extends Omit<Compared, 'comparedAt'> {
  readonly page: PageState;
  readonly byModel: boolean;
}

/** Makes pages of titles; nothing is stored. */
export interface PageComposer {
  /** Generates the n-th best variation of a title's page. The title has passed `parseTitle`. */
  draft(title: string, creativity: number, version: number, correction?: Correction): Promise<Draft>;
  /** The page that a bulk job writes for a title: the model's where it wrote one, else the best variation, chosen beside those that exist and those of its batch. */
  compose(asked: PageParameters, batch: Comparable, written?: WrittenPage | null): ComposedPage;
}

export function createPageComposer(dependencies: PageComposerDependencies): PageComposer {
  const { facts, registry } = dependencies;
  const request = ({ title, creativity, correction }: PageParameters, version = 0): BestPageRequest => ({
    title,
    creativity,
    correction,
    facts: facts(),
    attempts: ATTEMPTS,
    version,
    nearest: nearestOf(registry),
  });
  return {
    async draft(title, creativity, version, asked) {
      await registry.upToDate();
      const correction = (await loadChoices(dependencies.database.db)).correctionFor(title, asked);
      return draftOf(dependencies, request({ title, creativity, correction }, version), version);
    },
    compose: (asked, batch, written = null) =>
      composed({ ...request(asked), nearest: nearestOf(registry, batch) }, written),
  };
}

async function draftOf(
  { database: { db }, facts, outsideWriter, registry }: PageComposerDependencies,
  request: BestPageRequest,
  version: number,
): Promise<Draft> {
  const { title, creativity, correction } = request;
  const { written, failure } = await askForDraft(outsideWriter, { title, creativity, correction });
  const { best, byModel } = chosen(request, written);
  const understood = understandOnce(title, correction);
  const { page, seed, similarity, nearestId } = best;
  const nearest = nearestId === null ? null : await findPage(db, nearestId);
  const content = sanitizeHtml(page.stored.content);
  const html = withoutSlots(content);
  const sentences = pageSentences(content);
  const ownWords = await registry.ownWords.shareOf(sentences);
  const isProved = (await provedPlaces(db)).has(ownPlaceOf(understood));
  const taken = (await takenSlugs(db, [page.slug])).has(page.slug);
  const takenAddress = taken ? addresses.usefulLink(page.slug) : null;
  const { description, slug } = page;
  return {
    title,
    slug,
    description,
    html,
    source: { description: page.stored.description, content },
    likeness: similarity,
    ownWords,
    nearest_slug: nearest?.slug ?? null,
    indexable: isIndexable({ similarity, answered: isAnswered(understood), ownWords, isProved }),
    taken,
    seed,
    version,
    judgement: withOwnWords(
      checkQuality({ ...page, html, similarity, facts: facts(), understood, takenAddress }),
      { ownWords, isProved },
      await samePlaceFinding(db, { understood, sentences }),
    ),
    understood: describeUnderstanding(understood),
    answered_by: taken ? null : await answeredBy(db, title, facts()),
    written_by: byModel ? 'model' : 'generator',
    model_failure: written && !byModel ? notWritten(TOO_ALIKE) : failure,
  };
}

function composed(request: BestPageRequest, written: WrittenPage | null): ComposedPage {
  const { title, creativity, correction, facts } = request;
  const understood = understandOnce(title, correction);
  const { best, byModel } = chosen(request, written);
  const { page, seed, similarity, nearestId, shingles } = best;
  const { slug, stored } = page;
  return {
    page: {
      title: titleWithSlots(title, facts),
      slug,
      description: stored.description,
      content: stored.content,
      creativity,
      seed,
      understood: toStored(understood),
      answered: isAnswered(understood),
      // A model writes figures as words.
      typedFigures: byModel ? null : 0,
      override: null,
    },
    id: timeOrderedId(),
    shingles,
    nearest: nearestId === null ? null : { id: nearestId, similarity },
    sentences: pageSentences(stored.content),
    byModel,
  };
}

/** The title, as it is shown, of a page that answers the same title. */
async function answeredBy(db: Kysely<Schema>, title: string, facts: Facts): Promise<Draft['answered_by']> {
  const page = await findSameIntent(db, title);
  return page && shownTitle(page, facts);
}

/** The model's page, unless it would be kept from search engines for its similarity: then ours. */
function chosen(request: BestPageRequest, written: WrittenPage | null) {
  const ours = bestPage(request);
  const theirs = written && pageWith(request, ours.seed, written);
  return theirs && theirs.similarity < NOINDEX_FROM ? { best: theirs, byModel: true } : { best: ours, byModel: false };
}
