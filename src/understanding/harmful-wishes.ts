/** What somebody would like to do that hurts a person or does damage. It is looked for before dangers, since it is told in their words. */

import { HURTING_RULES } from './hurting-wishes.ts';
import { SABOTAGE_RULES } from './sabotage-wishes.ts';
import { SUPPORT_RULES } from './support-wishes.ts';
import type { WishRule } from './wish-rule.ts';

/** Whose gate it is not whoever asks for it. */
const OTHERS =
  /\b(inquilin\w+|locatari\w+|morador\w*|vizinh\w+|ex|dona|dono|devedor\w*|(casa|portao|garagem|controle) d(ele|ela|eles))\b/;

const RULES: readonly WishRule[] = [
  ...SUPPORT_RULES,
  ...HURTING_RULES,
  ...SABOTAGE_RULES,
  {
    // 'aumentar a força até não parar por nada': to push whatever stands in the way.
    entry: 'burlar-protecao',
    all: [
      /\b(quero|queria|gostaria|aument(ar|o|a|e|em)\b|(bot|coloc|deix|faz|faco|ponh|poe|por|sub)\w* .{0,15}(forca|forte|potencia|maximo))/,
      /\b(forca|forte|potencia|motor|portao)\b/,
      /\b(nao|nem|nunca) (\w+ ){0,2}(par|volt|recu|revert)\w* .{0,20}\b(nada|ninguem|na frente|no meio|gente|alguem)\b|\b(empurr|arrast|derrub|lev)\w+ (tudo|o que|oque|quem|qualquer)\b|\bpass\w+ por cima d[eo]/,
    ],
    unless: /\b(que (ele )?pare\b|para ele parar|para parar|vento|consert|arrum|resolv|baixar|diminu|reduz|regular)/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(tir(ar|o)|cort(ar|o)|zer(ar|o)|elimin(ar|o)|anul(ar|o)|desliga?r?) (a |toda a )?(sensibilidade|reversao|protecao)\b/,
    ],
    unless: /\b(tirar a protecao (de plastico|da chuva|do motor)|sem)\b/,
  },
  {
    // 'um calço na fotocélula para ela achar que está livre'
    entry: 'burlar-protecao',
    all: [
      /\b(fotocelula|sensor|olhinho|feixe|barreira)\b/,
      /\b(coloc|bot|por\b|ponh|us|prend|deix|grud|col)\w*/,
      /\bpara (que )?(ela|ele|a fotocelula|o sensor|o motor|a placa|o portao) (ach(ar|e)|pens(ar|e)|acredit(ar|e)|entend(er|a)) que\b/,
    ],
  },
  {
    // 'tirar o batente para o portão abrir mais'
    entry: 'burlar-protecao',
    all: [
      /\b(tir|arranc|cort|elimin|remov)(ar|o|a|er)? (o |os |a )?(stops?|batentes?|fim de curso|ima|imas)\b/,
      /\bpara (que )?(o |ele )?(portao |a folha |ele )?(abr\w+|ir|andar|corr\w+|pass\w+|fech\w+)\b/,
    ],
    unless: /\b(troc\w+|nov[oa]s?|outr[oa]|limp\w+|consert\w+)\b/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(de proposito|por vinganca|de sacanagem|so de raiva|para (ele |ela )?aprender)\b/,
      /\b(tem (jeito|como)|quero|queria|gostaria|como (eu )?(faco|faz|fazer|programo|deixo|alego|provo|digo|finjo)|aleg(o|ar)|fing(ir|o)|pode|posso|da para|program\w+|consigo)\b/,
      /\b(bat|acert|amass|risc|arranh|peg|estrag|quebr|machuc|fech|prens|derrub|esmag)/,
    ],
    unless: /\b(quem paga|culpa|indeniz|acus\w+|diz|disse)\b/,
  },
  {
    // 'a dona me deve, abrem o portão dela?': a claim opens nobody's gate, nor does his being away.
    entry: 'controle-de-outra-pessoa',
    all: [
      OTHERS,
      /\b(voces|o tecnico|alguem|como|posso|podem?|da para|quero|queria|preciso|tem (como|jeito))\b/,
      /\b(abr(em|ir|e|o|a|am)|entr(ar|o|em|amos)|copi\w+|clon\w+|troc(am|ar|o) (o segredo|a fechadura|o codigo)|destrav\w+|bloque(ar|ia|iam|io a))\b/,
      /\b(enquanto (ele|ela|eles|elas) (ta|tao|esta|estao|trabalh\w+|viaj\w+|nao|dorm\w+)|quando (ele|ela|eles) (sa(i|ir|irem)|nao (esta|ta|estiver)|viaj\w+)|(sem|antes de) (ele|ela|eles) (ver|saber|perceber|chegar|voltar)|escondid[oa]|nao (me )?paga\b|me deve|devendo|deve (\w+ )?(mes|meses|aluguel|alugueis)|nao (sai|quer sair)|aluguel atrasad[oa]|inadimplent\w+)/,
    ],
    unless:
      /\b(autoriz\w+|mae|pai|avo|sogr[oa]|irma|filh[oa]|marido|esposa|sem (luz|energia)|uma resposta|sai (de casa|com o carro)|pediu|pediram|combin\w+|quem (paga|tem que)|paga o conserto|conserto|consertar|manutencao|meu controle|portao nao|nao (abre|fecha|funciona)|despej\w+|(apagar|cadastr\w+|descadastr\w+)|ex morador\w*)\b/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(quero|queria|como (eu )?(faco|faz|programo|deixo)|tem (jeito|como)|da para) .{0,12}\b(o |que )?(portao|folha|motor|ele) (para )?(bat(er|a)|acert(ar|e)|amass(ar|e)|risc(ar|e)|arranh(ar|e)|(fech(ar|e)|cair|caia|desc(er|a)) (em cima|sobre)|prens(ar|e)|esmag(ar|ue))\b/,
      /\b(carro|moto|vizinho|quem|cara|ladrao|pessoa|ele|ela|dele|dela)\b/,
    ],
    unless: /\b(nao|sem|nem|parar de|deixar de|evitar|quem paga)\b/,
  },
  {
    // 'o disjuntor cai, ponho um maior?'
    entry: 'burlar-protecao',
    all: [
      /\b(disjuntor|fusivel|dr)\b/,
      /\b(boto|botar|ponho|por(?! uma?\b)|coloco|colocar|troco|trocar|uso|usar|posso|pode) .{0,20}\b(maior|mais forte|mais potente|mais amper\w*)\b/,
    ],
    unless:
      /\b(troquei|trocaram|trocou|colocaram|botaram)\b|\b(motor|portao|cabo|fio|placa|maquina) (maior|mais (forte|potente))\b/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(dr|disjuntor|fio terra|aterramento)\b/,
      /\b(tiro|tirar|arranco|arrancar|corto|cortar|elimino|eliminar|anulo|anular) (ele\b|fora\b|(o |esse |este |do )?(dr|disjuntor|fio terra|aterramento)\b)/,
    ],
    unless: /\b(cortaram|cortou|sem|nao|religar|trocar)\b/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(como|jeito|maneira|quero|queria|da para|ensin\w+|truque|macete)\b.{0,15}\b(arrombar|arrombo|invadir|invado)\b/,
      /\b(porta[oe]|portoes|garagem|casa|predio)\b/,
    ],
    unless: /\b(dificil|dificult\w+|evit\w+|proteg\w+|contra|nao|impedir|tentaram|medo)\b/,
  },
  {
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(aplicativo|app|aparelho|codigo|truque|controle|celular)\b/,
      /\babr\w+ .{0,20}\b(portao|portoes|garagem) (de|em) qualquer (casa|pessoa|um|vizinho|predio)\b/,
    ],
  },
  {
    // 'o código mestre que abre qualquer portão'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(codigo|senha|chave|controle|sinal)( \w+)? (mestr[ae]|universal|secret[ao])\b/,
      /\babr\w+ (qualquer|todos os|tudo quanto e) (portao|portoes|garagem|motor|casa)\b/,
    ],
  },
  {
    // 'aparelho que copia o sinal quando a pessoa aperta na rua'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(aparelho|aparelhinho|dispositivo|maquininha|flipper|antena) (\w+ ){0,2}(copi|clon|peg|captur|roub|intercept)\w* (o |os )?(sinal|sinais|codigos?|frequencia)\b/,
      /\b(pessoa|outr[oa]s?|alguem|vizinh\w+|rua|dono|morador\w*|carro dos outros)\b/,
    ],
    unless: /\b(proteg\w+|evit\w+|contra|medo|impedir|meu (controle|portao)|existe|perig\w+|ladra\w+|bandid\w+)\b/,
  },
  {
    // 'entrar na casa que está vazia, como destrava por fora'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(entr|abr|destrav|invad)\w* .{0,25}\b(casa|predio|terreno|galpao|imovel) (que )?(ta |esta |fica |ficou |parece )?(vazi[oa]|abandonad[oa]|desocupad[oa]|sem ninguem)\b/,
      /\b(por fora|pela rua|sem (a )?(chave|controle)|como|destrav\w+)\b/,
    ],
    unless:
      /\b(minha|meu|nossa|nosso|aluguei|comprei|herd\w+|inventario|imobiliaria|corretor\w*|propriet\w+|heranca|inquilin\w+|pai|mae|avo|sogr[oa]|evit\w+|proteg\w+|impedir|medo)\b/,
  },
  {
    // 'prensar o cachorro da rua quando entra'
    entry: 'burlar-protecao',
    all: [
      /\b(quero|queria|como|aument\w+|forca|deix\w+|regul\w+|bot\w+|program\w+)\b/,
      /\b(para|pra|ate|e) (o portao |ele )?(prens|esmag|machuc|acert|mat|atropel)(ar|e|a) (o |a |os |as |um |uma |qualquer |todo )?(cachorr\w+|gat[oa]s?|bicho|ladrao|ladroes|bandid\w+|vizinh\w+|pessoa\w*|coisa|quem)\b/,
    ],
    unless: /\b(nao|nem|evit\w+|sem|nunca|parar de|deixar de|quase)\b/,
  },
  {
    // 'apagar o registro de abertura que usei escondido do síndico'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(apag|delet|sum|exclu|elimin)\w* .{0,35}\b(imagens?|gravac\w+|registros?|historico|log|filmagem|rastros?|vestigios?)\b/,
      /\b(escondid[oa]|sem (ninguem|o sindico|a sindica|eles|ele|ela|o porteiro|minha|meu) .{0,12}(saber|sab|ver|veja|perceb\w+)|(sem|nao) deixar (rastro|vestigio)|para ninguem (saber|ver)|nao descob\w+)\b/,
    ],
  },
  {
    // 'cerca ligada na tomada': a trap.
    entry: 'burlar-protecao',
    all: [/\b(cerca|arame|grade)\b/, /\blig(ad[oa]|ar|o) (direto )?(na|no|em) (tomada|220|110|forca|rede)\b/],
    unless: /\b(motor|choque|formig\w+)\b/,
  },
  {
    // 'dar choque em quem pular': the same trap by its purpose.
    entry: 'burlar-protecao',
    all: [
      /\b(dar|dando|de|leve|levar|tom(ar|e)) (um |uns |aquele )?(choque|tranco)s? (em|n[oa]s?|quem|para|ladrao|bandido)\b|\b(ladrao|bandido|vagabundo|quem (tent\w+|pul\w+|encost\w+|invad\w+)) .{0,30}\b(lev|tom)(ar|e|a) (um )?choque\b/,
      /\b(lig\w+|eletrific\w+|quero|queria|como|fa(ser|zer|co|z)|bot\w+|coloc\w+|deix\w+|por|ponh\w+|dar)\b/,
      /\b(ladrao|ladroes|bandid\w+|vagabund\w+|quem (tent\w+|pul\w+|encost\w+|invad\w+|vier|entr\w+)|invas\w+)\b/,
    ],
    unless: /\b(nao|sem|medo|evit\w+|levei|levou|tomei|tomou|(ta|esta|anda) dando|cerca eletrica)\b/,
  },
  {
    // 'ligar a fase na grade': a trap too, for whoever touches it.
    entry: 'burlar-protecao',
    all: [
      /\b(lig|bot|met|passa|coloc|por|ponh|jog|deix)\w* .{0,12}\b(fase|220|110|127|energia|corrente|eletricidade|choque) (na|no|pela|pelo|nas|nos) (grade|ferro|chapa|lanca|lancas|portao|folha)\b/,
      /\b(ladrao|quem|pul\w+|licao|tranco|ensin\w+|vagabundo|bandido|cachorro|aprender|invas\w+)\b/,
    ],
    unless: /\b(levei|levou|leva|tomei|tomou|dando|medo|evit\w+|aterr\w+)\b/,
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(forca|motor|portao|potencia)\b/,
      /\b(para|e|que) (ele |o portao |o motor )?(arrast|empurr|lev|jog|tir)\w+ (longe )?(as?|os?) (motos?|carros?|bicicletas?|carrinhos?|gente|povo|pessoal)\b/,
    ],
    unless: /\b(nao|evit\w+|sem|quase)\b/,
  },
  {
    // 'destravar por fora o portão de casa alheia'
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(abr|destrav|entr|destranc|clon|copi)\w*\b/,
      /\b(casa|portao|garagem|predio|controle|terreno) (\w+ )?(alhei[oa]|dos outros|de outra pessoa|de desconhecid\w+)\b/,
    ],
    unless: /\b(controle dos outros (abr|funcion|peg)\w+|evit\w+|proteg\w+|impedir|autoriz\w+|medo)\b/,
  },
  {
    entry: 'controle-de-outra-pessoa',
    all: [
      /\b(pe de cabra|macaco|alavanca|gazua|michas?|arame)\b/,
      /\b(porta[oe]|portoes|garagem|basculante)\b.*\b(dos outros|de outra pessoa|alhei[oa]|d[oa] vizinh[oa]|pelo lado da rua)\b/,
    ],
    unless: /\b(proteg\w+|evit\w+|dificult\w+|tentaram|contra|impedir|forcaram|usaram)\b/,
  },
  {
    entry: 'pessoa-como-apoio',
    all: [
      /\b(pode|podem|posso|peco|pedir|deixo|mando|serve)\b/,
      /\b(pendur\w+|sub\w+|sent\w+|mont\w+) .{0,20}\b(portao|folha|basculante)\b.*\b((fazendo|faz|fazer|de|como) (contra ?peso|peso|apoio|calco)|soltar o cabo)\b/,
    ],
  },
  {
    entry: 'burlar-protecao',
    all: [
      /\b(como|quero|queria|tem jeito|da para|ensina\w*)\b.{0,15}\b(derrub|quebr|estrag|arranc|danific|sabot|queim|explod|detona)(ar|o|e|em)?\b.{0,12}\b(portao|motor|placa|cerca|camera) d[aeo]s? (meu |minha )?(vizinh|outr|ex\b|sindic|condomin|predio|inquilin|patrao)/,
    ],
    unless: /\b(nao|evit\w+|trocar|conserto|consertar)\b/,
  },
];

/** The id of the entry that refuses a folded title, null where it wishes no harm. */
export function harmWishedIn(folded: string): string | null {
  return (
    RULES.find(({ all, unless }) => all.every((group) => group.test(folded)) && !unless?.test(folded))?.entry ?? null
  );
}
