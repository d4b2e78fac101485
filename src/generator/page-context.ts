import { type FactTexts, factTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import type { Place } from '../business/place.ts';
import { byPlace, inPlace, ofPlace, theName, toPlace } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import { findOtherBrand } from '../business/other-brands.ts';
import { type AskedFor, askedFor } from './asked-for.ts';
import { classifyTitle, type TitleClassification } from './classify-title.ts';
import { escapeHtml } from './html-fragments.ts';
import { exchangeOf, noun, type Noun, PRODUCTS, type Product, subjectOf, taskOf } from './nouns.ts';
import { findPlaceInTitle, municipalityOf, neighboursOf, withoutPlace } from './place-in-title.ts';
import { findTerm, partOf, type TermId } from './terms.ts';
import { type Symptom, symptomIn } from './symptoms.ts';

/** The forms of a place's name; without a place in the title they speak of the whole region. */
interface PlaceTexts {
  /** Null where the title names no place. */
  readonly entry: Place | null;
  readonly name: string;
  /** 'a Mooca' */
  readonly the: string;
  /** 'na Mooca' */
  readonly in: string;
  /** ' na Mooca' behind what happens there; nothing where the title names no place: no gate fails 'em São Paulo e região'. */
  readonly here: string;
  /** 'da Mooca' */
  readonly of: string;
  /** 'à Mooca' */
  readonly to: string;
  /** 'pela Mooca' */
  readonly by: string;
  /** 'fica' or 'ficam' */
  readonly lies: string;
  /** Where the place lies, as far as its entry says: 'na Zona Leste de São Paulo', 'em Osasco', 'na Grande São Paulo'. */
  readonly within: string;
  /** What it shares with its neighbours: 'na Zona Leste', 'em Osasco', 'na Grande São Paulo'. */
  readonly around: string;
  readonly neighbours: readonly Place[];
}

/** Everything a sentence may speak of. All of it is escaped, so sentences are HTML as they stand. */
export interface PageContext extends Product, TitleClassification {
  /** The title without its place, case and accents; it is asked, never shown. */
  readonly folded: string;
  /** The words of the title, as typed. */
  readonly titleWords: ReadonlySet<string>;
  readonly t: FactTexts;
  readonly place: PlaceTexts;
  readonly subject: Noun;
  readonly task: string;
  readonly symptom: Symptom;
  /** Another maker that the title names; null where it names none. */
  readonly otherBrand: string | null;
  /** The part or the notion that the title speaks of, as the glossary has it. */
  readonly term: TermId | null;
  /** What a question asks for besides its form. */
  readonly asksFor: AskedFor;
}

type Sentence = string | ((context: PageContext) => string);

/**
 * Where a sentence may stand. 'kit': it states what our kit is or brings, nothing to tell the owner of an unknown motor. 'line': it speaks
 * of the boards and parts of our brand, untrue of another maker's. 'offer': it offers a kit, a price or a visit, which some gates cannot have.
 */
type Scope = 'kit' | 'line' | 'offer';

interface ScopedLine {
  readonly scope: Scope;
  readonly sentence: Sentence;
}

/** A sentence: plain where it needs nothing, else a function of the page, or one of these that holds for some pages only. */
export type Line = Sentence | ScopedLine;
export type Pool = readonly Line[];

export const ofKit = (sentence: Sentence): ScopedLine => ({ scope: 'kit', sentence });
export const ofLine = (sentence: Sentence): ScopedLine => ({ scope: 'line', sentence });
export const ofOffer = (sentence: Sentence): ScopedLine => ({ scope: 'offer', sentence });

export function say(line: Line, context: PageContext): string {
  const sentence = typeof line === 'object' ? line.sentence : line;
  return typeof sentence === 'string' ? sentence : sentence(context);
}

function holds(line: Line, context: PageContext): boolean {
  if (typeof line !== 'object') return true;
  if (line.scope === 'kit') return !isCare(context);
  if (line.scope === 'offer') return !isOutsideKits(context);
  return !isOutsideKits(context) && !(context.otherBrand !== null && isCare(context));
}

const pools = new WeakMap<Pool, boolean>();

/** The sentences of a pool that are true of the page. */
export function usable(pool: Pool, context: PageContext): Pool {
  const scoped = pools.get(pool) ?? pool.some((line) => typeof line === 'object');
  pools.set(pool, scoped);
  return scoped ? pool.filter((line) => holds(line, context)) : pool;
}

const REGION = { name: 'São Paulo e região', article: null } as const;

function within(place: Place): string {
  if (place.kind === 'municipality') return place.name === 'São Paulo' ? 'no centro da Grande São Paulo' : 'na Grande São Paulo';
  const town = municipalityOf(place);
  if (place.kind === 'zone') return inPlace(town);
  return place.zone ? `na ${place.zone} ${ofPlace(town)}` : inPlace(town);
}

function around(place: Place): string {
  if (place.kind === 'municipality') return 'na Grande São Paulo';
  return place.zone && place.kind === 'neighbourhood' ? `na ${place.zone}` : inPlace(municipalityOf(place));
}

function placeTexts(entry: Place | null): PlaceTexts {
  const named = entry ?? REGION;
  return {
    entry,
    name: named.name,
    the: theName(named),
    in: inPlace(named),
    here: entry ? ` ${inPlace(entry)}` : '',
    of: ofPlace(named),
    to: toPlace(named),
    by: byPlace(named),
    lies: named.article === 'os' || named.article === 'as' ? 'ficam' : 'fica',
    within: entry ? within(entry) : 'na Grande São Paulo',
    around: entry ? around(entry) : 'na Grande São Paulo',
    neighbours: entry ? neighboursOf(entry) : [],
  };
}

function escapedTexts<T>(value: T): T;
function escapedTexts(value: unknown): unknown {
  if (typeof value === 'string') return escapeHtml(value);
  if (Array.isArray(value)) return value.map((item: unknown) => escapedTexts(item));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escapedTexts(item)]));
  return value;
}

