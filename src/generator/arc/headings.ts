import type { Family } from '../../content/library/entry.ts';

/** The sections of a page that answers with an entry of the library. */
export type ArcSection = 'why' | 'check' | 'avoid' | 'steps' | 'call' | 'cost' | 'visit' | 'models' | 'sum';

/** What a section is called; more than one, so that alike pages part. `{…}` as in the library. */
export const HEADINGS: Readonly<Record<ArcSection, readonly string[]>> = {
  why: ['Por que isso acontece', 'O que está por trás', 'De onde vem', 'A causa, explicada', 'O que acontece por dentro'],
  check: ['O que você pode conferir', 'Confira com segurança, nesta ordem', 'Antes de chamar, olhe isto', 'Teste em casa, sem risco', 'Comece por aqui'],
  avoid: ['O que não fazer', 'Não faça', 'O que piora', 'Evite'],
  steps: ['Passo a passo', 'Como fazer, na ordem', 'Faça assim', 'As etapas'],
  call: ['Quando chamar o técnico', 'A hora de chamar', 'Quando parar e pedir ajuda', 'Até onde ir sozinho'],
  cost: ['Quanto custa', 'O preço disso', 'O que você paga', 'Custo, sem surpresa'],
  visit: ['Como é a visita', 'O que acontece na visita', 'Do chamado ao teste final', 'Como a gente trabalha {place.in}'],
  models: ['Os modelos, lado a lado', 'Modelos e preços', 'Compare os modelos'],
  sum: ['A conta do seu caso', 'Fazendo a conta', 'Os números do seu portão'],
};

/** Where a family's reader would stumble over the general heading. */
export const FAMILY_HEADINGS: Readonly<Partial<Record<Family, Partial<Record<ArcSection, readonly string[]>>>>> = {
  danger: {
    check: ['O que fazer agora', 'Agora, nesta ordem', 'Faça já'],
    why: ['Por que é perigoso', 'O perigo, explicado', 'O que está acontecendo'],
    avoid: ['O que não fazer', 'Não faça de jeito nenhum'],
    call: ['O que vem depois', 'Depois do susto', 'Quando todos estiverem seguros'],
  },
  price: {
    why: ['O que decide o preço', 'De onde vem o valor', 'Por que o valor muda'],
    check: ['O que mandar para saber o preço', 'Antes de pedir o preço', 'Confira antes'],
    call: ['Quando o preço fecha', 'Como o valor é fechado'],
  },
  purchase: {
    why: ['O que importa na escolha', 'Como escolher', 'O que muda de um portão para outro'],
    check: ['Antes de pedir', 'O que conferir no seu portão', 'Confira antes de comprar'],
    call: ['Como pedir', 'O próximo passo'],
  },
  choice: {
    why: ['O que pesa na decisão', 'Como decidir', 'A diferença, explicada'],
    check: ['Olhe isto antes de decidir', 'Confira no seu portão'],
    call: ['Quando perguntar a um técnico', 'Se a dúvida continuar'],
  },
  'how-to': {
    why: ['Como funciona', 'Para entender antes', 'O que acontece em cada passo'],
    check: ['Antes de começar', 'Confira antes'],
    call: ['Se não der certo', 'Parou em algum passo?', 'Quando chamar o técnico'],
  },
  maintenance: { why: ['Por que cuidar', 'O que se desgasta', 'Por que isso importa'], check: ['O que você mesmo faz', 'A sua parte'] },
  building: {
    why: ['O que muda em um prédio', 'Por que em condomínio é diferente', 'O que pesa na decisão'],
    check: ['O que levantar antes', 'Para levar à administração'],
    call: ['Como seguir', 'Quando chamar'],
  },
  brand: { why: ['O que muda por ser {brand.name}', 'Motor de outra marca: o que dá para fazer', 'Como trabalhamos com outras marcas'], check: ['O que conferir e mandar', 'Antes de chamar'] },
  product: { why: ['Como funciona', 'Para que serve, na prática', 'O que faz no portão'], check: ['Como reconhecer no seu portão', 'Onde olhar'] },
  payment: { why: ['Como funciona', 'As condições'], check: ['Antes de fechar', 'O que combinar antes'], call: ['Como seguir', 'O próximo passo'] },
  law: { why: ['O que diz a regra', 'Como funciona', 'O que vale'], check: ['O que guardar e conferir', 'Tenha em mãos'], call: ['O que fazer', 'Como seguir'] },
  service: { why: ['Como funciona', 'Como trabalhamos'], check: ['Para ser atendido mais rápido', 'Deixe à mão'], call: ['Como chamar', 'O próximo passo'] },
  place: { why: ['O que fazemos {place.in}', 'Serviços {place.in}'], check: ['Para pedir', 'Deixe à mão'], call: ['Como chamar', 'O próximo passo'] },
  refusal: { why: ['Por que não', 'O que explicamos a quem pergunta'], check: ['O que você pode fazer'], call: ['Onde procurar', 'O que fazer'] },
};

/** Over the list of what we do; never two lists of the same name on a page. */
export const SERVICE_HEADINGS: Readonly<Partial<Record<Family, readonly string[]>>> = {
  danger: ['O que o técnico confere depois', 'O que fazemos antes de liberar o portão'],
  purchase: ['O que entra no serviço', 'O que fazemos por você'],
  price: ['O que entra no serviço', 'O que está no trabalho'],
  refusal: ['O que fazemos', 'No que podemos ajudar'],
};
export const DEFAULT_SERVICE_HEADINGS = ['O que o técnico faz', 'A parte do técnico', 'O que fica com o técnico', 'O trabalho do técnico'] as const;

export const TIP_HEADINGS: Readonly<Partial<Record<Family, readonly string[]>>> = {
  fault: ['Para não acontecer de novo', 'Como evitar que volte', 'Cuidados que evitam a próxima'],
  danger: ['Para não acontecer de novo', 'Depois disso, para ficar seguro'],
  purchase: ['Para acertar na compra', 'Dicas de quem instala', 'Vale anotar'],
  price: ['Para pagar o justo', 'Dicas antes de fechar', 'Vale anotar'],
};
export const DEFAULT_TIP_HEADINGS = ['Vale anotar', 'Dicas de quem instala', 'Pequenas coisas que fazem diferença', 'Para não errar'] as const;

export const QUESTION_HEADINGS = ['O que perguntam em seguida', 'Dúvidas de quem passa por isso', 'Perguntas parecidas', 'Você pode querer saber também', 'Perguntas que vêm junto'] as const;
