import type { GateKind } from './gate-kinds.ts';
import { keysOf } from '../text/keys-of.ts';
import type { Part } from './gate-parts.ts';

interface DrawnPart {
  readonly part: Part;
  /** Where it is, said behind its name: 'nas duas pontas do trilho'. */
  readonly where: string;
  /** Whether it moves when it is lit: what is drawn of it shows how it works or fails. */
  readonly moves: boolean;
}

export interface PartDrawing {
  /** In the address of the drawing. */
  readonly file: string;
  /** What is seen as a whole. */
  readonly seen: string;
  /** Said below it where nobody named this kind; null where somebody always does. */
  readonly caption: string | null;
  readonly height: number;
  /** Of two the first is above, and wide screens show them side by side. */
  readonly views: 1 | 2;
  /** In the order of their numbers, from 1. */
  readonly parts: readonly DrawnPart[];
}

const still = (part: Part, where: string): DrawnPart => ({ part, where, moves: false });
const moving = (part: Part, where: string): DrawnPart => ({ part, where, moves: true });

const PHOTOCELLS = 'um par, uma de cada lado da passagem, com o feixe entre elas';
const PILLAR_BOARD = 'na caixa presa ao pilar';
const OUTSIDE_SIREN = 'no alto do pilar, virada para a rua';

const swinging = (leaf: string, motor: string, arm: DrawnPart) => [
  still('leaf', leaf),
  still('hinge', 'entre a folha e o pilar, em cima e embaixo'),
  still('motor', motor),
  arm,
  still('release', 'a fechadura de chave em cima do motor'),
  still('stop', 'no chão, onde a folha para'),
  still('lock', 'na ponta da folha, onde ela fecha'),
  moving('photocell', PHOTOCELLS),
  still('board', PILLAR_BOARD),
  still('push-button', 'na parede, quase sempre do lado de dentro'),
  moving('siren', OUTSIDE_SIREN),
];

