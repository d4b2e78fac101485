import type { PlaceNotes } from './place-note.ts';

export const barueriNotes: PlaceNotes = {
  Alphaville: [
    'residenciais fechados, torres e escritórios junto à Castello',
    'Alphaville se divide entre Barueri, com os escritórios, as torres e os primeiros residenciais, e Santana de Parnaíba, para onde os condomínios continuaram. Nas casas, o portão é largo, muitas vezes de madeira ou de alumínio, e o motor silencioso é o que o vizinho agradece; nos edifícios da alameda Rio Negro e da Araguaia, contam a velocidade e os ciclos do horário de pico.',
    'Residencial fechado tem regra de obra e de entrada: veja o horário permitido e deixe o nome da equipe na portaria antes da visita. O acesso é pela rodovia Castello Branco.',
  ],
  Tamboré: [
    'residenciais numerados, empresas e prédios ao lado de Alphaville',
    'O Tamboré fica ao lado de Alphaville, entre a Castello Branco e Santana de Parnaíba. Tem os residenciais numerados, de casas grandes com garagem para vários carros, e também shopping, prédios e um polo de empresas, onde o portão de carga se dimensiona pelo peso e pelas aberturas por hora.',
  ],
  'Aldeia da Serra': [
    'residenciais de casas em meio à mata',
    'A Aldeia da Serra reúne residenciais de casas em meio à mata, na serra entre Barueri, Santana de Parnaíba e Itapevi. A umidade e as folhas do arvoredo pedem motor bem vedado e trilho limpo, e o terreno em desnível, batente firme para o portão de correr.',
  ],
  'Jardim Belval': [
    'sobrados e casas junto à estação de trem',
    'A estação de trem da linha 8 é o coração do Jardim Belval, entre o centro de Barueri e o Jardim Silveira. As ruas são de sobrados e casas com uma ou duas vagas, e no lote estreito o basculante é o que cabe.',
  ],
  'Jardim Silveira': [
    'sobrados, casas e comércio junto à estação de trem',
    'O Jardim Silveira cresceu em torno da sua estação de trem, a última de Barueri antes de Jandira. Perto dela há comércio, cujo portão abre o dia inteiro; nas ladeiras em volta, sobrados e casas em que o motor precisa do fim de curso bem ajustado.',
  ],
};
