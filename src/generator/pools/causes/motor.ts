import type { Cause } from './cause.ts';

export const capacitor: Cause = {
  term: ['Capacitor fraco', 'Capacitor no fim', 'Motor que só zumbe'],
  texts: [
    'em motor convencional, o capacitor dá o arranque. Com ele fraco, o motor zumbe e não parte.',
    'capacitor gasto faz a folha começar devagar ou precisar de um empurrão. É peça barata, trocada pelo técnico.',
    'com a idade o capacitor perde capacidade, e o motor convencional perde força junto.',
  ],
};

export const gear: Cause = {
  term: ['Engrenagem gasta', 'Motor gira, portão não anda', 'Dentes comidos'],
  texts: [
    'o motor funciona, mas a força não chega à folha.',
    'ouve-se o motor e nada se move: é dente gasto ou destravamento solto.',
    'folga errada gasta os dentes da engrenagem em poucos meses.',
  ],
};

export const release: Cause = {
  term: ['Motor destravado', 'Chave de destravamento solta', 'Ficou no manual'],
  texts: ['alguém soltou o motor na falta de luz e não travou de volta.', 'a folha anda na mão e o motor gira em falso. Trave e teste.', 'confira a chave antes de qualquer outra coisa.'],
};

export const loose: Cause = {
  term: ['Parafuso solto', 'Base frouxa', 'Fixação com folga'],
  texts: ['a vibração afrouxa a base, e cada partida dá um estalo.', 'o motor balança quando a folha muda de sentido.', 'o reaperto é simples, desde que a base esteja firme.'],
};

export const overload: Cause = {
  term: ['Motor além do limite', 'Motor pequeno para o uso', 'Esforço acima do previsto'],
  texts: [
    ({ t }) => `motor convencional costuma aguentar até ${t.conventionalCycles}. Passou disso, ele aquece.`,
    'a proteção térmica desliga o motor até esfriar.',
    'folha acima do limite faz qualquer motor aquecer.',
  ],
};

export const jammed: Cause = {
  term: ['Motor travado', 'Folha presa', 'Esforço demais'],
  texts: ['o motor tenta, não move e puxa corrente demais.', 'folha agarrada faz o disjuntor cair na partida.', 'com o disjuntor desligado, solte o motor e veja se a folha anda na mão.'],
};

export const burntCoil: Cause = {
  term: ['Bobina queimada', 'Enrolamento queimado', 'Verniz da bobina'],
  texts: [
    'o cheiro vem do verniz que isola o fio. Com o disjuntor desligado, não religue para testar.',
    'a bobina aquece em instantes quando o motor zumbe e não gira.',
    'só a medição confirma. Sem ela, motor que não gira pode ser apenas capacitor.',
  ],
};

export const seal: Cause = {
  term: ['Retentor vencido', 'Vedação cansada', 'Junta do redutor'],
  texts: ['a borracha que veda o eixo endurece com os anos e deixa o óleo passar.', 'o técnico troca o retentor e só depois repõe o óleo que o fabricante indica.', 'sem lubrificante, a engrenagem se desgasta em semanas.'],
};

export const tooMuchGrease: Cause = {
  term: ['Lubrificante demais', 'Produto errado', 'Excesso de graxa'],
  texts: ['óleo acima do nível sai pelo respiro quando o motor aquece.', 'graxa diferente da indicada amolece e escorre.', 'se o motor foi aberto há pouco, pode ser sobra. Limpe por fora e observe.'],
};

export const crackedCase: Cause = {
  term: ['Carcaça trincada', 'Parafuso da tampa frouxo', 'Trinca no corpo'],
  texts: ['batida ou base solta trinca a carcaça, e o óleo sai pela trinca.', 'carcaça quebrada no ponto de fixação costuma pedir outro motor.', 'tampa mal apertada vaza pela junta. O técnico reaperta e confere.'],
};
