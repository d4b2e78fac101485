import { searchKey } from '../text/slug.ts';
import { PRODUCTS, type ProductType } from './title-products.ts';

export type ServiceType =
  | 'sale'
  | 'installation'
  | 'maintenance'
  | 'repair'
  | 'emergency'
  | 'programming'
  | 'price'
  | 'store'
  | 'automation'
  | 'problem';

export type QuestionType = 'how-to' | 'which' | 'when' | 'where' | 'why' | 'worth-it' | 'general';

export interface TitleClassification {
  readonly productType: ProductType;
  readonly serviceType: ServiceType;
  readonly questionType: QuestionType;
  readonly isQuestion: boolean;
}

/** Keys are folded (no accents, lowercase) and stand at the head of a word; the first that is found decides. */
type Rule<T> = readonly [type: T, keys: readonly string[]];

const SERVICES: readonly Rule<ServiceType>[] = [
  [
    'price',
    [
      'quanto custa',
      'quanto sai',
      'quanto fica',
      'quanto cobra',
      'quanto e',
      'qual o preco',
      'qual o valor',
      'preco',
      'valor',
      'custo',
      'orcamento',
      'tabela de',
      'barat',
      'parcel',
    ],
  ],
  [
    'emergency',
    [
      'emergencia',
      'urgente',
      'urgencia',
      'plantao',
      '24h',
      '24 h',
      '24 horas',
      'falta de luz',
      'falta de energia',
      'queda de luz',
      'sem energia',
      'sem luz',
    ],
  ],
  [
    'programming',
    ['program', 'codific', 'cadastr', 'configur', 'apagar control', 'copiar control', 'clonar', 'regular', 'ajust'],
  ],
  [
    'maintenance',
    [
      'manutencao',
      'manutencoes',
      'manter',
      'preventiv',
      'lubrific',
      'revisao',
      'revisar',
      'limpar',
      'limpeza',
      'graxa',
      'qual oleo',
      'que oleo',
      'oleo usar',
      'oleo para',
      'troca de oleo',
      'conserva',
      'reforma',
    ],
  ],
  [
    'problem',
    [
      'nao fecha',
      'nao abre',
      'nao funciona',
      'nao responde',
      'nao liga',
      'nao para',
      'nao sobe',
      'nao desce',
      'parou',
      'para no meio',
      'travad',
      'travou',
      'travar',
      'travando',
      'trava sozinh',
      'barulh',
      'ruido',
      'lento',
      'devagar',
      'volta sozinh',
      'abre sozinh',
      'fecha sozinh',
      'abrindo sozinh',
      'esquent',
      'aquec',
      'disjuntor',
      'queim',
      'problema',
      'defeito',
      'falha',
      'sinais',
      'sinal de',
      'emperr',
      'trepid',
      'fora do trilho',
      'do trilho',
      'forca',
      'caiu',
      'tombou',
      'pendurad',
      'presa no',
      'preso no',
      'presa n',
      'vaza',
      'chuva',
      'chove',
      'molhad',
      'molhou',
      'enchente',
      'alagou',
      'temporal',
      'tempestade',
      'arrebent',
      'rompeu',
      'rompid',
      'quebrou',
      'quebrad',
      'partido',
      'partiu',
      'desfiad',
      'raio',
    ],
  ],
  [
    'repair',
    [
      'consert',
      'reparo',
      'reparar',
      'reparacao',
      'arrumar',
      'assistencia',
      'tecnico',
      'trocar',
      'troca',
      'substitui',
      'recuper',
    ],
  ],
  ['installation', ['instal', 'montagem', 'montar', 'colocar', 'colocacao', 'por motor']],
  ['store', ['loja', 'onde comprar', 'revenda', 'distribuidor', 'fornecedor', 'representante']],
  ['automation', ['automacao', 'automacoes', 'automatizar', 'automatizacao', 'automatizad']],
];

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

/** ' qual motor para portao ': words parted and framed by single spaces, so that a key is found by `includes`. */
function framed(title: string): string {
  return ` ${searchKey(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

function firstMatch<T>(text: string, rules: readonly Rule<T>[]): T | null {
  return rules.find(([, keys]) => keys.some((key) => text.includes(` ${key}`)))?.[0] ?? null;
}

function opener(text: string): QuestionType | null {
  // 'E quando…', 'Mas como…', 'Afinal, vale a pena…' ask the same; a whole word has to match, 'comodidade' is no 'como'.
  const start = text.replace(
    /^ (?:e|mas|afinal|entao|saiba|veja|descubra|entenda) (?=como|qual|quais|quando|onde|por|porque|vale|quanto)/,
    ' ',
  );
  return OPENERS.find(([, keys]) => keys.some((key) => start.startsWith(` ${key} `)))?.[0] ?? null;
}

/** What a title speaks of and asks. Case, accents and the question mark make no difference; unknown subjects are a gate motor for sale. */
export function classifyTitle(title: string): TitleClassification {
  const text = framed(title);
  const asked = opener(text);
  const marked = /[?？]/.test(title);
  const serviceType = firstMatch(text, SERVICES) ?? 'sale';
  const productType = firstMatch(text, PRODUCTS) ?? 'gate-motor';
  // 'Qual o preço…' asks for a price, not for a choice, like 'Quanto custa…'.
  const asksPrice = serviceType === 'price' && (asked === 'which' || asked === 'general');
  const inside = asked === null || asked === 'general' ? questionInside(text, marked) : asked;
  const questionType = asksPrice ? 'general' : inside;
  return { productType, serviceType, questionType, isQuestion: marked || asked !== null || questionType !== 'general' };
}

/** 'Motor basculante vale a pena?' and 'Portão não fecha: por quê?' carry their question at the end. */
function questionInside(text: string, marked: boolean): QuestionType {
  if (WORTH_IT.slice(0, 3).some((key) => text.includes(` ${key} `))) return 'worth-it';
  if (!marked) return 'general';
  if (text.includes(' por que ')) return 'why';
  if (text.includes(' qual ') || text.includes(' quais ')) return 'which';
  if (text.includes(' e bom ') || text.includes(' e melhor ') || text.includes(' e seguro ')) return 'worth-it';
  return 'general';
}
