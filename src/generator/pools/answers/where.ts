import type { Pool } from '../../page-context.ts';

/** 'Onde…?': the municipalities that are served. */
export const where = {
  headings: ['Onde atendemos', 'Os lugares atendidos', 'A área de atendimento', 'Até onde a equipe vai'] satisfies Pool,
  openings: [
    ({ t }) => `Vendemos, entregamos e instalamos nos ${t.municipalities} da Grande São Paulo, sem cobrar frete.`,
    ({ t }) => `A área cobre os ${t.municipalities} da Grande São Paulo, capital incluída.`,
    ({ t }) => `São ${t.municipalities}, todos com frete e instalação grátis.`,
    ({ t, place }) => `Atendemos ${place.the}: a instalação do kit está no preço nos ${t.municipalities} da Grande São Paulo.`,
  ] satisfies Pool,
  /** For gates that no kit fits. */
  areas: [({ t }) => `A equipe atende os ${t.municipalities} da Grande São Paulo, capital incluída.`, ({ t }) => `A nossa área cobre ${t.municipalities}, a capital entre eles.`] satisfies Pool,
  leads: ['Estes são os municípios:', 'A lista completa:', 'Confira o seu:', 'Municípios atendidos:'] satisfies Pool,
  closings: [
    ({ t }) => `O plantão de emergência cobre um raio de ${t.emergencyRadius}, com chegada em até ${t.emergencyArrival}.`,
    'A compra é por mensagem: não é preciso ir a uma loja.',
    ({ t }) => `Para marcar, chame de ${t.hours}.`,
    'Fora dessa lista, pergunte antes de comprar.',
  ] satisfies Pool,
};
