import type { Cause } from './cause.ts';

export const wornCable: Cause = {
  term: ['Cabo de aço no fim', 'Fios do cabo partidos', 'Desgaste do cabo'],
  texts: [
    'os fios se partem um a um, quase sempre na dobra da polia. O técnico troca o par, com a folha escorada.',
    'ferrugem e fio solto avisam antes. Ao vê-los, pare de usar o portão.',
    'cabo partido não se emenda, e o outro, da mesma idade, sai junto.',
  ],
};

export const wornPulley: Cause = {
  term: ['Polia gasta', 'Polia torta ou travada', 'Apoio do cabo'],
  texts: ['a polia que não gira lixa o cabo a cada subida.', 'canal gasto deixa o cabo sair do lugar. Troca-se a polia com o par de cabos.', 'sem acertar a polia, o cabo novo dura pouco.'],
};

export const lostBalance: Cause = {
  hanging: true,
  term: ['Folha fora de equilíbrio', 'Peso mudado', 'Contrapeso fora da conta'],
  texts: [
    'chapa ou madeira acrescentada à folha sobrecarrega cabo, mola e motor.',
    'contrapeso de menos faz o motor e o cabo carregarem a folha.',
    'depois da troca, o técnico refaz o equilíbrio antes de soltar a escora.',
  ],
};

export const spring: Cause = {
  term: ['Mola cansada', 'Mola no fim da vida', 'Fadiga da mola'],
  texts: ['a mola perde força com os ciclos e parte de uma vez. Não a toque.', 'espira aberta ou com ferrugem funda é sinal de troca, por técnico.', 'troca-se com ferramenta própria, porque há força guardada mesmo com a folha parada.'],
};
