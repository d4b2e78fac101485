import type { Cause } from './cause.ts';

export const power: Cause = {
  term: ['Falta de energia no motor', 'Motor sem energia', 'Sem energia na central'],
  texts: [
    'veja o quadro e religue o disjuntor uma só vez. Se ele cai de novo, há curto ou motor travado.',
    'tomada frouxa ou fio partido deixam a central apagada.',
    'se falta uma fase, parte da casa apaga, e o portão pode ir junto. Confira antes de culpar o motor.',
  ],
};

export const lowVoltage: Cause = {
  term: ['Tensão baixa', 'Rede fraca', 'Fiação fina'],
  texts: ['na hora de maior consumo da rua, a tensão cai e o motor perde força.', 'fio fino ou extensão derruba a tensão na partida.', 'o técnico mede a tensão com o motor andando, e não parado.'],
};

export const shortCircuit: Cause = {
  term: ['Curto no fio', 'Água na caixa de passagem', 'Fio prensado'],
  texts: ['emenda molhada ou fio roçado derruba o disjuntor.', 'depois da chuva, olhe a caixa de passagem.', 'fio no caminho da folha acaba descascado.'],
};

export const surge: Cause = {
  term: ['Surto na rede', 'Raio nas redondezas', 'Descarga pela rede elétrica'],
  texts: [
    'o surto entra pela rede ou pelo cabo do interfone e queima a placa. Um protetor no quadro (DPS) reduz o risco.',
    'o raio não precisa cair na casa: o pico vem pelo fio. Aterramento e protetor ajudam na próxima vez.',
    'depois de tempestade com placa apagada, o surto é o primeiro suspeito.',
  ],
};

export const outageCause: Cause = {
  term: ['Queda de energia', 'Luz que voltou fraca', 'Rede instável'],
  texts: ['sem energia, o motor trava a folha onde ela parou.', 'na volta, a central pode pedir um curso completo para se achar.', ({ t }) => `com bateria opcional, ainda há até ${t.batteryCycles}.`],
};
