import type { AskedFor } from '../../asked-for.ts';
import type { Pool } from '../../page-context.ts';
import { isMeasured, measuredLimit } from '../../true-here.ts';

const heavyLeads: Pool = [
  ({ t }) => `Em portão de correr de até ${t.fastest.maxGate}, o ${t.fastest.name} dá conta. Acima de ${t.heavyAbove}, o projeto é de portão pesado e custa de ${t.heavyGatePrice}.`,
  ({ t }) => `Portão de correr pesado se decide na balança: de correr, os kits movem até ${t.fastest.maxGate}, com o ${t.fastest.name}. Acima disso, motor e serviço custam de ${t.heavyGatePrice}.`,
  ({ t, mechanism }) =>
    isMeasured(mechanism)
      ? `${measuredLimit(t, mechanism)} Folha maior ou mais pesada pede visita e projeto próprio.`
      : `O mais forte dos kits, o ${t.fastest.name}, move folhas de correr de até ${t.fastest.maxGate}. Folha mais pesada pede visita e projeto próprio.`,
];

const condominiumLeads: Pool = [
  ({ place }) => `Portão de condomínio ${place.in} abre muitas vezes por dia, e é o uso, mais que o peso, que escolhe o motor.`,
  ({ t }) => `Um motor convencional é feito para até ${t.conventionalCycles}, e portão de condomínio passa disso na saída da manhã. Por isso o uso vem antes do peso na escolha.`,
  'Em condomínio, conte as aberturas da hora mais cheia antes de falar de modelo: o motor trabalha por ciclos, e portão lento segura a fila.',
];

const fastLeads: Pool = [
  ({ t }) => `O mais rápido dos kits ${t.brand} é o ${t.fastest.name}: o portão abre em ${t.fastest.opening}.`,
  ({ t, place }) => `Para abertura rápida ${place.in}, o ${t.fastest.name} leva ${t.fastest.opening}, contra ${t.conventionalOpening} de um motor convencional.`,
  ({ t }) => `Rapidez se compara em segundos: ${t.modelSpeeds}.`,
];

/** Said first where the title wants a motor for something in particular. */
export const wishLeads: Readonly<Partial<Record<NonNullable<AskedFor>, Pool>>> = { heavy: heavyLeads, condominium: condominiumLeads, fast: fastLeads };

/** What goes on after a lead that has named the models' limits already. */
const heavyPromises: Pool = [
  'Folha pesada pede conferir base, coluna e ferragem antes do motor.',
  'Mande as medidas e o material da folha, e calculamos o peso com você.',
  ({ t }) => `O ${t.fastest.name} custa ${t.fastest.price}, com instalação.`,
];

const condominiumPromises: Pool = [
  'Conte as aberturas da hora mais cheia e nos diga o número: com ele e com o peso da folha, indicamos o modelo.',
  'Fotocélula e sinaleira entram na conta desde o começo, porque ali passa gente o dia todo.',
  'Para o síndico, o orçamento vai por escrito, com o modelo e o que está incluído.',
];

/** What goes on after the lead, where the common promises would contradict it. */
export const wishPromises: typeof wishLeads = { heavy: heavyPromises, condominium: condominiumPromises };
