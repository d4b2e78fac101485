import {
  aliases,
  largeOutside,
  outsideAliases,
  outsideByName,
  ownByName,
  plainOutside,
  regions,
} from './place-names.ts';
import type { FoundPlace } from './place-reading.ts';
import { isPlainRun, NEIGHBOURHOOD_HEADS, PLACING, STATES, STREETS } from './place-words.ts';
import { runs, type Typed } from './title-runs.ts';

/** Of towns of one name ours is meant. */
const OUR_STATE = 'SP';

/** Motors, shops, streets and materials that are named as a town is: 'PPA Rio', 'Casas Bahia', 'Alameda Santos', 'de alumínio'. */
const NAMESAKES = new Set([
  'dz rio',
  'ppa rio',
  'motor rio',
  'modelo rio',
  'leio rio',
  'escrito rio',
  'de aluminio',
  'casas bahia',
  ...['no', 'o', 'ao', 'do', 'pro', 'ate'].map((before) => `${before} natal`),
]);
/** Who insures, and a town in Bahia: 'a Porto Seguro cobre?' */
const COMPANIES = new Set(['porto seguro']);

const WITHIN = /^(predio|condominio|portao|motor|garagem|casa|loja|galpao|caixa|imovel|terreno|lote|edificio)$/;

/** 'até Praia Grande', 'pra Porto Alegre': of a large town as clear as 'em'. */
const LEADING = new Set(['ate', 'pra', 'para']);

/** 'no interior do prédio': what is in something stands nowhere else. */
function isWithin([first, second, third]: readonly Typed[]): boolean {
  return first?.folded === 'interior' && /^d[ao]$/.test(second?.folded ?? '') && WITHIN.test(third?.folded ?? '');
}

export function outsideMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const found: FoundPlace[] = [];
  const capitalsTell = words.some(({ isCapital }) => !isCapital);
  for (const { start, length, name, isCapital, before, behind } of runs(words)) {
    if (NAMESAKES.has(`${before} ${name}`) || STREETS.has(before) || isWithin(words.slice(start))) continue;
    const alias = outsideAliases.get(name);
    if (alias !== undefined && !(name.length === 2 && isWord(name)) && !NEIGHBOURHOOD_HEADS.has(before))
      found.push({ reading: { kind: 'outside', name: alias }, start, length, exact: true });
    const isStated = before === 'em' || (before === 'de' && words[start - 2]?.folded === 'sou');
    const town = outsideByName.get(name);
    if (!town) continue;
    const isOurs = ownByName.has(name) || aliases.has(name) || regions.has(name);
    const inState = (STATES.has(behind) || (behind === 'sp' && !isOurs)) && town.states.includes(behind.toUpperCase());
    const state = inState
      ? behind.toUpperCase()
      : (town.states.find((one) => one === OUR_STATE) ?? town.states[0] ?? '');
    const reading = { kind: 'outside', name: `${town.name} (${state})` } as const;
    if (COMPANIES.has(name) && !inState && before !== 'em') continue;
    if (inState) found.push({ reading, start, length: length + 1, exact: true });
    else if (NEIGHBOURHOOD_HEADS.has(before) || isOurs) continue;
    else if (
      length > 1
        ? ((PLACING.has(before) || LEADING.has(before) || isStated) && largeOutside.has(name)) ||
          !isPlainRun(name, isWord) ||
          beginsAsOurs(name)
        : isTownWord(
            {
              name,
              isStated:
                isStated || (isCapital && capitalsTell && start > 0) || (start > 0 && isNamedAlone(name, town.states)),
            },
            isWord,
          )
    )
      found.push({ reading, start, length, exact: true });
  }
  return found;
}

/** 'Campo Limpo Paulista': were its words meant as words, the place of ours would still be read there. */
function beginsAsOurs(name: string): boolean {
  const words = name.split(' ');
  return words.some((_, at) => at > 0 && ownByName.has(words.slice(0, at).join(' ')));
}

/** Towns of our state with so long a name are named without 'em' too: 'vocês atendem Igaratá?' Shorter names are people's, streets' and motors'. */
const ALONE_FROM = 7;

function isNamedAlone(name: string, states: readonly string[]): boolean {
  return name.length >= ALONE_FROM && states.includes(OUR_STATE) && !largeOutside.has(name);
}

function isTownWord(
  { name, isStated }: { readonly name: string; readonly isStated: boolean },
  isWord: (folded: string) => boolean,
): boolean {
  if (name.length < 3 || /^\d/.test(name)) return false;
  if (largeOutside.has(name)) return isStated || !isWord(name);
  return isStated && !isWord(name) && !plainOutside.has(name);
}
