import { paragraph } from './html-fragments.ts';
import { isCare, isOutsideKits, type PageContext, type Pool } from './page-context.ts';
import { exchangePriceAnswer, priceAnswer, sizedPriceAnswer } from './pools/answers/prices.ts';
import { wishLeads, wishPromises } from './pools/answers/wishes.ts';
import { cableInvitations, cablePromises, trappedPromises, otherBrandCare, otherBrandOffers, otherBrandPromises, outsideInvitations, outsideOffers, outsidePromises, symptomOpenings } from './pools/apart.ts';
import { accessoryInvitations, accessoryPromises, emergencyInvitations, emergencyPromises, invitations, leafPromises, openings, partPrices, programmingPromises, promises, rangePromises, serviceInvitations, servicePromises } from './pools/openings.ts';
import { modelSentences } from './pools/models.ts';
import { draw, drawnParagraph, modelLine, type Writing } from './render-blocks.ts';
import { mayFall } from './symptoms.ts';
import { isOfLeaf } from './terms.ts';

/** The head of a page: the answer, what we offer, and how a visitor goes on. */

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
  const urgent = context.serviceType === 'problem' || mayFall(symptom) ? symptomOpenings[symptom] : undefined;
  if (mayFall(symptom) && urgent) return urgent;
  if (otherBrand !== null) return isCare(context) ? otherBrandCare : otherBrandOffers;
  if (isOutsideKits(context)) return outsideOffers;
  const wish = context.asksFor === null || context.questionType === 'which' || isCare(context) ? undefined : wishLeads[context.asksFor];
  if (wish) return wish;
  if (context.serviceType === 'price' && context.group === 'accessory') return partPrices;
  return urgent ?? openingPool(context);
}

function promisePool(context: PageContext): Pool {
  if (context.symptom === 'trapped') return trappedPromises;
  if (mayFall(context.symptom)) return cablePromises;
  if (context.serviceType === 'emergency') return emergencyPromises;
  if (isOutsideKits(context)) return outsidePromises;
  if (context.otherBrand !== null && isCare(context)) return otherBrandPromises;
  if (isOfLeaf(context.term) && context.group === 'accessory') return leafPromises;
  if (context.serviceType === 'programming') return programmingPromises;
  if (context.group === 'accessory') return accessoryPromises;
  if (isCare(context)) return servicePromises;
  const wished = context.asksFor === null ? undefined : wishPromises[context.asksFor];
  return wished ?? (context.serviceType === 'price' ? promises : allPromises);
}

/** '3 metros', '3,5 m' */
const SIZE = /\d(?:[.,]\d+)? ?m(?:etros?)?(?![a-z])/;

function pricePool({ folded }: PageContext): Pool {
  if (/(?:troc|substitu)/.test(folded)) return exchangePriceAnswer;
  return SIZE.test(folded) ? sizedPriceAnswer : priceAnswer;
}

function invitationPool(context: PageContext): Pool {
  if (mayFall(context.symptom)) return cableInvitations;
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
    .map((model) => paragraph(modelLine(writing, model, writing.choice.some(modelSentences, modelSentences.length))))
    .join('');
}

/** The answer stands alone: an offer beside it would read as if it had not been understood. */
const EXPLAINED: ReadonlySet<PageContext['asksFor']> = new Set<PageContext['asksFor']>(['definition', 'place-of-part', 'reform', 'pilha', 'bypass', 'force']);

/** `answer` is what the title asks for, in a sentence or two: it stands before what we offer. */
export function opening(writing: Writing, answer: string | null): string {
  const { context } = writing;
  const apart = context.otherBrand !== null || isOutsideKits(context) || mayFall(context.symptom);
  const answersPrice = context.serviceType === 'price' && context.isQuestion && !isCare(context);
  const lead = answersPrice && !apart ? null : draw(writing, leadPool(context));
  // What must be said plainly is not left to another writer.
  const explained = EXPLAINED.has(context.asksFor);
  const first = apart ? lead : (writing.written.opening ?? (explained ? null : lead));
  const second = explained && (context.group === 'accessory' || isCare(context)) ? null : draw(writing, answersPrice ? pricePool(context) : promisePool(context));
  const offer = [first, second].filter((text) => text !== null && text !== '').join(' ');
  const offered = offer === '' ? '' : paragraph(offer);
  const told = answer === null ? offered : apart ? offered + paragraph(answer) : paragraph(answer) + offered;
  return (apart || isCare(context) ? '' : namedModels(writing)) + told + drawnParagraph(writing, invitationPool(context));
}
