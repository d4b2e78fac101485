import type { FactTexts } from '../business/fact-texts.ts';
import type { FrequentQuestion, PageMeta } from './page-meta.ts';

export const knowledgeCentreMeta: PageMeta = {
  title: 'Centro de conhecimento: defeitos e cuidados do portão',
  description:
    'Portão que não abre, volta sozinho ou faz barulho: causas, o que fazer e como prevenir, com o calendário de manutenção mensal, trimestral e semestral.',
  keywords: [
    'defeitos de portão automático',
    'manutenção preventiva de portão',
    'portão não abre',
    'portão volta sozinho',
    'portão fazendo barulho',
  ],
  updated: '2026-11-22',
};

export interface KnowledgeCentreIntro {
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
}

export function knowledgeCentreIntro(f: FactTexts): KnowledgeCentreIntro {
  return {
    title: 'Entenda o seu portão antes que ele pare',
    lead: 'Os três defeitos mais comuns, o calendário de cuidados e as dúvidas de quem tem um portão automático.',
    paragraphs: [
      'Todo defeito de portão dá sinal antes: um barulho novo, uma parada no meio, um fechamento mais lento. Aqui você aprende a ler esses sinais, a separar o que pode verificar do que é serviço de técnico e a descrever o problema de um jeito que poupa uma visita.',
      `Antes de qualquer verificação, desligue o disjuntor do motor e afaste as pessoas do portão. ${f.claims.slope} Molas, cabos, contrapesos e a parte elétrica ficam sempre com o técnico. Se há risco de queda ou cheiro de queimado, não investigue: a emergência atende ${f.emergency}.`,
    ],
  };
}

export interface Statistic {
  readonly value: string;
  readonly label: string;
}

/** Counts and grades that nobody has confirmed give their places to promises that stand in the facts. */
export function statistics(f: FactTexts): readonly Statistic[] {
  const counted = f.statistics
    ? [
        { value: f.statistics.years, label: 'anos de trabalho com portões' },
        { value: f.statistics.installations, label: 'instalações feitas' },
        { value: f.statistics.rating, label: `de nota média, em\u00a0${f.statistics.reviews}` },
      ]
    : [
        { value: f.municipalities, label: 'com frete e instalação grátis' },
        { value: f.warranty, label: 'de garantia de fábrica' },
        { value: f.emergencyArrival, label: `para chegar na emergência, em\u00a0${f.emergencyRadius}` },
      ];
  return [...counted, { value: f.emergencyShort, label: 'de plantão para emergências' }];
}

export const statisticsTitle = 'A empresa em números';

export interface ProblemGuide {
  /** An anchor, unique in the page. */
  readonly id: string;
  readonly problem: string;
  /** One sentence for whoever is in front of the gate now. */
  readonly summary: string;
  readonly causes: readonly string[];
  /** Steps in their order. */
  readonly solution: readonly string[];
  readonly prevention: readonly string[];
  readonly whenToCall: string;
  /** The text that the chat opens with. */
  readonly message: string;
}

/** Labels of the parts of a problem guide. */
export const problemGuideLabels = {
  title: 'Três problemas, do sinal ao conserto',
  causes: 'Causas prováveis',
  solution: 'O que fazer',
  prevention: 'Como prevenir',
  whenToCall: 'Quando chamar',
  button: 'Mandar este problema',
} as const;

