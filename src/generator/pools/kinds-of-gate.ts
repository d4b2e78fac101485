import type { SectionTexts } from './section-texts.ts';

/** Where the title names no kind of gate, the page distinguishes the kinds. */
export const kindsOfGate: SectionTexts = {
  headings: [
    'Que tipo de portão é o seu',
    'O jeito de abrir muda o motor',
    'Cada portão, um motor',
    'Comece pelo jeito como a folha se move',
    ({ place }) => `Os tipos de portão que atendemos ${place.in}`,
    'O tipo de portão vem antes do motor',
    'O movimento decide o motor',
    'Cada jeito de abrir pede um motor',
  ],
  sentences: [
    [
      'O portão de correr usa motor de piso, com pinhão e cremalheira presa na base da folha.',
      'Se a folha corre para o lado, o motor é deslizante: fica no chão e puxa pela cremalheira.',
      'Folha que desliza sobre trilho pede motor de cremalheira, com folga de 1 a 2 mm entre os dentes.',
      'No deslizante, o trilho limpo e nivelado vale tanto quanto o motor.',
      'Portões de correr precisam de espaço livre ao lado do vão, do tamanho da folha.',
      'Quem tem portão deslizante deve olhar as roldanas antes de tudo: são elas que carregam o peso.',
      'O deslizante é o mais fácil de automatizar, desde que a folha ande reta e o trilho esteja firme.',
      'Para o portão de correr, conte o comprimento da folha inteira, porque a cremalheira vai de ponta a ponta.',
    ],
    [
      'O basculante sobe, e quem faz força são os contrapesos. O motor só desequilibra a balança.',
      'Se a folha sobe e vira, o motor é basculante e vai preso em uma das colunas.',
      'No basculante equilibrado a folha quase não pesa. Quem prova isso é o técnico, com ela escorada.',
      'Portão que sobe precisa de contrapeso certo, cabo de aço inteiro e braço sem folga.',
      'O basculante ganha espaço na garagem, mas avança um pouco sobre a calçada ao subir.',
      'Em portão basculante, cabo desfiado é troca imediata, e do par.',
      'Basculante que pesa está fora de equilíbrio, e nenhum motor conserta isso.',
      'O motor do basculante trabalha com um fuso e um braço, que pedem graxa limpa.',
    ],
    [
      'O portão de abrir usa um braço em cada folha e precisa de dobradiças firmes.',
      'Folha que gira como porta pede motor pivotante, um por folha, e batente no piso.',
      'No pivotante, a coluna larga pede braço articulado.',
      'Portão de duas folhas precisa de um atraso entre elas, para o encaixe não bater.',
      'Em portão de abrir com chapa cheia, o vento conta como peso, e a trava elétrica ajuda.',
      'O de abrir exige o arco da folha sempre livre, dentro ou fora da garagem.',
      'No portão de abrir, se a ponta da folha caiu, as dobradiças vêm antes do motor.',
      'O pivotante abre sem trilho no chão, o que ajuda em entrada com muita terra ou folhas secas.',
    ],
    [
      'Na dúvida, um vídeo de poucos segundos mostra o tipo melhor que qualquer nome.',
      'Se o seu não corre, não bascula e não abre como porta, mande uma foto: seccionado e de enrolar usam outro equipamento.',
      'O nome muda de bairro para bairro, o movimento não. Descreva para onde a folha vai.',
      'Seja qual for o tipo, a folha precisa andar leve na mão antes de receber o motor.',
      'Em qualquer tipo de portão, o motor certo é o que trabalha com folga de peso.',
      'Vale para todos: primeiro se acerta a ferragem, depois se instala o motor.',
      'O tipo também muda o lugar da tomada: piso, coluna ou teto.',
      'Por isso a primeira pergunta do orçamento é sempre a mesma: como o seu portão abre?',
    ],
  ],
};
