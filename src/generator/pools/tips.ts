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
  { text: 'Meça o vão em cima e embaixo.' },
  { text: 'Meça também o espaço ao lado do portão.' },
  { text: 'Fotografe o portão por dentro e por fora.', subject: 'quote' },
  { text: 'Pergunte que peso o motor move.', subject: 'weight' },
  { text: 'Desconfie de preço sem instalação.' },
  { text: 'Mande a foto da etiqueta do motor antigo.', subject: 'quote' },
  { text: 'Compare pelo peso da folha, e não pelo desconto.', subject: 'weight' },
  { text: 'Peça que a folha fique leve antes de pôr motor.', subject: 'gate-check' },
  { text: 'Exija disjuntor só para o portão.', subject: 'electricity' },
  { text: 'Não ligue o motor em extensão.', subject: 'electricity' },
  { text: 'Veja na conta de luz a tensão da rede.', subject: 'electricity' },
  { text: 'Pergunte o que a garantia não cobre.', subject: 'warranty' },
  { text: 'Guarde a nota para a garantia.', subject: 'warranty' },
  { text: 'Prefira motor com código rolante.', subject: 'remotes' },
  { text: 'Conte quem vai usar controle.', subject: 'remotes' },
  { text: 'Peça o orçamento por escrito.' },
  { text: 'Combine quem faz a solda.' },
  { text: 'Pergunte pela peça de reposição.' },
  { text: 'Avise se o portão fica em rampa.', subject: 'quote' },
  { text: 'Diga quantas vezes ele abre por dia.' },
  { text: 'Com criança em casa, peça fotocélula.', subject: 'safety' },
  { text: 'Tire o carro da garagem no dia.' },
  { text: 'Veja a folha voltar diante de um obstáculo.', subject: 'handover' },
  { text: 'Teste cada controle com a equipe aí.', subject: 'handover' },
  { text: 'A força do motor quem regula é o técnico.' },
  { text: 'Salve o telefone do plantão no celular.', subject: 'outage' },
  { text: 'Combine outra saída para a falta de luz.', subject: 'outage' },
  { text: 'Anote a data da primeira revisão.', subject: 'maintenance' },
];
