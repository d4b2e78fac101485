import type { Rule } from './keyword-rules.ts';

export type QuestionType = 'how-to' | 'which' | 'when' | 'where' | 'why' | 'worth-it' | 'general';

const WORTH_IT = [
  'vale a pena',
  'vale apena',
  'compensa',
  'e melhor',
  'e bom',
  'e seguro',
  'e confiavel',
  'preciso',
  'precisa',
  'devo',
  'convem',
  'vantagens e desvantagens',
  'pros e contras',
  'motor ppa e bom',
  'ppa e bom',
];

/** Question words that open a title. The longer ones come first ('por que' before 'por'). */
const OPENERS: readonly Rule<QuestionType>[] = [
  ['why', ['por que', 'porque', 'por qual motivo', 'por quais motivos', 'o que faz', 'o que causa']],
  ['how-to', ['como', 'de que jeito', 'de que maneira', 'passo a passo']],
  ['which', ['qual', 'quais', 'que tipo', 'que motor', 'que modelo']],
  [
    'when',
    ['quando', 'de quanto em quanto tempo', 'de quantos em quantos meses', 'com que frequencia', 'a cada quanto tempo'],
  ],
  ['where', ['onde', 'aonde', 'em que lugar', 'em quais bairros', 'em que bairros', 'em quais cidades']],
  ['worth-it', WORTH_IT],
  [
    'general',
    [
      'quanto',
      'quanta',
      'quantos',
      'quantas',
      'quem',
      'o que',
      'posso',
      'da para',
      'e possivel',
      'existe',
      'tem como',
      'ha como',
      'voces',
    ],
  ],
];

export function opener(text: string): QuestionType | null {
  // 'E quando…', 'Mas como…', 'Afinal, vale a pena…' ask the same; a whole word has to match, 'comodidade' is no 'como'.
  const start = text.replace(
    /^ (?:e|mas|afinal|entao|saiba|veja|descubra|entenda) (?=como|qual|quais|quando|onde|por|porque|vale|quanto)/,
    ' ',
  );
  return OPENERS.find(([, keys]) => keys.some((key) => start.startsWith(` ${key} `)))?.[0] ?? null;
}

/** 'Motor basculante vale a pena?' and 'Portão não fecha: por quê?' carry their question at the end. */
export function questionInside(text: string, marked: boolean): QuestionType {
  if (WORTH_IT.slice(0, 3).some((key) => text.includes(` ${key} `))) return 'worth-it';
  if (!marked) return 'general';
  if (text.includes(' por que ')) return 'why';
  if (text.includes(' qual ') || text.includes(' quais ')) return 'which';
  if (text.includes(' e bom ') || text.includes(' e melhor ') || text.includes(' e seguro ')) return 'worth-it';
  return 'general';
}
