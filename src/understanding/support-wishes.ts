import type { WishRule } from './wish-rule.ts';

const GATE = /\b(porta[oe]|portoes|portaum|folha|basculante|motor|ele|ela)\b/;
const HOLDS =
  /\b(segur(a|ar|ando|e|o|am)|escor(a|ar|ando|e|am)|sustent(a|ar|ando|am)|apoi(a|ar|ando|am)|aguent(a|ar|ando|am))\b/;
const IS_CAUGHT = /\b(pres[oa]s?|entalad\w+|prensad\w+|esmag\w+|nao (sai|solta|consegue)|socorro)\b/;
/** Nobody holds these with his body. */
const IS_NO_LEAF =
  /\b(segur\w+|apert\w+) (o |a |os )?(botao|tecla|botoeira|controle|ima|sensor|fio|alavanca|interruptor)\b/;

/** Somebody would hold a leaf, stand in its way or climb on it. */
export const SUPPORT_RULES: readonly WishRule[] = [
  {
    entry: 'pessoa-como-apoio',
    all: [
      /\b(embaixo|debaixo|em baixo|por baixo)\b/,
      HOLDS,
      /\b(pode|podem|posso|podia|deixo|da para|enquanto|ate (o|a|os|voces|alguem|que)\b)/,
    ],
    unless: new RegExp(`${IS_CAUGHT.source}|${IS_NO_LEAF.source}`),
  },
  {
    entry: 'pessoa-como-apoio',
    all: [
      HOLDS,
      /\b(com|no|nos|nas|n[ao]) (o |os |a |as |meus? |seus? )?(ombros?|costas|corpo|peito|muque|lombo)\b/,
      /\b(pode|podem|posso|podia|deixo|da para|enquanto|ate (o|a|os|voces|alguem|que)\b)/,
      GATE,
    ],
    unless: new RegExp(`${IS_CAUGHT.source}|${IS_NO_LEAF.source}`),
  },
  {
    // 'pedir para o filho segurar a folha enquanto solto a mola'
    entry: 'pessoa-como-apoio',
    all: [
      /\b(ped|pec|mand|deix|bot|coloc|pon)\w* .{0,12}\b(filh|crianc|menin|net|espos|mulher|marid|vizinh|alguem|ajudante|porteir|zelador)\w*/,
      HOLDS,
      /\b(enquanto|para (eu )?(solt|tir|troc|desmont)\w+)\b/,
      GATE,
    ],
    unless: new RegExp(`${IS_CAUGHT.source}|${IS_NO_LEAF.source}`),
  },
  {
    // 'subir no basculante com ele andando para arrumar'
    entry: 'pessoa-como-apoio',
    all: [
      /\b(sub|pendur|mont|trep)(ir|o|ar|ando|indo|imos) (no|na|em cima d[oa]) (portao |folha |basculante )+/,
      /\b(andando|em movimento|se mexendo|subindo|descendo|ligado|funcionando)\b/,
    ],
    unless: /\b(ficam?|crianc\w+|filh\w+|menin\w+|perig\w+|evit\w+|nao)\b/,
  },
  {
    // 'deixar a criança com a mão no meio do portão, de olho no sensor'
    entry: 'pessoa-como-apoio',
    all: [
      /\b(deix|ped|pec|mand|bot|coloc|pon|us)\w* .{0,12}\b(filh|crianc|menin|net)\w*/,
      /\b(mao|pe|braco|corpo|ficar|parad[oa]) (na frente|no (meio|vao|caminho|feixe)|dentro|embaixo|debaixo|n[oa] (portao|folha|sensor|fotocelula))\b/,
      /\b(portao|folha|sensor|fotocelula)\b/,
    ],
    unless: /\b(pres[oa]s?|prend\w+|machuc\w+|evit\w+|perig\w+|nao|nunca|medo)\b/,
  },
];
