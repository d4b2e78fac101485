/** Numbers as texts state them, with what they count: a text from elsewhere may state those alone that it was given. */

const WORDS: Readonly<Record<string, string>> = {
  meio: '0,5',
  meia: '0,5',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  três: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  onze: '11',
  doze: '12',
  treze: '13',
  catorze: '14',
  quatorze: '14',
  quinze: '15',
  dezesseis: '16',
  dezessete: '17',
  dezoito: '18',
  dezenove: '19',
  vinte: '20',
  trinta: '30',
  quarenta: '40',
  cinquenta: '50',
  sessenta: '60',
  setenta: '70',
  oitenta: '80',
  noventa: '90',
  cem: '100',
  cento: '100',
  duzentos: '200',
  trezentos: '300',
  quatrocentos: '400',
  quinhentos: '500',
  seiscentos: '600',
  setecentos: '700',
  oitocentos: '800',
  novecentos: '900',
  mil: '1000',
};

/** Beginnings of units, the same for one and many, short and long. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['R$', /^(?:reais|real)$/],
  ['segundo', /^(?:segundos?|s)$/],
  ['minuto', /^(?:minutos?|min)$/],
  ['hora', /^(?:horas?|h)$/],
  ['dia', /^dias?$/],
  ['semana', /^semanas?$/],
  ['mês', /^m[eê]s(?:es)?$/],
  ['ano', /^anos?$/],
  ['kg', /^(?:kg|quilos?|quilogramas?)$/],
  ['tonelada', /^toneladas?$/],
  ['m²', /^m²$/],
  ['m', /^(?:m|metros?)$/],
  ['cm', /^(?:cm|cent[ií]metros?)$/],
  ['mm', /^(?:mm|mil[ií]metros?)$/],
  ['km', /^(?:km|quil[oô]metros?)$/],
  ['V', /^(?:v|volts?)$/],
  ['W', /^(?:w|watts?)$/],
  ['HP', /^(?:hp|cv|cavalos?)$/],
  ['A', /^(?:a|amp[eè]res?)$/],
  ['MHz', /^mhz$/],
  ['°C', /^(?:°c|graus?)$/],
  ['%', /^(?:%|por cento)$/],
  ['vez', /^(?:x|vez(?:es)?|parcelas?)$/],
  ['ciclo', /^(?:ciclos?|aberturas?|acionamentos?)$/],
];

const DIGITS = String.raw`\d+(?:[.,/:]\d+)*`;
const NUMBER = new RegExp(
  String.raw`(R\$ ?)?(?<![\p{L}\d])(${DIGITS}|(?:${Object.keys(WORDS).join('|')})(?!\p{L})) ?(por cento|m²|°C|[%\p{L}]+)?`,
  'giu',
);

function unitOf(word: string): string | null {
  return UNITS.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0] ?? null;
}

interface StatedFigure {
  /** What is compared: '150 R$', '1 ano', '4'. */
  readonly key: string;
  readonly said: string;
}

/** Digits always; words only before a unit, for 'dois lados' states no figure. */
export function statedFigures(text: string): readonly StatedFigure[] {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ');
  return [...plain.matchAll(NUMBER)].flatMap(([said, money, number = '', next = '']) => {
    const word = WORDS[number.toLowerCase()];
    const unit = money === undefined ? unitOf(next) : 'R$';
    // 'A' behind digits is ampere only as a capital: '10 a 20'.
    const counted = unit === 'A' && next !== 'A' ? null : unit;
    if (word !== undefined && counted === null) return [];
    const value = word ?? number.replace(/\.(?=\d{3}(?!\d))/g, '');
    return [
      {
        key: counted === null ? value : `${value} ${counted}`,
        said: (counted === null || money !== undefined ? said.slice(0, said.length - next.length) : said).trim(),
      },
    ];
  });
}

/** The first figure of the text that the given texts do not state. */
export function figureNotGiven(text: string, given: ReadonlySet<string>): string | null {
  return statedFigures(text).find(({ key }) => !given.has(key))?.said ?? null;
}
