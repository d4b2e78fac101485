import type { Pool } from '../../page-context.ts';

/** Comes first where somebody asks for a price. */
export const priceAnswer: Pool = [
  ({ t }) => `Resposta direta: um kit ${t.brand} instalado custa de ${t.kitPrices}.`,
  ({ t }) => `Em números: ${t.cheapest.price} no ${t.brand} ${t.cheapest.name} e ${t.fastest.price} no ${t.fastest.name}, com instalação.`,
  ({ t }) => `Cada kit ${t.brand} tem seu preço, com a instalação incluída: ${t.modelPrices}.`,
];

/** For who asks what it costs to exchange a motor. */
export const exchangePriceAnswer: Pool = [
  ({ t }) => `A troca de um motor residencial costuma ficar na faixa de ${t.replaceMotorPrice}, conforme o que se aproveita. Um kit ${t.brand} instalado custa de ${t.kitPrices}.`,
  ({ t }) => `Trocar o motor de uma casa custa, em geral, de ${t.replaceMotorPrice}, conforme o que se aproveita. Com o kit mais simples, o ${t.cheapest.name}, são ${t.cheapest.price}, com instalação.`,
];

/** For who gives the width of the gate. */
export const sizedPriceAnswer: Pool = [
  ({ t }) => `Em portão de correr, o preço não vai pela largura, e sim pelo peso da folha: os kits ${t.brand} instalados custam de ${t.kitPrices}.`,
  ({ t }) => `A largura e o material dão uma ideia do peso, e em portão de correr é o peso que decide o preço: ${t.cheapest.price} no ${t.cheapest.name}, para folhas de até ${t.cheapest.maxGate}, e ${t.fastest.price} no ${t.fastest.name}, para até ${t.fastest.maxGate}.`,
  ({ t }) => `Duas folhas da mesma largura podem pesar o dobro uma da outra. Por isso, no de correr, o preço vai pelo peso, de ${t.cheapest.price} a ${t.fastest.price}, com instalação.`,
];
