import type { Pool } from '../../page-context.ts';

/** 'Quando…?': the signs, the routine and the dates. */
export const when = {
  headings: ['Os sinais e os prazos', 'Quando agir', 'Sinais de que chegou a hora', 'O calendário e os avisos'] satisfies Pool,
  openings: [
    ({ t }) => `O prazo da revisão é de ${t.maintenanceMonths} ou ${t.maintenanceCycles}. Os sinais abaixo podem adiantá-lo.`,
    ({ t }) => `A revisão tem dois relógios: o calendário, com ${t.maintenanceMonths}, e o uso, com ${t.maintenanceCycles}.`,
    ({ t }) => `Conte ${t.maintenanceMonths} da última revisão, e menos que isso se o portão der sinais.`,
    'O portão avisa antes de parar. Estes são os avisos.',
  ] satisfies Pool,
  signs: [
    'A folha ficou mais lenta do que era.',
    'Surgiu um ronco, um estalo ou um assobio novo.',
    'O portão para no meio e volta sem motivo.',
    'A folha bate no fim do caminho.',
    'O controle só funciona de perto, mesmo com pilha nova.',
    'O motor fica quente depois de poucas aberturas.',
    'Com o motor solto, a folha pesa na mão.',
    'O disjuntor caiu mais de uma vez.',
    'Há fio solto, cabo desfiado ou ferrugem na fixação.',
    'A folha balança ou raspa em um trecho.',
    'O motor zumbe antes de sair do lugar.',
    'Ninguém lembra quando foi a última revisão.',
  ] satisfies Pool,
  intervals: [
    [['Todo mês', 'limpar o caminho da folha e a lente da fotocélula, e testar a parada no obstáculo.'], ['A cada mês', 'olhar fios, parafusos e cabos, e ouvir o portão.'], ['Mês a mês', 'varrer, passar pano e testar a inversão com madeira no vão.']],
    [['A cada três meses', 'testar o destravamento e pôr um pouco de graxa onde gira.'], ['Por estação', 'conferir batentes, fixação e alcance dos controles.'], ['De três em três meses', 'reapertar a base e ver se a folha segue leve na mão.']],
  ] as const,
  yearly: [
    ({ t }) => `revisão completa por técnico, de ${t.maintenancePrice}, ou antes, se chegar a ${t.maintenanceCycles}.`,
    ({ t }) => `visita do técnico, com limpeza, graxa, aperto e regulagem. Se chegar antes a ${t.maintenanceCycles}, não espere.`,
    ({ t }) => `motor aberto, força medida e percurso conferido. Custa de ${t.maintenancePrice}.`,
  ] satisfies Pool,
  replacement: [
    'quando o conserto passa da metade do preço de um kit novo, ou falta peça.',
    'quando o motor aquece em uso normal ou já não há peça.',
    'depois do segundo conserto caro no mesmo ano.',
  ] satisfies Pool,
};
