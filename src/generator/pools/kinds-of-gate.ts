import type { SectionTexts } from './section-texts.ts';

/** Where the title names no kind of gate, the page distinguishes the kinds. */
export const kindsOfGate: SectionTexts = {
  headings: [
    'Que tipo de portão é o seu',
    'O jeito de abrir muda o motor',
    'De correr, basculante ou de abrir: o que cada um pede',
    'Comece pelo jeito como a folha se move',
    ({ place }) => `Os tipos de portão que atendemos ${place.in}`,
    'O tipo de portão vem antes do motor',
    'O limite de cada tipo de portão',
    'Que motor vai em cada portão',
  ],
  sentences: [
    [
      'O portão de correr usa motor de piso, com um pinhão que puxa a cremalheira presa na folha.',
      'Se a folha corre para o lado, o motor é o deslizante, e o que escolhe o modelo é o peso dela.',
      'Folha que desliza sobre trilho leva cremalheira, orçada por metro, com folga de 1 a 2 mm sobre o pinhão.',
      ({ t }) => `O deslizante se escolhe pelo peso: ${t.modelWeights}, em portão de correr.`,
      'O portão de correr precisa, ao lado do vão, de parede livre do tamanho da folha e de uns 30 cm para o motor.',
      'No de correr, são as roldanas que carregam o peso: gastas, elas se trocam antes de pôr o motor.',
      'Em portão de correr com rampa, a folha desce sozinha, e o nível do trilho se corrige antes da automação.',
      'Para orçar o portão de correr, meça a folha inteira, porque a cremalheira vai de ponta a ponta.',
    ],
    [
      'O basculante sobe com a ajuda de contrapesos, e o motor só conduz a folha já equilibrada.',
      ({ t }) => `Se a folha sobe e deita, o motor é o basculante, que vai na coluna e serve até ${t.tiltingLimit}.`,
      'No basculante, folha que despenca ou sobe sozinha tem contrapeso errado; não a destrave, que o teste é do técnico.',
      'Basculante que ganhou madeira ou chapa por cima precisa de mais contrapeso, e motor mais forte não resolve isso.',
      'O basculante dispensa espaço ao lado, mas avança sobre a calçada ao subir e vem para dentro ao descer.',
      'Em portão basculante, cabo desfiado se troca aos pares, com a folha escorada, antes de instalar o motor.',
      ({ t }) => `O basculante não tem limite em quilos: o que conta é o tamanho da folha, até ${t.tiltingLimit}.`,
      'O basculante não se destrava em casa quando falta luz; quem não tem outra entrada põe bateria.',
    ],
    [
      'O portão de abrir leva um motor em cada folha: duas folhas, dois motores e uma central que atrasa uma delas.',
      ({ t }) => `Folha que gira como porta usa motor pivotante, e cada uma pode ter até ${t.swingingLimit}.`,
      'No pivotante, coluna funda pede braço articulado, e dobradiça perto da face de dentro aceita o pistão.',
      'Portão de duas folhas custa mais que um kit, porque são dois motores; o par se orça por fotos.',
      'Em portão de abrir largo e de chapa cheia, o vento empurra a ponta da folha, e uma trava elétrica a segura.',
      'O de abrir exige livre o arco da folha: risque-o no chão e veja se o carro estacionado fica fora.',
      'No portão de abrir, ponta da folha caída é dobradiça gasta, que se troca antes do motor.',
      ({ t }) =>
        `Portão de abrir se mede por folha, até ${t.swingingLimit} cada uma, e precisa de batente firme no chão.`,
    ],
    [
      'Na dúvida, mande um vídeo de poucos segundos do portão abrindo: ele mostra o tipo e o estado da folha.',
      'Se o seu não corre, não bascula e não abre como porta, mande uma foto: seccionado e de enrolar usam outro equipamento.',
      'Se não sabe o nome do seu portão, escreva para onde a folha vai: para o lado, para cima ou como porta.',
      'Em qualquer tipo, folha torta, solda trincada e dobradiça gasta se consertam antes, em orçamento à parte.',
      'Motor de um tipo não se aproveita em outro: o de correr não move basculante nem folha de abrir.',
      'Em todos, o vão precisa de batente firme, que é onde a folha para se o fim de curso falhar.',
      'O tipo também muda o lugar da tomada: no piso, no de correr; na coluna, no basculante e no de abrir.',
      'Fotocélula, bateria e sinalizador são opcionais em todos os tipos e se pedem junto com o kit.',
    ],
  ],
};
