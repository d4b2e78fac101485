import type { Pool } from '../page-context.ts';
import { measuredLimit } from '../true-here.ts';

export const modelHeadings: Pool = [
  'Modelos e preços',
  'Os kits lado a lado',
  'Os modelos, para comparar',
  ({ t, place }) => `Preço do motor ${t.brand} instalado ${place.in}`,
  'Tempo, peso e preço',
  'Quanto custa cada kit',
  ({ t }) => `A linha ${t.brand}, modelo por modelo`,
  'Qual kit serve e quanto custa',
];

export const modelIntroductions: Pool = [
  'Os preços abaixo são do motor montado, com central e controles.',
  ({ t, mechanism }) =>
    measuredLimit(t, mechanism) ??
    'Em portão de correr, olhe primeiro o limite de peso; se mais de um modelo serve, decida pela espera na rua.',
  ({ t, mechanism }) =>
    mechanism === 'sliding'
      ? 'A diferença entre os modelos está na rapidez e no peso que cada um move.'
      : mechanism === 'any'
        ? `Os limites de peso são dos portões de correr; basculante se mede, até ${t.tiltingLimit}, e de abrir também, até ${t.swingingLimit} por folha.`
        : 'A diferença entre os modelos está na rapidez e no jeito de partir e parar.',
  ({ t }) =>
    `Todos têm central com código rolante; o ${t.fastest.name} tem também inversor, que parte macio e freia antes do batente.`,
  ({ t }) => `Todos saem montados, testados e com ${t.warrantyPhrase}.`,
  ({ t, mechanism }) =>
    measuredLimit(t, mechanism) === null
      ? 'Compare o peso máximo com o da sua folha de correr e deixe uma sobra, porque no limite o motor aquece.'
      : 'Qualquer um dos modelos move a folha dentro dessa medida, se ela está leve e alinhada: o que você escolhe é o tempo.',
  ({ t }) => `Os valores já incluem ${t.kitCoversLabour}; os acessórios opcionais se somam.`,
  ({ mechanism }) =>
    mechanism === 'swing'
      ? 'Os preços são de um motor, para uma folha; duas folhas levam dois motores e têm orçamento do par.'
      : mechanism === 'tilting'
        ? 'Escolha pelo tempo que o carro espera: a folha equilibrada anda com qualquer um deles.'
        : 'Separe primeiro os que levam a sua folha; entre eles, a diferença é o tempo na rua.',
];

export const modelClosings: Pool = [
  ({ t }) => `Se a sua folha passa de ${t.fastest.maxGate}, peça orçamento de portão pesado.`,
  ({ t }) =>
    `Qualquer um deles se paga em ${t.instalmentsPhrase}, com a montagem; a fotocélula, que é à parte, entra no mesmo total.`,
  ({ t }) => `Aceitamos ${t.paymentAccepted}; para pagar de uma vez, ${t.instantDiscount}.`,
  'O tempo de abertura é o de folha leve e alinhada, em vão comum: a larga ou pesada demora mais.',
  ({ mechanism }) =>
    mechanism === 'tilting'
      ? 'Fotocélula, bateria e controle extra são à parte; no basculante, a bateria é o que faz abrir sem luz.'
      : 'Fotocélula, bateria e controle extra são à parte e entram na mesma visita.',
  'Em qualquer um deles, o técnico confere a folha antes de furar e diz se algo precisa de conserto.',
  ({ t }) =>
    `Se ficou entre dois, veja a espera: o ${t.middle.name}, de ${t.middle.opening}, custa ${t.middle.price}, e o ${t.cheapest.name}, ${t.cheapest.price}.`,
  ({ t }) =>
    `O preço inclui ${t.kitCovers} nos ${t.municipalities} atendidos; fotocélula, solda e ponto de energia, se faltam, são à parte.`,
];

/** Column heads, each said in more than one way. */
export const columnHeads = {
  model: ['Modelo', 'Kit', 'Motor'],
  opening: ['Abertura', 'Tempo para abrir', 'Abre em'],
  weight: ['Peso máximo, em portão de correr', 'Portão de correr de até', 'Limite, em portão de correr'],
  price: ['Preço instalado', 'Preço', 'Valor com instalação'],
  instalments: ['Parcelado', 'No cartão', 'Em parcelas'],
} as const;
