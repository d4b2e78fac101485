import { isGateKind } from '../business/gate-kind-ids.ts';
import { gateKinds } from '../business/gate-kinds.ts';
import type { Movement } from '../business/gate-movements.ts';
import { type Noun, noun } from '../text/noun.ts';
import type { ServiceType } from './title-services.ts';
import type { ProductType } from './title-products.ts';

/** How the gate moves; it decides which parts a text speaks of. 'any' where the title names no kind of gate. */
export type Mechanism = Movement | 'any';

type ProductGroup = 'motor' | 'electronic-gate';

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
const electronicGate = noun('portão eletrônico', 'portões eletrônicos', 'm');

function ofAnyKind(group: ProductGroup, product: Noun): Product {
  return { group, mechanism: 'any', product, motor: anyMotor, gate: anyGate };
}

/** What a kit's page speaks of. A part's title is answered with the motor that has it. */
export function productOf(type: ProductType): Product {
  if (type === 'electronic-gate') return ofAnyKind('electronic-gate', electronicGate);
  if (!isGateKind(type)) return ofAnyKind('motor', anyMotor);
  const { movement, kit } = gateKinds[type];
  return { group: 'motor', mechanism: movement, product: kit.motor, motor: kit.motor, gate: kit.gate };
}

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
      return noun(`automação de ${gate.plural}`, `automações de ${gate.plural}`, 'f');
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
      return `programar ${motor.the}`;
    case 'price':
      return `calcular o preço ${product.of}`;
  }
}
