import { firstMatch, framed, type Rule } from './keyword-rules.ts';
import { opener, type QuestionType, questionInside } from './title-questions.ts';
import { SERVICES, type ServiceType } from './title-services.ts';

export type ProductType =
  | 'gate-motor'
  | 'sliding'
  | 'tilting'
  | 'pivoting'
  | 'swing'
  | 'articulated'
  | 'overhead'
  | 'rolling-door'
  | 'electronic-gate'
  | 'remote-control'
  | 'control-board'
  | 'photocell'
  | 'rack'
  | 'battery'
  | 'lock'
  | 'accessory';

export interface TitleClassification {
  readonly productType: ProductType;
  readonly serviceType: ServiceType;
  readonly questionType: QuestionType;
  readonly isQuestion: boolean;
}

const PRODUCTS: readonly Rule<ProductType>[] = [
  [
    'remote-control',
    [
      'controle remoto',
      'controles remotos',
      'controle de portao',
      'controle do portao',
      'controle para portao',
      'controle ppa',
      'controle',
    ],
  ],
  [
    'control-board',
    [
      'central de comando',
      'central do portao',
      'central ppa',
      'placa de comando',
      'placa do motor',
      'placa do portao',
      'placa',
      'central eletronica',
    ],
  ],
  ['photocell', ['fotocelula', 'sensor', 'barreira', 'antiesmagamento', 'anti esmagamento']],
  ['rack', ['cremalheira']],
  ['battery', ['bateria', 'nobreak', 'no break']],
  ['lock', ['fechadura', 'trava eletrica', 'trava para', 'trava de portao', 'travas']],
  [
    'accessory',
    [
      'acessorio',
      'peca',
      'roldana',
      'pinhao',
      'botoeira',
      'fim de curso',
      'fusivel',
      'encoder',
      'contrapeso',
      'cabo de aco',
      'sinaleira',
      'sirene',
      'receptor',
      'capacitor',
      'interfone',
    ],
  ],
  ['tilting', ['bascul']],
  ['sliding', ['desliz', 'de correr', 'correr']],
  ['articulated', ['articulad']],
  ['pivoting', ['pivot']],
  ['swing', ['de abrir', 'duas folhas', 'folha dupla', 'de giro', 'giratori', 'portao social']],
  ['overhead', ['seccionad', 'seccional', 'guilhotina']],
  ['rolling-door', ['porta de enrolar', 'portas de enrolar', 'de enrolar', 'porta de aco', 'portas de aco']],
  ['electronic-gate', ['portao eletronico', 'portoes eletronicos', 'portao automatico', 'portoes automaticos']],
];

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
