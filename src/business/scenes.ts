import type { GateKind } from './gate-kinds.ts';
import type { Part } from './gate-parts.ts';
import { keysOf } from '../text/keys-of.ts';

export interface Scene {
  /** In the address of its picture. */
  readonly file: string;
  /** What is seen, for whoever does not see it. */
  readonly seen: string;
  /** Said under it. */
  readonly caption: string;
  /** What it shows of a gate: whoever names another part is shown that one. */
  readonly parts?: readonly Part[];
  /** The kind of gate that it draws: whoever names another is shown a part of that. */
  readonly gateKind?: GateKind;
}

/** What a page shows in the stead of a part: whom to keep away, what to switch off, what is weighed against what. A new one is a row and its shapes. */
const rows = {
  'tilting-fall': {
    file: 'queda-do-basculante',
    seen: 'Desenho de um portão basculante visto de lado, com o cabo partido: no chão, uma faixa listrada marca até onde a folha desce, e as pessoas estão fora dela.',
    caption: 'Ninguém na faixa listrada: é por onde a folha desce.',
  },
  'leaf-fall': {
    file: 'queda-da-folha',
    seen: 'Desenho de uma folha de portão solta e inclinada, vista de lado: no chão, uma faixa listrada do tamanho da folha marca, dos dois lados, onde ela pode cair, e as pessoas estão fora dela.',
    caption: 'Fique fora da faixa listrada: do tamanho da folha, dos dois lados.',
  },
  'power-off': {
    file: 'sem-energia',
    seen: 'Desenho do quadro de luz com o disjuntor do portão, em âmbar, para baixo, e ao lado um controle remoto riscado.',
    caption: 'Disjuntor do portão para baixo, e ninguém aperta o controle.',
  },
  shock: {
    file: 'choque',
    seen: 'Desenho de um portão de grade com raios em âmbar e uma mão riscada: ninguém encosta nele. Uma pessoa espera longe, em lugar seco.',
    caption: 'Ninguém encosta no portão nem no que toca nele.',
  },
  crush: {
    file: 'onde-prende',
    seen: 'Desenho de um portão deslizante: em âmbar, o vão entre a ponta da folha e a coluna e o encontro da engrenagem com a cremalheira, onde ele prende e esmaga.',
    caption: 'Em âmbar, onde ele prende: a ponta que fecha e a engrenagem.',
  },
  fire: {
    file: 'fogo',
    seen: 'Desenho de um motor em chamas: uma gota de água riscada ao lado, e uma pessoa que sai para a rua.',
    caption: 'Saia e ligue 193. Água no motor, nunca.',
  },
  solar: {
    file: 'painel-ou-cabo',
    seen: 'Desenho de duas maneiras de levar energia ao motor: em cima, um painel solar com bateria; embaixo, um cabo que vem da casa, enterrado.',
    caption: 'Painel e bateria, ou um cabo da casa.',
    parts: ['battery', 'wiring'],
  },
  remotes: {
    file: 'controles',
    seen: 'Desenho de três controles remotos abertos por trás: um com chavinhas, um com a placa lisa, de código gravado, e um de código que muda a cada toque.',
    caption: 'Com chavinhas, de código fixo ou rolante.',
    parts: ['remote', 'receiver'],
  },
  'simple-causes': {
    file: 'o-que-olhar-antes',
    seen: 'Desenho das três causas simples: o disjuntor caído, a pilha do controle e o trinco esquecido.',
    caption: 'Olhe antes o disjuntor, a pilha e o trinco.',
  },
  'where-it-stops': {
    file: 'onde-para',
    seen: 'Desenho de dois portões deslizantes parados no meio do trilho: em cima, uma só marca, porque ele para sempre no mesmo ponto; embaixo, três marcas, porque para cada vez num lugar.',
    caption: 'No mesmo ponto: trilho, folha ou cremalheira. Cada vez num lugar: força, calor ou tensão.',
    gateKind: 'sliding',
  },
  protection: {
    file: 'o-que-protege',
    seen: 'Desenho de um portão deslizante meio aberto, visto de dentro: em âmbar, o feixe da fotocélula de um lado ao outro da passagem, a luz com sirene no alto do pilar e a alavanca do desengate no motor. Uma criança passa pelo feixe.',
    caption: 'O que protege quem passa: fotocélula, aviso de luz e som, desengate.',
    parts: ['photocell', 'siren', 'lamp', 'release'],
    gateKind: 'sliding',
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneId = keyof typeof rows;

export const scenes: Readonly<Record<SceneId, Scene>> = rows;

export const sceneIds: readonly SceneId[] = keysOf(rows);
