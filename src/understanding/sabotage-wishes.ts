import type { WishRule } from './wish-rule.ts';

/** Whose thing it is: never the asker's. */
const OF_ANOTHER =
  /\b(d[oa]s? (meu |minha |meus |minhas )?(vizinh\w+|concorrent\w+|concorrencia|ex|inquilin\w+|outr[oa]s?|desafet\w+|rival)|(casa|predio|loja|condominio|garagem|portao|galpao|empresa) (concorrente|alhei[oa]|vizinh[oa]|d[oa] (lado|frente|esquina|outro)|ao lado|em frente))\b/;
const ASKS_A_WAY =
  /\b(como (eu |que |se )?(faz\w*|faco|deix\w+|consigo|posso)(?! (se|quando)\b)|(tem|ha|existe|qual( e)?( o)?) (jeito|modo|macete|truque|maneira)|qual (fio|cabo|peca|parafuso)|quero|queria|ensin\w+)\b/;
const HARMLESS =
  /\b(evit\w+|consert\w+|arrum\w+|sem (quebrar|estragar)|proteg\w+|medo|quem paga|indeniz\w+|pediu|autoriz\w+|incomod\w+|barulh\w+)\b/;

/** Somebody would break another's gate, get his code or learn when he is away. */
export const SABOTAGE_RULES: readonly WishRule[] = [
  {
    // 'como faz para o portão do vizinho pifar', 'qual fio corto para o da loja concorrente ficar aberto'
    entry: 'burlar-protecao',
    all: [
      ASKS_A_WAY,
      OF_ANOTHER,
      /\b(portao|portoes|motor|placa|camera|cerca|fotocelula|garagem)\b/,
      /\b(pif(ar|e)|estrag(ar|ue|o)|quebr(ar|e|o)|danific\w+|queim(ar|e|o)|sabot\w+|emperr(ar|e)|par(ar|e) de (funcionar|abrir|fechar)|nao (abr(a|ir)|fech(e|ar)|funcion(e|ar))|fi(car|que) (sempre |a noite )?(abert[oa]|parad[oa]|travad[oa])|cort(o|ar|e) (o fio|fio|para)|fio (eu )?cort(o|ar|e))\b/,
    ],
    unless: HARMLESS,
  },
  {
    // 'a senha do receptor do prédio do lado'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(senha|codigo|segredo)s? .{0,30}\b(d[oa] (vizinh\w+|ex)|(casa|predio|condominio|garagem) (d[oa] (lado|frente|esquina|vizinh\w+)|ao lado|em frente|vizinh[oa]))\b/,
      /\b(cadastr\w+|consig\w+|conseguir|descobr\w+|quero|queria|pegar|peg[oa]|como|saber|sei|qual)\b/,
    ],
    unless:
      /\b(mesm[oa]|igual|interfer\w+|conflit\w+|abr(e|iu|indo) (o meu|meu|a minha|minha|sozinho)|meu portao|nao (quero|e))\b/,
  },
  {
    // 'saber quando a casa da esquina está vazia pelo portão'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(saber|sei|ver|descobr\w+|monitor\w+|espion\w+|vigiar?|acompanhar) .{0,12}\b(quando|se|que horas|a hora que) .{0,25}\b(casa|predio|vizinh\w+|morador\w*|don[oa])\b.{0,25}\b(vazi[oa]|sem ninguem|sai\w*|saem|viaj\w+|dorm\w+)\b/,
    ],
    unless:
      /\b(minha|meu|meus|minhas|nossa|nosso|filh\w+|mae|pai|avo|faxineira|diarista|baba|cuidador\w*|funcionari\w+|inquilin\w+|evit\w+|proteg\w+)\b/,
  },
];
