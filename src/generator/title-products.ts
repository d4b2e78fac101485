import { gateKindIds } from '../business/gate-kind-ids.ts';
import { type GateKind, gateKinds } from '../business/gate-kinds.ts';
import { gateParts, type Part, partIds } from '../business/gate-parts.ts';

export type ProductType = GateKind | Part | 'gate-motor' | 'electronic-gate' | 'accessory';

/** Of a title that names two kinds, the one that stands first here decides; kinds that are not here come after these. */
const DECIDING: readonly GateKind[] = ['tilting', 'sliding', 'articulated', 'pivoting'];

const ACCESSORIES = [
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
];

/** The words by which a title names a product, in the order in which they decide: what we sell beside a motor, then the kinds. */
export const PRODUCTS: readonly (readonly [type: ProductType, keys: readonly string[]])[] = [
  ...partIds.flatMap((id) => {
    const { sold } = gateParts[id];
    return sold ? [[id, sold.titleWords] as const] : [];
  }),
  ['accessory', ACCESSORIES],
  ...[...new Set([...DECIDING, ...gateKindIds])].map((kind) => [kind, gateKinds[kind].titleWords] as const),
  ['electronic-gate', ['portao eletronico', 'portoes eletronicos', 'portao automatico', 'portoes automaticos']],
];
