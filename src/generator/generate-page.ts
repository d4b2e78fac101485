import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import { fillText } from '../content/library/placeholders.ts';
import { withoutSlots, withoutTextSlots } from '../text/fact-slots.ts';
import { postSlug } from '../text/slug.ts';
import type { Correction } from '../understanding/understanding.ts';
import { arithmetic } from './arc/arithmetic.ts';
import { arcBody, type ArcRequest, unansweredBody } from './arc/arc-page.ts';
import { WITHOUT_OFFER } from './arc/arc.ts';
import { fittingWordings } from './arc/fitting-wordings.ts';
import { caseOfPage } from './arc/named-case.ts';
import { storedValues } from './arc/arc-values.ts';
import { truestOfPlace } from './arc/true-of-place.ts';
import { DESCRIPTION_LENGTH } from './description-length.ts';
import { kitBody } from './kit-page.ts';
import { pagePlan } from './page-plan.ts';
import { fixedChoice, seededChoice } from './seeded-choice.ts';
import { hashText } from './text-hash.ts';
import { understandOnce } from './understand-once.ts';
import { writtenBody } from './written/written-body.ts';
import type { WrittenPage } from './written/written-page.ts';

/** Goes up when texts or rules change what a seed gives, so that stored seeds are known to speak of other templates. */
export const TEMPLATE_VERSION = 15;

export interface PageRequest {
  readonly title: string;
  /** 0…100. */
  readonly creativity: number;
  /** Any integer; at a fixed selection (creativity up to 20) it changes nothing. */
  readonly seed: number;
  readonly facts: Facts;
  /** What an administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** A page that an outside model wrote, checked; null or missing where the texts are ours. */
  readonly written?: WrittenPage | null | undefined;
}

export interface GeneratedPage {
  /** As it was given; plain text, not escaped. */
  readonly title: string;
  /** '' where the title has no letter or digit. */
  readonly slug: string;
  /** Plain text, a complete sentence of 70 to 155 characters. */
  readonly description: string;
  /** A fragment of semantic HTML without h1, scripts and style attributes; its first paragraph answers the title. */
  readonly html: string;
  /** The same as it is stored: the facts of the company stand in slots, which are filled when the page is shown. */
  readonly stored: { readonly description: string; readonly content: string };
}

/** Pure: the same title, correction, creativity, seed and facts give the same page. */
export function generatePage({
  title,
  creativity,
  seed,
  facts,
  correction,
  written = null,
}: PageRequest): GeneratedPage {
  const plan = pagePlan(creativity);
  const choice = plan.randomSelection ? seededChoice(hashText(title) ^ seed) : fixedChoice;
  const understood = understandOnce(title, correction);
  const { entry } = understood;
  const request = { title, understood, facts, choice, plan };
  const slug = postSlug(title);
  if (written !== null && entry !== null)
    return asRead(title, slug, written.description, writtenBody(request, entry, written));
  // First, since both draw from the same choice.
  const description = describe(request);
  const body =
    entry === null
      ? unansweredBody(request)
      : isOneOfHundreds(request, entry)
        ? kitBody(request, entry)
        : arcBody(request, entry);
  return asRead(title, slug, description, body);
}

export function asRead(title: string, slug: string, description: string, content: string): GeneratedPage {
  return {
    title,
    slug,
    description: withoutTextSlots(description),
    html: withoutSlots(content),
    stored: { description, content },
  };
}

/**
 * The title of a kit at a place of ours, and nothing besides: there is one for each place, and pages that draw from pools of sentences stay
 * unlike each other. Any other title is answered with its entry.
 */
function isOneOfHundreds(request: ArcRequest, entry: Entry): boolean {
  return (
    entry.kit &&
    entry.family === 'purchase' &&
    request.understood.place?.kind === 'own' &&
    caseOfPage(entry, request) === null &&
    !namesMeasure(request)
  );
}

/** A page that compares kits reckons nothing: who names a measure is answered with what it comes to. */
function namesMeasure({ understood, facts }: ArcRequest): boolean {
  return arithmetic(understood, facts).length > 0;
}

const UNANSWERED = [
  'Conte o que acontece com o portão{place.here} e receba a resposta de um técnico pelo WhatsApp.',
  'Mande sua pergunta sobre portão automático{place.here} e um técnico responde pelo WhatsApp.',
];
/** The place, then ends that are true of every page that offers something, and of those that offer nothing. */
const PLACE_ENDING = 'Atendemos {place.in}.';
const ENDINGS = ['Orçamento pelo WhatsApp.', 'Técnico em {facts.municipalities}.'];
const PLAIN_ENDINGS = ['Veja o que fazer.', 'Veja aqui o que fazer e quem procurar.'];

export function describe(request: ArcRequest): string {
  const { title, understood, facts, choice } = request;
  const values = storedValues(facts, understood);
  const fill = (text: string) => fillText(text, values).replaceAll('\u00A0', ' ');
  const { entry } = understood;
  const ofCase = entry === null ? [] : (caseOfPage(entry, request)?.description ?? []);
  const wordings = ofCase.length > 0 ? ofCase : truestOfPlace({ understood, facts }, entry?.description ?? UNANSWERED);
  const start = wordings.indexOf(
    choice.one(entry && ofCase.length === 0 ? fittingWordings(title, wordings, entry) : wordings),
  );
  // Whoever is refused is not told that we come there.
  const place = understood.place?.kind === 'own' && entry?.family !== 'refusal' ? understood.place.place.name : '';
  const endings = entry !== null && WITHOUT_OFFER.has(entry.family) ? PLAIN_ENDINGS : ENDINGS;
  const texts = [...wordings.slice(start), ...wordings.slice(0, start)].map((text) =>
    completed(fill(text), place, [PLACE_ENDING, ...endings].map(fill)),
  );
  const fits = (text: string) => {
    const { length } = withoutTextSlots(text);
    return length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most;
  };
  return (
    texts.find((text) => fits(text) && withoutTextSlots(text).includes(place)) ??
    texts.find(fits) ??
    texts.toSorted((a, b) => withoutTextSlots(a).length - withoutTextSlots(b).length)[0] ??
    ''
  );
}

/** A sentence that does not name the place, or says too little, gets one more. */
function completed(text: string, place: string, endings: readonly string[]): string {
  const [ofPlace, ...others] = endings;
  const lengthOf = (words: string) => withoutTextSlots(words).length;
  const named = withoutTextSlots(text).includes(place) || ofPlace === undefined ? text : `${text} ${ofPlace}`;
  const more =
    lengthOf(named) < DESCRIPTION_LENGTH.least
      ? others.map((ending) => `${named} ${ending}`).find((whole) => lengthOf(whole) >= DESCRIPTION_LENGTH.least)
      : undefined;
  return more ?? named;
}
