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

/** For who buys: before the order, on the day, and once the gate works. */
export const buyerTips: readonly Tip[] = [
  { text: 'Meça o vão duas vezes, em cima e embaixo.' },
  { text: 'Meça também o espaço ao lado do portão.' },
  { text: 'Mande a foto do portão inteiro, por dentro e por fora.', subject: 'quote' },
  { text: 'Pergunte que peso de folha o motor move, e não só a potência.', subject: 'weight' },
  { text: 'Desconfie de preço sem instalação incluída.' },
  { text: 'Se há motor antigo, mande a foto da etiqueta.', subject: 'quote' },
  { text: 'Compare o motor pelo peso da folha, e não pelo desconto.', subject: 'weight' },
  { text: 'Faça a folha andar leve na mão antes de gastar com motor.', subject: 'gate-check' },
  { text: 'Exija disjuntor só para o portão.', subject: 'electricity' },
  { text: 'Não use extensão para ligar o motor.', subject: 'electricity' },
  { text: 'Confira a tensão da rede antes de comprar.', subject: 'electricity' },
  { text: 'Pergunte o que a garantia não cobre.', subject: 'warranty' },
  { text: 'Guarde a nota: é por ela que a garantia conta.', subject: 'warranty' },
  { text: 'Prefira motor com código rolante.', subject: 'remotes' },
  { text: 'Conte quem vai precisar de controle.', subject: 'remotes' },
  { text: 'Peça o orçamento por escrito, com o modelo e o que está incluído.' },
  { text: 'Combine quem faz a solda e a alvenaria.' },
  { text: 'Pergunte pela peça de reposição.' },
  { text: 'Se o portão fica em rampa, diga isso logo na primeira mensagem.', subject: 'quote' },
  { text: 'Diga quantas vezes por dia o portão abre.' },
  { text: 'Com criança em casa, peça fotocélula.', subject: 'safety' },
  { text: 'Deixe o carro fora da garagem no dia da instalação.' },
  { text: 'Peça para ver a folha voltar diante de um obstáculo.', subject: 'handover' },
  { text: 'Com a equipe ainda aí, abra e feche com cada controle.', subject: 'handover' },
  { text: 'A força do motor quem regula é o técnico, com o teste do obstáculo.' },
  { text: 'Guarde a chave de destravamento dentro de casa, e não na garagem.', subject: 'outage' },
  { text: 'Ensine o destravamento a mais uma pessoa da casa.', subject: 'outage' },
  { text: 'Anote quando será a primeira revisão.', subject: 'maintenance' },
];
