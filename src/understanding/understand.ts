import type { Place } from '../business/place.ts';
import { findPlaceByKey } from '../business/places.ts';
import type { Entry } from '../content/library/entry.ts';
import { library } from '../content/library/library.ts';
import { understandBuiltIn } from './built-in-titles.ts';
import { dangerIn } from './dangers.ts';
import { createRanking, type Ranked, type Ranking } from './entry-ranking.ts';
import { findPlace } from './find-place.ts';
import { gateKindIn, partIn } from './gate-in-title.ts';
import type { FoundPlace, PlaceReading } from './place-reading.ts';
import { findBrand, type FoundBrand, withMakersAsOne } from './title-brand.ts';
import { figuresIn } from './title-figures.ts';
import type { Confidence, Correction, Understanding } from './understanding.ts';
import { anchorKeys, fillers, keyOfWord, softWords, tradeKeys } from './vocabulary.ts';
import { foldedWords, isSoft, type ReadWord } from './words.ts';

/** From this score on an entry answers the title; below the second it does not. */
const SURE_FROM = 0.34;
const UNCERTAIN_FROM = 0.26;
/** An entry so near stands alone, whatever word of the title it leaves open. */
const CERTAIN_FROM = 0.75;
/** How far the second must stay behind. */
const MARGIN = 0.004;
const OUTSIDE_ENTRY = 'fora-da-area';
const OTHER_TRADE_ENTRY = 'outro-assunto';
const PLACE_ENTRY = 'portao-no-bairro';

let ranking: Ranking | null = null;

/** Made at the first title: a process that only serves pages needs none. */
function theRanking(): Ranking {
  ranking ??= createRanking(library.values());
  return ranking;
}

/** Pure: what a title asks for, where, of what kind of gate, and how sure that is. */
export function understand(title: string, correction: Correction = {}): Understanding {
  const builtIn = Object.keys(correction).length === 0 ? understandBuiltIn(title) : null;
  return builtIn ?? read(title, correction);
}

function read(title: string, correction: Correction): Understanding {
  const { read: readAll, rank, knows } = theRanking();
  const words = foldedWords(title);
  const found = findPlace(title, isWordOfLanguage);
  const rest = without(words, found);
  const brand = findBrand(rest, isWordOfLanguage);
  const asked = readAll(withMakersAsOne(rest, isWordOfLanguage));
  const danger = library.get(dangerIn(words.join(' ')) ?? '');
  const ranked = weigh(rank(asked), asked, brand);
  const entry = chosenEntry(correction, danger, ranked, asked, found);
  const score = correction.entry !== undefined || danger ? 1 : (ranked.find((candidate) => candidate.entry === entry)?.score ?? 0);
  const place = chosenPlace(correction, found);
  const unexplained = asked.filter(({ key }) => key !== null && !isExplained(key, entry, knows)).map(({ typed }) => typed);
  const refused = place?.kind === 'outside' ? 'outside' : (entry?.refusal ?? null);
  const confidence = correction.entry === undefined ? judge({ entry, danger, score, ranked, asked, unexplained, place }) : place?.kind === 'ambiguous' ? 'uncertain' : 'sure';
  const isOtherTrade = confidence === 'none' && refused === null && !hasAnchor(asked, place);
  const answered = place?.kind === 'outside' && !danger ? (library.get(OUTSIDE_ENTRY) ?? entry) : isOtherTrade ? (library.get(OTHER_TRADE_ENTRY) ?? entry) : entry;
  return {
    entry: confidence === 'none' && !isOtherTrade && refused === null ? null : answered,
    family: answered?.family ?? null,
    place,
    gateKind: correction.gateKind === undefined ? gateKindIn(asked) : correction.gateKind === '' ? null : correction.gateKind,
    part: partIn(asked),
    brand: brand ? { name: brand.name, ours: false } : null,
    danger: answered?.family === 'danger',
    refusal: isOtherTrade ? 'other-trade' : refused,
    confidence: refused !== null && confidence === 'none' ? 'sure' : confidence,
    score,
    alternatives: ranked.map((candidate) => candidate.entry).filter((other) => other !== answered),
    unexplained,
    figures: figuresIn(title),
  };
}

const isWordOfLanguage = (word: string) => keyOfWord.has(word) || fillers.has(word) || softWords.has(word) || isAsked(word);

/** The one place of ours that a title names; null where it names none, several of one name or another's. */
export function findOwnPlace(title: string): Place | null {
  const reading = findPlace(title, isWordOfLanguage)?.reading;
  return reading?.kind === 'own' ? reading.place : null;
}

/** The entries nearest to any text, the best first. */
export function nearestEntries(text: string): readonly Entry[] {
  const { read, rank } = theRanking();
  return rank(read(foldedWords(text))).map(({ entry }) => entry);
}

/** The words of a title that count, in one order: titles of the same key ask for the same, wherever it is. */
export function choiceKey(title: string): string {
  const words = foldedWords(title);
  const rest = without(words, findPlace(title, isWordOfLanguage));
  const keys = theRanking().read(rest).flatMap(({ key }) => (key === null || isSoft(key) ? [] : [key]));
  return [...new Set(keys)].toSorted().join(' ');
}

/** Makes the index that the first title of a process would wait for. */
export function warmUnderstanding(): void {
  theRanking();
  isWordOfLanguage('');
}

let askedWords: ReadonlySet<string> | null = null;

