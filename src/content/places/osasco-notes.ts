import type { PlaceNotes } from './place-note.ts';

export const osascoNotes: PlaceNotes = {
  'Bela Vista': [
    'prédios e casas em ruas inclinadas perto do Centro',
    'A Bela Vista fica na zona sul de Osasco, perto da Vila Osasco e da Vila Campesina. Foi bairro de operários e hoje mistura prédios, casas e sobrados em ruas inclinadas, onde o portão de correr precisa de trilho bem nivelado.',
  ],
  'Bonfim': [
    'empresas, casas e sobrados entre a ferrovia e o Tietê',
    'O Bonfim fica ao lado do Centro de Osasco, do lado da ferrovia que dá para o Tietê, com empresas na avenida das Nações Unidas. Ainda tem casas e sobrados antigos, com portões rentes à calçada, e oficinas em que o portão abre o dia todo.',
  ],
  'Bussocaba': [
    'casas e sobrados na zona sul',
    'O Bussocaba fica na zona sul de Osasco, entre o Jaguaribe e o City Bussocaba, perto do parque Chico Mendes. O córrego que lhe dá o nome corre no fundo do vale, e as casas e os sobrados sobem dos dois lados: em rua inclinada, o fim de curso é o que se confere primeiro.',
  ],
  'Centro': [
    'comércio, prédios e estacionamentos em volta da estação',
    'O Centro de Osasco se organiza entre a estação de trem, o calçadão da rua Antônio Agu e a avenida dos Autonomistas. Prédios, lojas e estacionamentos dominam, e o portão dá quase sempre para uma rua cheia, o que pede abertura rápida e fotocélula sempre em ordem.',
  ],
  'Cidade das Flores': [
    'casas e sobrados em volta do parque, perto de Quitaúna',
    'A Cidade das Flores fica no lado oeste da zona sul de Osasco, perto de Quitaúna, em volta do parque Clóvis Assaf. As ruas têm nome de planta, como a avenida Ipê e a rua Sândalo, e as casas e os sobrados têm portão de correr ou basculante, com folha de árvore para tirar do trilho.',
  ],
  'Cidade de Deus': [
    'escritórios e prédios ao lado da Vila Yara',
    'A Cidade de Deus é o complexo da sede do Bradesco e o seu entorno, ao lado da Vila Yara. A equipe atende ali prédios e empresas vizinhas e chega pela avenida dos Autonomistas.',
  ],
  'Cipava': [
    'casas, sobrados e prédios perto do Km 18',
    'O Cipava fica na zona sul de Osasco, entre o Km 18, a Vila Yolanda e o Jaguaribe. Bairro de casas com quintal, sobrados de família e alguns prédios, tem terreno ondulado, e a equipe chega pela avenida dos Autonomistas.',
  ],
  'City Bussocaba': [
    'casas de alto padrão em volta do parque Chico Mendes',
    'O City Bussocaba é um bairro de casas de alto padrão e baixa densidade, em volta do parque Chico Mendes, na divisa com a Zona Oeste da capital. Os portões são largos, muitas vezes de duas folhas, e pedem motor silencioso.',
  ],
  'Conjunto Metalúrgicos': [
    'conjunto residencial e casas na zona sul',
    'O Conjunto Metalúrgicos fica na zona sul de Osasco, entre o Jardim Veloso e o Jardim Santa Maria. Tem moradias de conjunto e casas ampliadas com o tempo, de portões bem diferentes entre si: medir e pesar a folha de cada uma é o primeiro passo do orçamento.',
  ],
  'IAPI': [
    'casas e prédios baixos de antigo conjunto operário',
    'O IAPI fica na zona norte de Osasco, perto do Jardim Rochdale, e leva o nome do instituto que construiu o conjunto operário. São casas e prédios baixos, com garagens acrescentadas depois e vãos estreitos.',
  ],
  'Jaguaribe': [
    'casas, sobrados e prédios na zona sul',
    'O Jaguaribe fica na zona sul de Osasco, entre o Cipava, a Bela Vista e o Jardim Santo Antônio, e foi o sítio do doutor Domingos Jaguaribe, plantado de pinheiros e eucaliptos. As avenidas Flora e Jaguaribe têm comércio e condomínios novos; as transversais, sobrados de uma ou duas vagas.',
  ],
  'Jardim Adalgisa': [
    'casas e condomínios na divisa com São Paulo',
    'O Jardim Adalgisa fica entre a Vila Yara, o Jardim Umuarama e o Jardim D’Abril, na divisa com a capital, e inclui parte do Parque dos Príncipes. Tem casas amplas e condomínios, e a equipe chega pela avenida Martin Luther King.',
  ],
  'Jardim Aliança': [
    'casas e sobrados na zona norte',
    'O Jardim Aliança fica na zona norte de Osasco, perto do Jardim Helena Maria e do Jardim Baronesa, com a avenida Presidente Médici como acesso. Em lotes menores, as casas e os sobrados têm muito portão de chapa feito sob medida.',
  ],
  'Jardim Ayrosa': [
    'casas, sobrados e comércio na zona norte',
    'O Jardim Ayrosa fica na zona norte de Osasco, junto ao Jardim Mutinga e ao IAPI, e é servido pela avenida Ônix. Bairro de casas e sobrados em morro, tem garagens em rampa, onde o batente do portão de correr precisa segurar a folha quando o motor está destravado.',
  ],
  'Jardim Baronesa': [
    'casas e sobrados na zona norte',
    'O Jardim Baronesa, loteado no antigo sítio da baronesa de Limeira, fica na zona norte de Osasco, entre o Jardim Bonança e a avenida Presidente Médici. O terreno é inclinado, e o basculante costuma servir melhor do que o portão de correr.',
  ],
  'Jardim Bonança': [
    'casas e sobrados no norte da cidade',
    'O Jardim Bonança fica no norte de Osasco, acima do Jardim Baronesa e perto do Portal D’Oeste. É um bairro residencial de casas e sobrados; em garagem com rampa, o motor não substitui o contrapeso, e basculante pesado na mão precisa de regulagem antes da automação.',
  ],
  'Jardim Conceição': [
    'casas e sobrados no extremo sul, perto da Raposo Tavares',
    'O Jardim Conceição fica no extremo sul de Osasco, perto da rodovia Raposo Tavares, por onde a equipe chega, e separado do Jardim Santa Maria pelo Rodoanel. As casas e os sobrados estão em morro, com portões feitos para a frente disponível.',
  ],
  "Jardim D'Abril": [
    'casas e sobrados na divisa com o Rio Pequeno',
    'O Jardim D’Abril fica na zona sul de Osasco, do outro lado do córrego Bussocaba em relação ao Jaguaribe, na direção do Rio Pequeno paulistano. A avenida Padre Vicente Melillo concentra o comércio, e as casas e os sobrados têm garagem na frente, quase sempre de uma ou duas vagas.',
  ],
  'Jardim das Flores': [
    'casas e prédios residenciais na zona sul',
    'O Jardim das Flores é um loteamento planejado e arborizado da zona sul de Osasco, com ruas de nome de flor, bares e restaurantes. Tem casas de bom padrão e prédios, com portões de correr de duas vagas em muitas frentes.',
  ],
  'Jardim Elvira': [
    'casas e sobrados na zona norte',
    'O Jardim Elvira fica na zona norte de Osasco, entre o Helena Maria e o Munhoz Júnior. As casas e os sobrados sobem o morro, e a garagem em rampa pede fim de curso bem ajustado.',
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
    'O Jardim Padroeira fica na zona sul de Osasco, perto do Novo Osasco e da saída do Rodoanel que leva o seu nome. É um bairro de casas e sobrados, com portões de ferro que aceitam bem o motor quando a folha está alinhada.',
  ],
  'Jardim Piratininga': [
    'casas, sobrados e galpões perto da Castello Branco',
    'O Jardim Piratininga fica na zona norte de Osasco, próximo do rio Tietê e da rodovia Castello Branco, ao lado do Rochdale, com a avenida Getúlio Vargas de um lado e a Edmundo Amaral do outro. Tem casas e sobrados em ruas como a Amador Bueno e a Martim Afonso, além de galpões com portão largo.',
  ],
  'Jardim Roberto': [
    'casas e sobrados na zona sul',
    'O Jardim Roberto fica na zona sul de Osasco, em torno da rua Antônio Russo, a do cemitério Santo Antônio. As casas e os sobrados têm garagem na frente do lote, e o técnico começa pelo mais simples: roldana, trilho e folha no esquadro, antes de falar de motor.',
  ],
  'Jardim Rochdale': [
    'casas, sobrados e comércio perto do rio Tietê',
    'O Jardim Rochdale fica na zona norte de Osasco, próximo do Tietê e da Castello Branco, com a avenida Brasil no meio. A parte baixa já sofreu com enchentes, e ali convém fixar o motor e a central acima do nível que a água alcançou.',
  ],
  'Jardim Santa Fé': [
    'casas e sobrados no extremo norte',
    'O Jardim Santa Fé fica no norte de Osasco, na direção do Portal D’Oeste e de Paiva Ramos, em relevo acidentado. O bairro é de casas e sobrados, e a equipe chega pela Anhanguera.',
  ],
  'Jardim Santa Maria': [
    'casas e sobrados no sul, junto ao Rodoanel',
    'O Jardim Santa Maria fica no sul de Osasco, entre o Conjunto Metalúrgicos, o Jardim Veloso e a divisa com Cotia, e o Rodoanel o separa do Jardim Conceição. Nasceu de chácaras, lembradas nas estradas das Rosas e das Mimosas; hoje tem casas, sobrados e prédios, com estacionamento de portão único.',
  ],
  'Jardim Santo Antônio': [
    'casas, sobrados e comércio na zona sul',
    'O Jardim Santo Antônio fica na zona sul de Osasco, ao lado do Jaguaribe, do qual o separa o córrego João Alves. A avenida Internacional é de comércio, e as ruas em volta, de casas e sobrados com uma ou duas vagas; na avenida, vale abrir rápido e fechar sozinho.',
  ],
  'Jardim São Pedro': [
    'casas e sobrados na zona sul',
    'O Jardim São Pedro fica na zona sul de Osasco, na direção do Jardim Conceição, e é cortado pela avenida João Paulo II. Há conjuntos de prédios e ruas inclinadas de casas e sobrados: no conjunto, o controle se cadastra por morador; na ladeira, o trilho se assenta em nível.',
  ],
  'Jardim Umuarama': [
    'casas e sobrados junto à Vila Yara',
    'O Jardim Umuarama fica entre a Vila Yara, o Jardim Adalgisa e o Jardim D’Abril, na zona sul de Osasco. Tem casas de frente larga e sobrados, em que o portão de correr de duas vagas é o mais comum.',
  ],
  'Jardim Veloso': [
    'casas, sobrados e comércio na zona sul',
    'O Jardim Veloso fica na zona sul de Osasco, ao lado do Novo Osasco e do Conjunto Metalúrgicos. É um bairro populoso, com comércio próprio e casas e sobrados em lotes estreitos. Sem muro lateral para recolher a folha, o basculante é o que cabe, e a laje da garagem diz até onde ele sobe.',
  ],
  'Km 18': [
    'comércio, oficinas, casas e sobrados',
    'O Km 18 leva o nome da antiga marca da ferrovia e cresceu em torno da estação, hoje Comandante Sampaio, entre o Bonfim, o Cipava e Quitaúna. Tem comércio, bares, oficinas e ruas de casas e sobrados, com portões que trabalham bastante.',
  ],
  'Munhoz Júnior': [
    'casas e sobrados na divisa com Barueri',
    'O Munhoz Júnior fica na zona norte de Osasco, ao lado do Jardim Elvira e na divisa com Barueri. Quem mora lá conhece a regra das placas: quase toda rua tem nome de cidade paulista que começa com P, de Parapuã a Peruíbe. O bairro é populoso, de casas e sobrados em ladeira.',
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
    'O Portal D’Oeste fica no norte de Osasco, perto do Jardim Baronesa e do Jardim Santa Fé, com acesso pela avenida João Ventura dos Santos. É um bairro de casas e sobrados em morro, em que rampa e calçada curta pedem portão basculante.',
  ],
  'Presidente Altino': [
    'galpões, prédios novos e casas junto à estação',
    'Presidente Altino nasceu em torno da estação e das fábricas, entre o Centro de Osasco e o Jaguaré. Galpões, prédios novos e casas antigas dividem as quadras, e a equipe atende tanto o portão de carga quanto o da garagem.',
  ],
  'Quitaúna': [
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
    'A Vila Campesina fica entre o Centro de Osasco e a Vila Yara, e é conhecida pelos restaurantes e bares. Prédios residenciais e casas dividem ruas movimentadas à noite, quando um portão lento incomoda mais.',
  ],
  'Vila dos Remédios': [
    'casas, sobrados e comércio junto à ponte dos Remédios',
    'A Vila dos Remédios fica na zona norte de Osasco, colada à capital, perto da ponte dos Remédios e do Jaguara. Tem casas e sobrados, com comércio de bairro, e a equipe chega pela marginal Tietê ou pela avenida dos Remédios.',
  ],
  'Vila Menck': [
    'casas e sobrados na zona norte',
    'A Vila Menck fica na zona norte de Osasco, ao lado do Parque Industrial Mazzei, com a avenida Lourenço Belloli e a UPA como referências. As ruas têm nome de vizinhas da Grande São Paulo, como Barueri, Caieiras e Diadema, e quase toda casa ou sobrado tem portão de uma vaga.',
  ],
  'Vila Militar': [
    'área militar e casas ao lado de Quitaúna',
    'A Vila Militar fica em Quitaúna, ao longo da avenida dos Autonomistas, na direção de Carapicuíba. Reúne moradias ligadas ao quartel e ruas residenciais próximas; em área militar, o serviço depende de autorização de entrada, pedida pelo morador.',
  ],
  'Vila Osasco': [
    'prédios, casas e restaurantes junto ao Centro',
    'A Vila Osasco fica do outro lado da avenida dos Autonomistas em relação ao Centro, e é onde está a catedral de Santo Antônio. Os edifícios residenciais cresceram entre casas e sobrados antigos e pedem portão rápido na hora de pico.',
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
