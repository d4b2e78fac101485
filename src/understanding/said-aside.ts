import { largeOutside, outsideAliases } from './place-names.ts';
import { isDevice, isOfTrade } from './trade-words.ts';
import type { ReadWord } from './words.ts';

/** 'parece porta de filme de terror': what it is compared with stands close behind. */
const COMPARES = new Set(['parece', 'parecendo', 'igual', 'igualzinho', 'feito', 'lembra']);
const COMPARED = 4;
/** 'que tipo de': a kind is asked for, and nothing compared. */
const ASKING_A_KIND = new Set(['que', 'qual', 'quais', 'algum', 'um', 'este', 'esse', 'o']);

/** Whether a word begins a comparison: 'parece', 'que nem', 'corrente tipo de bicicleta'. */
function compares(asked: readonly ReadWord[], at: number): boolean {
  const [typed = '', before = ''] = [asked[at]?.typed, asked[at - 1]?.typed];
  if (typed === 'nem') return before === 'que';
  if (typed === 'tipo' || typed === 'tipo de') return at > 0 && !ASKING_A_KIND.has(before);
  return COMPARES.has(typed);
}

/** Whether a word is only what something is compared with. */
export function isCompared(asked: readonly ReadWord[], at: number): boolean {
  return Array.from({ length: COMPARED }, (_, behind) => at - 1 - behind).some((from) => compares(asked, from));
}

/** 'ao lado da represa', 'perto do metrô': behind these stands how one gets there, and no wish. */
const LEADS_TO =
  /\b(ao lado|do lado|perto|pertinho|proxim[oa]|em frente|na frente|atras)( d[aeo]s?| a[os]?)?( (o|a|os|as|n|numero))?( [a-z0-9]+){1,3}$/;

function isOfTheWay(asked: readonly ReadWord[], at: number): boolean {
  const word = asked[at];
  if (word === undefined || isOfTrade(word) || isDevice(word)) return false;
  const text = asked.slice(0, at + 1).map(({ typed }) => typed);
  return LEADS_TO.test(text.join(' '));
}

/** 'grita que nem porco', 'voltei de Salvador', 'ao lado da represa': a comparison, a town where the gate does not stand, or a landmark. */
export function isSaidAside(asked: readonly ReadWord[], at: number): boolean {
  const typed = asked[at]?.typed ?? '';
  return isCompared(asked, at) || isOfTheWay(asked, at) || largeOutside.has(typed) || outsideAliases.has(typed);
}
