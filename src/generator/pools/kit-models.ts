import type { Pool } from '../page-context.ts';
import { measuredLimit } from '../true-here.ts';

export const modelHeadings: Pool = [
  'Modelos e preços',
  'Os kits lado a lado',
  'Compare antes de escolher',
  ({ t, place }) => `Preço do motor ${t.brand} instalado ${place.in}`,
  'Tempo, peso e preço',
  'Quanto custa cada kit',
  ({ t }) => `A linha ${t.brand}, modelo por modelo`,
  'Os preços, sem rodeio',
];

export const modelIntroductions: Pool = [
  'Os preços abaixo são do kit instalado.',
  ({ t, mechanism }) =>
    measuredLimit(t, mechanism) ?? 'Em portão de correr, olhe primeiro o limite de peso: ele elimina o que não serve.',
  'A diferença entre os modelos está na rapidez e, no portão de correr, no peso que cada um move.',
  'Todos têm central com código rolante. O que muda são o tempo e, no portão de correr, o peso.',
  ({ t }) => `Todos saem com ${t.warrantyPhrase}.`,
  ({ t, mechanism }) =>
    measuredLimit(t, mechanism) === null
      ? 'Compare o peso máximo com o da sua folha e deixe uma sobra.'
      : 'Compare o tamanho máximo com o da sua folha e deixe uma sobra.',
  ({ t }) => `Os valores já incluem ${t.kitCoversLabour}.`,
  'Escolha pela folha, e só depois pela pressa.',
];

export const modelClosings: Pool = [
  ({ t }) => `Se a sua folha passa de ${t.fastest.maxGate}, peça orçamento de portão pesado.`,
  ({ t }) => `Em qualquer um deles, dá para pagar em ${t.instalmentsPhrase}.`,
  ({ t }) => `Vai pagar de uma vez? Então ${t.instantDiscount}.`,
  'O tempo de abertura vale para folha leve e alinhada, em vão comum.',
  'Controle extra, fotocélula e bateria se somam ao pedido.',
  'Mande a foto do portão, e dizemos qual deles serve.',
  'Se ficou entre dois, pense na espera: quem entra e sai muito ganha com o mais rápido.',
  ({ t }) => `O preço inclui ${t.kitCovers} nos ${t.municipalities} atendidos.`,
];

/** Column heads, each said in more than one way. */
export const columnHeads = {
  model: ['Modelo', 'Kit', 'Motor'],
  opening: ['Abertura', 'Tempo para abrir', 'Abre em'],
  weight: ['Peso máximo, em portão de correr', 'Portão de correr de até', 'Limite, em portão de correr'],
  price: ['Preço instalado', 'Preço', 'Valor com instalação'],
  instalments: ['Parcelado', 'No cartão', 'Em parcelas'],
} as const;

/** A model in one sentence, for the list form; the page takes those that hold for its gate. */
export const modelSentences: readonly ((model: {
  name: string;
  opening: string;
  maxGate: string;
  price: string;
  instalments: string;
}) => string)[] = [
  (m) => `abre em ${m.opening}, move portões de correr de até ${m.maxGate} e custa ${m.price}, ou ${m.instalments}.`,
  (m) => `${m.price} instalado. Folhas de correr de até ${m.maxGate}, com abertura em ${m.opening}.`,
  (m) =>
    `para portões de correr de até ${m.maxGate}. Leva ${m.opening} para abrir. Custa ${m.price} ou ${m.instalments}.`,
  (m) =>
    `em ${m.opening} a folha está aberta. Em portão de correr, aguenta até ${m.maxGate}. Preço do kit: ${m.price}.`,
  (m) =>
    `custa ${m.price}, que você pode dividir em ${m.instalments}. Limite de ${m.maxGate} em portão de correr, abertura em ${m.opening}.`,
  (m) => `limite de ${m.maxGate} em portão de correr e abertura em ${m.opening}, por ${m.price} com instalação.`,
  // Without a weight, for the gates that are measured.
  (m) => `abre em ${m.opening} e custa ${m.price} com instalação, ou ${m.instalments}.`,
  (m) => `${m.price} instalado, com abertura em ${m.opening}.`,
  (m) => `leva ${m.opening} para abrir. Custa ${m.price}, ou ${m.instalments}.`,
  (m) => `sai por ${m.price} e abre uma folha de correr de até ${m.maxGate} em ${m.opening}.`,
];
