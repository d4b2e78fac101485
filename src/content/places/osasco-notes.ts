import type { PlaceNotes } from './place-note.ts';

export const osascoNotes: PlaceNotes = {
  'Bela Vista': [
    'prédios e casas em ruas inclinadas perto do Centro',
    'A Bela Vista fica na zona sul de Osasco, perto da Vila Osasco e da Vila Campesina. É um bairro residencial de prédios, casas e sobrados em ruas inclinadas, onde o portão de correr precisa de trilho bem nivelado.',
  ],
  'Bonfim': [
    'casas, sobrados e comércio ao lado do Centro',
    'O Bonfim fica ao lado do Centro de Osasco, entre a ferrovia e a avenida dos Autonomistas, na direção do Km 18. Tem casas e sobrados antigos, comércio e oficinas, com portões rentes à calçada.',
  ],
  'Bussocaba': [
    'casas e sobrados na zona sul',
    'O Bussocaba fica na zona sul de Osasco, perto do City Bussocaba e do parque Chico Mendes. É um bairro de casas e sobrados, com comércio de rua e garagens de uma ou duas vagas.',
  ],
  'Centro': [
    'comércio, prédios e estacionamentos em volta da estação',
    'O Centro de Osasco se organiza entre a estação de trem, o calçadão da rua Antônio Agu e a avenida dos Autonomistas. Prédios, lojas e estacionamentos dominam, e o portão dá quase sempre para uma rua cheia, o que pede abertura rápida e fotocélula sempre em ordem.',
  ],
  'Cidade das Flores': [
    'casas e sobrados na zona sul',
    'A Cidade das Flores fica na zona sul de Osasco, perto do Jardim das Flores e do Bussocaba. É um bairro residencial, de casas e sobrados com portão de correr ou basculante.',
  ],
  'Cidade de Deus': [
    'escritórios e prédios ao lado da Vila Yara',
    'A Cidade de Deus é o complexo da sede do Bradesco e o seu entorno, ao lado da Vila Yara. A equipe atende ali prédios e empresas vizinhas e chega pela avenida Yara ou pela dos Autonomistas.',
  ],
  'Cipava': [
    'casas, sobrados e prédios perto do Km 18',
    'O Cipava fica na zona sul de Osasco, perto do Km 18 e da Vila Yolanda. É um bairro de casas e sobrados de família, com alguns prédios, em terreno ondulado. A equipe chega pela avenida dos Autonomistas.',
  ],
  'City Bussocaba': [
    'casas de alto padrão em volta do parque Chico Mendes',
    'O City Bussocaba é um bairro de casas de alto padrão e baixa densidade, em volta do parque Chico Mendes, na divisa com a Zona Oeste da capital. Os portões são largos, muitas vezes de duas folhas, e pedem motor silencioso.',
  ],
  'Conjunto Metalúrgicos': [
    'conjunto residencial e casas na zona sul',
    'O Conjunto Metalúrgicos fica na zona sul de Osasco, perto do Jardim Roberto e do Jardim Padroeira. Tem moradias de conjunto e casas ampliadas com o tempo, de portões bem diferentes entre si.',
  ],
  'IAPI': [
    'casas e prédios baixos de antigo conjunto operário',
    'O IAPI fica na zona norte de Osasco, perto do Jardim Rochdale, e leva o nome do instituto que construiu o conjunto operário. São casas e prédios baixos, com garagens acrescentadas depois e vãos estreitos.',
  ],
  'Jaguaribe': [
    'casas, sobrados e comércio na zona sul',
    'O Jaguaribe fica na zona sul de Osasco, perto do Cipava e do Jardim Santo Antônio. É um bairro de casas e sobrados, com comércio de rua e portões de uma ou duas vagas.',
  ],
  'Jardim Adalgisa': [
    'casas e condomínios na divisa com São Paulo',
    'O Jardim Adalgisa fica entre a Vila Yara, o Jardim Umuarama e o Jardim D’Abril, na divisa com a capital, e inclui o Parque dos Príncipes. Tem casas amplas e condomínios, e a equipe chega pela avenida Martin Luther King.',
  ],
  'Jardim Aliança': [
    'casas e sobrados na zona norte',
    'O Jardim Aliança fica na zona norte de Osasco, perto do Jardim Helena Maria e do Jardim Piratininga. São casas e sobrados em lotes menores, muitos com portão de chapa feito sob medida.',
  ],
  'Jardim Ayrosa': [
    'casas e sobrados na zona norte',
    'O Jardim Ayrosa fica na zona norte de Osasco, entre o Rochdale e o Helena Maria. É um bairro residencial de casas e sobrados em morro, com garagem em rampa em muitos endereços.',
  ],
  'Jardim Baronesa': [
    'casas e sobrados junto ao Munhoz Júnior',
    'O Jardim Baronesa fica na zona norte de Osasco, junto ao Munhoz Júnior e ao Jardim Elvira. São casas e sobrados em terreno inclinado, em que o basculante costuma servir melhor do que o portão de correr.',
  ],
  'Jardim Bonança': [
    'casas e sobrados no extremo norte',
    'O Jardim Bonança fica no norte de Osasco, entre o Jardim Elvira e o Portal D’Oeste. É um bairro residencial de casas e sobrados, muitos com garagem em rampa.',
  ],
  'Jardim Conceição': [
    'casas e sobrados no extremo sul, perto da Raposo Tavares',
    'O Jardim Conceição fica no extremo sul de Osasco, perto da rodovia Raposo Tavares, por onde a equipe chega. São casas e sobrados em morro, com portões feitos para a frente disponível.',
  ],
  "Jardim D'Abril": [
    'casas e sobrados na divisa com o Rio Pequeno',
    'O Jardim D’Abril fica na zona sul de Osasco, na divisa com o Rio Pequeno paulistano, entre o Jardim Adalgisa, o Jardim Umuarama e o City Bussocaba. Tem casas e sobrados com garagem na frente.',
  ],
  'Jardim das Flores': [
    'casas e prédios residenciais na zona sul',
    'O Jardim das Flores fica na zona sul de Osasco, perto da Bela Vista e do Bussocaba. É um bairro residencial de casas de bom padrão e prédios, com portões de correr de duas vagas em muitas frentes.',
  ],
  'Jardim Elvira': [
    'casas e sobrados na zona norte',
    'O Jardim Elvira fica na zona norte de Osasco, entre o Helena Maria, o Jardim Baronesa e o Jardim Bonança. As casas e os sobrados sobem o morro, e a garagem em rampa pede fim de curso bem ajustado.',
  ],
  'Jardim Helena Maria': [
    'comércio, casas e sobrados no centro da zona norte',
    'O Jardim Helena Maria é o centro de comércio da zona norte de Osasco, no encontro das avenidas Getúlio Vargas, Presidente Médici e Presidente Costa e Silva. Em volta das lojas e do terminal de ônibus, as ruas são de casas e sobrados com garagem.',
  ],
  'Jardim Mutinga': [
    'casas e sobrados na divisa com São Domingos',
    'O Jardim Mutinga fica na zona norte de Osasco, junto ao Munhoz Júnior e à divisa com o distrito paulistano de São Domingos. São casas e sobrados, e a equipe chega pela rodovia Anhanguera ou pela avenida Ônix.',
  ],
  'Jardim Padroeira': [
    'casas e sobrados na zona sul',
    'O Jardim Padroeira fica na zona sul de Osasco, perto do Jardim Santa Maria e do Novo Osasco. É um bairro de casas e sobrados, com portões de ferro que aceitam bem o motor quando a folha está alinhada.',
  ],
  'Jardim Piratininga': [
    'casas, sobrados e galpões perto da Castello Branco',
    'O Jardim Piratininga fica na zona norte de Osasco, próximo do rio Tietê e da rodovia Castello Branco, ao lado do Rochdale. Tem casas e sobrados, além de galpões com portão largo.',
  ],
  'Jardim Roberto': [
    'casas e sobrados na zona sul',
    'O Jardim Roberto fica na zona sul de Osasco, perto do Conjunto Metalúrgicos e do Jardim Veloso. São casas e sobrados em terreno ondulado, com garagem na frente do lote.',
  ],
  'Jardim Rochdale': [
    'casas, sobrados e comércio perto do rio Tietê',
    'O Jardim Rochdale fica na zona norte de Osasco, próximo do Tietê e da Castello Branco, com a avenida Brasil no meio. A parte baixa já sofreu com enchentes, e ali convém fixar o motor e a central acima do nível que a água alcançou.',
  ],
  'Jardim Santa Fé': [
    'casas e sobrados no extremo norte',
    'O Jardim Santa Fé fica no norte de Osasco, na direção do Portal D’Oeste e de Paiva Ramos. É um bairro de casas e sobrados, e a equipe chega pela Anhanguera.',
  ],
  'Jardim Santa Maria': [
    'casas e sobrados na zona sul',
    'O Jardim Santa Maria fica na zona sul de Osasco, entre o Jardim Padroeira, o São Pedro e o Santo Antônio. São casas e sobrados em morro, com portão rente à calçada.',
  ],
  'Jardim Santo Antônio': [
    'casas, sobrados e comércio na zona sul',
    'O Jardim Santo Antônio fica na zona sul de Osasco, perto do Jaguaribe e do Jardim Santa Maria. Tem comércio de bairro e ruas de casas e sobrados com uma ou duas vagas.',
  ],
  'Jardim São Pedro': [
    'casas e sobrados na zona sul',
    'O Jardim São Pedro fica na zona sul de Osasco, entre o Jardim Santa Maria e o Jardim Conceição. É um bairro residencial, de casas e sobrados em rua inclinada.',
  ],
  'Jardim Umuarama': [
    'casas e sobrados junto à Vila Yara',
    'O Jardim Umuarama fica entre a Vila Yara, o Jardim Adalgisa e o Jardim D’Abril, na zona sul de Osasco. Tem casas de frente larga e sobrados, em que o portão de correr de duas vagas é o mais comum.',
  ],
  'Jardim Veloso': [
    'casas, sobrados e comércio perto de Carapicuíba',
    'O Jardim Veloso fica na zona sul de Osasco, ao lado do Novo Osasco e perto da divisa com Carapicuíba. É um bairro populoso, com comércio próprio e casas e sobrados em lotes estreitos.',
  ],
  'Km 18': [
    'comércio, oficinas, casas e sobrados',
    'O Km 18 leva o nome da antiga marca da ferrovia e fica entre o Bonfim, o Cipava e Quitaúna, junto à avenida dos Autonomistas. Tem comércio, oficinas e ruas de casas e sobrados, com portões que trabalham bastante.',
  ],
  'Munhoz Júnior': [
    'casas e sobrados na zona norte',
    'O Munhoz Júnior fica na zona norte de Osasco, entre o Jardim Mutinga e o Jardim Baronesa. É um bairro populoso de casas e sobrados em ladeira, e a equipe chega pela Anhanguera.',
  ],
  'Novo Osasco': [
    'casas, sobrados e comércio na zona sul',
    'O Novo Osasco fica na zona sul da cidade, ao lado do Jardim Veloso, com comércio próprio. São casas e sobrados com garagem na frente, muitos já com portão automático que pede revisão.',
  ],
  'Parque Continental': [
    'prédios e casas na divisa com o Jaguaré',
    'O Parque Continental de Osasco fica entre a Vila Yara, Presidente Altino e o Jaguaré paulistano, perto do shopping. Tem prédios de apartamentos e casas, com garagens coletivas de uso intenso.',
  ],
  "Portal D'Oeste": [
    'casas e sobrados no extremo norte',
    'O Portal D’Oeste fica no norte de Osasco, entre o Jardim Bonança, a Vila Menck e o Jardim Santa Fé. É um bairro de casas e sobrados em morro, em que rampa e calçada curta pedem portão basculante.',
  ],
  'Presidente Altino': [
    'galpões, prédios novos e casas junto à estação',
    'Presidente Altino nasceu em torno da estação e das fábricas, entre o Centro de Osasco e o Jaguaré. Galpões, prédios novos e casas antigas dividem as quadras, e a equipe atende tanto o portão de carga quanto o da garagem.',
  ],
  'Quitaúna': [
    'casas e sobrados perto do quartel',
    'Quitaúna fica na zona oeste de Osasco, junto ao quartel e à divisa com Carapicuíba. São casas e sobrados em ruas calmas, e a equipe chega pela avenida dos Autonomistas.',
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
    'Paiva Ramos é a ponta norte de Osasco, na direção do distrito paulistano de Anhanguera. Ainda tem matas e chácaras, com portões largos e longe da casa. A equipe chega pela rodovia Anhanguera.',
  ],
  'Vila Campesina': [
    'prédios, restaurantes e casas entre o Centro e a Vila Yara',
    'A Vila Campesina fica entre o Centro de Osasco e a Vila Yara, e é conhecida pelos restaurantes e bares. Prédios residenciais e casas dividem ruas movimentadas à noite, quando um portão lento faz mais falta.',
  ],
  'Vila dos Remédios': [
    'casas, sobrados e comércio junto à ponte dos Remédios',
    'A Vila dos Remédios fica na zona norte de Osasco, colada na capital, perto da ponte dos Remédios e do Jaguara. São casas e sobrados com comércio de bairro, e a equipe chega pela marginal Tietê ou pela avenida dos Remédios.',
  ],
  'Vila Menck': [
    'casas e sobrados na zona norte',
    'A Vila Menck fica na zona norte de Osasco, perto do Jardim Helena Maria e do Portal D’Oeste. É um bairro residencial de casas e sobrados, com portões de uma vaga na maioria das frentes.',
  ],
  'Vila Militar': [
    'área militar e casas ao lado de Quitaúna',
    'A Vila Militar fica em Quitaúna, ao longo da avenida dos Autonomistas, na direção de Carapicuíba. Reúne moradias ligadas ao quartel e ruas residenciais próximas.',
  ],
  'Vila Osasco': [
    'prédios, casas e restaurantes junto ao Centro',
    'A Vila Osasco fica do outro lado da avenida dos Autonomistas em relação ao Centro, em volta da catedral de Santo Antônio. Edifícios residenciais cresceram na avenida Santo Antônio, entre casas e sobrados antigos, e pedem portão rápido na hora de pico.',
  ],
  'Vila Yara': [
    'condomínios de torres, escritórios e casas',
    'A Vila Yara é um dos bairros mais verticalizados de Osasco, entre a Cidade de Deus, o Parque Continental e o Jardim Adalgisa. Os condomínios de torres têm garagens grandes, com entrada e saída separadas. A equipe chega pela avenida dos Autonomistas ou pela Franz Voegeli.',
  ],
  'Vila Yolanda': [
    'casas, sobrados e prédios perto do Km 18',
    'A Vila Yolanda fica na zona sul de Osasco, perto do Cipava e do Km 18. É um bairro de casas e sobrados, com prédios mais recentes e garagens de uma ou duas vagas.',
  ],
};
