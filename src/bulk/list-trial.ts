import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Facts } from '../business/facts.ts';
import { bestPage } from '../generator/best-page.ts';
import { NOINDEX_FROM } from '../generator/similarity.ts';
import { type PageSentences, pageSentences } from '../own-words/page-sentences.ts';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import { ATTEMPTS } from '../pages/page-composer.ts';
import type { UnderstandingChoices } from '../pages/understanding-choices.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import { type SimilarityRegistry, nearestOf } from '../similarity/similarity-registry.ts';
import type { DryRun } from './job-contracts.ts';
import { restOfList } from './rest-of-list.ts';
import { spread } from './spread.ts';

/** Pages made for trial. */
const TRIALS = 100;
/** Pages made besides, at their first variation, that the trials' own words are measured beside. */
const COMPANIONS = 400;

interface ListTrial {
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  readonly choices: UnderstandingChoices;
}

interface TriedTitle {
  readonly title: string;
  readonly slug: string;
}

/** Makes pages of some titles, spread over the list, compares each with those that exist and with the others, and measures its own words beside all that stands and the whole list. */
export async function tryPages(
  { facts, registry, choices }: ListTrial,
  fresh: readonly TriedTitle[],
  creativity: number,
): Promise<DryRun['trial']> {
  if (fresh.length === 0) return null;
  await registry.upToDate();
  const others = createSimilarityIndex();
  const nearest = nearestOf(registry, others);
  const request = ({ title }: TriedTitle) => ({
    title,
    creativity,
    correction: choices.correctionFor(title),
    facts: facts(),
  });
  const similarities: number[] = [];
  const said: { readonly id: string; readonly sentences: PageSentences }[] = [];
  const tried = spread(fresh, TRIALS);
  for (const candidate of tried) {
    const { page, similarity, shingles } = bestPage({ ...request(candidate), attempts: ATTEMPTS, nearest });
    others.add(candidate.slug, shingles);
    similarities.push(similarity);
    said.push({ id: candidate.slug, sentences: pageSentences(page.stored.content) });
    await yieldToEventLoop();
  }
  const isTried = new Set(tried);
  for (const candidate of spread(
    fresh.filter((each) => !isTried.has(each)),
    COMPANIONS,
  )) {
    const { page } = bestPage({ ...request(candidate), attempts: 1, nearest: () => null });
    said.push({ id: candidate.slug, sentences: pageSentences(page.stored.content) });
    await yieldToEventLoop();
  }
  const rest = restOfList(
    said.map(({ sentences }) => sentences),
    fresh.length,
  );
  // All of them beside each other, as the job would leave them.
  const beside = await registry.ownWords.sharesOf([...said, ...rest.map((sentences) => ({ id: '', sentences }))]);
  const shares = beside.slice(0, tried.length).toSorted((one, other) => one - other);
  const sum = similarities.reduce((total, similarity) => total + similarity, 0);
  return {
    pages: tried.length,
    worst: Math.max(...similarities),
    mean: sum / tried.length,
    noindex: similarities.filter((similarity) => similarity >= NOINDEX_FROM).length,
    own_words: shares[Math.floor(shares.length / 2)] ?? 0,
    few_own_words: shares.filter((share) => share < OWN_WORDS_FROM).length,
  };
}
