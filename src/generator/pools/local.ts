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
  'Na mensagem, mande a rua e o número, para a equipe planejar o dia.',
  'Diga se há lugar para parar o carro com a ferramenta perto do portão.',
  'Se a rua é estreita ou tem feira, avise antes: fica mais fácil escolher o dia e descarregar.',
  'Em prédio, deixe o nome da equipe na portaria e combine com o zelador.',
  'Peça a alguém da casa que esteja presente no teste final.',
  'Deixe o carro fora da garagem no dia: a equipe precisa de espaço junto ao portão.',
  'Se o imóvel é alugado, avise o dono antes: pode ser preciso furar a coluna.',
  'Vila ou rua fechada? Combine o acesso da equipe com antecedência.',
];

export const localSentences: readonly Pool[] = [
  [
    ({ place }) =>
      `${capitalise(place.the)} ${place.lies} ${place.within}, dentro da área em que vendemos e instalamos.`,
    ({ place, t }) =>
      `Atendemos ${place.the}, ${place.within}, com ${t.deliveryPhrase}, como em todos os ${t.municipalities} da região.`,
    ({ place }) => `Marcamos visitas ${place.in}, ${place.within}, com dia e período combinados.`,
    ({ place, t }) =>
      `Quem está ${place.in}, ${place.within}, paga o mesmo preço que vale nos ${t.municipalities} atendidos.`,
    ({ place }) => `O técnico leva o motor e a ferramenta ${place.to}, ${place.within}, em uma só viagem.`,
    ({ place }) => `Para ${place.the}, ${place.within}, o pedido é feito por mensagem e o técnico já vai com o kit.`,
    ({ place, t }) => `Instalamos ${place.in}, ${place.within}, ${t.deliveryFee}.`,
    ({ place }) =>
      `O serviço ${place.in} segue a mesma regra de toda a área: quem vende é quem instala. ${capitalise(place.the)} ${place.lies} ${place.within}.`,
  ],
  preparations,
  [
    ({ t }) => `Conte com ${t.installationHours} de serviço em um portão comum.`,
    ({ t }) => `O serviço leva de ${t.installationHours}, então reserve meio período.`,
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
