import type { PlaceNotes } from './place-note.ts';

export const capitalCentralNotes: PlaceNotes = {
  'Bela Vista': [
    'prédios, vilas e sobrados entre a Paulista e o Centro',
    'A Bela Vista desce da avenida Paulista até o Centro, entre a Consolação, a Liberdade e a República, e inclui o Bixiga das cantinas. Junta edifícios altos perto da Paulista e da Nove de Julho com sobrados antigos e vilas de entrada estreita nas ruas de baixo.',
    'Garagem de prédio em rampa e portão colado à calçada são os casos mais comuns: no primeiro conta a abertura rápida; no segundo, a fotocélula bem posicionada, por causa dos pedestres. O acesso é pela 23 de Maio, pela Nove de Julho ou pela rua Treze de Maio.',
  ],
  'Bom Retiro': [
    'lojas, oficinas de costura e galpões junto à Luz',
    'O Bom Retiro vive do comércio de roupas e das confecções, entre a Luz, a Barra Funda e a marginal Tietê. Muitos imóveis têm loja na frente, oficina em cima e um portão de carga que trabalha o dia todo; há também prédios residenciais e sobrados perto da rua Prates e do Jardim da Luz.',
    'Portão de carga pede motor dimensionado pelo número de aberturas, e convém marcar o serviço fora do horário de pico da José Paulino. A equipe vem pela marginal Tietê, pela avenida do Estado ou pela Tiradentes.',
  ],
  Cambuci: [
    'sobrados, galpões antigos e condomínios novos',
    'Antigo bairro operário, o Cambuci se encaixa entre a Aclimação, a Mooca, o Ipiranga e o Glicério. Ainda tem sobrados geminados, oficinas e galpões, e viu subir condomínios nas quadras próximas à avenida Lins de Vasconcelos e ao Largo do Cambuci.',
    'Nos sobrados, o basculante antigo costuma ter cabo gasto e braço torto, e a revisão da folha vem antes da troca do motor. Nos condomínios, o que se pede é velocidade. O acesso é pela avenida do Estado, pela Lins de Vasconcelos ou pela rua da Independência.',
  ],
  Consolação: [
    'prédios residenciais e garagens entre a Paulista e o Centro',
    'O distrito da Consolação abrange Higienópolis, parte do Pacaembu e a Vila Buarque, entre a avenida Paulista, Perdizes e a República. Predominam edifícios, muitos dos anos de 1950 e 1960, com garagens projetadas para poucos carros e rampas estreitas, e há casas antigas no trecho do Pacaembu.',
    'Portão de prédio antigo foi muitas vezes automatizado depois, e a central e a fiação merecem revisão junto com o motor. Chega-se pela rua da Consolação, pela avenida Angélica ou pela Doutor Arnaldo.',
  ],
  Liberdade: [
    'prédios, comércio e sobrados perto do Centro',
    'A Liberdade fica colada à Sé e vai até a Aclimação e o Cambuci, com a Bela Vista do outro lado da 23 de Maio. Das lojas e restaurantes orientais da Galvão Bueno aos prédios da rua Vergueiro e aos sobrados das travessas, é um bairro em que falta espaço e sobra movimento na calçada.',
    'Para garagem apertada, o basculante compacto costuma ser a melhor saída; para edifício, motor rápido e fotocélula sempre limpa. A equipe chega pela 23 de Maio, pela Vergueiro ou pela avenida da Liberdade.',
  ],
  República: [
    'edifícios e estacionamentos no miolo do Centro',
    'A República é o miolo do Centro novo, entre a Sé, Santa Cecília, o Bom Retiro e a Consolação, com a praça, o Arouche, a avenida São João e a São Luís. Praticamente só tem edifícios, comerciais e residenciais, além de estacionamentos em prédios e terrenos.',
    'Portão de estacionamento ou de garagem coletiva abre o dia inteiro, e o desgaste aparece primeiro na engrenagem e nas roldanas. A equipe combina com a portaria um horário calmo e chega pelas avenidas Ipiranga, São João e Nove de Julho.',
  ],
  'Santa Cecília': [
    'prédios e casarões entre a Barra Funda e o Arouche',
    'Às margens do Minhocão, Santa Cecília vai dos Campos Elíseos à Barra Funda e da República a Perdizes. O distrito mistura prédios residenciais de várias épocas, casarões e vilas, e o comércio do Largo Santa Cecília e da rua das Palmeiras.',
    'Em edifício de rua estreita, um portão que demora a abrir segura o trânsito, e trocar o motor antigo por um rápido se nota já na primeira manhã. Nas casas e vilas, o basculante de uma vaga é o mais visto. A equipe vem pela avenida São João, pela Angélica ou pela Pacaembu.',
  ],
  Sé: [
    'prédios comerciais e garagens no marco zero da cidade',
    'A Sé guarda o marco zero de São Paulo e tem em volta a República, a Liberdade e o Brás. Prédios comerciais, repartições, estacionamentos e lojas dominam o distrito, e os portões servem sobretudo garagens, docas e entradas de serviço, muitas delas em ruas de calçadão com horário para carga.',
    'A visita é combinada com o condomínio, dentro da regra de acesso da rua. Segurança de pedestre vem em primeiro lugar: fotocélula, sinalizador e chave de destravamento ao alcance da portaria. De carro, chega-se pela avenida do Estado, pela Prestes Maia ou pela Rangel Pestana.',
  ],
  Aclimação: [
    'sobrados e prédios em volta do parque',
    'A Aclimação cresceu em torno do parque e do seu lago, entre a Liberdade, o Cambuci e a Vila Mariana. Tem prédios residenciais e ruas em ladeira com bons sobrados, onde o portão da garagem fica no fim de uma rampa curta. As portas de entrada do bairro são a Lins de Vasconcelos e a rua Vergueiro.',
  ],
  Bixiga: [
    'cantinas, vilas e sobrados da Bela Vista',
    'O Bixiga é o pedaço italiano da Bela Vista, em torno da rua Treze de Maio e da igreja da Achiropita. As casas são antigas e coladas à calçada, e a garagem, quando existe, tem vão estreito, em que o basculante sob medida costuma ser a solução.',
  ],
  'Campos Elíseos': [
    'casarões, prédios e comércio perto da Luz',
    'Os Campos Elíseos foram o primeiro bairro planejado da elite do café e guardam casarões ao lado de prédios, escritórios e comércio. Ficam entre Santa Cecília, a Luz e a Barra Funda. Em casarão, o portão de ferro trabalhado é pesado, e o motor se escolhe depois de pesar a folha.',
  ],
  Glicério: [
    'sobrados e prédios na baixada do Centro',
    'O Glicério fica na baixada entre a Sé, a Liberdade e o Cambuci, junto à rua do Glicério e à avenida do Estado. Tem prédios, sobrados antigos e pequenos comércios, com portões rentes à calçada e pouco espaço para o motor.',
  ],
  Higienópolis: [
    'edifícios residenciais tradicionais e ruas arborizadas',
    'Higienópolis pertence ao distrito da Consolação e é bairro de edifícios tradicionais e ruas arborizadas, em volta da praça Buenos Aires e da avenida Angélica. As garagens têm rampa e curva, e o condomínio costuma pedir um portão rápido, mas silencioso, para não incomodar os apartamentos de baixo.',
  ],
  Luz: [
    'comércio, museus e edifícios junto à estação',
    'A Luz é a região da estação, do jardim e da Pinacoteca, entre o Bom Retiro e a Santa Ifigênia. Predominam comércio, prédios e estacionamentos. A equipe chega pela avenida Tiradentes e combina o horário conforme a circulação da rua.',
  ],
  'Santa Ifigênia': [
    'prédios e lojas de eletrônicos do Centro',
    'A Santa Ifigênia é a rua e a região das lojas de eletrônicos, entre a República e a Luz. O portão ali é o da garagem de prédio, do depósito ou do estacionamento, sempre em rua cheia, o que torna a fotocélula indispensável.',
  ],
  'Vila Buarque': [
    'prédios residenciais entre a Consolação e Santa Cecília',
    'Perto da Santa Casa e do Mackenzie, a Vila Buarque é bairro de edifícios antigos, entre a Consolação, a República e Santa Cecília, com garagens pequenas e portões que abrem direto para ruas movimentadas como a Major Sertório e a Dona Veridiana.',
  ],
};