function isAsked(word: string): boolean {
  askedWords ??= new Set([...library.values()].flatMap(({ asks }) => asks.flatMap(foldedWords)));
  return askedWords.has(word);
}

interface Span {
  readonly start: number;
  readonly length: number;
}

function without(words: readonly string[], found: FoundPlace | null): string[] {
  if (!found) return [...words];
  const spans: readonly Span[] = found.spans ?? [found];
  return words.filter((_, at) => !spans.some(({ start, length }) => at >= start && at < start + length));
}

/** Families that a word of the title speaks for; others of the same nearness stand behind. */
const FAVOURED: readonly (readonly [key: string, families: readonly Entry['family'][], factor: number])[] = [
  ['preco', ['price', 'payment', 'refusal', 'danger'], 1.12],
  ['comofazer', ['how-to'], 1.05],
  ['oque', ['product'], 1.08],
  ['praqueserve', ['product'], 1.1],
  ['condominio', ['building'], 1.06],
  ['apartamento', ['building'], 1.06],
];
/** Nobody means these without saying so. */
const ONLY_WITH: Readonly<Partial<Record<Entry['family'], readonly string[]>>> = { price: ['preco', 'orcamento', 'barato', 'promocao'] };
const UNSAID = 0.88;
/** A refusal wants to be meant. */
const REFUSAL_FACTOR = 0.92;

function weigh(ranked: readonly Ranked[], asked: readonly ReadWord[], brand: FoundBrand | null): Ranked[] {
  const keys = new Set(asked.flatMap(({ key }) => key ?? []));
  return ranked
    .map(({ entry, score }) => {
      const favour = FAVOURED.reduce((factor, [key, families, more]) => (keys.has(key) && families.includes(entry.family) ? factor * more : factor), 1);
      const needed = ONLY_WITH[entry.family];
      const unsaid = needed && !needed.some((key) => keys.has(key)) ? UNSAID : 1;
      const refusal = entry.family === 'refusal' ? REFUSAL_FACTOR : 1;
      const ofBrand = entry.family === 'brand' ? (brand ? 1.25 : 0.6) : brand && (entry.family === 'purchase' || entry.family === 'price') ? 0.8 : 1;
      return { entry, score: Math.min(1, score * favour * unsaid * ofBrand * refusal) };
    })
    .toSorted((a, b) => b.score - a.score);
}

function chosenEntry(correction: Correction, danger: Entry | undefined, ranked: readonly Ranked[], asked: readonly ReadWord[], found: FoundPlace | null): Entry | null {
  if (correction.entry !== undefined) return library.get(correction.entry) ?? null;
  if (danger) return danger;
  // 'Mooca', 'portão Mooca': the place is all there is.
  if (found && asked.every(({ key }) => key === null || isSoft(key) || key === 'portao' || key === 'garagem')) return library.get(PLACE_ENTRY) ?? null;
  return ranked[0]?.entry ?? null;
}

function chosenPlace(correction: Correction, found: FoundPlace | null): PlaceReading | null {
  if (correction.place === undefined) return found?.reading ?? null;
  const place = findPlaceByKey(correction.place);
  return place ? { kind: 'own', place } : null;
}

function baseOf(key: string): string {
  return key.startsWith('nao-') ? key.slice(4) : key;
}

function isExplained(key: string, entry: Entry | null, knows: Ranking['knows']): boolean {
  return isSoft(key) || tradeKeys.has(baseOf(key)) || (entry !== null && knows(entry, key));
}

/** Services that are ours where a place of ours stands beside them: 'Vila Mariana conserto'. */
const SERVICE_KEYS = new Set(['consertar', 'manutencao', 'instalar', 'assistencia', 'tecnico', 'programar', 'orcamento', 'urgente', 'plantao']);

function hasAnchor(asked: readonly ReadWord[], place: PlaceReading | null): boolean {
  const keys = asked.flatMap(({ key }) => (key === null ? [] : [baseOf(key)]));
  return keys.some((key) => anchorKeys.has(key)) || (place?.kind === 'own' && keys.some((key) => SERVICE_KEYS.has(key)));
}

interface Judged {
  readonly entry: Entry | null;
  readonly danger: Entry | undefined;
  readonly score: number;
  readonly ranked: readonly Ranked[];
  readonly asked: readonly ReadWord[];
  readonly unexplained: readonly string[];
  readonly place: PlaceReading | null;
}

function judge({ entry, danger, score, ranked, asked, unexplained, place }: Judged): Confidence {
  if (danger) return 'sure';
  if (entry === null) return 'none';
  if (entry.id === PLACE_ENTRY && place !== null && unexplained.length === 0) return place.kind === 'ambiguous' ? 'uncertain' : 'sure';
  const content = asked.filter(({ key }) => key !== null && !isSoft(key)).length;
  const standsAlone = score >= CERTAIN_FROM;
  // Half of what a title says, or more, must be understood.
  const tooLittleExplained = unexplained.length * 2 >= content && unexplained.length > 0;
  if (score < UNCERTAIN_FROM || (tooLittleExplained && !standsAlone)) return 'none';
  const second = ranked.find((candidate) => candidate.entry !== entry)?.score ?? 0;
  const isClear = score >= SURE_FROM && (standsAlone || score - second >= MARGIN) && (standsAlone || hasAnchor(asked, place));
  return isClear && place?.kind !== 'ambiguous' ? 'sure' : 'uncertain';
}