interface FactPhrases {
  readonly plain: FactTexts;
  readonly escaped: FactTexts;
}

/** Formatting money and numbers is what costs; it depends on the facts alone. */
const phrasesOfFacts = new WeakMap<Facts, FactPhrases>();

export function factPhrases(facts: Facts): FactPhrases {
  const known = phrasesOfFacts.get(facts);
  if (known) return known;
  const plain = factTexts(facts);
  const phrases = { plain, escaped: escapedTexts(plain) };
  phrasesOfFacts.set(facts, phrases);
  return phrases;
}

const CARE: ReadonlySet<string> = new Set(['maintenance', 'repair', 'emergency', 'programming', 'problem']);

/** Gates for which no kit is sold: rolling doors and sectional gates have equipment of their own. */
export function isOutsideKits({ mechanism }: Pick<PageContext, 'mechanism'>): boolean {
  return mechanism === 'rolling' || mechanism === 'overhead';
}

/** Pages that sell no kit: they care for a motor that is there already, speak of a part, or of a gate that our kits do not fit. */
export function isCare(context: Pick<PageContext, 'serviceType' | 'group' | 'mechanism'>): boolean {
  return context.group === 'accessory' || CARE.has(context.serviceType) || isOutsideKits(context);
}

/** What the title says, without the facts. */
type TitleReading = Omit<PageContext, 't'>;

/** What many call the control board. */
const PLACA = noun('placa de motor', 'placas de motor', 'f');

function read(title: string): TitleReading {
  const place = findPlaceInTitle(title);
  const wish = withoutPlace(title, place);
  const symptom = symptomIn(wish);
  const classified = classifyTitle(wish);
  // 'Portão basculante pesado' offers nothing to buy.
  const classification = symptom === 'heavy-leaf' && classified.serviceType === 'sale' ? { ...classified, serviceType: 'problem' as const } : classified;
  const folded = searchKey(wish);
  const term = findTerm(wish);
  const general = PRODUCTS[classification.productType];
  const named = term === null ? null : partOf(term);
  const calledTrava = classification.productType === 'lock' && !folded.includes('fechadura');
  const calledPlaca = classification.productType === 'control-board' && folded.includes('placa');
  const called = calledPlaca ? PLACA : (classification.productType === 'accessory' || calledTrava) ? named : null;
  const product = called === null ? general : { ...general, product: called };
  return {
    folded,
    titleWords: new Set(title.split(/[^\p{L}\p{N}]+/u)),
    ...classification,
    ...product,
    place: placeTexts(place),
    subject: classification.serviceType === 'repair' && /(?:^| )(?:troca|trocar|substitu)/.test(folded) ? exchangeOf(product.product) : subjectOf(classification.serviceType, product),
    task: taskOf(classification.serviceType, product),
    symptom,
    otherBrand: findOtherBrand(title, place?.name),
    term,
    asksFor: askedFor(wish, classification, term),
  };
}

let last: { readonly title: string; readonly reading: TitleReading } | null = null;

/** A title is read once for all its variations, which are asked for one after the other. */
export function readTitle(title: string): TitleReading {
  if (last?.title !== title) last = { title, reading: read(title) };
  return last.reading;
}
