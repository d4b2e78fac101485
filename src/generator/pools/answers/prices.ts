import type { Pool } from '../../page-context.ts';

/** Comes first where somebody asks for a price. */
export const priceAnswer: Pool = [
  ({ t }) => `Resposta direta: um kit ${t.brand} instalado custa de ${t.kitPrices}.`,
  ({ t }) => `Em números: ${t.cheapest.price} no ${t.brand} ${t.cheapest.name} e ${t.fastest.price} no ${t.fastest.name}, com instalação.`,
  ({ t }) => `O kit ${t.brand} instalado custa de ${t.kitPrices}. A troca de um motor residencial costuma ficar na faixa de ${t.replaceMotorPrice}.`,
];

/** Said first where the title speaks of a heavy gate. */
export const heavyLeads: Pool = [
  ({ t }) => `Até ${t.fastest.maxGate}, o ${t.fastest.name} dá conta. Acima de ${t.heavyAbove}, o projeto é de portão pesado e custa de ${t.heavyGatePrice}.`,
  ({ t }) => `Portão pesado se decide na balança: os kits vão até ${t.fastest.maxGate}, com o ${t.fastest.name}. Acima disso, motor e serviço custam de ${t.heavyGatePrice}.`,
  ({ t }) => `O mais forte dos kits, o ${t.fastest.name}, move até ${t.fastest.maxGate}. Folha mais pesada pede visita e projeto próprio.`,
];