export function problemGuides(f: FactTexts): readonly ProblemGuide[] {
  return [
    {
      id: 'portao-nao-abre',
      problem: 'O portão não abre nem fecha',
      summary: 'Descubra primeiro se falta energia, sinal ou movimento. Cada caso tem um caminho.',
      causes: [
        'Disjuntor do motor desarmado ou falta de energia na rua.',
        'Bateria do controle fraca ou controle fora da memória da central.',
        'Motor destravado depois de uma falta de energia.',
        'Pedra, galho ou terra no trilho, que seguram a folha.',
        'Capacitor fraco: o motor ronca e não gira.',
        'Placa queimada por surto elétrico ou molhada.',
      ],
      solution: [
        'Veja se há luz na casa e se o disjuntor do motor está ligado. Se desarmou, religue uma única vez.',
        'Teste outro controle, bem perto do motor. Se só um falha, troque a bateria dele.',
        'Escute. Silêncio total indica energia ou placa; ronco sem movimento indica capacitor ou folha presa.',
        'Se ronca, desligue o disjuntor na hora. Insistir queima o motor.',
        'Com o disjuntor desligado, destrave o motor e mova a folha com a mão. Se ela corre macia, o defeito tende a ser elétrico. No basculante, só com os cabos inteiros; se a folha pesar ou descer sozinha, pare.',
        'Depois de passar, feche e trave de novo. Portão destravado abre com um empurrão.',
      ],
      prevention: [
        'Circuito só para o motor, com disjuntor, aterramento e proteção contra surtos.',
        'Trilho varrido toda semana.',
        'Bateria do controle trocada quando o alcance diminui.',
        'Vedação da caixa do motor conferida em cada manutenção.',
      ],
      whenToCall: `Chame se o disjuntor cai de novo, se há cheiro de queimado, se o motor ronca ou se a folha não corre com a mão. Na emergência, chegamos em até ${f.emergencyArrival}, em um raio de ${f.emergencyRadius}.`,
      message: 'Meu portão não abre nem fecha. Preciso de assistência.',
    },
    {
      id: 'portao-volta-sozinho',
      problem: 'O portão para no meio ou volta sozinho',
      summary: 'A central sentiu um obstáculo. Falta saber se ele existe ou se é atrito.',
      causes: [
        'Fotocélula suja, desalinhada ou com teia de aranha no feixe.',
        'Sujeira ou desnível no trilho.',
        'Roldana gasta, dobradiça seca ou folha empenada.',
        'Fim de curso fora do lugar.',
        'Percurso gravado na placa antes de uma reforma no portão.',
        'Tensão baixa na rede na hora da partida.',
      ],
      solution: [
        'Limpe a lente da fotocélula com pano macio e tire o que estiver diante dela.',
        'Varra o trilho de ponta a ponta e procure pedras sob a folha.',
        'Desligue o disjuntor, destrave e mova a folha com a mão. No basculante, faça isso com o portão fechado e só se os cabos estiverem inteiros; se a folha pesar ou descer sozinha, pare.',
        'Marque com giz o ponto em que ela pesa. Se coincide com o ponto da parada, a causa é mecânica.',
        'Se ela corre macia em todo o percurso, o ajuste é na central: fim de curso, percurso ou força.',
        'Não aumente a força para vencer a parada. Ela protege quem passa.',
      ],
      prevention: [
        'Fotocélula limpa e testada todos os meses.',
        'Roldanas e dobradiças conferidas a cada trimestre.',
        'Percurso refeito sempre que a folha, o trilho ou o motor forem mexidos.',
        `Regulagem de força conferida na preventiva, a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}.`,
      ],
      whenToCall:
        'Chame se a limpeza não resolve, se a folha pesa em algum ponto ou se ela deixou de recuar diante de um obstáculo. Neste último caso, pare de usar o automático até a visita.',
      message: 'Meu portão para no meio ou volta sozinho. Preciso de assistência.',
    },
    {
      id: 'portao-com-barulho',
      problem: 'O portão faz barulho ou treme',
      summary: 'O som diz onde está o desgaste. Quanto antes for ouvido, menor o conserto.',
      causes: [
        'Rangido agudo: dobradiça ou roldana sem lubrificação.',
        'Estalo ritmado: dente gasto na engrenagem ou emenda da cremalheira desalinhada.',
        'Pancada no fim: batente frouxo ou desaceleração desregulada.',
        'Tremor contínuo: base do motor solta ou trilho desnivelado.',
        'Raspado: folha empenada ou roldana no fim da vida.',
        'No basculante, estalo no cabo: fios rompidos. É risco de queda.',
      ],
      solution: [
        'Grave um vídeo com som, a uma distância segura, de uma abertura inteira.',
        'Anote em que ponto o ruído aparece e se ele está na ida, na volta ou nas duas.',
        'Desligue o disjuntor e procure parafusos soltos na cremalheira e na base, sem pôr a mão na engrenagem.',
        'Varra o trilho. Não passe graxa nele.',
        'Lubrifique as dobradiças com o produto que o manual indica.',
        'Se é basculante e o ruído vem do cabo ou da mola, pare de usar e isole a área.',
      ],
      prevention: [
        'Lubrificação nos pontos certos a cada trimestre.',
        'Folga entre engrenagem e cremalheira medida na preventiva.',
        'Fixações reapertadas antes que o desalinhamento gaste a engrenagem.',
        'Cabos e molas trocados por técnico ao primeiro sinal de desgaste.',
      ],
      whenToCall: `Chame se o ruído continua depois da limpeza ou se vem da engrenagem, do cabo ou da mola. A preventiva custa de ${f.maintenancePrice}; esperar a engrenagem quebrar sai mais caro.`,
      message: 'Meu portão está fazendo barulho. Posso mandar um vídeo?',
    },
  ];
}

