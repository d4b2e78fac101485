import { searchKey } from '../text/slug.ts';
import type { AskedFigures } from '../business/asked-figures.ts';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)`;

/** As Brazilians write it: '1.200' is a thousand, '3,5' and '3.5' are three and a half. */
function parseNumber(typed: string): number {
  return Number(/^\d{1,3}(?:\.\d{3})+$/.test(typed) ? typed.replaceAll('.', '') : typed.replace(',', '.'));
}

/** A number before a unit. */
const before = (unit: string) => new RegExp(`${NUMBER} ?(?:${unit})\\b`);

function find(folded: string, numberBefore: RegExp): number | null {
  const [, typed] = numberBefore.exec(folded) ?? [];
  return typed === undefined ? null : parseNumber(typed);
}

const KILOGRAMS = 'kg|kgs|quilos?|kilos?';
const TONNES = 'toneladas?|ton';
/** Counts that people write out where they weigh a gate. */
const WRITTEN: Readonly<Record<string, number>> = {
  meia: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
};
const HUNDREDS: Readonly<Record<string, number>> = {
  cem: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};
const COUNT = `${NUMBER}|(${Object.keys(WRITTEN).join('|')})`;
const HUNDRED = String.raw`(\d{3})|(${Object.keys(HUNDREDS).join('|')})`;
const TONNES_WEIGHED = new RegExp(`\\b(?:${COUNT}) ?(?:${TONNES})\\b( e meia\\b)?`);
const THOUSANDS_WEIGHED = new RegExp(`\\b(?:(?:${COUNT}) ?)?mil(?: e (?:${HUNDRED}))? ?(?:${KILOGRAMS})\\b`);
const KILOGRAMS_WEIGHED = before(KILOGRAMS);
const HUNDREDS_WEIGHED = new RegExp(`\\b(${Object.keys(HUNDREDS).join('|')}) (?:${KILOGRAMS})\\b`);

/** What was typed in digits or written out; null where it is neither. */
function countOf(digits: string | undefined, word: string | undefined, words = WRITTEN): number | null {
  return digits === undefined ? (words[word ?? ''] ?? null) : parseNumber(digits);
}

/** '600 kg', 'quinhentos quilos', 'mil quilos', '2 mil quilos', 'mil e duzentos quilos', 'uma tonelada e meia'. */
function kilogramsIn(folded: string): number | null {
  const inThousands = THOUSANDS_WEIGHED.exec(folded);
  if (inThousands) {
    const [, digits, word, moreDigits, moreWord] = inThousands;
    return (countOf(digits, word) ?? 1) * 1000 + (countOf(moreDigits, moreWord, HUNDREDS) ?? 0);
  }
  const typed = find(folded, KILOGRAMS_WEIGHED) ?? countOf(undefined, HUNDREDS_WEIGHED.exec(folded)?.[1], HUNDREDS);
  if (typed !== null) return typed;
  const [, digits, word, andHalf] = TONNES_WEIGHED.exec(folded) ?? [];
  const tonnes = countOf(digits, word);
  return tonnes === null ? null : (tonnes + (andHalf === undefined ? 0 : 0.5)) * 1000;
}

/** '3 metros de trilho', 'a 20 m do quadro': lengths of something else than the gate. */
const OF_A_PART = String.raw`(?! ?(?:lineares )?(?:de |d[ao] )(?:trilho|cremalheira|cabo|cabinho|fio|corrente|conduite|eletroduto|distancia|muro|quadro|casa|motor|rua|calcada|mangueira|guia|perfil|canaleta|alcance))`;

const METRES = '(?:metros?|mts?|m)';
const METRES_AND_HALF = new RegExp(
  String.raw`\b(?:(\d{1,2})|(${Object.keys(WRITTEN).join('|')}))(?: ?${METRES} e meio| e meio ?${METRES})\b`,
  'g',
);

/** '5 metros e meio', 'cinco e meio m' → '5.5 m'. */
function withHalfMetres(folded: string): string {
  return folded.replace(
    METRES_AND_HALF,
    (_, digits: string | undefined, word: string | undefined) => `${(countOf(digits, word) ?? 0) + 0.5} m`,
  );
}

/** 'o ponto de luz fica a 15 metros do portão', 'teto baixo, menos de 2,20 m': how far off something is, and how high the garage. */
const OF_THE_GARAGE = new RegExp(
  String.raw`\ba \d+(?:[.,]\d+)? ?${METRES} d[oa] (?:portao|motor|garagem)\b|\b(?:teto|forro|laje|pe direito)\b(?: [a-z]+){0,4},?(?: [a-z]+){0,3} \d+(?:[.,]\d+)? ?${METRES}\b`,
  'g',
);

/** 'acionador de 1,5 m', 'fotocélula 15 metros': how long a part is, or how far it reaches. */
const OF_A_PART_BEFORE = new RegExp(
  String.raw`\b(?:acionador|fuso|haste|bracos?|pistao|cremalheira|trilho|cabo|fio|fotocelulas?|antena|alcance)(?: (?:de|com|tem|ate))? \d+(?:[.,]\d+)? ?${METRES}\b`,
  'g',
);

const TIMES = 'x|vezes|aberturas|ciclos|acionamentos';

const ACROSS_AND_UP = new RegExp(`${NUMBER} ?(?:m|metros?)? ?(?:x|por) ?${NUMBER} ?(?:m\\b|metros?\\b|$)`);
const FLATS = before('apartamentos?|aptos?|apes|ap|aps|unidades|moradores|casas|familias|vagas|lugares|carros');
const LENGTH = before(`(?:metros?|mts?|m)\\b${OF_A_PART}`);
/** 'duas folhas', 'pivotante duplo', 'abre no meio'; not one of the two. */
const TWO_LEAVES =
  /\b(?:(?:duas|2) (?:folhas|bandas)|folhas? duplas?|(?:pivotante|motor|kit) duplo|dois motores|abre no meio)\b/;
const ONE_OF_TWO = /\b(?:so|apenas|somente) (?:em |n)?uma\b|\buma (?:folha )?so\b|\b(?:uma|outra|segunda) folha\b/;
const CYCLES_A_DAY = before(`(?:${TIMES}) ?(?:ao|por|\\/|a) ?dia`);
const CYCLES_AN_HOUR = before(`(?:${TIMES}|carros|veiculos) ?(?:por|\\/|a cada|na|a) ?(?:1 |uma )?(?:hora|h)`);

/** '80 apartamentos', '600 kg', '4 m', '3x2,5', '40 vezes por dia'. Pure. */
export function figuresIn(title: string): AskedFigures {
  const folded = withHalfMetres(searchKey(title)).replace(OF_THE_GARAGE, ' ').replace(OF_A_PART_BEFORE, ' ');
  const [, across, up] = ACROSS_AND_UP.exec(folded) ?? [];
  return {
    flats: find(folded, FLATS),
    kilograms: kilogramsIn(folded),
    metres: across === undefined ? find(folded, LENGTH) : parseNumber(across),
    heightMetres: up === undefined ? null : parseNumber(up),
    cyclesADay: find(folded, CYCLES_A_DAY),
    cyclesAnHour: find(folded, CYCLES_AN_HOUR),
    leaves: TWO_LEAVES.test(folded) && !ONE_OF_TWO.test(folded) ? 2 : null,
  };
}
