import type { PlaceNotes } from './place-note.ts';

export const osascoNotes: PlaceNotes = {
  'Bela Vista': [
    'prédios e casas em ruas inclinadas perto do Centro',
    'Antigo bairro de operários, a Bela Vista mistura hoje prédios, casas e sobrados em ruas inclinadas da zona sul de Osasco, perto da Vila Osasco e da Vila Campesina. Ali o portão de correr precisa de trilho bem nivelado.',
  ],
  Bonfim: [
    'empresas, casas e sobrados entre a ferrovia e o Tietê',
    'Do lado da ferrovia que dá para o Tietê, o Bonfim é vizinho do Centro de Osasco e tem empresas na avenida das Nações Unidas. Ainda tem casas e sobrados antigos, com portões rentes à calçada, e oficinas em que o portão abre o dia todo.',
  ],
  Bussocaba: [
    'casas e sobrados na zona sul',
    'No fundo do vale do Bussocaba corre o córrego que lhe dá o nome, e as casas e os sobrados sobem dos dois lados: em rua inclinada, o fim de curso é o que se confere primeiro. O bairro está na zona sul de Osasco, entre o Jaguaribe e o City Bussocaba, perto do parque Chico Mendes.',
  ],
  Centro: [
    'comércio, prédios e estacionamentos em volta da estação',
    'O Centro de Osasco se organiza entre a estação de trem, o calçadão da rua Antônio Agu e a avenida dos Autonomistas. Prédios, lojas e estacionamentos dominam, e o portão dá quase sempre para uma rua cheia, o que pede abertura rápida e fotocélula sempre em ordem.',
  ],
  'Cidade das Flores': [
    'casas e sobrados em volta do parque, perto de Quitaúna',
    'Na Cidade das Flores, as ruas têm nome de planta, como a avenida Ipê e a rua Sândalo. O bairro rodeia o parque Clóvis Assaf, no lado oeste da zona sul de Osasco, perto de Quitaúna, e as casas e os sobrados têm portão de correr ou basculante, com folha de árvore para tirar do trilho.',
  ],
  'Cidade de Deus': [
    'escritórios e prédios ao lado da Vila Yara',
    'A Cidade de Deus é o complexo da sede do Bradesco e o seu entorno, ao lado da Vila Yara. A equipe atende ali prédios e empresas vizinhas e chega pela avenida dos Autonomistas.',
  ],
  Cipava: [
    'casas, sobrados e prédios perto do Km 18',
    'De terreno ondulado, o Cipava é bairro de casas com quintal, sobrados de família e alguns prédios, na zona sul de Osasco, entre o Km 18, a Vila Yolanda e o Jaguaribe. A equipe chega pela avenida dos Autonomistas.',
  ],
  'City Bussocaba': [
    'casas de alto padrão em volta do parque Chico Mendes',
    'O City Bussocaba é um bairro de casas de alto padrão e baixa densidade, em volta do parque Chico Mendes, na divisa com a Zona Oeste da capital. Os portões são largos, muitas vezes de duas folhas, e pedem motor silencioso.',
  ],
  'Conjunto Metalúrgicos': [
    'conjunto residencial e casas na zona sul',
    'O Conjunto Metalúrgicos fica na zona sul de Osasco, entre o Jardim Veloso e o Jardim Santa Maria. Tem moradias de conjunto e casas ampliadas com o tempo, de portões bem diferentes entre si: medir e pesar a folha de cada uma é o primeiro passo do orçamento.',
  ],
  IAPI: [
    'casas e prédios baixos de antigo conjunto operário',
    'O nome do IAPI vem do instituto que construiu o conjunto operário, na zona norte de Osasco, perto do Jardim Rochdale. São casas e prédios baixos, com garagens acrescentadas depois e vãos estreitos.',
  ],
  Jaguaribe: [
    'casas, sobrados e prédios na zona sul',
    'O Jaguaribe foi o sítio do doutor Domingos Jaguaribe, plantado de pinheiros e eucaliptos, na zona sul de Osasco, entre o Cipava, a Bela Vista e o Jardim Santo Antônio. As avenidas Flora e Jaguaribe têm comércio e condomínios novos; as transversais, sobrados de uma ou duas vagas.',
  ],
  'Jardim Adalgisa': [
    'casas e condomínios na divisa com São Paulo',
    'O Jardim Adalgisa fica entre a Vila Yara, o Jardim Umuarama e o Jardim D’Abril, na divisa com a capital, e inclui parte do Parque dos Príncipes. Tem casas amplas e condomínios, e a equipe chega pela avenida Martin Luther King.',
  ],
  'Jardim Aliança': [
    'casas e sobrados na zona norte',
    'Em lotes menores, as casas e os sobrados do Jardim Aliança têm muito portão de chapa feito sob medida. O bairro é vizinho do Jardim Helena Maria e do Jardim Baronesa, na zona norte de Osasco, e tem a avenida Presidente Médici como acesso.',
  ],
  'Jardim Ayrosa': [
    'casas, sobrados e comércio na zona norte',
    'Bairro de casas e sobrados em morro, o Jardim Ayrosa tem garagens em rampa, onde o batente do portão de correr precisa segurar a folha quando o motor está destravado. Servido pela avenida Ônix, está na zona norte de Osasco, junto ao Jardim Mutinga e ao IAPI.',
  ],
  'Jardim Baronesa': [
    'casas e sobrados na zona norte',
    'Loteado no antigo sítio da baronesa de Limeira, o Jardim Baronesa se estende do Jardim Bonança à avenida Presidente Médici, na zona norte de Osasco. O terreno é inclinado, e o basculante costuma servir melhor do que o portão de correr.',
  ],
  'Jardim Bonança': [
    'casas e sobrados no norte da cidade',
    'Acima do Jardim Baronesa e perto do Portal D’Oeste, o Jardim Bonança é um bairro residencial de casas e sobrados, no norte de Osasco. Em garagem com rampa, o motor não substitui o contrapeso, e basculante pesado na mão precisa de regulagem antes da automação.',
  ],
  'Jardim Conceição': [
    'casas e sobrados no extremo sul, perto da Raposo Tavares',
    'O Rodoanel separa o Jardim Conceição do Jardim Santa Maria, no extremo sul de Osasco, perto da rodovia Raposo Tavares, por onde a equipe chega. As casas e os sobrados estão em morro, com portões feitos para a frente disponível.',
  ],
  "Jardim D'Abril": [
    'casas e sobrados na divisa com o Rio Pequeno',
    'Do outro lado do córrego Bussocaba em relação ao Jaguaribe, o Jardim D’Abril ocupa um trecho da zona sul de Osasco, na direção do Rio Pequeno paulistano. A avenida Padre Vicente Melillo concentra o comércio, e as casas e os sobrados têm garagem na frente, quase sempre de uma ou duas vagas.',
  ],
  'Jardim das Flores': [
    'casas e prédios residenciais na zona sul',
    'O Jardim das Flores é um loteamento planejado e arborizado da zona sul de Osasco, com ruas de nome de flor, bares e restaurantes. Tem casas de bom padrão e prédios, com portões de correr de duas vagas em muitas frentes.',
  ],
  'Jardim Elvira': [
    'casas e sobrados na zona norte',
    'As casas e os sobrados do Jardim Elvira sobem o morro entre o Helena Maria e o Munhoz Júnior, na zona norte de Osasco, e a garagem em rampa pede fim de curso bem ajustado.',
  ],
  'Jardim Helena Maria': [
    'comércio, casas e sobrados no centro da zona norte',
    'O Jardim Helena Maria é o centro de comércio da zona norte de Osasco, servido pelas avenidas Getúlio Vargas, Presidente Médici e Presidente Costa e Silva. Em volta das lojas, as ruas são de casas e sobrados com garagem.',
  ],
  'Jardim Mutinga': [
    'casas e sobrados na divisa com São Domingos',
    'O Jardim Mutinga fica na zona norte de Osasco, junto ao Jardim Ayrosa e à divisa com o distrito paulistano de São Domingos. As casas e os sobrados convivem com empresas na beira da rodovia, e a equipe chega pela Anhanguera ou pela avenida Ônix.',
  ],
  'Jardim Padroeira': [
    'casas e sobrados na zona sul',
    'O nome do Jardim Padroeira está na placa de uma saída do Rodoanel, na zona sul de Osasco, perto do Novo Osasco. É um bairro de casas e sobrados, com portões de ferro que aceitam bem o motor quando a folha está alinhada.',
  ],
  'Jardim Piratininga': [
    'casas, sobrados e galpões perto da Castello Branco',
    'Entre as avenidas Getúlio Vargas e Edmundo Amaral, o Jardim Piratininga é um bairro da zona norte de Osasco próximo do rio Tietê e da rodovia Castello Branco, ao lado do Rochdale. Tem casas e sobrados em ruas como a Amador Bueno e a Martim Afonso, além de galpões com portão largo.',
  ],
  'Jardim Roberto': [
    'casas e sobrados na zona sul',
    'Na zona sul de Osasco, o Jardim Roberto tem a rua Antônio Russo, a do cemitério Santo Antônio. As casas e os sobrados têm garagem na frente do lote, e o técnico começa pelo mais simples: roldana, trilho e folha no esquadro, antes de falar de motor.',
  ],
  'Jardim Rochdale': [
    'casas, sobrados e comércio perto do rio Tietê',
    'A avenida Brasil passa no meio do Jardim Rochdale, na zona norte de Osasco, perto do Tietê e da Castello Branco. A parte baixa já sofreu com enchentes, e ali convém fixar o motor e a central acima do nível que a água alcançou.',
  ],
  'Jardim Santa Fé': [
    'casas e sobrados no extremo norte',
    'De relevo acidentado, o Jardim Santa Fé está no norte de Osasco, na direção do Portal D’Oeste e de Paiva Ramos. É bairro de casas e sobrados, e a equipe chega pela Anhanguera.',
  ],
  'Jardim Santa Maria': [
    'casas e sobrados no sul, junto ao Rodoanel',
    'Nascido de chácaras e servido pelas estradas das Rosas e das Mimosas, o Jardim Santa Maria está no sul de Osasco, entre o Conjunto Metalúrgicos, o Jardim Veloso e a divisa com Cotia, e o Rodoanel o separa do Jardim Conceição. Tem hoje casas, sobrados e prédios, com estacionamento de portão único.',
  ],
  'Jardim Santo Antônio': [
    'casas, sobrados e comércio na zona sul',
    'O comércio do Jardim Santo Antônio, na zona sul de Osasco, ao lado do Jaguaribe, está nas avenidas Internacional e João de Andrade. As ruas em volta são de casas e sobrados com uma ou duas vagas; nas avenidas, vale abrir rápido e fechar sozinho, com fotocélula.',
  ],
  'Jardim São Pedro': [
    'casas e sobrados na zona sul',
    'Cortado pela avenida João Paulo II, o Jardim São Pedro está na zona sul de Osasco, na direção do Jardim Conceição. Há conjuntos de prédios e ruas inclinadas de casas e sobrados: no conjunto, o controle se cadastra por morador; na ladeira, o trilho se assenta em nível.',
  ],
  'Jardim Umuarama': [
    'casas e sobrados junto à Vila Yara',
    'O Jardim Umuarama fica entre a Vila Yara, o Jardim Adalgisa e o Jardim D’Abril, na zona sul de Osasco. Tem casas de frente larga e sobrados, em que o portão de correr de duas vagas é o mais comum.',
  ],
  'Jardim Veloso': [
    'casas, sobrados e comércio na zona sul',
    'Populoso e de comércio próprio, o Jardim Veloso tem casas e sobrados em lotes estreitos, na zona sul de Osasco, ao lado do Novo Osasco e do Conjunto Metalúrgicos. Sem muro lateral para recolher a folha, o basculante é o que cabe, e a laje da garagem diz até onde ele sobe.',
  ],
  'Km 18': [
    'comércio, oficinas, casas e sobrados',
    'O Km 18 leva o nome da antiga marca da ferrovia e cresceu em torno da estação, hoje Comandante Sampaio, entre o Bonfim, o Cipava e Quitaúna. Tem comércio, bares, oficinas e ruas de casas e sobrados, com portões que trabalham bastante.',
  ],
  'Munhoz Júnior': [
    'casas e sobrados na divisa com Barueri',
    'Quem mora no Munhoz Júnior conhece a regra das placas: quase toda rua tem nome de cidade paulista que começa com P, de Parapuã a Peruíbe. O bairro é populoso, de casas e sobrados em ladeira, na zona norte de Osasco, ao lado do Jardim Elvira e na divisa com Barueri.',
  ],
  'Novo Osasco': [
    'casas, sobrados e comércio na zona sul',
    'O Novo Osasco fica na zona sul da cidade, ao lado do Jardim Veloso, com comércio próprio. Nas casas e nos sobrados, com garagem na frente, já há muito portão automático que pede revisão, e não troca.',
  ],
  'Parque Continental': [
    'prédios e casas na divisa com o Jaguaré',
    'O Parque Continental de Osasco fica entre a Vila Yara, Presidente Altino e o Jaguaré paulistano, perto do shopping. Tem prédios de apartamentos e casas, com garagens coletivas de uso intenso.',
  ],
  "Portal D'Oeste": [
    'casas e sobrados no extremo norte',
    'No norte de Osasco, perto do Jardim Baronesa e do Jardim Santa Fé, o Portal D’Oeste é um bairro de casas e sobrados em morro, com acesso pela avenida João Ventura dos Santos. A rampa pede portão basculante, desde que a calçada curta deixe espaço para o avanço da folha.',
  ],
  'Presidente Altino': [
    'galpões, prédios novos e casas junto à estação',
    'Presidente Altino nasceu em torno da estação e das fábricas, entre o Centro de Osasco e o Jaguaré. Galpões, prédios novos e casas antigas dividem as quadras, e a equipe atende tanto o portão de carga quanto o da garagem.',
  ],
  Quitaúna: [
    'casas e sobrados perto do quartel',
    'Quitaúna é o núcleo mais antigo de Osasco: foi fazenda do bandeirante Raposo Tavares e, há um século, recebeu o quartel que ainda a define. Fica junto à divisa com Carapicuíba, com estação de trem e a avenida dos Autonomistas à porta; as ruas residenciais são de casas e sobrados.',
  ],
  'Raposo Tavares': [
    'casas e condomínios junto à rodovia',
    'O bairro Raposo Tavares fica no extremo sul de Osasco, à beira da rodovia, perto de Cotia e do Jardim Conceição. Tem casas, condomínios e áreas verdes, e a equipe chega pela própria Raposo Tavares.',
  ],
  'Três Montanhas': [
    'casas e chácaras no extremo norte',
    'Três Montanhas fica no extremo norte de Osasco, perto de Paiva Ramos e do Rodoanel. É um bairro de relevo forte, com casas e chácaras, em que o portão largo pede motor escolhido pelo peso.',
  ],
  'Paiva Ramos': [
    'chácaras e casas no extremo norte',
    'Paiva Ramos é a ponta norte de Osasco, na direção do distrito paulistano de Anhanguera. Ainda tem matas e chácaras, com portões largos e longe da casa. O acesso é pela rodovia Anhanguera.',
  ],
  'Vila Campesina': [
    'prédios, restaurantes e casas entre o Centro e a Vila Yara',
    'Restaurantes e bares fizeram a fama da Vila Campesina, entre o Centro de Osasco e a Vila Yara. Prédios residenciais e casas dividem ruas movimentadas à noite, quando um portão lento incomoda mais.',
  ],
  'Vila dos Remédios': [
    'casas, sobrados e comércio junto à ponte dos Remédios',
    'A Vila dos Remédios fica na zona norte de Osasco, colada à capital, perto da ponte dos Remédios e do Jaguara. Tem casas e sobrados, com comércio de bairro, e a equipe chega pela marginal Tietê ou pela avenida dos Remédios.',
  ],
  'Vila Menck': [
    'casas e sobrados na zona norte',
    'Na Vila Menck, bairro de casas e sobrados, o portão de uma vaga é o que mais se vê. O bairro está na zona norte de Osasco, ao lado do Parque Industrial Mazzei, com a avenida Lourenço Belloli e a UPA como referências.',
  ],
  'Vila Militar': [
    'área militar e casas ao lado de Quitaúna',
    'Moradias ligadas ao quartel e ruas residenciais próximas formam a Vila Militar, em Quitaúna, ao longo da avenida dos Autonomistas, na direção de Carapicuíba. Em área militar, o serviço depende de autorização de entrada, pedida pelo morador.',
  ],
  'Vila Osasco': [
    'prédios, casas e restaurantes junto ao Centro',
    'A catedral de Santo Antônio está na Vila Osasco, do outro lado da avenida dos Autonomistas em relação ao Centro. Os edifícios residenciais cresceram entre casas e sobrados antigos e pedem portão rápido na hora de pico.',
  ],
  'Vila Yara': [
    'condomínios de torres, escritórios e casas',
    'A Vila Yara é um dos bairros mais verticalizados de Osasco, entre a Cidade de Deus, o Parque Continental e o Jardim Adalgisa. Os condomínios de torres têm garagens grandes, com entrada e saída separadas. O acesso é pela avenida dos Autonomistas ou pela Franz Voegeli.',
  ],
  'Vila Yolanda': [
    'casas, sobrados e prédios perto do Km 18',
    'A Vila Yolanda fica na zona sul de Osasco, entre o Cipava, o Km 18 e o Jardim Roberto. Prédios mais recentes se levantam entre as casas e os sobrados, e onde a obra vizinha solta poeira convém limpar trilho e fotocélula mais vezes.',
  ],
};
