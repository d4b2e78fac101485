import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { alsoNamed } from './arc/also-named.ts';
import { shown } from './arc/arc-sections.ts';
import { escapedFacts, htmlValues, slottedFacts } from './arc/arc-values.ts';
import { truestOfPlace } from './arc/true-of-place.ts';
import type { ServiceType } from '../business/location-titles.ts';
import type { Place } from '../business/place.ts';
import { requirePlaceText } from '../content/places/place-text.ts';
import { postPlaceText } from '../content/places/post-place-text.ts';
import { localSection } from './local-section.ts';
import { readContext } from './page-context.ts';
import type { PagePlan } from './page-plan.ts';
import { kindsOfGate } from './pools/kinds-of-gate.ts';
import { mechanisms } from './pools/mechanisms.ts';
import { invitations, openings, promises, rangePromises } from './pools/openings.ts';
import { textSections } from './pools/sections.ts';
import { installationProcedure } from './pools/steps/installation.ts';
import {
  drawnParagraph,
  featuresSection,
  hear,
  modelsSection,
  procedureSection,
  questionsSection,
  textSection,
  tipsSection,
  type Writing,
} from './render-blocks.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { paragraph } from '../text/html-fragments.ts';
import { type SectionId, sectionOrder } from './section-order.ts';
import type { Choice } from './seeded-choice.ts';
import { subjectsOf } from './subjects.ts';

export interface KitRequest {
  readonly title: string;
  readonly understood: Understanding;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly plan: PagePlan;
}

/** What a page that sells a kit is written from, and its first paragraph. */
export function beginKit({ title, understood, facts, choice, plan }: KitRequest, entry: Entry) {
  const context = { ...readContext(title, understood), t: slottedFacts(facts), words: escapedFacts(facts) };
  const writing: Writing = { context, choice, plan, said: new Set(), covered: new Set() };
  const answer = shown(
    { values: htmlValues(facts, understood) },
    choice.one(truestOfPlace({ understood, facts }, entry.answer)),
  );
  hear(writing, answer);
  return { writing, answer: paragraph(answer) };
}

/** A page that sells a kit. Hundreds of titles ask for one, a place each, so its sections come from pools of sentences. */
export function kitBody({ title, understood, facts, choice, plan }: KitRequest, entry: Entry): string {
  const { writing, answer } = beginKit({ title, understood, facts, choice, plan }, entry);
  const { context } = writing;
  const place = context.place.entry;
  const local =
    place === null ? [] : [localSection(writing, { place, known: knownOf(writing, place), facts, understood })];
  const order = sectionOrder(context, choice, plan);
  for (const subject of order.flatMap(subjectsOf)) writing.covered.add(subject);
  const sections = order.map((id) => renderSection(writing, id));
  const blocks = [...sections, featuresSection(writing), tipsSection(writing), ...local];
  // What the title is about stands before the rest.
  const [first = '', ...others] = blocks;
  const ordered = plan.randomMix ? [first, ...choice.some(others, others.length)] : blocks;
  const besides = alsoNamed({ title, understood, entry }).map(escapeHtml).join(' ');
  return (
    answer +
    (besides === '' ? '' : paragraph(besides)) +
    drawnParagraph(writing, openingPool(context), [...promises, ...rangePromises]) +
    drawnParagraph(writing, invitations) +
    ordered.join('') +
    questionsSection(writing)
  );
}

/** Where nothing is drawn, pages of one place tell the same of it. */
function knownOf({ context, plan }: Writing, place: Place): readonly string[] {
  return plan.randomSelection
    ? postPlaceText({ serviceType: soldAs(context), place })
    : requirePlaceText(place).paragraphs;
}

/** The kind of post that a page tells of its place like, so that the pages of one place tell of different things. */
function soldAs({ intent, group, mechanism }: Writing['context']): ServiceType {
  if (intent === 'store') return 'Loja de Motor';
  if (intent !== 'sale') return 'Automação de Portões';
  if (group === 'electronic-gate') return 'Portões Eletrônicos';
  return mechanism === 'tilting' ? 'Motor Basculante' : 'Motor de Portão';
}

export function openingPool({ group, intent }: Writing['context']) {
  return openings[group === 'electronic-gate' && intent === 'sale' ? 'electronic-gate' : intent];
}

export function renderSection(writing: Writing, id: SectionId): string {
  const { mechanism } = writing.context;
  switch (id) {
    case 'mechanism':
      return textSection(writing, mechanism === 'any' ? kindsOfGate : mechanisms[mechanism]);
    case 'models':
      return modelsSection(writing);
    case 'installation':
      return procedureSection(writing, installationProcedure(mechanism));
    default:
      return textSection(writing, textSections[id]);
  }
}
