import type { Pool } from '../page-context.ts';
import type { Subject } from '../subjects.ts';

/** Headings over short advice. */
export const tipHeadings: Pool = [
  'Conselhos rápidos',
  'Cuidados que custam pouco',
  'Dicas para quem tem portão',
  'Vale anotar',
  'Pequenas coisas que fazem diferença',
  'Dicas de quem instala',
  'Para evitar problemas',
  'Para não errar',
];

interface Tip {
  readonly text: string;
  /** Left out where the page has said it. */
  readonly subject?: Subject;
}

/** For everyone who lives with a motor. */
export const ownerTips: readonly Tip[] = [
  { text: 'Não abra a tampa do motor: mesmo desligado, ele pode guardar carga.' },
  { text: 'A força do motor quem regula é o técnico, com o teste do obstáculo.' },
  { text: 'Guarde a chave de destravamento dentro de casa, e não na garagem.', subject: 'outage' },
  { text: 'Não deixe o controle no carro estacionado na rua.', subject: 'remotes' },
  { text: 'Troque a pilha do controle quando o alcance cair.', subject: 'remotes' },
  { text: 'Não use extensão para ligar o motor.', subject: 'electricity' },
  { text: 'Limpe a lente da fotocélula com pano seco.', subject: 'safety' },
  { text: 'Não lave o motor com mangueira.' },
  { text: 'Ensine o destravamento a mais uma pessoa da casa.', subject: 'outage' },
  { text: 'Depois de um temporal, veja por fora se o motor molhou antes de acionar o portão.' },
  { text: 'Apague os controles do antigo morador.', subject: 'remotes' },
  { text: 'Espere a folha parar antes de sair com o carro.' },
  { text: 'Anote a data de cada revisão em uma etiqueta na tampa do motor.', subject: 'maintenance' },
  { text: 'Em troca de placa, peça que o técnico fotografe antes a ligação dos fios.' },
  { text: 'Não deixe criança brincar com o controle.', subject: 'safety' },
  { text: 'Repare no som do portão: ele muda antes do defeito.', subject: 'quiet' },
  { text: 'Filme o portão enquanto está bom: o vídeo serve de comparação depois.' },
  { text: 'Veja se a tampa do motor está bem fechada: água queima a placa.', subject: 'board' },
  { text: 'Se a luz da central se vê de fora, conte as piscadas: elas ajudam o técnico.', subject: 'board' },
];

/** Only for who has not bought yet. */
export const buyerTips: readonly Tip[] = [
  { text: 'Meça o vão duas vezes, em cima e embaixo.' },
  { text: 'Pergunte que peso de folha o motor move, e não só a potência.', subject: 'weight' },
  { text: 'Desconfie de preço sem instalação incluída.' },
  { text: 'Peça para ver a folha voltar diante de um obstáculo.', subject: 'handover' },
  { text: 'Se há motor antigo, mande a foto da etiqueta.', subject: 'quote' },
  { text: 'Compre o motor pelo peso da folha, e não pelo desconto.', subject: 'weight' },
  { text: 'Faça a folha andar leve na mão antes de gastar com motor.', subject: 'gate-check' },
  { text: 'Exija disjuntor só para o portão.', subject: 'electricity' },
  { text: 'Pergunte o que a garantia não cobre.', subject: 'warranty' },
  { text: 'Prefira motor com código rolante.', subject: 'remotes' },
  { text: 'Confira a tensão da rede antes de comprar.', subject: 'electricity' },
  { text: 'Peça o orçamento por escrito, com o modelo e o que está incluído.' },
  { text: 'Se o portão fica em rampa, diga isso logo na primeira mensagem.', subject: 'quote' },
];
