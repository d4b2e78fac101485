import { inPlace, ofPlace } from '../text/portuguese.ts';
import type { ProductType } from './classify-title.ts';
import type { ServiceType } from './title-services.ts';

/** A common noun with the forms that sentences ask for, so that no sentence guesses gender or number. */
export interface Noun {
  readonly name: string;
  readonly plural: string;
  readonly gender: 'm' | 'f';
  /** 'o motor', 'a fotocélula' */
  readonly the: string;
  /** 'do motor' */
  readonly of: string;
  /** 'no motor' */
  readonly in: string;
  /** 'um motor' */
  readonly a: string;
  /** 'este motor', 'esta fotocélula' */
  readonly this: string;
  /** 'os motores' */
  readonly thePlural: string;
  /** 'dos motores' */
  readonly ofPlural: string;
}

export function noun(name: string, plural: string, gender: 'm' | 'f'): Noun {
  const article = gender === 'm' ? 'o' : 'a';
  const articles = gender === 'm' ? 'os' : 'as';
  return {
    name,
    plural,
    gender,
    the: `${article} ${name}`,
    of: ofPlace({ name, article }),
    in: inPlace({ name, article }),
    a: `${gender === 'm' ? 'um' : 'uma'} ${name}`,
    this: `${gender === 'm' ? 'este' : 'esta'} ${name}`,
    thePlural: `${articles} ${plural}`,
    ofPlural: ofPlace({ name: plural, article: articles }),
  };
}

/** How the gate moves; it decides which parts a text speaks of. 'any' where the title names no kind of gate. */
export type Mechanism = 'sliding' | 'tilting' | 'swing' | 'overhead' | 'rolling' | 'any';

type ProductGroup = 'motor' | 'electronic-gate' | 'accessory';

export interface Product {
  readonly group: ProductGroup;
  readonly mechanism: Mechanism;
  /** What the title speaks of. */
  readonly product: Noun;
  readonly motor: Noun;
  readonly gate: Noun;
}

const anyGate = noun('portão', 'portões', 'm');
const anyMotor = noun('motor de portão', 'motores de portão', 'm');

function motorProduct(mechanism: Mechanism, motorNoun: Noun, gateNoun: Noun): Product {
  return { group: 'motor', mechanism, product: motorNoun, motor: motorNoun, gate: gateNoun };
}

function accessory(product: Noun): Product {
  return { group: 'accessory', mechanism: 'any', product, motor: anyMotor, gate: anyGate };
}

export const PRODUCTS: Readonly<Record<ProductType, Product>> = {
  'gate-motor': motorProduct('any', anyMotor, anyGate),
  sliding: motorProduct(
    'sliding',
    noun('motor deslizante', 'motores deslizantes', 'm'),
    noun('portão deslizante', 'portões deslizantes', 'm'),
  ),
  tilting: motorProduct(
    'tilting',
    noun('motor basculante', 'motores basculantes', 'm'),
    noun('portão basculante', 'portões basculantes', 'm'),
  ),
  pivoting: motorProduct(
    'swing',
    noun('motor pivotante', 'motores pivotantes', 'm'),
    noun('portão pivotante', 'portões pivotantes', 'm'),
  ),
  swing: motorProduct(
    'swing',
    noun('motor para portão de abrir', 'motores para portão de abrir', 'm'),
    noun('portão de abrir', 'portões de abrir', 'm'),
  ),
  articulated: motorProduct(
    'swing',
    noun('motor de braço articulado', 'motores de braço articulado', 'm'),
    noun('portão de abrir', 'portões de abrir', 'm'),
  ),
  overhead: motorProduct(
    'overhead',
    noun('motor para portão seccionado', 'motores para portão seccionado', 'm'),
    noun('portão seccionado', 'portões seccionados', 'm'),
  ),
  'rolling-door': motorProduct(
    'rolling',
    noun('motor para portão de enrolar', 'motores para portão de enrolar', 'm'),
    noun('portão de enrolar', 'portões de enrolar', 'm'),
  ),
  'electronic-gate': {
    group: 'electronic-gate',
    mechanism: 'any',
    product: noun('portão eletrônico', 'portões eletrônicos', 'm'),
    motor: anyMotor,
    gate: anyGate,
  },
  'remote-control': accessory(noun('controle remoto', 'controles remotos', 'm')),
  'control-board': accessory(noun('central de comando', 'centrais de comando', 'f')),
  photocell: accessory(noun('fotocélula', 'fotocélulas', 'f')),
  rack: {
    ...accessory(noun('cremalheira', 'cremalheiras', 'f')),
    mechanism: 'sliding',
    gate: noun('portão deslizante', 'portões deslizantes', 'm'),
  },
  battery: accessory(noun('bateria para motor', 'baterias para motor', 'f')),
  lock: accessory(noun('fechadura elétrica', 'fechaduras elétricas', 'f')),
  accessory: accessory(noun('acessório para portão', 'acessórios para portão', 'm')),
};

/** What the page offers, as a heading would say it: the product with the service asked for. */
export function subjectOf(service: ServiceType, { product, group, gate }: Product): Noun {
  const { name, plural } = product;
  switch (service) {
    case 'sale':
      return product;
    case 'store':
      return group === 'electronic-gate'
        ? noun('loja de portões eletrônicos', 'lojas de portões eletrônicos', 'f')
        : noun(`loja de ${plural}`, `lojas de ${plural}`, 'f');
    case 'automation':
      return group === 'accessory'
        ? noun(`automação com ${name}`, `automações com ${name}`, 'f')
        : noun(`automação de ${gate.plural}`, `automações de ${gate.plural}`, 'f');
    case 'installation':
      return noun(`instalação de ${name}`, `instalações de ${name}`, 'f');
    case 'maintenance':
      return noun(`manutenção de ${name}`, `manutenções de ${name}`, 'f');
    case 'repair':
    case 'problem':
      return noun(`conserto de ${name}`, `consertos de ${name}`, 'm');
    case 'emergency':
      return noun(`emergência com ${name}`, `emergências com ${name}`, 'f');
    case 'programming':
      return noun(`programação de ${name}`, `programações de ${name}`, 'f');
    case 'price':
      return noun(`preço de ${name}`, `preços de ${name}`, 'm');
  }
}

/** What the reader wants to do, as an infinitive: 'instalar o motor basculante'. */
export function taskOf(service: ServiceType, { product, group, motor }: Product): string {
  switch (service) {
    case 'sale':
    case 'store':
      return group === 'electronic-gate' ? 'escolher o motor do portão' : `escolher ${product.the}`;
    case 'automation':
      return 'automatizar o portão';
    case 'installation':
      return `instalar ${product.the}`;
    case 'maintenance':
      return `cuidar ${product.of}`;
    case 'repair':
    case 'problem':
      return 'achar o defeito';
    case 'emergency':
      return 'soltar o portão parado';
    case 'programming':
      return group === 'accessory' ? `programar ${product.the}` : `programar ${motor.the}`;
    case 'price':
      return `calcular o preço ${product.of}`;
  }
}
