import type { Facts } from '../../business/facts.ts';
import { careRules } from './care-rules.ts';
import type { Contradiction, PageRule, ReadPage, SentenceRule } from './claim-rule.ts';
import { emergencyRules } from './emergency-rules.ts';
import { kitRules } from './kit-rules.ts';
import { pageRules } from './needed-sentences.ts';
import { priceRules } from './price-rules.ts';
import { promiseRules } from './promise-rules.ts';
import { farPlace, measuredGate, samples } from './whole-page-claims.ts';

/** What speaks against a claim in whatever page it stands. */
export function contradictionsInSentences(sentences: readonly string[], facts: Facts): readonly Contradiction[] {
  return sentences.flatMap((sentence) => readingOf(sentence, facts).contradictions);
}

/** Everything in a page that speaks against what was settled. `sampleNames` are the names under sample testimonials. */
export function contradictionsIn(
  page: ReadPage,
  facts: Facts,
  sampleNames: readonly string[] = [],
): readonly Contradiction[] {
  const { sentences } = page;
  const inSentences = contradictionsInSentences(sentences, facts);
  const inPages = rulesOf(facts).pages.flatMap((rule) => {
    const found =
      page.gate !== null && page.gate === rule.notFor
        ? undefined
        : sentences.find((sentence) => readingOf(sentence, facts).asks.includes(rule));
    return found !== undefined && !sentences.some((sentence) => rule.needs.test(sentence))
      ? [{ claim: rule.claim, found }]
      : [];
  });
  return [...inSentences, ...inPages, ...farPlace(page, facts), ...measuredGate(page), ...samples(page, sampleNames)];
}

/** What one sentence says against a claim, and what it asks of the rest of its page. */
interface Reading {
  readonly contradictions: readonly Contradiction[];
  readonly asks: readonly PageRule[];
}

interface Rules {
  readonly sentences: readonly SentenceRule[];
  readonly pages: readonly PageRule[];
  /** The same sentences stand on hundreds of pages. */
  readonly read: Map<string, Reading>;
}

const known = new WeakMap<Facts, Rules>();

function rulesOf(facts: Facts): Rules {
  const rules = known.get(facts) ?? {
    sentences: [
      ...emergencyRules(facts),
      ...priceRules(facts),
      ...kitRules(facts),
      ...careRules,
      ...promiseRules(facts),
    ],
    pages: pageRules(facts),
    read: new Map<string, Reading>(),
  };
  known.set(facts, rules);
  return rules;
}

function readingOf(sentence: string, facts: Facts): Reading {
  const { sentences, pages, read } = rulesOf(facts);
  const reading = read.get(sentence) ?? {
    contradictions: sentences
      .filter(({ about, unless }) => about.test(sentence) && !unless?.test(sentence))
      .map(({ claim }) => ({ claim, found: sentence })),
    asks: pages.filter(({ about }) => about.test(sentence)),
  };
  read.set(sentence, reading);
  return reading;
}
