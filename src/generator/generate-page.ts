import type { Facts } from '../business/facts.ts';
import { postSlug } from '../text/slug.ts';
import { answerOf } from './answers.ts';
import { factPhrases, type PageContext, readTitle } from './page-context.ts';
import { opening } from './page-opening.ts';
import { pagePlan } from './page-plan.ts';
import { descriptionsFor, shortDescriptions } from './pools/descriptions.ts';
import { kindsOfGate } from './pools/kinds-of-gate.ts';
import { mechanisms } from './pools/mechanisms.ts';
import { textSections } from './pools/sections.ts';
import { installationProcedure } from './pools/steps/installation.ts';
import {
  causesSection,
  featuresSection,
  localSection,
  modelsSection,
  procedureSection,
  questionsSection,
  textSection,
  tipsSection,
  OWN_TEXTS,
  type Writing,
  type WrittenTexts,
} from './render-blocks.ts';
import { type SectionId, sectionOrder } from './section-order.ts';
import { subjectsOf } from './subjects.ts';
import { type Choice, fixedChoice, seededChoice } from './seeded-choice.ts';
import { hashText } from './text-hash.ts';
import { DESCRIPTION_LENGTH } from './judgement.ts';
import { isTrueHere } from './true-here.ts';

/** Goes up when texts or rules change what a seed gives, so that stored seeds are known to speak of other templates. */
export const TEMPLATE_VERSION = 5;

export interface PageRequest {
  readonly title: string;
  /** 0…100. */
  readonly creativity: number;
  /** Any integer; at a fixed selection (creativity up to 20) it changes nothing. */
  readonly seed: number;
  readonly facts: Facts;
  /** Sentences from elsewhere that take the place of ours; figures are still ours. */
  readonly written?: WrittenTexts | undefined;
}

export interface GeneratedPage {
  /** As it was given; plain text, not escaped. */
  readonly title: string;
  /** '' where the title has no letter or digit. */
  readonly slug: string;
  /** Plain text, a complete sentence of 70 to 155 characters. */
  readonly description: string;
  /** A fragment of semantic HTML without h1, scripts and style attributes. */
  readonly html: string;
}

/** Pure: the same title, creativity, seed and facts give the same page. */
export function generatePage({ title, creativity, seed, facts, written = OWN_TEXTS }: PageRequest): GeneratedPage {
  const plan = pagePlan(creativity);
  const choice = plan.randomSelection ? seededChoice(hashText(title) ^ seed) : fixedChoice;
  const phrases = factPhrases(facts);
  const reading = readTitle(title);
  return {
    title,
    slug: postSlug(title),
    description: describe({ ...reading, t: phrases.plain }, choice),
    html: body({ context: { ...reading, t: phrases.escaped }, choice, plan, written, said: new Set(), covered: new Set() }),
  };
}

function describe(context: PageContext, choice: Choice): string {
  const pool = descriptionsFor(context);
  const start = choice.one([...pool.keys()]);
  const rotated = [...pool.slice(start), ...pool.slice(0, start), ...shortDescriptions];
  const texts = rotated.map((description) => description(context).replaceAll('\u00A0', ' ')).filter((text) => isTrueHere(text, context));
  const fits = texts.find((text) => text.length >= DESCRIPTION_LENGTH.least && text.length <= DESCRIPTION_LENGTH.most);
  return fits ?? texts.reduce((best, text) => (text.length <= DESCRIPTION_LENGTH.most && text.length > best.length ? text : best), '');
}

function body(writing: Writing): string {
  const { context, choice, plan } = writing;
  const answer = answerOf(writing);
  const head = opening(writing, answer?.lead ?? null);
  const order = sectionOrder(context, choice, plan, new Set(answer?.covers));
  for (const subject of [...(answer?.covers ?? []), ...order].flatMap(subjectsOf)) writing.covered.add(subject);
  const sections = order.map((id) => renderSection(writing, id));
  const blocks = [...sections, featuresSection(writing), tipsSection(writing), ...(context.place.entry ? [localSection(writing)] : [])];
  // What the title is about stands before the rest.
  const [first = '', ...others] = blocks;
  const ordered = plan.randomMix ? [first, ...choice.some(others, others.length)] : blocks;
  return head + (answer?.html ?? '') + ordered.join('') + questionsSection(writing, answer?.question ?? null);
}

function renderSection(writing: Writing, id: SectionId): string {
  const { mechanism } = writing.context;
  switch (id) {
    case 'mechanism':
      return textSection(writing, mechanism === 'any' ? kindsOfGate : mechanisms[mechanism]);
    case 'models':
      return modelsSection(writing);
    case 'installation':
      return procedureSection(writing, installationProcedure(mechanism));
    case 'defects':
      return causesSection(writing);
    default:
      return textSection(writing, textSections[id]);
  }
}
