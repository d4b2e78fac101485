import { searchKey } from '../text/slug.ts';
import type { TitleFigures } from './understanding.ts';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)`;

/** As Brazilians write it: '1.200' is a thousand, '3,5' and '3.5' are three and a half. */
function parseNumber(typed: string): number {
  return Number(/^\d{1,3}(?:\.\d{3})+$/.test(typed) ? typed.replaceAll('.', '') : typed.replace(',', '.'));
}

function find(folded: string, unit: string): number | null {
  const [, typed] = new RegExp(`${NUMBER} ?(?:${unit})\\b`).exec(folded) ?? [];
  return typed === undefined ? null : parseNumber(typed);
}

/** '80 apartamentos', '600 kg', '4 m', '3x2,5', '40 vezes por dia'. Pure. */
export function figuresIn(title: string): TitleFigures {
  const folded = searchKey(title);
  const [, across, up] =
    new RegExp(`${NUMBER} ?(?:m|metros?)? ?(?:x|por) ?${NUMBER} ?(?:m\\b|metros?\\b|$)`).exec(folded) ?? [];
  const tonnes = find(folded, 'toneladas?|ton');
  return {
    flats: find(folded, 'apartamentos?|aptos?|apes|ap|aps|unidades|moradores|casas|familias|vagas|lugares|carros'),
    kilograms: find(folded, 'kg|kgs|quilos?|kilos?') ?? (tonnes === null ? null : tonnes * 1000),
    metres: across === undefined ? find(folded, 'm|mt|mts|metros?') : parseNumber(across),
    heightMetres: up === undefined ? null : parseNumber(up),
    cyclesADay: find(folded, '(?:x|vezes|aberturas|ciclos|acionamentos) ?(?:ao|por|\\/|a) ?dia'),
  };
}
