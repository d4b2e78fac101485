import { capitaliseSlot } from '../../text/fact-slots.ts';
import type { Subject } from '../subjects.ts';
import type { Line, Pool } from '../page-context.ts';
import { isFreeToRelease } from '../true-here.ts';

/** What a buyer gets, a head and three ways of saying it. */
interface Feature {
  readonly heads: Pool;
  readonly texts: readonly Line[];
  /** Speaks of buying a kit; pages about a part, a repair or maintenance leave it out. */
  readonly kit?: true;
  /** Speaks to who has a motor already; pages that sell leave it out. */
  readonly owner?: true;
  /** Holds only for gates that our kits fit: they are released with a key, and we come for them at any hour. */
  readonly released?: true;
  /** Left out where the page has said it. */
  readonly subject?: Subject;
}

export const featureHeadings: Pool = [
  'Pontos que contam',
  'Na prática, o que muda',
  'Resumo do que importa',
  ({ place }) => `O que oferecemos ${place.in}`,
  'O que pesa na escolha',
  'O que você encontra aqui',
  'Em poucas linhas',
  'O que faz diferença no dia a dia',
];

const allFeatures: readonly Feature[] = [
  {
    kit: true,
    subject: 'labour',
    heads: ['Preço com instalação', 'Mão de obra incluída', 'Um preço só'],
    texts: [
      ({ t }) => `os kits vão de ${t.kitPrices}, e a mão de obra já está no valor.`,
      'o técnico que instala não é cobrado à parte.',
      ({ t }) => `o valor do kit, a partir de ${t.cheapest.price} no ${t.cheapest.name}, cobre o motor e o serviço.`,
      'motor, controles e serviço estão no mesmo valor.',
    ],
  },
  {
    kit: true,
    subject: 'delivery',
    heads: [({ t }) => capitaliseSlot(t.shipping), 'Entrega pelo instalador', 'Entrega no dia da instalação'],
    texts: [
      ({ t }) => `o transporte sai por ${t.delivery} em qualquer um dos ${t.municipalities} da Grande São Paulo.`,
      ({ place, t }) => `o motor chega ${place.to} com a equipe, ${t.deliveryFee}.`,
      ({ t }) => `o kit vem no carro do técnico, ${t.deliveryFee}.`,
      ({ t }) => `vale para toda a Grande São Paulo, ${t.municipalities} ao todo.`,
    ],
  },
  {
    kit: true,
    subject: 'warranty',
    heads: ['Garantia de fábrica', 'Garantia', 'Cobertura'],
    texts: [
      ({ t }) => `são cobertos os defeitos de fabricação por ${t.warranty}.`,
      ({ t }) => `${t.warranty} contra defeito de fabricação.`,
      ({ t }) => `o prazo é de ${t.warranty}.`,
      ({ t }) => `vale por ${t.warranty} para defeito de fabricação.`,
    ],
  },
  {
    kit: true,
    subject: 'remotes',
    heads: ['Código rolante', 'Sinal que não se repete', 'Controle seguro'],
    texts: [
      'a senha do controle muda a cada toque, o que dificulta gravá-la na rua.',
      'o sinal de hoje não é o de amanhã, e isso dificulta a clonagem.',
      'o sinal vale uma vez só, e copiá-lo fica mais difícil.',
      'cada toque manda um código novo para a central.',
    ],
  },
  {
    kit: true,
    subject: 'speed',
    heads: ['Abertura rápida', 'Menos tempo na rua', 'Tempo de abertura'],
    texts: [
      ({ t }) => `escolha entre ${t.openingTimes}, conforme o modelo.`,
      ({ t }) => `o ${t.fastest.name} abre em ${t.fastest.opening}.`,
      ({ t }) => `de ${t.fastest.opening} no ${t.fastest.name} a ${t.cheapest.opening} no ${t.cheapest.name}.`,
      ({ t }) =>
        `contra ${t.conventionalOpening} de um motor convencional, o ${t.fastest.name} leva ${t.fastest.opening}.`,
    ],
  },
  {
    kit: true,
    subject: 'weight',
    heads: ['Peso que aguenta', 'Limite de peso claro', 'Capacidade'],
    texts: [
      ({ t }) =>
        `em portão de correr, de ${t.cheapest.maxGate} no ${t.cheapest.name} a ${t.fastest.maxGate} no ${t.fastest.name}.`,
      ({ t }) => `cada modelo diz quanto move, e o maior chega a ${t.fastest.maxGate} em portão de correr.`,
      'indicamos o modelo com folga de peso, para o motor não viver no limite.',
      ({ t }) => `folhas de correr de até ${t.fastest.maxGate} cabem na linha.`,
    ],
  },
  {
    kit: true,
    subject: 'instalments',
    heads: ['Parcelamento', 'Pagamento', 'Dá para dividir'],
    texts: [
      ({ t }) => `${t.instalmentsPhrase}.`,
      ({ t }) => `o ${t.cheapest.name}, por exemplo, fica em ${t.cheapest.instalments}.`,
      ({ t }) => `o ${t.fastest.name} fica em ${t.fastest.instalments}.`,
      ({ t }) => `${t.instalmentsPhrase}. Sem parcelar, ${t.instantDiscount}.`,
    ],
  },
  {
    kit: true,
    subject: 'installation',
    heads: ['Instalação em horas', 'Tempo de serviço', 'Duração da instalação'],
    texts: [
      ({ t }) => `um portão comum leva de ${t.installationHours}.`,
      ({ t }) => `conte com ${t.installationHours}, do primeiro furo ao teste.`,
      ({ t }) => `em ${t.installationHours} o portão costuma estar fixado, ligado e testado.`,
      ({ t }) => `de ${t.installationHours}, e o portão é usado no mesmo dia.`,
    ],
  },
  {
    released: true,
    subject: 'outage',
    heads: ['Destravamento manual', 'Chave de emergência'],
    texts: [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'uma chave solta o motor, e no basculante quem a usa é o técnico, porque folha fora de equilíbrio cai ou dispara.'
          : 'uma chave solta o motor da folha de correr ou de abrir, inteira e em piso plano, sem bateria e com o disjuntor desligado. O basculante não se destrava.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'na falta de energia, o basculante espera: a chave que solta o motor é para o técnico.'
          : 'na falta de energia, serve à folha de correr ou de abrir, reta, com batentes e em piso plano, com o disjuntor desligado e sem bateria; o basculante espera o técnico.',
      'na folha de correr ou de abrir, reta, com batentes e em piso plano, sem bateria e com o disjuntor desligado, gire a chave e mova-a devagar. O basculante não se destrava.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'mostramos como usar e deixamos a chave com você.'
          : 'na entrega, o técnico diz quem pode destravar o seu portão; no basculante, só ele.',
      'no basculante, a chave é para o técnico: solta, a folha cai ou dispara.',
    ],
  },
  {
    kit: true,
    subject: 'safety',
    heads: ['Parada diante de obstáculo', 'Antiesmagamento', 'Força regulada'],
    texts: [
      'a central percebe a resistência e faz a folha voltar.',
      'a força fica no mínimo que ainda move a folha bem.',
      'o ajuste é testado na entrega, com madeira no vão.',
      'com a força regulada, a folha volta se encontra resistência.',
    ],
  },
  {
    released: true,
    subject: 'battery',
    heads: ['Bateria opcional', 'Bateria, se você quiser', 'Bateria à parte'],
    texts: [
      ({ t }) => `até ${t.batteryCycles} quando falta energia.`,
      ({ t }) => `com ela, são até ${t.batteryCycles} sem luz.`,
      'boa escolha para prédio e para quem não pode ficar esperando.',
      'pode ser posta depois, se a central aceitar.',
    ],
  },
  {
    kit: true,
    subject: 'quiet',
    heads: ['Funcionamento silencioso', 'Motor quieto', 'Pouco barulho'],
    texts: [
      'com o percurso bem gravado, chega ao fim sem pancada.',
      'com a ferragem em ordem, ouve-se só um zumbido leve.',
      'a freada antes do batente poupa o ouvido e a solda.',
      'bom para quarto em cima da garagem.',
    ],
  },
  {
    released: true,
    subject: 'emergency',
    heads: ['Plantão', 'Emergência', 'Assistência a qualquer hora'],
    texts: [
      ({ t }) =>
        `atendimento ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
      ({ t }) => `o chamado urgente tem técnico no local em até ${t.emergencyArrival}, dentro de ${t.emergencyRadius}.`,
      ({ t }) => `funciona ${t.emergency}, para portão preso ou aberto.`,
      'noite, domingo ou feriado, há quem atenda a urgência.',
    ],
  },
  {
    kit: true,
    subject: 'electricity',
    heads: ['Consumo baixo', 'Gasta pouco', 'Energia'],
    texts: [
      ({ t }) => `de ${t.power}, e só com a folha em movimento.`,
      'parado, o motor quase não consome.',
      ({ t }) => `são de ${t.power} durante a abertura, e quase nada depois.`,
      'pesa pouco na conta de luz, mesmo em casa cheia.',
    ],
  },
  {
    subject: 'maintenance',
    heads: ['Revisão com data', 'Manutenção prevista', 'Revisão'],
    texts: [
      ({ t }) => `a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`,
      ({ t }) => `custa de ${t.maintenancePrice} e ajuda a evitar paradas.`,
      'feita pela mesma equipe que instala.',
      ({ t }) => `a primeira vem ${t.maintenanceMonths} depois da instalação.`,
    ],
  },
  {
    owner: true,
    subject: 'replacing',
    heads: ['Peça em vez de motor', 'Peça de reposição', 'Conserto por peça'],
    texts: [
      ({ t }) => `a linha ${t.brand} tem engrenagem, placa e controle avulsos.`,
      'comprar só a peça evita jogar o motor fora por um detalhe.',
      'engrenagem, capacitor e fim de curso se trocam sem trocar o motor.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'cabo de aço, polia e rolamento não dependem da marca do motor.'
          : mechanism === 'swing'
            ? 'dobradiça, pino e batente não dependem da marca do motor.'
            : 'roldana, trilho e guia não dependem da marca do motor.',
      'trocar a peça gasta sai mais barato que trocar o conjunto.',
    ],
  },
  {
    kit: true,
    heads: ['Um só responsável', 'Venda e serviço juntos', 'Sem jogo de empurra'],
    texts: [
      'peça e instalação têm o mesmo telefone.',
      'se algo falhar, você fala com quem vendeu e instalou.',
      ({ t }) => `o telefone é sempre o mesmo, ${t.phone}.`,
      'não há loja de um lado e instalador do outro.',
    ],
  },
  {
    kit: true,
    subject: 'handover',
    heads: ['Controles gravados', 'Controles', 'Controles prontos'],
    texts: [
      'ficam com o código gravado e testado no dia da instalação.',
      'cada um é testado na sua frente, de dentro do carro.',
      'vão testados e, se você precisar de mais, é só somar ao pedido.',
      ({ t }) => `o ${t.cheapest.name} traz ${t.cheapest.remotes}, e a equipe os grava na central.`,
    ],
  },
];

export const features = allFeatures.filter(({ owner }) => !owner);
