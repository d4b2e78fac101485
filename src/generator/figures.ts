/** Figures that a text states and that only the company's facts may decide: found in Portuguese text as people write them. */

export type FigureKind =
  | 'price'
  | 'seconds'
  | 'opening'
  | 'warranty'
  | 'weight'
  | 'instalments'
  | 'horsepower'
  | 'power'
  | 'hours'
  | 'discount'
  | 'phone';

export interface Figure {
  readonly kind: FigureKind;
  /** What is compared: '1349', '4', '12' months, '1/4'. */
  readonly value: string;
  /** As the text says it. */
  readonly said: string;
}

const WORDS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  dezesseis: 16,
  vinte: 20,
};
/** Every repetition has an end: a megabyte of digits or of lists is read in one pass. */
const AMOUNT = String.raw`(?<![\d.,])\d{1,9}(?:\.\d{3}){0,3}(?:,\d{1,4})?`;
const COUNT = `(?:${AMOUNT}|(?<!\\p{L})(?:${Object.keys(WORDS).join('|')}))`;
/** '4, 8 ou 16', '10 a 20', '800 e 1.200': every figure of a list bears the unit at its end. */
const COUNTS = `${COUNT}(?:(?:, | a | ou | e | até )${COUNT}){0,15}`;
const MONEY_LIST = `(?:R\\$ ?)${AMOUNT}`;

const unit = (name: string) => new RegExp(`(?<![\\p{L}\\d])(${COUNTS}) ?${name}(?![\\p{L}\\d])`, 'giu');
const YEARS_OR_MONTHS = '(?<term>anos?|m[eê]s(?:es)?)';

const PATTERNS: readonly (readonly [FigureKind, RegExp])[] = [
  ['price', new RegExp(`(${MONEY_LIST})`, 'gu')],
  ['price', new RegExp(`(?<![\\p{L}\\d$])(${AMOUNT}) reais(?!\\p{L})`, 'giu')],
  // 'Um segundo' is an idiom and an ordinal.
  ['seconds', unit('segundos')],
  // Any of the facts' seconds may be named, but a gate opens in those of its motor alone.
  [
    'opening',
    new RegExp(`(?:abr\\p{L}{0,12}|abertura)[^.\\n\\d]{0,40}?(?<![\\p{L}\\d])(?<seconds>(${COUNTS}) segundos)`, 'giu'),
  ],
  ['weight', unit('(?:kg|quilos)')],
  ['horsepower', /(?<!\d)(\d\/\d) ?HP/giu],
  ['power', unit('(?:W|watts)')],
  ['instalments', /(?<![\p{L}\d])(\d{1,9}) ?(?:x(?= (?:sem|de|no|iguais))|parcelas)/giu],
  ['discount', /(?<![\d,])(\d{1,9}(?:,\d{1,4})?) ?% (?:de desconto|à vista|off)/giu],
  ['hours', /das (\d{1,2}h às \d{1,2}h)/giu],
  [
    'warranty',
    new RegExp(
      `garantia(?: de fábrica| estendida| total| contratual)?(?: é| vale| dura)?(?: de| por)? (?<count>${COUNT}) ${YEARS_OR_MONTHS}`,
      'giu',
    ),
  ],
  ['warranty', new RegExp(`(?<![\\p{L}\\d])(?<count>${COUNT}) ${YEARS_OR_MONTHS} de garantia`, 'giu')],
  ['phone', /(\(\d{2}\) ?9?\d{4}-?\d{4})/gu],
];

function amountOf(text: string): string {
  const word = WORDS[text.toLowerCase()];
  return word === undefined
    ? String(
        Number(
          text
            .replace(/\.(?=\d{3})/g, '')
            .replace(/\.$/, '')
            .replace(',', '.'),
        ),
      )
    : String(word);
}

function valuesOf(kind: FigureKind, match: RegExpExecArray): string[] {
  const stated = match.groups?.['seconds'] ?? match[1] ?? '';
  if (kind === 'warranty') {
    const months = Number(amountOf(match.groups?.['count'] ?? '')) * (match.groups?.['term']?.startsWith('a') ? 12 : 1);
    return [String(months)];
  }
  if (kind === 'phone') return [stated.replace(/\D/g, '')];
  if (kind === 'horsepower' || kind === 'hours') return [stated.toLowerCase()];
  return (stated.match(new RegExp(COUNT, 'giu')) ?? []).map(amountOf);
}

/** Every figure that the plain text states, in its order of kinds; the same may come twice. */
export function figuresIn(text: string): Figure[] {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ');
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].flatMap((match) =>
      valuesOf(kind, match).map((value) => ({ kind, value, said: (match.groups?.['seconds'] ?? match[0]).trim() })),
    ),
  );
}

/** What makes two figures the same: '800 kg' and '800 quilos'. */
export function figureKey({ kind, value }: Pick<Figure, 'kind' | 'value'>): string {
  return `${kind} ${value}`;
}

/** The keys of all figures that the plain text states. */
export function figureKeys(text: string): ReadonlySet<string> {
  return new Set(figuresIn(text).map(figureKey));
}
