import { capitaliseSlot } from '../../text/fact-slots.ts';
import type { Subject } from '../subjects.ts';
import type { Line, Pool } from '../page-context.ts';
import { isFreeToRelease } from '../true-here.ts';

/** What a buyer gets, a head and three ways of saying it. */
interface Feature {
  readonly heads: Pool;
  readonly texts: readonly Line[];
  /** Left out where the page has said it. */
  readonly subject?: Subject;
}

export const featureHeadings: Pool = [
  'Pontos que contam',
  'O que muda na prática',
  'Resumo do que importa',
  ({ place }) => `O que oferecemos ${place.in}`,
  'O que pesa na escolha',
  'O que comparar antes de comprar',
  'Em poucas linhas',
  'Para comparar com outro orçamento',
];

export const features: readonly Feature[] = [
  {
    subject: 'labour',
    heads: ['Preço com instalação', 'Mão de obra incluída', 'O que o preço cobre'],
    texts: [
      ({ t }) => `os kits vão de ${t.kitPrices}, e fixar, ligar e regular já está no valor.`,
      'entram motor, central, controles e montagem; solda, alvenaria e ponto de energia, se faltam, são à parte.',
      ({ t }) => `o valor, a partir de ${t.cheapest.price} no ${t.cheapest.name}, é o do motor já montado e testado.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'no basculante, o que pode somar é o acerto de cabos e contrapesos, dito antes da montagem.'
          : mechanism === 'swing'
            ? 'no portão de abrir, o que pode somar é batente de chão, trava elétrica e reforço da coluna.'
            : 'no portão de correr, some a cremalheira, que é à parte e se compra por metro.',
    ],
  },
  {
    subject: 'delivery',
    heads: [({ t }) => capitaliseSlot(t.shipping), 'Entrega pelo instalador', 'Entrega no dia da instalação'],
    texts: [
      ({ t }) => `vale nos ${t.municipalities} da Grande São Paulo, com o mesmo valor perto ou longe da base.`,
      ({ place, t }) => `o motor chega ${place.to} com a equipe, ${t.deliveryFee}.`,
      'o kit vem no carro do técnico, e ninguém precisa receber caixa antes da data marcada.',
      'antes do primeiro furo, confira com o técnico se o modelo da etiqueta é o do orçamento.',
    ],
  },
  {
    subject: 'warranty',
    heads: ['Garantia de fábrica', 'Garantia', 'Cobertura'],
    texts: [
      ({ t }) => `são cobertos os defeitos de fabricação por ${t.warranty}; o que já era da folha não entra.`,
      ({ t }) => `${t.warranty} contra defeito de fabricação, para motor e central do kit.`,
      ({ t }) => `o prazo é de ${t.warranty}, e a nota e a foto da etiqueta é que servem para acioná-lo.`,
      ({ t }) => `vale por ${t.warranty}; pergunte antes de pagar se raio, enchente e uso de prédio ficam de fora.`,
    ],
  },
  {
    subject: 'remotes',
    heads: ['Código rolante', 'Sinal que não se repete', 'Código que muda'],
    texts: [
      'a senha do controle muda a cada toque, o que dificulta gravá-la na rua.',
      'controle perdido se apaga da memória, sem trocar a central nem o motor.',
      'cada sinal vale uma vez só; no controle extra, peça a mesma linha, porque o genérico pode não gravar.',
      'central desse tipo vem em todos os kits; em outro orçamento, pergunte se a dele é de código fixo.',
    ],
  },
  {
    subject: 'speed',
    heads: ['Tempo na rua', 'Espera no portão', 'Tempo de abertura'],
    texts: [
      ({ t }) => `${t.modelSpeeds}, em vão comum; folha larga ou pesada leva mais.`,
      ({ t }) => `o ${t.fastest.name} abre em ${t.fastest.opening} com a folha leve e alinhada.`,
      ({ t }) =>
        `de ${t.fastest.opening} no ${t.fastest.name} a ${t.cheapest.opening} no ${t.cheapest.name}, e um pouco mais em vão largo.`,
      ({ t }) =>
        `contra ${t.conventionalOpening} de um motor convencional, o ${t.fastest.name} leva ${t.fastest.opening}.`,
    ],
  },
  {
    subject: 'weight',
    heads: ['Que folha ele move', 'Limite de cada kit', 'Limite da folha'],
    texts: [
      ({ t }) =>
        `em portão de correr, de ${t.cheapest.maxGate} no ${t.cheapest.name} a ${t.fastest.maxGate} no ${t.fastest.name}.`,
      ({ t, mechanism }) =>
        mechanism === 'tilting'
          ? `basculante de até ${t.tiltingLimit}, em qualquer um dos modelos.`
          : mechanism === 'swing'
            ? `portão de abrir com até ${t.swingingLimit} em cada folha.`
            : `no de correr, o ${t.fastest.name} leva folhas de até ${t.fastest.maxGate}, e cada modelo tem o seu limite.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'madeira ou chapa posta por cima da folha muda o contrapeso, e se diz no pedido.'
          : mechanism === 'swing'
            ? 'folha comprida vira alavanca contra o braço, e por isso a largura conta mais que a balança.'
            : 'deixe sobra, porque motor perto do limite aquece, abre mais devagar e gasta a engrenagem antes.',
      ({ t }) => `folha de correr acima de ${t.fastest.maxGate} não cabe em kit e é orçada em visita.`,
    ],
  },
  {
    subject: 'instalments',
    heads: ['Parcelamento', 'Pagamento', 'Cartão'],
    texts: [
      ({ t }) => `${t.instalmentsPhrase}, com a instalação dentro das parcelas.`,
      ({ t }) => `o ${t.cheapest.name}, por exemplo, fica em ${t.cheapest.instalments}.`,
      ({ t }) => `o ${t.fastest.name} fica em ${t.fastest.instalments}.`,
      ({ t }) => `${t.instalmentsPhrase}. Sem parcelar, ${t.instantDiscount}.`,
    ],
  },
  {
    subject: 'installation',
    heads: ['Instalação em horas', 'Tempo de serviço', 'Duração da instalação'],
    texts: [
      ({ t }) => `um portão comum leva de ${t.installationHours}, com a ferragem boa e o ponto de energia pronto.`,
      ({ t }) => `conte com ${t.installationHours}, do primeiro furo ao teste.`,
      ({ t }) => `em ${t.installationHours} o portão costuma estar fixado, ligado e testado.`,
      ({ t }) => `de ${t.installationHours}, sem contar a base de concreto nova, que precisa curar antes.`,
    ],
  },
  {
    subject: 'outage',
    heads: ['Sem luz', 'Na falta de energia'],
    texts: [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'o basculante não se destrava em casa, porque a folha fora de equilíbrio cai ou dispara; a saída é a bateria.'
          : isFreeToRelease(mechanism)
            ? 'a chave solta a folha, se ela está inteira, com batentes e em piso plano, sem bateria e com o disjuntor desligado.'
            : 'a chave solta a folha de correr ou de abrir, inteira e em piso plano, sem bateria e com o disjuntor desligado; o basculante, só com bateria.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'o basculante fica onde está, e a chave que solta o motor é do técnico; sem outra entrada na casa, peça a bateria com o kit.'
          : isFreeToRelease(mechanism)
            ? 'se a rua ou a garagem é em rampa, a folha não se destrava, e a bateria é o que faz o portão abrir.'
            : 'a folha de correr ou de abrir, reta, com batentes e em piso plano, se move na mão, com o disjuntor desligado e sem bateria; o basculante espera o técnico ou leva bateria.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'em piso plano, sem bateria e com o disjuntor desligado, gire a chave e mova a folha devagar; depois, feche com corrente.'
          : 'na folha de correr ou de abrir, reta, com batentes e em piso plano, sem bateria e com o disjuntor desligado, gire a chave e mova-a devagar. O basculante não se destrava.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'na entrega, o técnico mostra a chave e faz você destravar uma vez, com ele ao lado.'
          : mechanism === 'tilting'
            ? 'fechado, o basculante continua preso pelo motor; aberto, só o técnico o fecha, a menos que haja bateria.'
            : 'diga no pedido se o portão é basculante ou fica em rampa, porque nesses só a bateria o abre sem luz.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'a folha solta do motor não fica trancada, e à noite se prende com corrente e cadeado.'
          : 'no basculante, a chave é para o técnico, porque a folha solta cai ou dispara.',
    ],
  },
  {
    subject: 'safety',
    heads: ['Diante de um obstáculo', 'Parada e retorno', 'Para não prensar ninguém'],
    texts: [
      ({ t }) =>
        `na central comum, quem faz a folha voltar é a fotocélula; a do ${t.fastest.name}, com inversor, também sente o esforço e recua.`,
      'a força fica no mínimo que ainda fecha a folha, e quem a regula é o técnico.',
      'na entrega, o técnico põe um anteparo no vão e mostra se a folha só para ou também volta.',
      'a fotocélula para a folha antes de encostar; ela é opcional e entra na mesma visita, se você a pede com o kit.',
    ],
  },
  {
    subject: 'battery',
    heads: ['Bateria opcional', 'Bateria, se você quiser', 'Bateria à parte'],
    texts: [
      ({ t }) => `até ${t.batteryCycles} quando falta energia; folha pesada e bateria velha dão menos.`,
      ({ t }) => `com ela, são até ${t.batteryCycles} sem luz, e um ciclo é abrir e fechar.`,
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'vale se a garagem é a única entrada ou se ninguém em casa consegue mover a folha na mão.'
          : 'é a saída de quem tem basculante, que não se destrava em casa quando a luz acaba.',
      'só funciona em central que a aceita, e por isso diga na compra que vai querer, mesmo que a ponha depois.',
    ],
  },
  {
    subject: 'quiet',
    heads: ['Funcionamento silencioso', 'Ruído', 'Pouco barulho'],
    texts: [
      ({ t }) => `o ${t.fastest.name}, com inversor, parte macio e freia antes do batente.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'polia e braço secos rangem mais que o motor, e se acertam antes dele.'
          : mechanism === 'swing'
            ? 'dobradiça seca range mais que o braço do motor, e se acerta antes dele.'
            : 'roldana gasta e trilho sujo roncam mais que o motor, e se acertam antes dele.',
      'o que mais se ouve dentro de casa é a batida no fim, que sai com o fim de curso no ponto.',
      'se há quarto em cima da garagem, peça a fixação em concreto ou ferro firme, porque chapa fina vibra.',
    ],
  },
  {
    subject: 'emergency',
    heads: ['Plantão', 'Emergência', 'Assistência a qualquer hora'],
    texts: [
      ({ t }) =>
        `atendimento ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
      ({ t }) => `o chamado urgente tem técnico no local em até ${t.emergencyArrival}, dentro de ${t.emergencyRadius}.`,
      ({ t }) => `funciona ${t.emergency}, para portão que não fecha ou que prendeu o carro.`,
      ({ t }) => `o plantão atende também à noite e no domingo, com ${t.emergencyPrice}.`,
    ],
  },
  {
    subject: 'electricity',
    heads: ['Parte elétrica', 'Ponto de energia', 'Energia'],
    texts: [
      'deixe um conduíte do quadro ao pé do motor, para três fios, com terra; a bitola quem calcula é o eletricista.',
      'peça ao eletricista um disjuntor só do portão, que se desliga sem apagar a casa.',
      'diga no pedido se a sua rede é de 127 V ou de 220 V, porque na tensão errada a placa queima.',
      'extensão não serve, porque na partida o motor puxa várias vezes a corrente do movimento.',
    ],
  },
  {
    subject: 'maintenance',
    heads: ['Revisão com data', 'Manutenção prevista', 'Revisão'],
    texts: [
      ({ t }) => `a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}; numa casa, os meses chegam antes.`,
      ({ t }) => `custa de ${t.maintenancePrice}, e peça nova é à parte.`,
      'inclui a base do motor, o fim de curso, a força e a parada diante de um obstáculo.',
      ({ t }) => `a primeira vem ${t.maintenanceMonths} depois da instalação, ou antes, se a folha passar a bater.`,
    ],
  },
  {
    heads: ['Quem responde', 'Venda e serviço juntos', 'Por escrito'],
    texts: [
      'quem vende é quem instala, e a mesma equipe volta se a folha bater ou a regulagem sair do ponto.',
      'antes de fechar, receba na conversa o modelo, o total, o que fica à parte e a data.',
      ({ t }) => `para tirar dúvida antes e depois da compra, o telefone é ${t.phone}.`,
      'o kit sai com nota; confira nela o nome do modelo, que é o que a garantia pede.',
    ],
  },
  {
    subject: 'handover',
    heads: ['Controles gravados', 'Controles', 'Controles prontos'],
    texts: [
      'ficam com o código gravado e testado no dia da instalação.',
      'cada um é testado na sua frente, de dentro do carro e da distância em que você vai usá-lo.',
      'conte quem entra de carro e peça os extras com o kit, porque gravados na montagem dispensam outra visita.',
      ({ t }) => `o ${t.cheapest.name} traz ${t.cheapest.remotes}, e a equipe os grava na central.`,
    ],
  },
];
