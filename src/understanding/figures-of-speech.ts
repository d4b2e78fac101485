/** Words of hurting and falling, said of what hurts nobody: 'a Enel cortou a energia', 'bateu o desespero', 'caiu a ficha'. */

const ARTICLE = '(?:(?:o|a|os|as|um|uma|meu|minha|seu|sua|nosso|nossa|todo|toda|em) ){0,2}';
/** What is cut off, interrupted or knocked out. */
const SUPPLY = 'energia|luz|forca|internet|sinal|agua|wifi|telefone|linha|gas';
const MONEY = 'preco|valor|conta|contas|orcamento|verba|gastos?|custos?|fatura|boleto|limite|prazo|cartao|despesas?';

/** A verb before what it does no harm to. The thing stays: a light that is off may tell what is asked. */
const VERB_AND_THING: readonly (readonly [verb: string, things: string])[] = [
  [
    'cort(?:ou|aram|ei|am|a|ar|ando)',
    `${SUPPLY}|${MONEY}|guia|grama|mato|arvore|galhos?|caminho|contato|contrato|fio|fios`,
  ],
  [
    'peg(?:ou|aram|uei|amos|a|ar|ando)',
    `${SUPPLY}|controles?|chaves?|chuva|sol|frequencia|codigo|tranco|mania|transito|placa|encomenda|garantia`,
  ],
  [
    'bat(?:eu|e|er|endo|emos|i)',
    `ponto|olho|desespero|duvida|medo|vontade|laje|sol|vento|papo|foto|fotos|meta|saudade|curiosidade|martelo|preguica|arrependimento|cabo|concreto`,
  ],
  [
    'acert(?:ou|aram|ei|amos|o|a|ar|ando)',
    `${MONEY}|data|hora|horario|cheio|pagamento|servico|detalhes|piso|combinado|metade|resto|dia|entrada`,
  ],
  [
    'derrub(?:ou|aram|ei|a|ar|ando)',
    `${SUPPLY}|${MONEY}|controles?|disjuntor|celular|cafe|suco|refrigerante|balde|chave|rede`,
  ],
  ['caindo', SUPPLY],
  ['(?:caiu|cai|caindo)', `${MONEY}|ficha|raio|promocao|ligacao|caixa postal|desconto`],
  ['(?:caiu|cai) (?:na|no)', 'caixa postal|real|conta|golpe|esquecimento|conversa|feriado|domingo|sabado'],
  ['(?:caiu|cai|caindo) de', 'rendimento|producao|qualidade|preco|velocidade|desempenho|paraquedas'],
  ['(?:explodiu|estour(?:ou|ei|amos|ar|aram|a))', MONEY],
  ['pres[oa]s? (?:no|na|em)', 'transito|servico|trabalho|reuniao|hospital|engarrafamento|aeroporto|mercado|plantao'],
  ['pegou(?: no)?', 'sono|mal|bem|carona|jeito|manha|leve|pesado'],
  ['choques? (?:com|de)', `${MONEY}|realidade|geracoes`],
  ['pendurad[oa] (?:no|na|em)', 'telefone|linha|dividas?'],
  ['(?:caiu por|preso por)', 'terra|falta'],
  ['fogo (?:no|na|em)', `${MONEY}|bolso|bolsa`],
  ['prender', 'cachorr\\w*|cao|caes|cadel\\w*|gat\\w*|pets?|bichos?|braco d[ao] (?:basculante|portao|motor|pivotante)'],
];

/** The thing before its verb: 'a promoção do motor caiu', 'o raio caiu', 'a chuva pegou a placa'. */
const THING_AND_VERB = new RegExp(
  `\\b(${MONEY}|ficha|wi ?fi|aplicativo|bola|brinquedo|fim de curso|raio|promocao|desconto|chuva|sinal|internet|ligacao|sol|vento|corte de energia)((?: d[aeo]s? \\w+){0,2}) (caiu|cai|estourou|explodiu|pegou|pega|bateu|bate|derrubou|acertou)\\b`,
  'g',
);

/** Elsewhere than at the gate. */
const HURT_ELSEWHERE =
  /\b(se )?machuc\w+ (o |a )?(\w+ )?(jogando|no futebol|na escola|na academia|no trabalho|na rua)\b/g;
/** Fireworks and a colour burn nothing here, nor does what is 'fogo' to live with. */
const FIREWORKS =
  /\bfogos( de artificio)?\b|\b(cor|vermelh\w*|laranja)( de| cor de)? fogo\b(?! n[oa]\b)|\b(portao|motor|trabalho|isso) e fogo\b(?! n[oa]\b)/g;