export interface MaintenancePeriod {
  readonly period: 'Mensal' | 'Trimestral' | 'Semestral';
  readonly who: string;
  readonly tasks: readonly string[];
}

export interface MaintenanceSchedule {
  readonly title: string;
  readonly text: string;
  readonly periods: readonly MaintenancePeriod[];
}

export function maintenanceSchedule(f: FactTexts): MaintenanceSchedule {
  return {
    title: 'Calendário de manutenção',
    text: `A preventiva completa é feita, no mínimo, a cada ${f.maintenanceMonths} ou a cada ${f.maintenanceCycles}, o que vier primeiro. Entre uma e outra, estes cuidados mantêm o portão leve. Se o portão abre dezenas de vezes por dia, conte os ciclos e antecipe as datas.`,
    periods: [
      {
        period: 'Mensal',
        who: 'Você ou a zeladoria, com o disjuntor desligado, salvo nos testes',
        tasks: [
          'Varrer o trilho e desobstruir a saída da água.',
          'Limpar a lente da fotocélula e testar se ela para o portão.',
          'Observar uma abertura inteira e anotar barulhos novos.',
          'Testar todos os controles a uma distância normal.',
          'Verificar se a caixa do motor está seca, fechada e sem formigas.',
        ],
      },
      {
        period: 'Trimestral',
        who: 'Você ou a zeladoria, com o disjuntor desligado; cabos e molas, só com os olhos',
        tasks: [
          'No portão deslizante ou de abrir, em piso plano, destravar o motor, mover a folha com a mão e sentir se ela corre macia.',
          'Lubrificar as dobradiças com o produto que o manual indica.',
          'Procurar parafusos soltos na cremalheira, nos batentes e na base.',
          'Olhar o desgaste das roldanas e, no basculante, dos cabos, sem tocar.',
          'Retocar a pintura onde a ferrugem começou.',
        ],
      },
      {
        period: 'Semestral',
        who: 'Técnico',
        tasks: [
          'Medir a tensão e a corrente do motor e reapertar os contatos.',
          'Testar o capacitor e, se houver, a bateria.',
          'Alinhar a cremalheira e ajustar a folga da engrenagem.',
          'Regular a força e o fim de curso e testar o recuo diante de obstáculo.',
          'Conferir molas, cabos e contrapesos e trocar o que estiver gasto.',
          'Registrar o serviço e a data da próxima visita.',
        ],
      },
    ],
  };
}

export const knowledgeCentreQuestionsTitle = 'Perguntas de quem cuida do portão';

