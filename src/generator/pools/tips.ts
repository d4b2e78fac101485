import type { Line, Pool } from '../page-context.ts';
import type { Subject } from '../subjects.ts';

/** Headings over short advice. */
export const tipHeadings: Pool = [
  'Antes de pedir',
  'Cuidados que custam pouco',
  'Dicas para quem vai comprar',
  'Vale anotar',
  'O que lembrar no pedido e na entrega',
  'Dicas de quem instala',
  'Para evitar problemas',
  'Para não errar',
];

interface Tip {
  readonly text: Line;
  /** Left out where the page has said it. */
  readonly subject?: Subject;
}

/** For who buys: before the order, on the day, and once the gate works. */
export const buyerTips: readonly Tip[] = [
  { text: 'Meça o vão em cima e embaixo: diferença mostra coluna fora do prumo.', subject: 'gate-check' },
  {
    text: ({ mechanism }) =>
      mechanism === 'tilting'
        ? 'Meça quanto o carro fica longe da folha: na descida ela vem para dentro.'
        : mechanism === 'swing'
          ? 'Meça da dobradiça até a face de dentro da coluna: isso decide o tipo de braço.'
          : mechanism === 'sliding'
            ? 'Meça a parede livre ao lado do vão: ela precisa ter o tamanho da folha.'
            : 'No portão de correr, meça a parede livre ao lado; no de abrir, o arco da folha.',
  },
  { text: 'Fotografe o portão fechado, por dentro e por fora, com o chão à vista.', subject: 'quote' },
  {
    text: ({ mechanism, t }) =>
      mechanism === 'tilting'
        ? `Peça visita antes de comprar se a folha passa de ${t.tiltingLimit}.`
        : mechanism === 'swing'
          ? `Peça visita antes de comprar se uma folha passa de ${t.swingingLimit}.`
          : 'Calcule o peso pelo material: chapa fechada pesa mais que grade do mesmo tamanho.',
    subject: 'weight',
  },
  { text: 'Compare preços só depois de somar a instalação e o que fica à parte.' },
  { text: 'Pergunte o que do motor antigo se aproveita: base, fiação e, às vezes, os controles.', subject: 'quote' },
  {
    text: ({ mechanism }) =>
      mechanism === 'tilting' || mechanism === 'swing'
        ? 'Compare os modelos pela espera e pela parada suave, e não pelo número de HP.'
        : 'Não compre no limite: a folha de correr molhada ou com vento exige mais.',
    subject: 'weight',
  },
  {
    text: ({ mechanism }) =>
      mechanism === 'tilting'
        ? 'Não destrave o basculante para sentir o peso: quem o testa é o técnico, com a folha escorada.'
        : 'Repare se a folha raspa ou agarra em algum ponto, e diga qual.',
    subject: 'gate-check',
  },
  { text: 'Peça ao eletricista um disjuntor só do portão, com fio terra.', subject: 'electricity' },
  { text: 'Não ligue o motor em extensão: ela aquece na partida.', subject: 'electricity' },
  { text: 'Diga se a rede da casa é de 127 V ou de 220 V.', subject: 'electricity' },
  { text: 'Pergunte se a garantia cobre raio, enchente e uso de condomínio.', subject: 'warranty' },
  { text: 'Guarde a nota e uma foto da etiqueta do motor: a garantia se pede com elas.', subject: 'warranty' },
  { text: 'Confirme que a central é de código rolante, que muda a cada toque.', subject: 'remotes' },
  { text: 'Conte quem vai usar controle e peça os extras com o kit.', subject: 'remotes' },
  { text: 'Peça por escrito o modelo, o total e o que não está no preço.' },
  { text: 'Pergunte quem faz a solda e o reforço, se a folha precisar.' },
  { text: 'Pergunte em quanto tempo chega uma peça de reposição do modelo.' },
  { text: 'Avise se a garagem é em rampa: a folha pede outro cuidado e não se destrava.', subject: 'quote' },
  { text: 'Diga quantas vezes o portão abre por dia, contando todos os carros.' },
  { text: 'Com criança ou bicho, peça fotocélula em duas alturas.', subject: 'safety' },
  { text: 'No dia, deixe o carro na rua e a frente do portão livre.' },
  { text: 'Na entrega, veja o teste do anteparo: pergunte se a folha só para ou também volta.', subject: 'handover' },
  { text: 'Teste cada controle da rua, de dentro do carro, com a equipe ainda aí.', subject: 'handover' },
  { text: 'Não peça mais força para vencer folha pesada: quem a regula é o técnico, no mínimo.' },
  { text: 'Salve o telefone do plantão no celular de quem mora com você.', subject: 'outage' },
  {
    text: ({ mechanism }) =>
      mechanism === 'tilting'
        ? 'Se a garagem é a única entrada, ponha bateria: o basculante não se destrava em casa.'
        : 'Se a garagem é a única entrada, peça a bateria já no pedido.',
    subject: 'outage',
  },
  {
    text: ({ t }) => `Anote a data da montagem e marque a revisão para ${t.maintenanceMonths} depois.`,
    subject: 'maintenance',
  },
];
