import type { Pool } from '../page-context.ts';

/** Headings over short advice. */
export const tipHeadings: Pool = [
  'Conselhos rápidos',
  'Cuidados que custam pouco',
  'Bons hábitos com o portão',
  'Vale anotar',
  'Pequenas coisas que fazem diferença',
  'Dicas de quem instala',
  'Para evitar problemas',
  'Para não errar',
];

/** For everyone who lives with a motor. */
export const ownerTips: Pool = [
  'Desligue o disjuntor antes de abrir qualquer tampa.',
  'Nunca regule a força com o corpo no caminho da folha.',
  'Guarde a chave de destravamento dentro de casa, e não na garagem.',
  'Não deixe o controle no carro estacionado na rua.',
  'Troque a pilha do controle quando o alcance cair.',
  'Não use extensão para ligar o motor.',
  'Limpe a lente da fotocélula com pano seco.',
  'Não lave o motor com mangueira.',
  'Ensine o destravamento a mais uma pessoa da casa.',
  'Depois de um temporal, teste o portão.',
  'Apague os controles do antigo morador.',
  'Não aumente a força para vencer um portão pesado.',
  'Espere a folha parar antes de sair com o carro.',
  'Anote a data de cada revisão em uma etiqueta na tampa do motor.',
  'Antes que o técnico solte um fio, peça uma foto da ligação.',
  'Não deixe criança brincar com o controle.',
  'Repare no som do portão: ele muda antes do defeito.',
  'Filme o portão enquanto está bom: o vídeo serve de comparação depois.',
  'Veja se a tampa do motor está bem fechada: água queima a placa.',
  'Se a luz da central se vê de fora, conte as piscadas: elas ajudam o técnico.',
];

/** Only for who has not bought yet. */
export const buyerTips: Pool = [
  'Meça o vão duas vezes, em cima e embaixo.',
  'Pergunte que peso de folha o motor move, e não só a potência.',
  'Desconfie de preço sem instalação incluída.',
  'Peça para ver a folha voltar diante de um obstáculo.',
  'Se há motor antigo, mande a foto da etiqueta.',
  'Compre o motor pelo peso da folha, e não pelo desconto.',
  'Faça a folha andar leve na mão antes de gastar com motor.',
  'Exija disjuntor só para o portão.',
  'Pergunte o que a garantia não cobre.',
  'Prefira motor com código rolante.',
  'Confira a tensão da rede antes de comprar.',
  'Peça o orçamento por escrito, com o modelo e o que está incluído.',
  'Se o portão fica em rampa, diga isso logo na primeira mensagem.',
];
