import type { SectionTexts } from '../section-texts.ts';

export const outage: SectionTexts = {
  headings: [
    'E quando falta luz?',
    'Destravamento manual: como usar',
    'Portão parado por falta de energia',
    'Sem luz, mas não preso',
    'Abrir na mão, com segurança',
    'A chave que todos devem saber usar',
  ],
  sentences: [
    [
      'Todo motor tem um destravamento manual, com chave ou alavanca.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Na falta de luz, com os cabos inteiros, a chave solta o motor e a folha sobe com a mão.'
          : 'Na falta de luz, a chave solta o motor e a folha volta a andar na mão.',
      'Guarde a chave de destravamento dentro de casa, em lugar que todos conheçam.',
      'Sem energia, o motor fica travado, e é isso que mantém a folha fechada até você soltar.',
      'O destravamento existe para a falta de luz e para a emergência, não para o dia a dia.',
      'Se a garagem é a única entrada, combine onde fica uma segunda chave de destravamento.',
    ],
    [
      'Antes de destravar, desligue o disjuntor, para o motor não partir se a luz voltar.',
      'Primeiro o disjuntor, depois a chave. Essa ordem evita acidentes.',
      'Em piso plano, desligue o disjuntor, gire a chave até o fim e mova a folha devagar. Basculante com cabo desfiado não se destrava.',
      'Com a luz de volta, trave o motor de novo antes de religar o disjuntor.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Com cabo desfiado ou partido, não solte o motor: a folha pode cair. Chame o técnico.'
          : 'Portão destravado em rampa anda sozinho. Nesse caso, não solte o motor: chame o técnico.',
      'Com o disjuntor desligado, solte a folha de um lado seguro, fora do caminho dela.',
    ],
    [
      ({ t }) => `A bateria, que é opcional, dá até ${t.batteryCycles} sem luz.`,
      ({ t }) => `Quem não pode ficar sem entrar põe bateria: são até ${t.batteryCycles} na falta de energia.`,
      ({ t }) => `Com bateria carregada, o portão ainda faz até ${t.batteryCycles}.`,
      ({ t }) => `Em casa com idoso ou em prédio, a bateria vale o gasto. São até ${t.batteryCycles} por carga.`,
      ({ t }) => `Até ${t.batteryCycles} sem luz: esse é o fôlego de uma bateria boa.`,
      'A bateria envelhece parada. Teste desligando o disjuntor uma vez por mês.',
    ],
    [
      'Teste o destravamento em um dia calmo, antes de precisar dele na chuva.',
      'Se a chave está dura, chame antes que ela quebre no cilindro.',
      'Portão equilibrado abre fácil na mão. Se pesa, a ferragem precisa de revisão.',
      'Depois de destravar, o motor pode precisar reconhecer o percurso na primeira abertura.',
      'Com a folha solta, o portão não está trancado. Não o deixe assim de noite.',
      'Mostre o destravamento a quem mora com você. Ele se aprende em um minuto.',
    ],
  ],
};

export const emergency: SectionTexts = {
  headings: [
    'Se o portão parar hoje',
    'Plantão e primeiros passos',
    'O que fazer até o técnico chegar',
    'Emergência com o portão',
    'Portão parado: os primeiros cuidados',
    'Socorro a qualquer hora',
  ],
  sentences: [
    [
      ({ t }) => `O atendimento de emergência funciona ${t.emergency}.`,
      ({ t }) =>
        `Há plantão ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
      ({ t }) =>
        `Num raio de ${t.emergencyRadius}, o chamado de urgência tem técnico no local em até ${t.emergencyArrival}.`,
      ({ t }) =>
        `Fora do horário comercial, o plantão chega em até ${t.emergencyArrival}, dentro de ${t.emergencyRadius}.`,
      ({ t }) => `Urgência tem prazo: chegada em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
      ({ t }) => `Para portão que prendeu o carro ou ficou aberto, o plantão atende ${t.emergency}.`,
    ],
    [
      'Desligue o disjuntor do motor antes de qualquer outra coisa.',
      'O primeiro gesto é no quadro: disjuntor do portão desligado.',
      ({ mechanism }) =>
        mechanism === 'sliding' || mechanism === 'swing'
          ? 'Com o disjuntor desligado e em piso plano, destrave o motor e tente mover a folha devagar.'
          : 'Com o disjuntor desligado, o piso plano e os cabos inteiros, destrave o motor e tente mover a folha devagar.',
      'Se sentir cheiro de queimado, desligue o disjuntor e não religue.',
      'Não force a folha com o motor travado: quebra a engrenagem.',
      'Afaste crianças e bichos, desligue o disjuntor e só então olhe de perto.',
    ],
    [
      'Se ficou aberto, o piso é plano e a folha está no lugar, com o disjuntor desligado, solte o motor, feche na mão e prenda com cadeado até a visita.',
      'Portão aberto de noite pede um cadeado provisório depois do fechamento manual.',
      'Se o carro ficou dentro, o destravamento manual o libera na maioria dos casos. Cabo ou mola partidos são a exceção: espere o técnico.',
      'Não tente levantar uma folha fora do trilho ou da dobradiça. Espere o técnico.',
      'Cabo de aço partido ou mola quebrada: não mexa, a folha pode cair.',
      'Se a folha está torta ou pendurada, isole a área e não passe por baixo.',
    ],
    [
      'Mande um vídeo curto e a foto da etiqueta do motor, para a peça ir junto.',
      'Conte o que aconteceu antes: chuva, batida, queda de luz ou barulho.',
      'Diga se alguma luz da central pisca. Isso já adianta o diagnóstico.',
      'Avise se há outra entrada para pessoas e carros.',
      'Diga a marca do motor e quando foi a última revisão.',
      'Informe o endereço certo e quem vai receber o técnico.',
    ],
  ],
};
