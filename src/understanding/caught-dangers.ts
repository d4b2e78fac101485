import type { DangerRule } from './danger-rule.ts';
import { ANIMAL, CAUGHT, GATE_OR_PART, HIT, KIN, PERSON, SOMEONE, WOUNDED } from './danger-words.ts';

/** Somebody or something is caught, hit or has swallowed a battery: looked for before what only threatens. */
export const CAUGHT_RULES: readonly DangerRule[] = [
  {
    entry: 'pilha-engolida',
    all: [
      /\b(engol|engul|comeu|mastig|(na|pela) boca|no nariz|n[oa] (ouvido|orelha))/,
      /\b(pilha|pilhinha|bateria|baterinha|controle)/,
      SOMEONE,
    ],
    unless: /\b(fio|motor|placa|central|mao|dedo|pe)\b|aproveita|so a (capa|carcaca)|(capa|carcaca|botao) d[oe]/,
  },
  { entry: 'pilha-engolida', all: [/\bmord(eu|endo|e)\b/, /\b(pilha|pilhinha|bateria|baterinha)\b/, PERSON] },
  {
    entry: 'portao-atingiu-pessoa',
    all: [/\bpegou (a|o|na|no|minha|meu) (mao|dedo|pe|braco|cabeca|testa|perna|ombro|rosto|filh|crianc)/, WOUNDED],
    unless: /\b(pres[oa]|nao (solta|sai|abre|sobe|levanta)|entalad|debaixo|embaixo|prens|esmag)/,
  },
  {
    // 'perdi a ponta do dedo na cremalheira'; 'perdi o controle na mão' and 'cortei o pé da coluna' are no wounds.
    entry: 'portao-atingiu-pessoa',
    all: [
      /\b(perd(i|eu)( (o|a|um|uma|meu|minha|parte|ponta|pedaco|d[oa]|de)){1,4} (dedos?|dedao|dedinho|unhas?)|(arrancou|arranquei|decepou|amputou|mutilou|dilacerou|cort(ei|ou))( (o|a|um|uma|meu|minha|parte|ponta|pedaco|d[oa]|de)){1,4} (dedos?|dedao|dedinho|unhas?|mao(?! de obra)|pe(?! d[aeo])))\b/,
      GATE_OR_PART,
    ],
  },
  {
    // 'o portão pegou nela e ela não responde'; 'o motor não responde' is no person.
    entry: 'portao-atingiu-pessoa',
    all: [
      /\b(peg(ou|a)|caiu|desceu|fechou|bateu|acertou)( em cima| sobre)? (d|n)el[ea]s?\b/,
      /(?<!\b(?:portao|motor|controle|central|placa) )\b(nao (responde|acorda|respira|reage|fala)|desacordad|inconscient|sem sentidos|apagad[oa]\b)/,
    ],
  },
  {
    entry: 'animal-preso',
    all: [
      /\b(cachorr\w+|cao|gat[oa]s?|gatinh\w|cadela\w*|pet|bicho|passarinho)( d[aeo]s? \w+)?( (ta|esta|ficou|fica|fico|acabou))? (pres[oa]|prensad|entalad|intalad|esmagad|enganchad|espremid|travad)/,
    ],
  },
  {
    entry: 'pessoa-presa',
    all: [CAUGHT, PERSON],
    unless:
      /\b(quase (me |nos )?(peg|prend|esmag|prens)|carro preso|quarto|elevador|(mao|maos) (embaixo )?e ajud|ajud\w+ com a mao|mao embaixo e ajud|\b(nem|so|levant\w+|abr\w+|fech\w+|sob\w+|mex\w+|vai|anda|destrav\w+) (na|com a) mao\b(?! d[aeo])|prender com|(moto|carro|caminhao|bicicleta|bike)\b.{0,12}pres|pres[oa].{0,12}(moto|carro|caminhao|la dentro)|pres[oa]s? (do lado|para fora|pra fora|em casa|(na |da |no )?garagem|dentro|la)|fiquei pres|chave presa|moradores (\w+ )?presos$|controle)/,
  },
  {
    // 'desceu em cima do carro comigo dentro'
    entry: 'pessoa-presa',
    all: [
      /\b(desceu|caiu|fechou|despencou|baixou|arriou) (em cima|encima|sobre|no|na)\b/,
      /\b(comigo|com (a gente|gente|alguem|ele|ela|eles|(o |a |os |as |meus? |minhas? )?(filh|crianc|menin|bebe|mae|pai|espos|marid|mulher|net|idos|avo|pessoa|passageir)\w*))( \w+){0,3} dentro\b/,
    ],
  },
  {
    entry: 'pessoa-presa',
    all: [
      /\b(fechou|desceu|bateu) (em cima|sobre|na|no)\b/,
      PERSON,
      /\bnao (abre|solta|sai|volta|sobe|levanta|consig\w+ (abrir|tirar|soltar))/,
    ],
    unless: /\b(carro|moto\b)/,
  },
  {
    entry: 'pessoa-presa',
    all: [
      /\b((ta|esta|ficou|fico) (pres|prensad|entalad)|(pres|prensad|esmagad|imprensad|entalad|espremid)[oa] (n[oa]|em|entre|debaixo|embaixo)\b)/,
      KIN,
    ],
    unless: /\b(carro|moto\b|controle|chave|(do lado de|para|pra) fora|dentro|em casa|na garagem|elevador)/,
  },
  {
    entry: 'animal-preso',
    all: [CAUGHT, ANIMAL],
    unless: /\b(foge|fugir|fuja|fugiu|escap(a|ar|e|ou)|passa (por )?(embaixo|debaixo))\b/,
  },
  { entry: 'animal-preso', all: [HIT, ANIMAL], unless: /\b(carro|moto\b|(evit|previn)\w+ (os |um |de )?acidentes?\b)/ },
];
