import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { shown } from './arc/arc-sections.ts';
import { escapedFacts, htmlValues, slottedFacts } from './arc/arc-values.ts';
import { truestOfPlace } from './arc/true-of-place.ts';
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
  localSection,
  modelsSection,
  procedureSection,
  questionsSection,
  textSection,
  tipsSection,
  type Writing,
} from './render-blocks.ts';
import { paragraph } from './html-fragments.ts';
import { type SectionId, sectionOrder } from './section-order.ts';
import type { Choice } from './seeded-choice.ts';
import { subjectsOf } from './subjects.ts';

interface KitRequest {
  readonly title: string;
  readonly understood: Understanding;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly plan: PagePlan;
}

/** A page that sells a kit. Hundreds of titles ask for one, a place each, so its sections come from pools of sentences. */
export function kitBody({ title, understood, facts, choice, plan }: KitRequest, entry: Entry): string {
  const context = { ...readContext(title, understood), t: slottedFacts(facts), words: escapedFacts(facts) };
  const writing: Writing = { context, choice, plan, said: new Set(), covered: new Set() };
  const answer = shown(
    { values: htmlValues(facts, understood) },
    choice.one(truestOfPlace({ understood, facts }, entry.answer)),
  );
  const order = sectionOrder(context, choice, plan);
  for (const subject of order.flatMap(subjectsOf)) writing.covered.add(subject);
  const sections = order.map((id) => renderSection(writing, id));
  const blocks = [
    ...sections,
    featuresSection(writing),
    tipsSection(writing),
    ...(context.place.entry ? [localSection(writing)] : []),
  ];
  // What the title is about stands before the rest.
  const [first = '', ...others] = blocks;
  const ordered = plan.randomMix ? [first, ...choice.some(others, others.length)] : blocks;
  return (
    paragraph(answer) +
    drawnParagraph(writing, openingPool(context), [...promises, ...rangePromises]) +
    drawnParagraph(writing, invitations) +
    ordered.join('') +
    questionsSection(writing)
  );
}

function openingPool({ group, intent }: Writing['context']) {
  return openings[group === 'electronic-gate' && intent === 'sale' ? 'electronic-gate' : intent];
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
    default:
      return textSection(writing, textSections[id]);
  }
}
