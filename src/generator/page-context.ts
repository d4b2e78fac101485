import type { FactTexts } from '../business/fact-texts.ts';
import type { Place } from '../business/place.ts';
import { neighboursOf } from '../business/places/neighbours.ts';
import { CAPITAL, findPlaceByKey } from '../business/places.ts';
import type { Noun } from '../text/noun.ts';
import { byPlace, inPlace, type Named, ofPlace, theName, toPlace } from '../text/portuguese.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { classifyTitle } from './classify-title.ts';
import { type Product, productOf, subjectOf, taskOf } from './nouns.ts';
import type { Intent } from './section-order.ts';

/** The forms of a place's name; without a place in the title they speak of the whole region. */
interface PlaceTexts {
  /** Null where the title names no place. */
  readonly entry: Place | null;
  readonly name: string;
  /** 'a Mooca' */
  readonly the: string;
  /** 'na Mooca' */
  readonly in: string;
  /** ' na Mooca' behind what happens there; nothing where the title names no place. */
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
  readonly neighbours: readonly Place[];
}

/** Everything a sentence of a page that sells a kit may speak of. All of it is escaped, so sentences are HTML as they stand. */
export interface PageContext extends Product {
  readonly entryId: string;
  readonly intent: Intent;
  /** In slots. */
  readonly t: FactTexts;
  /** The same as they read. */
  readonly words: FactTexts;
  readonly place: PlaceTexts;
  readonly subject: Noun;
  readonly task: string;
}

/** A sentence: plain where it needs nothing, else a function of the page. */
export type Line = string | ((context: PageContext) => string);
export type Pool = readonly Line[];

export function say(line: Line, context: PageContext): string {
  return typeof line === 'string' ? line : line(context);
}

const REGION = { name: 'São Paulo e região', article: null } as const;

/** The municipality a place lies in, with its article. */
function municipalityOf(place: Place): Named {
  return findPlaceByKey(place.municipality) ?? { name: place.municipality, article: null };
}

function within(place: Place): string {
  if (place.kind === 'municipality')
    return place.name === CAPITAL ? 'no centro da Grande São Paulo' : 'na Grande São Paulo';
  const town = municipalityOf(place);
  if (place.kind === 'zone') return inPlace(town);
  return place.zone ? `na ${place.zone} ${ofPlace(town)}` : inPlace(town);
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
    neighbours: entry ? neighboursOf(entry) : [],
  };
}

const INTENT_OF_ENTRY: Readonly<Record<string, Intent>> = {
  'loja-de-motor': 'store',
  'automatizar-portao': 'automation',
  'instalar-motor': 'installation',
  'trocar-motor': 'installation',
};

/** A kit's page, without the facts. */
export function readContext(title: string, understood: Understanding): Omit<PageContext, 't' | 'words'> {
  const { productType } = classifyTitle(title);
  const named = productOf(productType);
  const product = understood.gateKind === null && named.mechanism !== 'any' ? productOf('gate-motor') : named;
  const entryId = understood.entry?.id ?? '';
  const intent = INTENT_OF_ENTRY[entryId] ?? 'sale';
  return {
    ...product,
    entryId,
    intent,
    place: placeTexts(understood.place?.kind === 'own' ? understood.place.place : null),
    subject: subjectOf(intent, product),
    task: taskOf(intent, product),
  };
}
