import type { WishRule } from './wish-rule.ts';

/** Whom a gate would hurt. */
const VICTIM =
  '(quem|alguem|ladrao|ladroes|bandid[oa]s?|vagabund[oa]s?|invasor\\w*|vizinh[oa]s?|carteir[oa]|entregador\\w*|gat[oa]s?|cachorr\\w+|bichos?|animais|pombos?|pessoas?|sindic[oa]|porteir[oa]|mendig[oa]s?|pedestres?|moradores|ele|ela|eles)';
const HURTS = '(acert|mat|esmag|machuc|prens|fur|fir|derrub|eletrocut|cort)';

/** Somebody would have a gate hit, catch or frighten whom he names. */
export const HURTING_RULES: readonly WishRule[] = [
  {
    // 'um portão que acerte os gatos da rua'
    entry: 'burlar-protecao',
    all: [
      new RegExp(
        `\\bque (o portao |a folha |o motor )?${HURTS}(e|em|ue|uem) (bem )?(n?[oa]s? |em |qualquer |todo )?${VICTIM}\\b`,
      ),
    ],
    unless: /\b(nao|nem|evit\w+|sem|nunca|medo|receio|perigo\w*|risco|talvez|antes|tomara|deus)\b/,
  },
  {
    // 'tirar o freio para a folha cair em cima de quem pular'
    entry: 'burlar-protecao',
    all: [
      new RegExp(
        `\\b(para|pra|e|que|ate) (ele |ela |a folha |o portao )?(cair|caia|desabar|desabe|tombar|tombe|despencar|despenque|descer|desca|fechar|feche) (bem )?(em cima|por cima|sobre|n[oa]) (de |d[oa]s? )?(cabeca (de |d[oa]s? )?)?${VICTIM}\\b`,
      ),
    ],
    unless: /\b(nao|nem|evit\w+|sem|nunca|medo|receio|perigo\w*|risco|quase|ameac\w+)\b/,
  },
  {
    // 'dar um susto no carteiro com o portão'
    entry: 'burlar-protecao',
    all: [
      /\b(dar|dou|demos|pregar|prego) (um |uns |aquele |uma )?(bo[am] )?(susto|sustos|licao|pancada) (em|n[oa]s?|para|pr[oa]) \w+/,
      /\b(portao|portoes|folha|basculante|motor)\b/,
    ],
    unless: /\b(nao|evit\w+|levei|deu|quase)\b/,
  },
  {
    // 'quero que fique presa na clausura'
    entry: 'burlar-protecao',
    all: [
      /\b(quero|queria|como (faco|faz|fazer|deixo)|jeito|para|pra) (que )?((ela|ele|eles|elas|o \w+|a \w+) )?(fique|fiquem|ficar|ficarem) (\w+ )?pres[oa]s?\b/,
      /\b(clausura|eclusa|dentro|para fora|garagem|gaiola)\b/,
    ],
    unless:
      /\b(nao|evit\w+|sem|nunca|medo|receio|cachorr\w+|gat[oa]s?|(portao|folha|basculante|motor|trava|chave) (fique|fiquem|ficar)|abert[oa])\b/,
  },
  {
    // 'trancar o portão para a minha mulher não sair de casa'
    entry: 'burlar-protecao',
    all: [
      /\b(trav|tranc|bloque|prend)(ar|o|e|a|amos)\b/,
      /\b(portao|portoes|garagem|motor)\b/,
      /\b(para|pra|pro|que) .{0,40}\bnao (poder |conseguir |consiga |possa |possam )?(sair|saia|saiam|fugir|fuja)\b/,
    ],
    unless:
      /\b(cachorr\w+|cao|caes|gat[oa]s?|bichos?|animais|animal|pets?|criancas?|bebe|filh[oa]s?|net[oa]s?|alzheimer|idos[oa]s?|carros?|veiculos?|do trilho|do lugar|da guia)\b/,
  },
  {
    // 'ligar a grade no 220 para quem encostar'
    entry: 'burlar-protecao',
    all: [
      /\b(lig(ar|o|a|amos)|(bot|met|pass|coloc|jog)(ar|o|a)|por|ponho)\b/,
      /\b(220|110|127|tomada|fase|energia|corrente|choque)\b/,
      /\b(grade|portao|folha|ferro|lanca|cerca|arame|chapa)\b/,
      /\b(para|pra|em) quem (encost\w+|pul\w+|mex\w+|tent\w+|entr\w+|pass\w+|sub\w+|invad\w+)\b/,
    ],
    unless: /\b(nao|evit\w+|sem|levei|levou|tomei|medo|perigo\w*)\b/,
  },
];
