import { formatNumber } from '../text/money.ts';
import { type Noun, noun } from '../text/noun.ts';
import type { Facts } from './facts.ts';
import type { Movement } from './gate-movements.ts';
import type { Spellings } from './spellings.ts';
import type { SubjectTopic } from './subject-topic.ts';

/** How the form of the guide offers a kind, and how its drawings are captioned. */
interface Offer {
  /** In the address of an answer, which people send to each other: it stays as it is. */
  readonly value: string;
  readonly label: string;
  readonly gateCaption: string;
  readonly motorCaption: string;
}

/** `limit` is said beside every advice, or `visitFirst` says why no model is named from a form. */
export type OfferedKind = Offer &
  (
    | { readonly limit: (widthMetres: number, facts: Facts) => string; readonly visitFirst: null }
    | { readonly limit: null; readonly visitFirst: string }
  );

export interface GateKindRow {
  readonly movement: Movement;
  /** As answers name the gate. */
  readonly gate: Noun;
  /** As a page that sells a kit names motor and gate. */
  readonly kit: { readonly motor: Noun; readonly gate: Noun };
  /** In the panel's choice. */
  readonly choice: string;
  /** As its owner says of it: 'meu portão é de correr'. */
  readonly said: string;
  /** The key of the vocabulary that names it, and how people type it. */
  readonly key: string;
  readonly called: Spellings;
  /** Whether a text that begins with the key is only for whoever names it. */
  readonly isCircumstance: boolean;
  /** Beginnings of words, folded, by which the title of a kit's page names it. */
  readonly titleWords: readonly string[];
  /** Null where the form does not offer it: other equipment, which a technician has to see. What is offered is drawn. */
  readonly offered: OfferedKind | null;
  readonly topics: { readonly motor: readonly SubjectTopic[]; readonly installation: readonly SubjectTopic[] };
}

const slidingGate = noun('portão deslizante', 'portões deslizantes', 'm');
const tiltingGate = noun('portão basculante', 'portões basculantes', 'm');
const pivotingGate = noun('portão pivotante', 'portões pivotantes', 'm');
const swingGate = noun('portão de abrir', 'portões de abrir', 'm');
const overheadGate = noun('portão seccionado', 'portões seccionados', 'm');
const rollingGate = noun('portão de enrolar', 'portões de enrolar', 'm');

/**
 * Every kind of gate, in the order in which kinds are offered. A new kind is a row here and its two drawings, which the compiler names
 * (`gate-type-drawing.tsx`, `motor-drawing.tsx`); docs/decisions/099 says what follows from a row.
 */
