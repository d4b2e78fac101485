import type { GlossaryEntry } from './glossary-entry.ts';

export const grease: GlossaryEntry =  {
  is: ['A lubrificação põe o produto certo onde há giro ou atrito.', 'Lubrificar o portão é passar pouca graxa nos pontos que giram, e só neles.'],
  does: ['Serve para a folha andar leve e o motor trabalhar frio.', 'Tira o rangido e poupa dobradiça, fuso e rolamento.'],
  notes: [
    ['Trilho e cremalheira ficam secos: graxa ali segura areia.', 'Desengripante solta ferrugem, mas não lubrifica.'],
    ['Desligue o disjuntor antes, e deixe mola, cabo e contrapeso para o técnico.', 'Tire a graxa velha antes de pôr a nova.'],
  ],
};

export const service: GlossaryEntry =  {
  is: ['Manutenção preventiva é a revisão feita antes do defeito.', 'A manutenção preventiva é uma visita com data, em que o técnico limpa, mede e regula.'],
  does: [({ t }) => `Serve para o portão não parar na rua, e se faz a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`, ({ t }) => `Evita a parada e o conserto maior. O prazo é de ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`],
  notes: [
    ['O técnico vê ferragem, motor, central e segurança, e testa a parada no obstáculo.', ({ t }) => `Uma manutenção típica custa de ${t.maintenancePrice}.`],
    ['Entre uma visita e outra, você limpa, olha e escuta.', 'Barulho novo ou lentidão pedem visita antes da data.'],
  ],
};
