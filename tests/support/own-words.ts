import type { WrittenPage } from '../../src/generator/written/written-page.ts';

/** Pages as a model would write them in its own words from what it is told. */
export const OWN_WORDS: Readonly<Record<string, WrittenPage>> = {
  'Portão não fecha na Mooca': {
    description:
      'Portão que abre e não fecha na Mooca: veja o que limpar na fotocélula, o que conferir sem risco e quando chamar o técnico.',
    answer:
      'Se o portão abre e não fecha, o mais comum é a fotocélula suja, torta ou com algo no caminho do feixe. Quem está na Mooca pode limpar as duas lentes com um pano seco e tentar de novo. Se continuar aberto, o caso pede técnico.',
    sections: [
      {
        heading: 'Por que o portão abre e não obedece para fechar',
        paragraphs: [
          'A central só autoriza o fechamento quando tem certeza de que o vão está livre. Basta uma teia, uma folha ou o sol batendo na lente para ela preferir ficar aberta. Não é defeito de força, é proteção.',
          'Quando o feixe está livre, a suspeita passa ao fim de curso. Com o ímã fora do lugar, a central acha que a folha já chegou e ignora o controle. Um botão de parede emperrado causa o mesmo efeito, pois manda abrir o tempo inteiro.',
        ],
        items: [],
        ordered: false,
      },
      {
        heading: 'O que conferir antes de pedir a visita',
        paragraphs: ['São conferências simples, feitas sem abrir o motor.'],
        items: [
          'Limpe as duas lentes da fotocélula e afaste vasos, bicicletas ou caixas que estejam entre elas.',
          'Observe se a luz do receptor muda quando algo passa pelo feixe, longe do caminho da folha.',
          'Com o disjuntor desligado, retire pedras e barro do trajeto da folha.',
          'Veja se o botão da parede não ficou preso para dentro.',
        ],
        ordered: true,
      },
      {
        heading: 'Quando é hora de chamar o técnico',
        paragraphs: [
          'Chame quando a limpeza não resolve, quando o problema volta a cada chuva ou quando o portão só fecha com o botão segurado. Enquanto isso, feche a folha na mão e trave o motor, para a casa não ficar aberta.',
          'No local, ele realinha o par de fotocélulas, mede se a ordem de fechar sai da placa e reposiciona o ímã do fim de curso. Depois refaz o percurso e testa o recuo diante de um obstáculo.',
        ],
        items: [],
        ordered: false,
      },
      {
        heading: 'Quanto custa esse conserto',
        paragraphs: [
          'A visita de diagnóstico sai por R$ 150 e vira desconto no conserto aprovado. Alinhar a fotocélula ou o fim de curso entra na mão de obra de R$ 200 a R$ 400. Sensor ou placa novos são orçados à parte, antes da troca.',
        ],
        items: [],
        ordered: false,
      },
      {
        heading: 'Como evitar que aconteça de novo',
        paragraphs: [
          'Limpe as lentes todo mês e pode as plantas que crescem diante do feixe. Deixe o suporte do sensor bem preso, longe do para-choque do carro.',
        ],
        items: [],
        ordered: false,
      },
    ],
    questions: [
      {
        question: 'Posso juntar os fios da fotocélula para fechar?',
        answer: 'Não. Sem o sensor, a folha fecha sobre quem estiver passando. Feche na mão e espere a visita.',
      },
      {
        question: 'O portão fecha só com o botão apertado. O que é isso?',
        answer:
          'É o modo de segurança, usado quando a central não confia no sensor. O par de fotocélulas precisa de revisão.',
      },
    ],
  },
  'cachorro preso no portão': {
    description:
      'Entenda por que o portão prende um cachorro, o que o técnico revê depois do susto e como evitar que aconteça outra vez.',
    answer:
      'Desligue o disjuntor, não acione o motor e não puxe o animal. Se o portão está inteiro e no piso plano, destrave e afaste a folha na mão, com outra pessoa cuidando do bicho. Se não ceder, ligue 193.',
    sections: [
      {
        heading: 'Por que o portão não percebe o animal',
        paragraphs: [
          'O feixe da fotocélula fica numa altura pensada para pessoas e carros, e um cachorro pequeno passa por baixo dele. A pata e o rabo são finos e quase não oferecem resistência, por isso o motor segue até o fim.',
          'Quando o bicho entra no vão com a folha em movimento, ele fica entre ela e o pilar, num ponto que o sensor não vê. A folha para já encostada, e a pressão só diminui com o motor solto.',
        ],
        items: [],
        ordered: false,
      },
      {
        heading: 'O que o técnico revê depois do susto',
        paragraphs: ['Passado o perigo, o portão não deve voltar ao uso sem revisão, mesmo que pareça inteiro.'],
        items: [
          'A folha e o motor, que podem ter entortado no esforço.',
          'A força, para a folha parar no primeiro toque.',
          'A posição da fotocélula e a conveniência de um segundo par, na altura do animal.',
          'O curso e o recuo, testados antes de liberar o portão.',
        ],
        ordered: false,
      },
      {
        heading: 'Como evitar outro acidente',
        paragraphs: [
          'A maioria dos casos acontece com o animal solto na garagem enquanto o portão se move. Acompanhar o movimento até o fim e manter o cachorro recolhido nessa hora já afasta quase todo o risco.',
          'Um sensor mais baixo cobre o bicho que passa por baixo do feixe, e uma chapa na fresta de baixo impede que ele tente sair por ali. O fechamento automático sem fotocélula que funcione é o pior cenário.',
        ],
        items: [],
        ordered: false,
      },
    ],
    questions: [
      {
        question: 'O cachorro saiu andando. Preciso fazer algo mais?',
        answer:
          'Sim, uma lesão por esmagamento nem sempre aparece na hora. O veterinário deve ver o animal no mesmo dia, mesmo que ele ande bem.',
      },
    ],
  },
};
