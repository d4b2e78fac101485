import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { generatePage } from './generate-page.ts';

export const facts = buildFacts(FICTITIOUS_COMPANY);

export function page(title: string, creativity = 75, seed = 1) {
  return generatePage({ title, creativity, seed, facts });
}

/** Titles without a place, of all kinds. */
export const subjects = [
  'Motor de Portão PPA',
  'Motor Basculante PPA',
  'Automação de Portões PPA',
  'Loja de Motor PPA',
  'Portões Eletrônicos PPA',
  'Motor para portão seccionado',
  'Conserto de portão pivotante',
  'Manutenção de motor deslizante',
  'Como programar controle remoto',
  'Qual motor para portão de correr',
  'Quando fazer manutenção do portão',
  'Onde comprar motor',
  'Por que o portão não fecha',
  'Vale a pena motor de portão',
  'Quanto custa fotocélula',
];
