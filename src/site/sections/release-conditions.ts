import type { Movement } from '../../business/gate-movements.ts';

/** What a gate must be for its leaf to be moved by hand, as texts say it that stand alone. A page that says it in a box says it shortly elsewhere. */
const CONDITION = '(?:ret[oa]|inteir[oa]|em piso plano|sem bateria|com o disjuntor desligado|desligado)';
/** The two kinds that may be moved so, each with what it must have. */
const EITHER = '(?:de correr(?<slides> \\([^)]*\\))? ou (?:no |o |do )?de abrir(?<swings> \\([^)]*\\))?)';
const CONDITIONS = new RegExp(
  `(?<!\\p{L})(?<by>[Nn]o|[Oo]|[Dd]o) (?:portão )?${EITHER}(?:,? (?:e )?${CONDITION})+(?! (?:e )?(?:fechad|trancad|no trilho)|, (?:fechad|com a folha|com batente|no trilho))`,
  'gu',
);
/** Of a hand on the gate alone, for which it need not stand on level floor. */
const IS_OF_RELEASE = /\(|em piso plano/u;
const OFF = /,? sem bateria e com o disjuntor desligado/u;

const SHORT: Readonly<Record<string, string>> = {
  no: 'se o seu puder ser solto',
  o: 'o que puder ser solto',
  do: 'do que puder ser solto',
};
/** Where they stand. */
export const WHERE = ' (veja o aviso)';

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

type MovedByHand = Extract<Movement, 'sliding' | 'swing'>;

const OWN: Readonly<Record<MovedByHand, RegExp>> = {
  sliding: /de correr|deslizante/i,
  swing: /de abrir|pivotante/i,
};

/** A sentence behind another that begins with a kind of gate that this one is not. */
function sentenceOf(others: string): RegExp {
  return new RegExp(
    `(?<=[.?!] )(?:(?:No|O|Do|Em portão) (?:portão )?(?:${others})|Basculante)(?!\\p{L})(?:(?![.?!](?:\\s|<|$))[^<])*[.?!](?: |(?=<|$))`,
    'gu',
  );
}

/** '…; basculante, não.' */
const LAST_OF_TILTING = /; (?:no |o )?basculante[^.;:<]*(?=\.)/gu;

const OF_OTHERS: Readonly<Record<MovedByHand, RegExp>> = {
  sliding: sentenceOf('basculante|de abrir|pivotante|de enrolar'),
  swing: sentenceOf('basculante|de correr|deslizante|de enrolar'),
};

/** The text with one of 'de correr (no trilho) ou de abrir (com dobradiças firmes)' where the gate is known to be that one, and without what it says behind of other gates alone. */
export function ofOneKind(text: string, movement: Movement): string {
  if (movement !== 'sliding' && movement !== 'swing') return text;
  return text
    .replace(new RegExp(EITHER, 'gu'), (_, slides = '', swings = '') =>
      movement === 'sliding' ? `de correr${slides}` : `de abrir${swings}`,
    )
    .replace(LAST_OF_TILTING, '')
    .replace(OF_OTHERS[movement], (said) => (OWN[movement].test(said) ? said : ''));
}

/** How often the conditions of releasing a leaf are named. */
export function countConditions(text: string): number {
  return [...text.matchAll(CONDITIONS)].filter(([said]) => IS_OF_RELEASE.test(said)).length;
}

/**
 * The text with its conditions said shortly: 'Só no de correr (com guia e batentes) ou de abrir (com dobradiças firmes), reto, em piso plano'
 * becomes 'Só se o seu puder ser solto'.
 *
 * @param referring whether the first mention says where they stand.
 */
export function shortenConditions(text: string, referring: boolean): string {
  let isFirst = referring;
  return text.replace(CONDITIONS, (said, by: string) => {
    if (!IS_OF_RELEASE.test(said)) return said.replace(OFF, ', desligado');
    const short = (SHORT[by.toLowerCase()] ?? '') + (isFirst ? WHERE : '');
    isFirst = false;
    return isCapital(by) ? short[0]?.toUpperCase() + short.slice(1) : short;
  });
}