const rows = {
  sliding: {
    movement: 'sliding',
    gate: slidingGate,
    kit: { motor: noun('motor deslizante', 'motores deslizantes', 'm'), gate: slidingGate },
    choice: 'De correr (deslizante)',
    said: 'de correr',
    key: 'deslizante',
    called: {
      words: 'deslizantes, corredico, corredica, correr',
      phrases:
        'de corer, portao corre, de correr, que corre, de deslizar, corre de lado, abre de lado, que desliza, portao corredico',
    },
    isCircumstance: true,
    titleWords: ['desliz', 'de correr', 'correr'],
    offered: {
      value: 'deslizante',
      label: 'portão deslizante',
      gateCaption: 'Deslizante: corre de lado sobre o trilho',
      motorCaption: 'Motor deslizante: o pinhão empurra a cremalheira',
      limit: (widthMetres) =>
        `A folha precisa de ${formatNumber(widthMetres)} m livres ao lado do vão para correr, em trilho nivelado.`,
      visitFirst: null,
    },
    topics: {
      motor: [{ title: 'Motor deslizante', says: 'Procuro um motor para portão de correr.', namesGate: true }],
      installation: [
        {
          title: 'Instalação de motor deslizante',
          says: 'Quero instalar um motor no meu portão de correr.',
          namesGate: true,
        },
      ],
    },
  },
  tilting: {
    movement: 'tilting',
    gate: tiltingGate,
    kit: { motor: noun('motor basculante', 'motores basculantes', 'm'), gate: tiltingGate },
    choice: 'Basculante',
    said: 'basculante',
    key: 'basculante',
    called: {
      words: 'basculantes, bascular, bascula, basculhante',
      phrases:
        'que levanta, que sobe e desce, que bascula, de levantar, que abre pra cima, que abre para cima, sobe e desce, dupla basculante',
    },
    isCircumstance: true,
    titleWords: ['bascul'],
    offered: {
      value: 'basculante',
      label: 'portão basculante',
      gateCaption: 'Basculante: sobe e deita acima do carro',
      motorCaption: 'Motor basculante: o fuso conduz a folha, e o contrapeso carrega',
      limit: (_, { leafLimits }) =>
        `A altura da folha conta também, até ${formatNumber(leafLimits.tilting.heightMetres)} m, e quem carrega o peso são os contrapesos: o técnico os confere antes.`,
      visitFirst: null,
    },
    topics: {
      motor: [{ title: 'Motor basculante', says: 'Procuro um motor para portão basculante.', namesGate: true }],
      installation: [
        {
          title: 'Instalação de motor basculante',
          says: 'Quero instalar um motor no meu portão basculante.',
          namesGate: true,
        },
      ],
    },
  },
  swing: {
    movement: 'swing',
    gate: noun('portão de duas folhas', 'portões de duas folhas', 'm'),
    kit: { motor: noun('motor para portão de abrir', 'motores para portão de abrir', 'm'), gate: swingGate },
    choice: 'De duas folhas',
    said: 'de abrir',
    key: 'folhas',
    called: {
      words: 'bandeiras',
      phrases:
        'duas folhas, 2 folhas, folha dupla, duas portas, duas bandas, duas banda, 2 bandas, 2 banda, dois lados, abre no meio, de duas partes, de duas folhas',
    },
    isCircumstance: false,
    titleWords: ['de abrir', 'duas folhas', 'folha dupla', 'de giro', 'giratori', 'portao social'],
    offered: null,
    topics: { motor: [], installation: [] },
  },
  pivoting: {
    movement: 'swing',
    gate: pivotingGate,
    kit: { motor: noun('motor pivotante', 'motores pivotantes', 'm'), gate: pivotingGate },
    choice: 'Pivotante',
    said: 'pivotante',
    key: 'pivotante',
    called: {
      words: 'pivotantes, pivo',
      phrases: 'de abrir, de giro, que abre pra dentro, que abre para dentro, que gira, abre pra rua',
    },
    isCircumstance: true,
    titleWords: ['pivot'],
    offered: {
      value: 'pivotante',
      label: 'portão pivotante ou de abrir',
      gateCaption: 'Pivotante ou de abrir: gira em dobradiças',
      motorCaption: 'Motor pivotante: o pistão puxa e empurra a folha',
      limit: () => 'A conta vale para uma folha. Com duas, são dois acionamentos, e o orçamento muda.',
      visitFirst: null,
    },
    topics: {
      motor: [
        { title: 'Motor pivotante', says: 'Procuro um motor para portão pivotante.', namesGate: true },
        { title: 'Motor para portão de abrir', says: 'Procuro um motor para portão de abrir.', namesGate: true },
      ],
      installation: [
        {
          title: 'Instalação de motor pivotante',
          says: 'Quero instalar um motor no meu portão pivotante.',
          namesGate: true,
        },
      ],
    },
  },
  articulated: {
    movement: 'swing',
    gate: swingGate,
    kit: { motor: noun('motor de braço articulado', 'motores de braço articulado', 'm'), gate: swingGate },
    choice: 'Articulado',
    said: 'de abrir, com motor articulado',
    key: 'articulado',
    called: { words: 'articulada, articulados' },
    isCircumstance: false,
    titleWords: ['articulad'],
    offered: {
      value: 'articulado',
      label: 'portão articulado',
      gateCaption: 'Articulado: as partes se dobram',
      motorCaption: 'Motor articulado: o braço com cotovelo acompanha o giro',
      limit: null,
      visitFirst:
        'Num portão articulado, o motor depende de como a folha se dobra e de onde ficam as dobradiças. Só dá para indicar depois de ver.',
    },
    topics: {
      motor: [{ title: 'Motor articulado', says: 'Procuro um motor articulado para o meu portão.', namesGate: false }],
      installation: [],
    },
  },
  overhead: {
    movement: 'overhead',
    gate: overheadGate,
    kit: { motor: noun('motor para portão seccionado', 'motores para portão seccionado', 'm'), gate: overheadGate },
    choice: 'Seccionado',
    said: 'seccionado',
    key: 'seccionado',
    called: { words: 'seccional, guilhotina, seccionada', phrases: 'tipo guilhotina, abre em partes' },
    isCircumstance: true,
    titleWords: ['seccionad', 'seccional', 'guilhotina'],
    offered: null,
    topics: { motor: [], installation: [] },
  },
  rolling: {
    movement: 'rolling',
    gate: rollingGate,
    kit: { motor: noun('motor para portão de enrolar', 'motores para portão de enrolar', 'm'), gate: rollingGate },
    choice: 'De enrolar',
    said: 'de enrolar',
    key: 'enrolar',
    called: {
      words: 'enrola',
      phrases:
        'porta de enrolar, portas de enrolar, de enrolar, porta de aco, portas de aco, porta de loja, porta comercial, rolo de aco, cortina metalica, cortina de aco',
    },
    isCircumstance: true,
    titleWords: ['porta de enrolar', 'portas de enrolar', 'de enrolar', 'porta de aco', 'portas de aco'],
    offered: null,
    topics: { motor: [], installation: [] },
  },
} as const satisfies Readonly<Record<string, GateKindRow>>;

export type GateKind = keyof typeof rows;

/** The kinds that the form offers: each is drawn. */
export type OfferedGateKind = {
  [Kind in GateKind]: (typeof rows)[Kind]['offered'] extends null ? never : Kind;
}[GateKind];

export const gateKinds: Readonly<Record<GateKind, GateKindRow>> = rows;