/** Eight questions, of which several may be open together; none repeats one of `/duvidas-frequentes`. */
export function knowledgeCentreQuestions(f: FactTexts): readonly FrequentQuestion[] {
  return [
    {
      question: 'Como sei se o defeito é do motor ou do portão?',
      answer:
        `Desligue o disjuntor, destrave o motor e mova a folha com a mão. ${f.claims.heavyByHand} Se corre macia de ponta a ponta, procure no motor, na central ou na energia. É uma pista, e leva pouco tempo. Em rua inclinada e no basculante com cabo desfiado ou mola aberta, não destrave: deixe o teste para o técnico.`,
    },
    {
      question: 'O que conta como um ciclo?',
      answer: `Uma abertura e um fechamento. Se quatro pessoas saem e voltam uma vez por dia, são oito ciclos, porque cada passagem abre e fecha o portão. Essa conta mostra quando a preventiva vence: a cada ${f.maintenanceCycles} ou ${f.maintenanceMonths}, o que vier primeiro. Ela também ajuda a escolher o motor, já que uso intenso pede modelo com folga.`,
    },
    {
      question: 'O que devo informar ao chamar a assistência?',
      answer:
        'Diga o tipo do portão, a marca do motor, o que acontece e desde quando. Conte o que mudou antes: chuva, batida, reforma, falta de energia. Mande uma foto da etiqueta do motor e um vídeo curto, com som. Informe ainda se há um carro preso ou se o portão ficou aberto. Com isso, o técnico leva a peça provável na primeira visita.',
    },
    {
      question: 'É normal o motor esquentar?',
      answer: `Morno, sim, depois de várias aberturas seguidas. Quente a ponto de não se poder encostar a mão na tampa ou de se desligar sozinho, não. Nesse caso há atrito, peso acima do limite ou uso acima do previsto. Um motor convencional de entrada, por exemplo, trabalha até ${f.conventionalCycles}. Deixe esfriar, conte as aberturas e peça uma verificação.`,
    },
    {
      question: 'Posso regular a força do motor por conta própria?',
      answer:
        `Não mexa: ${f.claims.force}. A força define em que ponto o portão para ao encontrar alguém. Aumentá-la faz o portão andar por um tempo, esconde o atrito e tira a proteção de quem passa. Ele primeiro deixa a folha leve, depois regula a menor força que a move bem e testa o recuo com um obstáculo.`,
    },
    {
      question: 'Capacitor, placa ou engrenagem: como se descobre o que quebrou?',
      answer:
        'Pelo som e pelo movimento. Ronco sem girar sugere capacitor. Silêncio com energia presente sugere placa. Motor que gira com o portão parado sugere engrenagem ou destravamento. São pistas, e não diagnóstico: o técnico confirma com medição. Não abra a caixa para conferir, porque o capacitor guarda carga mesmo com o disjuntor desligado.',
    },
    {
      question: 'Quando o conserto deixa de compensar?',
      answer: `Quando não há mais peça de reposição, quando o mesmo defeito volta depois de corrigida a causa ou quando o orçamento se aproxima do preço de um motor novo. O conserto tem ${f.repairPhrase}; trocar o motor em uma residência custa de ${f.exchangePhrase}. Peça as duas contas lado a lado e lembre-se de que o motor novo tem ${f.warrantyPhrase}.`,
    },
    {
      question: 'O que muda no cuidado quando chove muito?',
      answer:
        'A água leva terra para o trilho, encharca as dobradiças e pode entrar na caixa do motor. Depois de chuva forte, varra o trilho, desobstrua o ralo e veja se há poça junto da base. Se a água chegou ao motor, desligue o disjuntor e não religue para testar. Em rua que alaga, peça uma base mais alta na instalação.',
    },
  ];
}

export interface ContactText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly chatButton: string;
  readonly callButton: string;
  readonly message: string;
}

export function knowledgeCentreContact(f: FactTexts): ContactText {
  return {
    title: 'Ainda não descobriu o que é?',
    paragraphs: [
      'Mande um vídeo curto do portão, com som, e diga o seu bairro. Um técnico olha e responde com a causa provável e uma estimativa de preço.',
      `Atendimento de ${f.hours}, pelo WhatsApp ou pelo telefone ${f.phone}. Emergência ${f.emergency}.`,
    ],
    chatButton: 'Mandar vídeo no WhatsApp',
    callButton: 'Ligar para um técnico',
    message: 'Vim do centro de conhecimento e quero mandar um vídeo do meu portão.',
  };
}
