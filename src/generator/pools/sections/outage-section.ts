import { isFreeToRelease } from '../../true-here.ts';
import type { SectionTexts } from '../section-texts.ts';

export const outage: SectionTexts = {
  headings: [
    'E quando falta luz?',
    'Sem luz: o que o portão faz',
    'Portão parado por falta de energia',
    'Falta de luz: chave, bateria ou espera',
    'O portão na falta de energia',
    'O que decidir antes da falta de luz',
  ],
  sentences: [
    [
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Sem luz e sem bateria, a chave do motor solta a folha, se ela está inteira, com batentes e em piso plano, com o disjuntor desligado.'
          : mechanism === 'tilting'
            ? 'Sem luz, o basculante fica na posição em que está, e o que o faz abrir e fechar é a bateria.'
            : 'O motor tem uma chave ou alavanca que solta a folha, para usar só na de correr ou de abrir, inteira, em piso plano e sem bateria.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Na falta de luz, o basculante não se abre na mão: quem solta o motor é o técnico, porque folha fora de equilíbrio cai ou dispara.'
          : isFreeToRelease(mechanism)
            ? 'Sem luz, há dois jeitos de abrir: a bateria ou, sem ela, a chave que solta a folha inteira em piso plano, com o disjuntor desligado.'
            : 'Na falta de luz, em piso plano, sem bateria e com o disjuntor desligado, a chave solta a folha de correr ou de abrir; o basculante espera o técnico ou abre com bateria.',
      'Se faltar luz com o portão aberto e ele não puder ser fechado na mão, chame o plantão.',
      'Sem energia, o motor segura a folha onde ela está: fechada, ela continua trancada por ele.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Quem tem só o basculante para sair de casa decide antes: bateria no motor ou outra porta para a rua.'
          : 'O destravamento existe para a falta de luz, não para o dia a dia, e só na folha de correr ou de abrir, em piso plano.',
      'Se a garagem é a única entrada da casa, peça a bateria com o kit: a central precisa aceitá-la.',
    ],
    [
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Em piso plano e sem bateria, desligue o disjuntor antes de destravar, para o motor não partir se a luz voltar.'
          : 'Na folha de correr ou de abrir, em piso plano e sem bateria, desligue o disjuntor antes de destravar, para o motor não partir se a luz voltar. Rampa e basculante esperam o técnico.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Primeiro o disjuntor, depois a chave, e só em piso plano, sem bateria e com a folha inteira.'
          : mechanism === 'tilting'
            ? 'Enquanto a luz não volta, ninguém puxa a folha nem passa embaixo dela.'
            : 'Primeiro o disjuntor, depois a chave, e só em piso plano, na folha de correr ou de abrir, sem bateria. O basculante não se destrava.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Com a folha reta, em piso plano, sem bateria e com o disjuntor desligado, gire a chave até o fim e mova-a devagar.'
          : 'Na folha de correr ou de abrir, reta e em piso plano, sem bateria e com o disjuntor desligado, gire a chave até o fim e mova-a devagar. O basculante não se destrava.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Com a luz de volta, trave o motor de novo antes de religar o disjuntor.'
          : 'Quando a luz voltar, acione a primeira vez de longe, com o vão livre.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Aberto ou fechado, o basculante não se destrava em casa: solta do motor, a folha pode cair.'
          : 'Portão destravado em rampa anda sozinho. Nesse caso, não solte o motor: espere a luz ou chame o técnico.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Com bateria, o basculante abre pelo controle como sempre, e ninguém precisa soltar o motor.'
          : 'Quem tem rampa não destrava: na falta de luz, a saída é a bateria ou outra porta.',
    ],
    [
      ({ t }) => `A bateria, que é opcional, dá até ${t.batteryCycles} sem luz; folha pesada faz menos.`,
      ({ t }) => `Para entrar e sair sem luz, a bateria dá até ${t.batteryCycles}, e um ciclo é abrir e fechar.`,
      ({ t }) =>
        `Com a bateria nova e carregada, o portão ainda faz até ${t.batteryCycles}; com os anos, ela dá menos.`,
      ({ t }) =>
        `Onde ninguém consegue mover a folha na mão, a bateria é a saída: são até ${t.batteryCycles} por carga.`,
      ({ t }) => `Conte as saídas de um dia: uma bateria boa dá até ${t.batteryCycles} sem luz.`,
      'A bateria é orçada pela central: peça o preço dela com o kit, porque nem todo motor a aceita depois.',
    ],
    [
      'Na entrega, peça ao técnico que diga se o seu portão pode ser destravado e por quem.',
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Guarde a chave do motor dentro de casa, num lugar que todos os adultos conheçam.'
          : 'Com o portão aberto de noite e sem luz, chame o plantão.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Combine com a família outra entrada para o dia em que faltar luz, se não houver bateria.'
          : 'Portão que pesa ou balança não se destrava: a ferragem precisa antes de revisão.',
      'Depois de uma falta de luz, o motor pode fazer a primeira abertura mais devagar.',
      'Folha solta do motor não está trancada: prenda-a com corrente e cadeado, e tire-os antes de religar.',
      'Mostre a quem mora com você qual disjuntor é o do portão.',
    ],
  ],
};
