/** Danger is looked for before anything else: stems in any order, in any form, whatever else the title says. */

import { textOfDangers } from './danger-text.ts';
import { CAUGHT_RULES } from './caught-dangers.ts';
import type { DangerRule } from './danger-rule.ts';
import { GATE, GATE_OR_SHUTTER, HIT, PERSON, SOMEONE, THREATENS } from './danger-words.ts';

const RULES: readonly DangerRule[] = [
  ...CAUGHT_RULES,
  {
    entry: 'portao-sem-protecao',
    all: [/\bquase\b/, /\b(peg|esmag|bat|acert|fech|amass|atropel|prens|mat)/, PERSON],
    unless:
      /\b(quase nao|luz amarela|giratori|sinaleir|sinalizador|giroflex|sirene|bip|semaforo|pegou fogo|desc(e|eu)|abaix|cai|despenc|desab|tomb)/,
  },
  {
    entry: 'portao-atingiu-pessoa',
    all: [HIT, PERSON, GATE],
    unless:
      /\b(quase (me |nos )?(peg|acert|bat|esmag|mat|atropel|ca[iu])|bola\b|quem (paga|responde)|pag(a|ar|ou|ue|uem)\b|alega|responsa|processo|indeniz|culpa|evitar|(evit|previn)\w+ (os |um |de )?acidentes?\b|pegou (o|meu|a) controle|pode|bateu (o|a|com o|com a|de) (carro|moto|caminh|re)|(carro|caminh|moto|re) .{0,12}bateu|bateu .{0,20}(carro|caminh|moto)|acertou o portao|(em cima d[oa]|sobre [oa]|n[oa]|meu|minha) (carro|veiculo|suv\b|van\b|picape|caminhonete|moto\b|caminh|capo\b|para.?choque|parabrisa|porta.?malas)|na lataria)/,
  },
  {
    entry: 'portao-atingiu-pessoa',
    all: [/\b(machuc|feriu|ferido|ferida|sangrando|desmai)/, GATE],
    unless: /\b(evitar|nao machuc|sem (se )?machuc|(motor|maquina)( \w+){0,4} desmai|desmai\w* e (depois )?volta)/,
  },
  {
    entry: 'choque-no-portao',
    all: [
      /\b(choques?|chocke|xoque|eletrocut|eletrificad|energizad|corrente eletrica n|da choque|tomei um choque|formigament|formigad(a|inha)|formig(a|ou|ando) (a |o |minha |meu |na |no )?(mao|maos|braco|corpo|dedo)\b)/,
    ],
    unless:
      /\b(para choque|parachoque|cerca eletrica|pneu|choque termico|concertina|choques? (n[oa]|d[oa]) (chuveiro|torneira|geladeira|maquina de|fogao|microondas))/,
  },
  {
    // 'papoco com fogo azul e caiu a energia': a flash, and no fire that goes on.
    entry: 'curto-circuito',
    all: [
      /\b(papoc|pipoc|estour|estralo|explodi|explos)/,
      /\b(caiu|desarm|acab|foi|apag|queda)\w* (\w+ )?(energia|luz|disjuntor|tudo|casa)\b/,
    ],
    unless:
      /\b(pneu|mola|molona|molao|espiral|cabo de aco|pegou fogo|pegando fogo|em chamas|labareda|pegando chama|incendi)/,
  },
  {
    entry: 'fogo-no-motor',
    all: [/\b(fogo|incendi|labareda|em chamas|pegando chama|ardendo)/],
    unless: /\b(arma de fogo|corta fogo)/,
  },
  {
    entry: 'cheiro-de-queimado',
    all: [
      /\b(fumac|fumas|fumaceir|esfumac|soltando fum|saindo fum|cheiro.{0,25}(queim|borrach|plastic|fumac|fio|ruim|estranh|forte|peixe|podre)|cheirand|cheira (a )?queim|fedor|fedendo|fedeu|fede\b|catinga)/,
    ],
  },
  {
    entry: 'curto-circuito',
    all: [
      /\b(faisc|fagulh|centelh|arco (eletrico|voltaico)|curto circuito|(deu|da|dando|em|entrou em|teve|houve|fez|fechou) (um )?curto(?! (alcance|demais|espaco|prazo))|explodi|explos|estour(?!ad)|pipoc|papoc)/,
    ],
    unless:
      /\b(pneu|mola|molona|molao|espiral|cabo de aco|cabos? do contrapeso|batente|enrolamento|bobina|fio (d[aeo] \w+ )?estour|fechad[ao]s? e um|prazo|seccionad(?!.*\b(faisc|fagulh|centelh|curto|explo))|raspa(?!.*\b(placa|fio|motor|central|tomada|caixa|quadro))\w* (\w+ ){0,4}faisc|cano|rolamento|roldan|rodinha|rodizio|correia|corrente d[aeo])|^(?!.*\b(faisc|fagulh|centelh|explo|motor|placa|fio|central|tomada|quadro)).*\bcontroles? (\w+ ){0,3}(em|com|deu|da|dando) (um )?curto/,
  },
  {
    entry: 'cabo-de-aco-partido',
    all: [/\bcabos? (de aco|do contrapeso|da mola|d[ao] basculante)/, /\b(rompi|partid|arreben|rebent|desfi)/],
  },
  {
    entry: 'cabo-de-aco-partido',
    all: [
      /\b(cabo|cabos|cabinho|corda)\b/,
      /\b(arreben|rebent|partiu|partid|rompe|rompi|rompid|quebr|desfi|solt|froux|estour|escap|caiu|saiu|enrol|descarr|torou|gasto|fiapo|desfiap)/,
    ],
    unless:
      /\b(controle|antena|eletric|de luz|interfone|fio|fotocelula|energia|forca|internet|segurando .{0,20}enquanto)/,
  },
  {
    entry: 'mola-quebrada',
    all: [
      /\b(molas?|molona|molao|espiral|espirais)\b/,
      /\b(quebr|partiu|partid|estour|solt|arreben|rebent|rompe|rompi|escap|caiu|despenc|froux|torou|esticad|sem forca|fraca)/,
    ],
  },
  {
    // 'o rapaz que mexia na fiação grudou e não solta': the current holds him.
    entry: 'choque-no-portao',
    all: [/\bgrud(ou|ad[oa])\b/, /\b(fios?|fiacao|energia|rede eletrica|tomada|eletric\w*)\b/, SOMEONE],
  },
  {
    entry: 'fio-exposto',
    all: [
      /\b(fio|fios|fiacao|cabos? eletric\w*|cabos? pp|emenda|instalacao eletrica)\b/,
      /\b(emendad|pelad|expost|desencap|descascad|aparente|solt[oa]s?\b|roid|mordid|rachad|sem capa|sem isola|cortad|rompid|partid|arreben|pendurad|de fora|aberto)/,
    ],
  },
  {
    entry: 'fio-exposto',
    all: [
      /\b((fur|cort|quebr|parti|serr)(ou|ei|aram|iu|i)\b|passou a (serra|maquita))/,
      /\b(conduit|conduites?|eletroduto|(cano|tubo) d[aeo]s? (fio|fios|fiacao|motor))\b/,
    ],
  },
  {
    entry: 'crianca-brinca-no-portao',
    all: [
      /\b(crianc|alun[oa]s?\b|filh[oa]|menin|net[oa]|moleque|molecada|guri|sobrinh|garot|pivete|enteado|afilhad)/,
      /\b(brinc|pendur|sobe no|subindo no|anda no|andando no|carona|passa correndo|correndo|seguranca|(?<!nao )segur[oa]\b|perig|protege|evitar|esmaga|risco)/,
    ],
    unless:
      /\b(apoio|suport|escada|no ombro|desparafus|contrapeso)|^(?!.*(brinc|pendur|sobe|subindo|anda|carona|corr)).*\b(motor|pivotante|deslizante|basculante)( \w+){0,2} e (mais )?(perigos|segur)[oa]s? (para|pra|p|com) (quem tem )?(crianc|filh|net)/,
  },
  {
    entry: 'portao-ameacando-cair',
    all: [
      /\b(despenc|solt|caindo|arranc|desgrud|descol|desprend)\w* (\w+ )?d[ao]s? (parede|muro|coluna|pilar|poste|dobradica|batente)/,
      /\b(porta[oe]|portoes|portaum|folha|basculante|grade)/,
    ],
    unless:
      /\b(braco|bracinho|pistao|dobradic\w* (\w+ ){0,3}(solt|desprend)|motor|maquina|botoeira|botao|fotocelula|sensor|interfone|caixa|cremalheira|fim de curso|trava|fechadura|tinta|reboco)/,
  },
  {
    entry: 'portao-ameacando-cair',
    all: [/\b(despencar|despencando|desabar|desabando|desmoronar)\b/, THREATENS, /\b(porta[oe]|portoes|folha|grade)/],
    unless:
      /\b(desc|abaix|baix|levant|sob(e|iu|ir)|quando (abr|fech|solt|puxa)|cabo|mola|contrapeso|basculante|guilhotina|seccionad|sozinh|porta de (aco|enrolar))/,
  },
  {
    entry: 'portao-desce-sozinho',
    all: [
      /\b((desc(e|eu|endo|er)|abaix(a|ou|ando)|baix(a|ou|ando)) (sozinh|de uma vez|de vez|com tudo|rapido|muito rapido|direto|do nada|despenc|por conta)|nao (segura|para) (em cima|no alto|aberto|la em cima|levantad|suspens|o peso)|nao fica (em cima|no alto|la em cima|levantad|suspens|parado em cima)|despenc(a|ando)|desabando|caindo sozinh|desce sem (motor|freio|parar|controle)|cai (sozinh|quando|de uma vez|direto)|guilhotina descend)/,
      /\b(porta|folha|basculant|garagem|motor|ele|ela|guilhotina|seccion|desc|despenc|cai)/,
    ],
    unless: /\b(disjuntor|dr\b|energia|controle|sinal|internet|fio|raio|trilho)/,
  },
  {
    entry: 'portao-ameacando-cair',
    all: [
      /\b(porta[oe]|portoes|folha|grade)/,
      /\b(pres[oa]|segur[oa]|segurad[oa]|segurando) (so )?(por|em|numa|num|pel[oa]) (so )?(uma?|1) (so )?(dobradica|parafuso|lado|pino|fio)/,
    ],
  },
  {
    entry: 'portao-ameacando-cair',
    all: [
      /\b(contra ?pesos?|pesos? de (cimento|concreto|ferro))\b/,
      /\b(arreben|rebent|(foi|veio) (pro|ao) chao|solt[oa]|soltou|soltando|balanc(?!ea)|pendurad|bamb|caindo|caiu|despenc)/,
    ],
  },
  {
    entry: 'portao-ameacando-cair',
    all: [
      /\b(caindo|pendurad|dependurad|bamb[oa]|tombando|querendo cair|vai cair|quase (caindo|caiu|cai)|ameac\w+ (a |de |em )?(cair|tombar|desabar|despencar)|cair em cima|pra cair|para cair|pode cair|prestes a cair|por um fio|desabar|vai desabar|inclinando|tortao caindo)/,
      GATE,
    ],
    unless:
      /\b(corrente|correia|motor (ta |esta |fica |ficou |todo )?(bamb|solt|pendur)|(pistao|bracinho|braco)\b(?!.*\b(folha|portao|grade) (ta|esta|ficou|fica|fico) ).*\b(bamb|pendur)|disjuntor|energia caindo|caindo energia|sinal|folhas? (seca|(caindo )?d[aeo]s? (arvore|planta|mangueira|vizinh))|controle caindo|fio|fios|chuva caindo|crianc|pintura|(farel|po\b|pozinho|pedac|lasca|agua|oleo|graxa|tinta|ferrug|poeira|areia|limalha|raspa|parafus|pilha|peca)\w*( \w+)? caindo|caindo (um |uns )?(farel|po\b|pozinho|pedac|lasca|agua|oleo|graxa|tinta|ferrug|poeira|areia|limalha|raspa|parafus|peca)|caindo de dentro|caindo o? ?(disjuntor|dr|rele))/,
  },
  {
    entry: 'portao-caiu',
    all: [/\b(caiu|tombou|desabou|despencou|veio abaixo|veio a baixo|desmoron)/, GATE_OR_SHUTTER],
    unless:
      /\b(disjuntor|dr\b|energia|luz|rai[ou]|relampag|controle caiu|controle.{0,20}caiu|caiu.{0,20}controle|sinal|chuva|temporal|tempestade|toro\b|granizo|galho|cimento|concreto|arvore|agua|internet|pino|parafuso|chave|preco|tampa|capa|ima|roldana|bateria|corr?en|correia|peca|placa da|alcance|cremalheira (caiu|despencou|veio)|caiu (um |uma |uns |umas )?(po|pozinho|farel|pedac|lasca|graxa|oleo|massa|reboco|tinta|entulho)|caiu a |caiu o (dr|disj))/,
  },
  {
    entry: 'portao-sem-protecao',
    all: [
      /\b(fech(a|o|ou|ando)|desc(e|eu|endo)|cancela (que )?baix(a|ou|ando)|bat(e|eu|endo)|peg(a|ou))\b/,
      /\b(em cima|sobre|por cima|quase (pegou|esmag|bateu|acert|matou|amass))/,
      /\b(carro|gente|pessoa|moto\b|crianc|mim|pedestre|todo mundo|quem passa|cachorr)/,
    ],
    unless:
      /\b(quem (tem que |deve )?paga|tem (que|de) pagar|quem arca|responsa|o (predio|condominio) (responde|paga|cobre|arca)|amassou|indeniz|prejuizo|seguro)/,
  },
  {
    entry: 'portao-sem-protecao',
    all: [
      /\b(nao (respeita|para|volta|obedece (a |ao )?(fotocelula|sensor|feixe|olho|gente|pessoa|ninguem|nada)|percebe|ve\b|sente|detecta|reverte)|ignora)/,
      /\b(gente|pessoa|carro|passando|embaixo|frente|obstacul|crianc|alguem|moto\b)/,
    ],
    unless:
      /\b(lig(ar|o|ando) direto|(pra|para) (ele |ela |o portao )?nao parar|nao para de|nao volta a funcionar|crianca no controle|carro ligado|meu turno|atrasad[oa]|hora no servico|(fazer|enganar|tapar|burlar) (o|esse|aquele) sensor|(to|tou|estou|fiquei) (na rua|(do lado de|para|pra) fora))/,
  },
];

/** 'pra que serve o bloco pendurado': nothing has happened. */
const ASKS_A_PURPOSE = /\b((para|pra|p) que serve|serve (para|pra) que|qual a (funcao|utilidade))\b/;

/** The id of the danger's entry, null where the folded title names none. */
export function dangerIn(folded: string): string | null {
  if (ASKS_A_PURPOSE.test(folded)) return null;
  const text = textOfDangers(folded);
  return RULES.find(({ all, unless }) => all.every((group) => group.test(text)) && !unless?.test(text))?.entry ?? null;
}