/** Of all kinds that are drawn, and of the board: which parts a drawing shows, in the order of its numbers. Names are those of the parts. */
const rows = {
  sliding: {
    file: 'deslizante',
    seen: 'Portão deslizante visto de dentro, meio aberto, e o motor dele sem a tampa',
    caption: 'O desenho é de um portão de correr, o mais comum.',
    height: 452,
    views: 2,
    parts: [
      still('leaf', 'corre de lado, rente ao muro'),
      still('rail', 'no chão, debaixo da folha'),
      moving('photocell', PHOTOCELLS),
      still('stop', 'nas duas pontas do trilho'),
      still('lock', 'no pilar em que a folha encosta'),
      still('push-button', 'na parede, quase sempre do lado de dentro'),
      moving('siren', OUTSIDE_SIREN),
      still('rack', 'a barra de dentes presa ao longo da folha'),
      moving('pinion', 'a roda dentada do motor que morde a cremalheira'),
      still('gear', 'dentro do motor, no eixo do pinhão'),
      still('motor', 'na base, do lado de dentro, junto do muro'),
      still('board', 'debaixo da tampa do motor'),
      still('capacitor', 'o cilindro embaixo da central'),
      moving('limit-switch', 'um ímã na cremalheira para cada ponta e o sensor no motor'),
      moving('release', 'a alavanca com chave na frente do motor'),
      still('roller', 'embaixo da folha, rodando no trilho'),
    ],
  },
  tilting: {
    file: 'basculante',
    seen: 'Portão basculante visto de dentro, fechado, e de lado, abrindo',
    caption: null,
    height: 452,
    views: 2,
    parts: [
      still('leaf', 'sobe e deita: a parte de baixo sai para a rua, a de cima entra'),
      still('arm', 'dos dois lados, ligando a folha à coluna'),
      still('counterweight', 'dentro das colunas, um de cada lado'),
      still('cable', 'da folha ao contrapeso, passando pela roldana'),
      still('roller', 'no alto das colunas, por onde passa o cabo'),
      still('motor', 'ao pé da guia, preso à coluna'),
      moving('screw', 'a rosca comprida dentro da guia, que leva a folha'),
      still('limit-switch', 'na guia, um em cima e um embaixo'),
      moving('release', 'a fechadura de chave no corpo do motor'),
      moving('photocell', PHOTOCELLS),
      still('board', 'na caixa junto do motor'),
      still('push-button', 'na parede, quase sempre do lado de dentro'),
    ],
  },
  swing: {
    file: 'duas-folhas',
    seen: 'Portão de duas folhas visto de dentro, fechado, e de cima, abrindo',
    caption: null,
    height: 440,
    views: 2,
    parts: swinging(
      'duas, cada uma presa ao seu pilar',
      'um para cada folha, preso ao pilar',
      moving('arm', 'a haste do motor, que puxa e empurra a folha'),
    ),
  },
  pivoting: {
    file: 'pivotante',
    seen: 'Portão de abrir de uma folha visto de dentro, fechado, e de cima, abrindo',
    caption: null,
    height: 440,
    views: 2,
    parts: swinging(
      'gira inteira em volta do pilar',
      'preso ao pilar das dobradiças',
      moving('arm', 'a haste do motor, que puxa e empurra a folha'),
    ),
  },
  articulated: {
    file: 'articulado',
    seen: 'Portão de abrir com motor de braço articulado, visto de dentro, fechado, e de cima, abrindo',
    caption: null,
    height: 440,
    views: 2,
    parts: swinging(
      'gira inteira em volta do pilar',
      'em pé no pilar das dobradiças',
      still('arm', 'dobra no cotovelo e leva a folha'),
    ),
  },
  overhead: {
    file: 'seccionado',
    seen: 'Portão seccionado visto de lado, meio aberto, com os painéis subindo pelo trilho até o teto',
    caption: null,
    height: 330,
    views: 1,
    parts: [
      still('leaf', 'painéis articulados, um em cima do outro'),
      still('rail', 'dos dois lados: sobe pela parede, faz a curva e segue pelo teto'),
      still('roller', 'na ponta de cada painel, dentro do trilho'),
      still('hinge', 'entre um painel e outro'),
      still('spring', 'enrolada no eixo, em cima do vão, sempre sob tensão'),
      still('cable', 'do tambor do eixo ao pé da folha'),
      still('motor', 'no teto, no fim da guia'),
      moving('belt', 'na guia do teto, puxando o carrinho'),
      still('arm', 'do carrinho ao painel de cima'),
      moving('release', 'a cordinha que pende do carrinho'),
      still('photocell', 'um par, uma de cada lado do vão, perto do chão'),
      still('board', 'dentro da caixa do motor'),
      still('push-button', 'na parede, quase sempre do lado de dentro'),
    ],
  },
  rolling: {
    file: 'de-enrolar',
    seen: 'Porta de enrolar vista de dentro, meio aberta, com o rolo à mostra em cima',
    caption: null,
    height: 330,
    views: 1,
    parts: [
      still('leaf', 'lâminas de aço encaixadas, que se enrolam em cima'),
      still('rail', 'a guia de cada lado, onde correm as lâminas'),
      still('spring', 'dentro do rolo, sempre sob tensão'),
      still('motor', 'na ponta do eixo, no alto'),
      moving('belt', 'do motor à coroa do eixo'),
      moving('limit-switch', 'junto do motor, conta as voltas do eixo'),
      moving('release', 'a corrente que pende do motor, para subir na mão'),
      still('lock', 'embaixo, entre a última lâmina e a guia'),
      still('board', 'na caixa ao lado da porta'),
      still('push-button', 'na parede, ao lado da porta'),
    ],
  },
  board: {
    file: 'central',
    seen: 'Central de comando de motor de portão, sem a tampa, e um controle remoto ao lado',
    caption: 'Numa central comum: posição e nome mudam conforme o modelo.',
    height: 300,
    views: 1,
    parts: [
      still('fuse', 'na entrada da rede elétrica'),
      moving('led', 'pisca para dizer o que a placa está fazendo'),
      moving('record-button', 'o botãozinho que cadastra os controles'),
      still('travel-button', 'o que faz a placa aprender abertura e fechamento'),
      still('board', 'a placa inteira, debaixo da tampa do motor ou em caixa própria'),
      still('antenna', 'o fio solto ligado ao receptor'),
      moving('receiver', 'a plaquinha que escuta o controle'),
      still('force', 'o parafuso de regulagem, do técnico'),
      moving('remote', 'do lado de fora, fala com a antena'),
      still('capacitor', 'ligado aos fios do motor'),
      still('wiring', 'nos bornes, embaixo da placa'),
      still('earthing', 'o fio verde, na carcaça'),
      still('battery', 'fora da placa, em caixa própria, onde há'),
    ],
  },
} as const satisfies Readonly<Partial<Record<GateKind | 'board', PartDrawing>>>;

export type DrawingId = keyof typeof rows;

export const partDrawings: Readonly<Record<DrawingId, PartDrawing>> = rows;

export function isDrawingId(text: string): text is DrawingId {
  return Object.hasOwn(rows, text);
}

export const drawingIds: readonly DrawingId[] = keysOf(rows);

/** Null where the drawing does not show the part. */
export function findDrawnPart(drawing: DrawingId, part: Part): (DrawnPart & { readonly number: number }) | null {
  const { parts } = partDrawings[drawing];
  const at = parts.findIndex((drawn) => drawn.part === part);
  const found = parts[at];
  return found ? { ...found, number: at + 1 } : null;
}
