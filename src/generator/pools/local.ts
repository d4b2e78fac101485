import { capitalise } from '../../text/portuguese.ts';
import type { Pool } from '../page-context.ts';

/** Said of a named place, and only what its entry says: its name, zone and municipality. */
export const localHeadings: Pool = [
  ({ place }) => `Atendimento ${place.in}`,
  ({ place }) => `Como atendemos ${place.the}`,
  ({ place }) => `Para quem está ${place.in}`,
  ({ place }) => `Entrega e instalação ${place.in}`,
  ({ place }) => `Nossa equipe ${place.in}`,
  ({ place }) => `Serviço ${place.in}: como marcar`,
  ({ place }) => `Visita técnica ${place.in}`,
];

const preparations: Pool = [
  'Na mensagem, mande rua e número, largura e altura da folha e uma foto tirada de dentro.',
  'Diga onde o carro da equipe pode parar: a furadeira e a solda pedem fio até o portão.',
  'Se a rua é estreita ou tem feira, avise antes: fica mais fácil escolher o dia e descarregar.',
  'Se há cachorro no quintal, prenda-o no dia: o portão fica aberto durante boa parte do serviço.',
  'Deixe em casa, na hora do teste final, um adulto que use o portão: é quando os controles são gravados.',
  'Deixe o carro na rua no dia: a folha é aberta e fechada muitas vezes até a regulagem ficar pronta.',
  'Se o imóvel é alugado, avise o dono antes: pode ser preciso furar a coluna.',
  'Em vila ou rua fechada, diga quem abre a entrada e até que hora se pode furar e soldar.',
];

export const localSentences: readonly Pool[] = [
  [
    ({ place }) =>
      `${capitalise(place.the)} ${place.lies} ${place.within}, e para montar o motor aí basta uma visita, se a ferragem está boa.`,
    ({ place, t }) =>
      `Atendemos ${place.the}, ${place.within}, com ${t.deliveryPhrase}, como em todos os ${t.municipalities} da região.`,
    ({ place }) => `Marcamos a montagem ${place.in}, ${place.within}, depois de ver as fotos e as medidas da folha.`,
    ({ place, t }) =>
      `Quem está ${place.in}, ${place.within}, paga o preço da tabela, que é o mesmo nos ${t.municipalities} atendidos.`,
    ({ place }) => `O técnico leva o motor e a ferramenta ${place.to}, ${place.within}, em uma só viagem.`,
    ({ place }) =>
      `Para ${place.the}, ${place.within}, o modelo e o total se fecham por mensagem, e o técnico já vai com o kit.`,
    ({ place, t }) =>
      `Instalamos ${place.in}, ${place.within}, ${t.deliveryFee}; o que se soma é só o que a sua folha pedir.`,
    ({ place }) =>
      `Quem vende o motor ${place.in} é quem o instala e volta para a revisão. ${capitalise(place.the)} ${place.lies} ${place.within}.`,
  ],
  preparations,
  [
    ({ t }) =>
      `Conte com ${t.installationHours} de serviço em um portão comum; ferragem gasta ou ponto de energia por fazer aumentam o prazo.`,
    ({ t }) => `O serviço leva de ${t.installationHours}: reserve meio período e saia com o carro antes.`,
  ],
];

/** Leads into links to the places beside it. */
export const neighbourLeads: Pool = [
  ({ place }) => `Perto ${place.of}, atendemos também:`,
  () => 'Ao lado, atendemos ainda:',
  ({ place }) => `Quem atende ${place.the} passa também por:`,
  () => 'Vizinhos que também atendemos:',
  () => 'Veja ainda os lugares ao lado:',
];
