import type { Facts } from '../business/facts.ts';
import type { ServiceType } from '../business/location-titles.ts';
import { postSlug } from '../text/slug.ts';
import { asRead, describe, type GeneratedPage } from './generate-page.ts';
import { beginKit, openingPool, renderSection } from './kit-page.ts';
import { placedSection } from './local-section.ts';
import { pagePlan } from './page-plan.ts';
import { drawnParagraph, questionsSection } from './render-blocks.ts';
import type { SectionId } from './section-order.ts';
import { seededChoice } from './seeded-choice.ts';
import { subjectsOf } from './subjects.ts';
import { hashText } from './text-hash.ts';
import { understandOnce } from './understand-once.ts';

const CREATIVITY = 75;
/** What every place's posts say alike is kept short, so that what is true of the place is a quarter of the words. */
const QUESTIONS = 1;

/** What a kind of post is about: a section that all of its posts have, and those of which each has one. */
const SUBJECTS: Readonly<Record<ServiceType, readonly [SectionId, readonly SectionId[]]>> = {
  'Motor de Portão': ['choosing', ['speed', 'maintenance', 'outage', 'mechanism']],
  'Motor Basculante': ['mechanism', ['safety', 'quiet', 'maintenance', 'outage']],
  'Automação de Portões': ['gate-check', ['electricity', 'handover', 'remotes']],
  'Loja de Motor': ['payment', ['quote', 'handover', 'choosing']],
  'Portões Eletrônicos': ['safety', ['remotes', 'board', 'mechanism', 'uses']],
};

export interface PostRequest {
  readonly title: string;
  readonly seed: number;
  readonly facts: Facts;
  readonly serviceType: ServiceType;
  /** Paragraphs of what is true of its place alone. */
  readonly known: readonly string[];
}

/**
 * A built-in post: what its title is answered with, what is true of its place, then one subject of its kind. Pure.
 *
 * @throws where the title is not understood as a kit of one of our places; a test shows that each is.
 */
export function generatePost({ title, seed, facts, serviceType, known }: PostRequest): GeneratedPage {
  const understood = understandOnce(title);
  const { entry } = understood;
  const plan = { ...pagePlan(CREATIVITY), questions: QUESTIONS };
  const choice = seededChoice(hashText(title) ^ seed);
  const request = { title, understood, facts, choice, plan };
  const description = describe(request);
  if (entry === null || understood.place?.kind !== 'own') throw new Error(`No post can be written for ${title}`);
  const { writing, answer } = beginKit(request, entry);
  const [subject, others] = SUBJECTS[serviceType];
  const order = [subject, choice.one(others)];
  const local = placedSection(writing, { place: understood.place.place, known, facts, understood });
  for (const told of order.flatMap(subjectsOf)) writing.covered.add(told);
  const body =
    answer +
    drawnParagraph(writing, openingPool(writing.context)) +
    local +
    order.map((id) => renderSection(writing, id)).join('') +
    questionsSection(writing);
  return asRead(title, postSlug(title), description, body);
}
