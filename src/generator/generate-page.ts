import type { Facts } from '../business/facts.ts';
import { postSlug } from '../text/slug.ts';
import { answerOf } from './answers.ts';
import { paragraph } from './html-fragments.ts';
import { factPhrases, isCare, isOutsideKits, type PageContext, type Pool, readTitle } from './page-context.ts';
import { pagePlan } from './page-plan.ts';
import { priceAnswer } from './pools/answers.ts';
import { heavyLeads } from './pools/asked.ts';
import { cableInvitations, cablePromises, otherBrandCare, otherBrandOffers, otherBrandPromises, outsideInvitations, outsideOffers, outsidePromises, symptomOpenings } from './pools/apart.ts';
import { descriptionsFor, shortDescriptions } from './pools/descriptions.ts';
import { kindsOfGate, mechanisms } from './pools/mechanisms.ts';
import { accessoryInvitations, accessoryPromises, emergencyInvitations, emergencyPromises, invitations, leafPromises, openings, partPrices, promises, rangePromises, serviceInvitations, servicePromises } from './pools/openings.ts';
import { textSections } from './pools/sections.ts';
import { installationProcedure } from './pools/steps.ts';
import {
  causesSection,
  draw,
  drawnParagraph,
  featuresSection,
  localSection,
  modelLine,
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
import { isOfLeaf } from './terms.ts';
import { type Choice, fixedChoice, seededChoice } from './seeded-choice.ts';
import { hashText } from './text-hash.ts';
import { DESCRIPTION_LENGTH } from './judgement.ts';

/** Goes up when texts or rules change what a seed gives, so that stored seeds are known to speak of other templates. */
export const TEMPLATE_VERSION = 3;

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
    html: body({ context: { ...reading, t: phrases.escaped }, choice, plan, written, said: new Set() }),
  };
}

function describe(context: PageContext, choice: Choice): string {
  const pool = descriptionsFor(context);
  const start = choice.one([...pool.keys()]);
  const rotated = [...pool.slice(start), ...pool.slice(0, start), ...shortDescriptions];
  const texts = rotated.map((description) => description(context).replaceAll('\u00A0', ' '));
  const fits = texts.find((text) => text.length >= DESCRIPTION_LENGTH.least && text.length <= DESCRIPTION_LENGTH.most);
  return fits ?? texts.reduce((best, text) => (text.length <= DESCRIPTION_LENGTH.most && text.length > best.length ? text : best), '');
}

function body(writing: Writing): string {
  const { context, choice, plan } = writing;
  const answer = answerOf(writing);
  const head = opening(writing, answer?.lead ?? null);
  const sections = sectionOrder(context, choice, plan, new Set(answer?.covers)).map((id) => renderSection(writing, id));
  const blocks = [...sections, featuresSection(writing), tipsSection(writing), ...(context.place.entry ? [localSection(writing)] : [])];
  const ordered = plan.randomMix ? choice.some(blocks, blocks.length) : blocks;
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

function openingPool({ group, serviceType, term }: PageContext) {
  const forSale = ['sale', 'store', 'price', 'installation', 'automation'].includes(serviceType);
  const care = serviceType === 'maintenance' || serviceType === 'repair' || serviceType === 'problem';
  if (group === 'accessory' && isOfLeaf(term) && (forSale || care)) return openings.leaf;
  if (group === 'accessory' && forSale) return openings.accessory;
  if (group === 'accessory' && care) return openings['part-care'];
  return openings[group === 'electronic-gate' && serviceType === 'sale' ? 'electronic-gate' : serviceType];
}

const allPromises: Pool = [...promises, ...rangePromises];

/** The first sentence: what may not wait stands before what the service would say. */
function leadPool(context: PageContext): Pool {
  const { symptom, otherBrand } = context;
  // Whoever asks for a service by name is told of the service, unless there is danger.
  const urgent = context.serviceType === 'problem' || symptom === 'cable' ? symptomOpenings[symptom] : undefined;
  if (symptom === 'cable' && urgent) return urgent;
  if (otherBrand !== null) return isCare(context) ? otherBrandCare : otherBrandOffers;
  if (isOutsideKits(context)) return outsideOffers;
  if (context.asksFor === 'heavy' && context.questionType !== 'which' && !isCare(context)) return heavyLeads;
  if (context.serviceType === 'price' && context.group === 'accessory') return partPrices;
  return urgent ?? openingPool(context);
}

function promisePool(context: PageContext): Pool {
  if (context.symptom === 'cable') return cablePromises;
  if (context.serviceType === 'emergency') return emergencyPromises;
  if (isOutsideKits(context)) return outsidePromises;
  if (context.otherBrand !== null && isCare(context)) return otherBrandPromises;
  if (isOfLeaf(context.term) && context.group === 'accessory') return leafPromises;
  if (context.group === 'accessory') return accessoryPromises;
  if (isCare(context)) return servicePromises;
  return context.serviceType === 'price' ? promises : allPromises;
}

function invitationPool(context: PageContext): Pool {
  if (context.symptom === 'cable') return cableInvitations;
  if (context.serviceType === 'emergency') return emergencyInvitations;
  if (isOutsideKits(context)) return outsideInvitations;
  if ([openings.accessory, openings.leaf].includes(openingPool(context)) && context.symptom === 'any') return accessoryInvitations;
  return isCare(context) ? serviceInvitations : invitations;
}

/** A title that names a model wants its figures first. */
function namedModels(writing: Writing): string {
  const { t, titleWords } = writing.context;
  return t.models
    .filter(({ name }) => titleWords.has(name))
    .map((model) => paragraph(modelLine(writing, model)))
    .join('');
}

/** `answer` is what the title asks for, in a sentence or two: it stands before what we offer. */
function opening(writing: Writing, answer: string | null): string {
  const { context } = writing;
  const apart = context.otherBrand !== null || isOutsideKits(context) || context.symptom === 'cable';
  const answersPrice = context.serviceType === 'price' && context.isQuestion && !isCare(context);
  const lead = answersPrice && !apart ? null : draw(writing, leadPool(context));
  // What must be said plainly is not left to another writer.
  const explained = context.asksFor === 'definition' || context.asksFor === 'place-of-part' || context.asksFor === 'reform';
  const first = apart ? lead : (writing.written.opening ?? (explained ? null : lead));
  const second = explained && context.group === 'accessory' ? null : draw(writing, answersPrice ? priceAnswer : promisePool(context));
  const offer = paragraph([first, second].filter((text) => text !== null && text !== '').join(' '));
  const offered = first === null && second === null ? '' : offer;
  const told = answer === null ? offered : apart ? offered + paragraph(answer) : paragraph(answer) + offered;
  return namedModels(writing) + told + drawnParagraph(writing, invitationPool(context));
}