/** 'pegando fogo de raiva', 'a reunião pegou fogo', 'levei um tombo com a conta', 'o orçamento foi um choque': nothing burns, falls or shocks. */
const FEELING =
  /\b(peg(ou|ando)|ta|to) fogo (de|com) (raiva|odio|nervos\w*|tant\w+|vergonha|client\w+|gente)\b|\b(reuniao|assembleia|grupo|discussao|briga|salao|loja|cozinha|clinica|academia)( d[aeo]s? \w+)? (ta |esta |tava )?(peg(ou|ando)) fogo\b|\bfogo de tant[oa]\b|\btombo com\b|\b(foi|e|levei|tomei) um choque (quando|ao|saber|ver)\b|\b(orcamento|preco|valor)\b.{0,30}\bfoi um choque\b|\bdeixa de fogo\b|\bme queimando com\b|\bcaindo aos pedacos\b|\bfogo pel[ao]s? (ventas?|nariz|boca|olhos?)\b|\b(quebrando|matando|acabando|acaba|detonando|arrebentando)( com)? (as |a |minhas? |nossas? |o |os |meus? )+(costas|coluna|lombar|bracos?)\b/g;

/** 'preso com idoso': shut in together; 'pra não esmagar criança': what is to be kept from happening; 'troco a mola antes de quebrar'; 'panela no fogo': dinner. */
const NOTHING_YET =
  /\b(estou|to|tou|estamos|fiquei|ficamos) pres[oa]s? com (?=((o|a|os|as|um|uma|meu|minha|meus|minhas) )?(idos|crianc|filh|bebe|mae\b|pai\b|avo\b|espos|marid|mulher|familia|gente))|\b(para|pra) nao (esmag|prens|prend|machuc)\w+( (o|a|os|as|meu|minha))?( \w+)?|\b(sem (ter )?quebrad\w+|antes (de|que) quebr\w+)|\b(panela|comida|feijao|leite|chaleira) no fogo\b/g;

/** 'Boa tarde, moço.': whoever is greeted was not hit. */
const GREETING =
  /^((ola|oi|oie|opa|bom dia|boa tarde|boa noite|tudo bem|prezad[oa]s?|por favor|com licenca) ?)+((meu |minha )?(senhor|senhora|senhores|moc[oa]|amig[oa]|chefe|pessoal|gente)(?! (d[aeo]s?|que|aqui|ta|tao|esta|foi|ficou|fico|caiu|se|com|pres[oa]|machuc\w*)\b) )?/;
const ASKED_TO_DO =
  '(?:pode|podem|poderia|poderiam|podia|vem|vai|faz|fazem|cobra|cobram|tem (?:como|jeito|conserto|tecnico|peca|preco)|teria|atende|atendem|conserta|consertam|arruma|troca|trocam|sabe|acha|consegue|vende|vendem|instala|mexe|viria|ai|disponivel|para (?:vir|consertar|arrumar|ver|olhar))';
/** 'o senhor poderia vir', 'alguém conserta': who is asked to come was not hit. */
const ASKED = new RegExp(
  `(?<!\\b(?:em|n[oa]s?|d[oa]s?|de|com|sobre|pegou|prendeu|atingiu|acertou|machucou|derrubou|[oa]s?|uma?) )\\b(?:[oa]s? )?(?:senhor(?:a|es|as)?|moc[oa]|rapaz|alguem) (?=(?:ainda |tambem )?${ASKED_TO_DO}\\b)`,
  'g',
);
/** 'e a gente não consegue abrir' is 'we'; 'bateu na gente' is not. */
const WE = /\b(e|que|quando|se|como|onde|porque|enquanto|mas|agora|hoje|entao) a gente\b/g;

const VERBS = VERB_AND_THING.map(([verb, things]) => new RegExp(`\\b${verb} (?=${ARTICLE}(?:${things})\\b)`, 'g'));

/** 'Boa tarde, senhores, ' says nothing of what is asked. */
export function withoutGreeting(folded: string): string {
  return folded.replace(GREETING, '');
}

/** The folded text without what is only said in words of hurting. */
export function withoutFiguresOfSpeech(folded: string): string {
  const plain = [GREETING, ASKED, HURT_ELSEWHERE, FIREWORKS, FEELING, NOTHING_YET, ...VERBS].reduce(
    (text, figure) => text.replace(figure, ''),
    folded,
  );
  return plain.replace(THING_AND_VERB, '$1$2').replace(WE, '$1 nos');
}
