import type { PlaceNotes } from './place-note.ts';

export const guarulhosNotes: PlaceNotes = {
  'Aeroporto': [
    'hotéis, galpões e empresas em volta de Cumbica',
    'O bairro Aeroporto é o do aeroporto internacional, entre o Parque Cecap, o Taboão e Cumbica. Em volta dele há hotéis, galpões e empresas de carga, com portões largos e de uso contínuo. A equipe chega pela rodovia Hélio Smidt.',
  ],
  'Água Azul': [
    'chácaras e sítios no extremo nordeste',
    'Água Azul fica no extremo nordeste de Guarulhos, no caminho de Nazaré Paulista, depois da Capelinha. É área de chácaras e sítios, com portão largo e longe da casa. A equipe segue pela rodovia Juvenal Ponciano de Camargo.',
  ],
  'Água Chata': [
    'casas, galpões e loteamentos perto da Dutra',
    'Água Chata fica no leste de Guarulhos, entre Bonsucesso e os Pimentas, junto à via Dutra. Tem galpões de empresa e loteamentos de casas e sobrados.',
  ],
  'Aracília': [
    'galpões e casas na divisa com Arujá',
    'Aracília fica no leste de Guarulhos, perto de Bonsucesso e da divisa com Arujá, com a Dutra ao lado. Empresas e galpões dividem a região com ruas de casas.',
  ],
  'Bananal': [
    'casas, sobrados e chácaras ao norte do São João',
    'O Bananal fica na região do São João, na direção da serra. Reúne loteamentos de casas e sobrados e áreas ainda rurais, com portão largo de chácara.',
  ],
  'Bela Vista': [
    'casas e sobrados na região do Taboão',
    'A Bela Vista fica na região do Taboão, ao norte do Cocaia. É um bairro de casas e sobrados em terreno inclinado, com garagem em rampa em muitos endereços.',
  ],
  'Bom Clima': [
    'casas, prédios e ruas residenciais perto do Bosque Maia',
    'O Bom Clima fica perto do Jardim Maia e do Monte Carmelo, na área central de Guarulhos. Tem casas de frente larga, prédios e serviços públicos, e o portão de correr de duas vagas aparece bastante.',
  ],
  'Bonsucesso': [
    'casas, sobrados e comércio no leste da cidade',
    'Bonsucesso, da festa da Carpição, é um dos núcleos mais antigos de Guarulhos, no leste da cidade, junto à Dutra. Tem comércio, shopping e ruas de casas e sobrados, com galpões nas bordas.',
  ],
  'Cabuçu': [
    'casas, condomínios e chácaras ao pé da Cantareira',
    'O Cabuçu fica no noroeste de Guarulhos, ao pé da serra da Cantareira, perto do Parque Continental. Tem loteamentos de casas, condomínios e chácaras, e a umidade da serra pede motor bem vedado.',
  ],
  'Cabuçu de Cima': [
    'chácaras e casas na serra da Cantareira',
    'O Cabuçu de Cima sobe a serra da Cantareira, além do Cabuçu e do Recreio São Jorge. Predominam mata, chácaras e casas esparsas, com entrada comprida até o portão.',
  ],
  'Capelinha': [
    'chácaras e casas no caminho de Nazaré Paulista',
    'A Capelinha fica no norte de Guarulhos, na estrada para Nazaré Paulista, entre o Jardim Fortaleza e Água Azul. São chácaras e casas em área verde, atendidas com visita marcada.',
  ],
  'Centro': [
    'comércio, prédios e sobrados em torno da matriz',
    'O Centro de Guarulhos tem o comércio da Dom Pedro II e da Felício Marcondes, prédios, estacionamentos e sobrados que viraram consultórios. O portão dá para ruas de muito pedestre, e a fotocélula precisa estar sempre limpa. A equipe chega pelas avenidas Tiradentes e Guarulhos.',
  ],
  'Cidade Industrial Satélite': [
    'indústrias e galpões em Cumbica',
    'A Cidade Industrial Satélite fica em Cumbica e é formada por indústrias e galpões, com portões pesados e trânsito de carretas. A equipe chega pelas rodovias Presidente Dutra e Ayrton Senna.',
  ],
  'Cidade Jardim Cumbica': [
    'casas e sobrados em Cumbica',
    'A Cidade Jardim Cumbica fica na região de Cumbica, perto do Jardim Nova Cumbica. São casas e sobrados em ruas planas, com portão na frente do lote.',
  ],
  'Cidade Martins': [
    'casas e sobrados na região do Taboão',
    'A Cidade Martins fica na região do Taboão, perto do Jardim Paulista e do Parque Santo Antônio. É um bairro residencial, de casas e sobrados com garagem na frente.',
  ],
  'Cidade Seródio': [
    'casas e sobrados na região do São João',
    'A Cidade Seródio fica na região do São João, perto do Haroldo Veloso, ao norte do aeroporto. São casas e sobrados em lotes estreitos, com portões de chapa ou de grade.',
  ],
  'Cidade Soberana': [
    'casas e sobrados na região do São João',
    'A Cidade Soberana fica na região do São João, na direção do Bananal e do Jardim Fortaleza. É um bairro residencial que cresceu em loteamentos de casas e sobrados.',
  ],
  'Cocaia': [
    'casas, sobrados e comércio ao norte do Monte Carmelo',
    'O Cocaia fica ao norte da área central de Guarulhos, entre o Monte Carmelo, o Jardim Adriana e o Taboão. Tem casas, sobrados em ladeira e comércio de bairro.',
  ],
  'Conjunto Marcos Freire': [
    'conjunto habitacional na região dos Pimentas',
    'O Conjunto Marcos Freire fica na região dos Pimentas. As moradias do conjunto foram sendo ampliadas, e cada uma fez o seu portão, de modo que o motor se escolhe depois de medir a folha.',
  ],
  'Cumbica': [
    'galpões, indústrias, casas e sobrados junto ao aeroporto',
    'Cumbica é a grande área industrial de Guarulhos, entre o aeroporto, a Dutra e a Ayrton Senna, e também um bairro de casas e sobrados. Galpões pedem portão reforçado e com muitos ciclos; as casas, o kit comum. A equipe chega pelas duas rodovias.',
  ],
  'Gopoúva': [
    'casas, sobrados e prédios perto do Centro',
    'O Gopoúva fica entre o Centro, o Picanço e o Jardim Tranquilidade. É um bairro tradicional de casas e sobrados, com prédios novos e comércio na avenida Emílio Ribas, por onde a equipe chega.',
  ],
  'Haroldo Veloso': [
    'conjunto residencial e casas na região do São João',
    'O Haroldo Veloso fica na região do São João, perto da Cidade Seródio, ao norte do aeroporto. Tem moradias de conjunto e casas ampliadas, com garagem na frente.',
  ],
  'Inocoop': [
    'casas de conjunto perto do Presidente Dutra',
    'O Inocoop fica na região do Jardim Presidente Dutra, a caminho de Bonsucesso. As casas do conjunto foram reformadas ao longo dos anos e hoje quase todas têm portão na frente.',
  ],
  'Invernada': [
    'casas e sobrados ao norte do Taboão',
    'A Invernada fica ao norte do Taboão, na direção da serra. São casas e sobrados em terreno inclinado, onde o piso da garagem precisa estar nivelado para o portão de correr.',
  ],
  'Itaim': [
    'casas, sobrados e galpões junto aos Pimentas',
    'O Itaim de Guarulhos fica no sul da cidade, ao lado dos Pimentas, perto da Ayrton Senna e do rio Tietê. Tem loteamentos de casas e sobrados e galpões de empresa.',
  ],
  'Itapegica': [
    'empresas, prédios e sobrados entre a Dutra e a Fernão Dias',
    'O Itapegica fica na entrada da cidade, entre a Dutra e a Fernão Dias, ao lado da Vila Augusta. Empresas, shopping, prédios novos e sobrados dividem o bairro, e os portões vão do leve ao de carga.',
  ],
  'Jardim Acácio': [
    'casas e sobrados em morro, ao norte do Taboão',
    'O Jardim Acácio fica ao norte do Taboão, perto do Parque Mikail. É um bairro de casas e sobrados em morro, com rampa entre a rua e a garagem.',
  ],
  'Jardim Adriana': [
    'casas e sobrados perto do Cocaia',
    'O Jardim Adriana fica perto do Cocaia e do Taboão. São casas e sobrados de bairro residencial, com comércio de rua e portões de uma ou duas vagas.',
  ],
  'Jardim Angélica': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Angélica fica na região dos Pimentas, perto do Parque Jurema. Tem casas e sobrados em lotes pequenos, com a garagem ocupando a frente.',
  ],
  'Jardim Barbosa': [
    'casas e prédios na área central',
    'O Jardim Barbosa fica na área central de Guarulhos, perto da Vila Progresso e do Jardim Maia. São casas e prédios residenciais, com acesso pela avenida Salgado Filho.',
  ],
  'Jardim Cumbica': [
    'casas e sobrados vizinhos das indústrias',
    'O Jardim Cumbica fica na região de Cumbica, perto do Parque Uirapuru. É um bairro de casas e sobrados próximo das indústrias e da Dutra.',
  ],
  'Jardim Flor da Montanha': [
    'casas amplas e prédios em terreno alto',
    'O Jardim Flor da Montanha fica em terreno alto, perto do Jardim Santa Clara e do Bom Clima. Tem casas amplas e prédios, com garagem em rampa e portão de duas vagas.',
  ],
  'Jardim Fortaleza': [
    'casas e sobrados no norte, perto do São João',
    'O Jardim Fortaleza fica no norte de Guarulhos, na região do São João, junto à estrada para Nazaré Paulista. São casas e sobrados em morro, com áreas verdes em volta.',
  ],
  'Jardim Lenize': [
    'casas e sobrados na região do São João',
    'O Jardim Lenize fica na região do São João. É um bairro residencial de casas e sobrados, em que o portão basculante de uma vaga é frequente.',
  ],
  'Jardim Maia': [
    'prédios e casas em volta do Bosque Maia',
    'O Jardim Maia fica em volta do Bosque Maia e da avenida Paulo Faccini, ao lado do Centro e do Macedo. É um dos bairros mais verticalizados de Guarulhos, com edifícios de muitas vagas e casas de frente larga.',
  ],
  'Jardim Maria Dirce': [
    'casas e sobrados perto do Presidente Dutra',
    'O Jardim Maria Dirce fica na região do Jardim Presidente Dutra, próximo de Cumbica. São casas e sobrados com garagem, em ruas de bairro residencial.',
  ],
  'Jardim Munhoz': [
    'casas e sobrados junto à Vila Barros',
    'O Jardim Munhoz fica perto da Vila Barros e do Jardim Palmira, no oeste de Guarulhos. Tem casas, sobrados e pequenos prédios.',
  ],
  'Jardim Nova Cumbica': [
    'casas e sobrados em Cumbica',
    'O Jardim Nova Cumbica fica na região de Cumbica, na direção dos Pimentas. É um bairro de casas e sobrados, com comércio próprio e ruas planas.',
  ],
  'Jardim Oliveira': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Oliveira fica na região dos Pimentas, perto do Jardim Santo Afonso. São casas e sobrados em lotes estreitos, muitos com portão de ferro feito sob medida.',
  ],
  'Jardim Ottawa': [
    'casas e sobrados perto do Parque Uirapuru',
    'O Jardim Ottawa fica ao lado do Parque Uirapuru, na região de Cumbica. É um bairro residencial de casas e sobrados, com garagem na frente do lote.',
  ],
  'Jardim Palmira': [
    'casas e sobrados no oeste de Guarulhos',
    'O Jardim Palmira fica no oeste de Guarulhos, entre o Jardim Munhoz e o Parque Continental. São casas e sobrados em rua inclinada.',
  ],
  'Jardim Paulista': [
    'casas e sobrados na região do Taboão',
    'O Jardim Paulista de Guarulhos fica na região do Taboão, perto da Cidade Martins. Tem casas e sobrados de família, com portões de uma ou duas vagas.',
  ],
  'Jardim Pinhal': [
    'casas e sobrados perto do Jardim Tranquilidade',
    'O Jardim Pinhal fica perto do Jardim Tranquilidade e do Gopoúva. É um bairro residencial de casas e sobrados.',
  ],
  'Jardim Ponte Alta': [
    'casas e sobrados na região de Bonsucesso',
    'O Jardim Ponte Alta fica na região de Bonsucesso, no leste de Guarulhos. São casas e sobrados erguidos em loteamentos populares, com portões bem variados.',
  ],
  'Jardim Presidente Dutra': [
    'casas, sobrados e comércio ao norte da Dutra',
    'O Jardim Presidente Dutra é um bairro populoso ao norte da rodovia, entre o aeroporto, Cumbica e Bonsucesso. Tem comércio na avenida Papa João Paulo I e ruas de casas e sobrados com garagem na frente.',
  ],
  'Jardim Rosa de França': [
    'casas e sobrados no oeste, perto da Vila Rosália',
    'O Jardim Rosa de França fica no oeste de Guarulhos, perto da Vila Rosália e dos Morros. É um bairro residencial de casas e sobrados, muitos com portão de correr.',
  ],
  'Jardim Santa Clara': [
    'casas e prédios em terreno alto',
    'O Jardim Santa Clara fica perto do Jardim Flor da Montanha e do Bom Clima. São casas e prédios em rua inclinada, em que o trilho precisa estar nivelado.',
  ],
  'Jardim Santa Francisca': [
    'casas e prédios na área central',
    'O Jardim Santa Francisca fica na área central de Guarulhos, perto do Gopoúva e da Vila Augusta. Tem casas, sobrados e prédios residenciais.',
  ],
  'Jardim Santa Mena': [
    'casas e sobrados perto do Bom Clima',
    'O Jardim Santa Mena fica perto do Bom Clima e do Parque Renato Maia. É um bairro de casas e sobrados em ladeira, com garagem de duas vagas em muitas frentes.',
  ],
  'Jardim Santo Afonso': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Santo Afonso fica na região dos Pimentas, entre o Jardim Oliveira e o Parque Brasília. São casas e sobrados com comércio de bairro por perto.',
  ],
  'Jardim São João': [
    'casas, sobrados e comércio ao norte do aeroporto',
    'O Jardim São João é o centro de uma região populosa ao norte do aeroporto. Tem comércio, casas e sobrados em morro, com muitos portões de chapa feitos por serralheiros locais.',
  ],
  'Jardim São Paulo': [
    'casas e sobrados entre o Gopoúva e a Vila Galvão',
    'O Jardim São Paulo de Guarulhos fica no oeste da cidade, entre o Gopoúva, o Picanço e a Vila Galvão. É um bairro residencial de casas e sobrados.',
  ],
  'Jardim Tranquilidade': [
    'sobrados, casas e prédios entre o Gopoúva e o Picanço',
    'O Jardim Tranquilidade fica entre o Gopoúva e o Picanço. Tem sobrados e casas de família e prédios médios, com portão basculante em boa parte das garagens.',
  ],
  'Jardim Triunfo': [
    'casas e sobrados na região de Bonsucesso',
    'O Jardim Triunfo fica na região de Bonsucesso, perto do Jardim Ponte Alta. São casas e sobrados de loteamento, com garagem na frente.',
  ],
  'Jardim Vila Galvão': [
    'casas, sobrados e prédios junto à Vila Galvão',
    'O Jardim Vila Galvão fica ao lado da Vila Galvão, no oeste de Guarulhos. É um bairro residencial de casas, sobrados e prédios, perto da divisa com a Zona Norte da capital.',
  ],
  'Macedo': [
    'prédios, casas e serviços perto do Centro',
    'O Macedo fica ao lado do Centro, cortado pelas avenidas Paulo Faccini, Tiradentes e Monteiro Lobato. Tem prédios novos, casas, hospitais e faculdades, com portões de uso intenso nos edifícios.',
  ],
  'Mato das Cobras': [
    'chácaras e casas na região de Bonsucesso',
    'O Mato das Cobras fica no nordeste de Guarulhos, na região de Bonsucesso. É uma área de chácaras e casas, ainda com muito verde.',
  ],
  'Monte Carmelo': [
    'casas, sobrados e prédios ao norte do Macedo',
    'O Monte Carmelo fica ao norte do Macedo, a caminho do Cocaia. Tem casas, sobrados e prédios baixos em rua inclinada, com acesso pela avenida Monteiro Lobato.',
  ],
  'Morro Grande': [
    'chácaras e casas no nordeste da cidade',
    'O Morro Grande fica no nordeste de Guarulhos, além de Bonsucesso. Predominam chácaras e casas esparsas, com portão largo.',
  ],
  'Paraventi': [
    'casas, sobrados e prédios perto do Bom Clima',
    'O Paraventi fica perto do Bom Clima, do Jardim Maia e da Vila Rio de Janeiro. É um bairro de casas e sobrados, com prédios mais novos nas quadras próximas ao Maia.',
  ],
  'Parque Alvorada': [
    'casas e sobrados entre Cumbica e os Pimentas',
    'O Parque Alvorada fica entre Cumbica e os Pimentas. São casas e sobrados em ruas planas, próximos das indústrias da região.',
  ],
  'Parque Brasília': [
    'casas e sobrados na região dos Pimentas',
    'O Parque Brasília fica na região dos Pimentas, perto do Parque das Nações. Tem casas e sobrados com garagem de uma vaga na maioria dos lotes.',
  ],
  'Parque Cecap': [
    'edifícios projetados por Vilanova Artigas',
    'O Parque Cecap é o conjunto de edifícios projetado por Vilanova Artigas, entre o Macedo, a Dutra e o aeroporto. Os condomínios têm estacionamentos coletivos, com portões que trabalham o dia inteiro. A equipe chega pela Dutra ou pela Hélio Smidt.',
  ],
  'Parque Continental': [
    'casas, sobrados e condomínios perto do Cabuçu',
    'O Parque Continental de Guarulhos fica no noroeste da cidade, na direção do Cabuçu. É um bairro grande de casas e sobrados em morro, com condomínios novos.',
  ],
  'Parque das Nações': [
    'casas e sobrados entre Cumbica e os Pimentas',
    'O Parque das Nações de Guarulhos fica na região dos Pimentas, perto do Parque Brasília. São casas e sobrados, com portões de ferro de uma ou duas vagas.',
  ],
  'Parque Jurema': [
    'casas e sobrados na região dos Pimentas',
    'O Parque Jurema fica na região dos Pimentas, ao lado do Jardim Angélica. É um bairro populoso, de casas e sobrados em lotes pequenos.',
  ],
  'Parque Mikail': [
    'casas e sobrados ao norte do Taboão',
    'O Parque Mikail fica ao norte do Taboão, perto do Jardim Acácio. Tem casas e sobrados em ladeira, com garagem embaixo.',
  ],
  'Parque Primavera': [
    'casas e sobrados ao norte do Taboão',
    'O Parque Primavera fica na região do Taboão, perto do Parque Mikail. São casas e sobrados de bairro residencial.',
  ],
  'Parque Renato Maia': [
    'casas de bom padrão e prédios perto do Jardim Maia',
    'O Parque Renato Maia fica perto do Jardim Maia e do Jardim Santa Mena. Tem casas de bom padrão, com portões largos, e prédios residenciais.',
  ],
  'Parque Santo Antônio': [
    'casas e sobrados na região do Taboão',
    'O Parque Santo Antônio fica na região do Taboão, perto da Cidade Martins e do Jardim Paulista. É um bairro residencial de casas e sobrados.',
  ],
  'Parque Santos Dumont': [
    'casas e sobrados na região do Taboão',
    'O Parque Santos Dumont fica na região do Taboão, perto do Jardim Acácio. São casas e sobrados em terreno inclinado, com portão na calçada.',
  ],
  'Parque Uirapuru': [
    'casas e sobrados na região de Cumbica',
    'O Parque Uirapuru fica na região de Cumbica, ao lado do Jardim Ottawa. Tem casas e sobrados em ruas planas e comércio de bairro.',
  ],
  'Picanço': [
    'sobrados, casas e prédios no oeste da cidade',
    'O Picanço fica no oeste de Guarulhos, entre o Gopoúva, o Jardim Tranquilidade e a Vila Barros. É um bairro de sobrados e casas, com prédios novos e comércio na avenida Timóteo Penteado.',
  ],
  'Porto da Igreja': [
    'galpões e empresas entre a Dutra e a Ayrton Senna',
    'O Porto da Igreja fica entre a Dutra e a Ayrton Senna, perto da Ponte Grande. Predominam galpões e empresas, com portões de carga dimensionados pelo peso.',
  ],
  'Recreio São Jorge': [
    'casas e sobrados em morro, perto do Cabuçu',
    'O Recreio São Jorge fica no noroeste de Guarulhos, perto do Cabuçu. São casas e sobrados em morro, com rampa curta entre a rua e a garagem.',
  ],
  'Taboão': [
    'casas, sobrados e comércio ao norte do aeroporto',
    'O Taboão de Guarulhos fica a noroeste do aeroporto, entre o Cocaia, a Bela Vista e o São João. Tem comércio na avenida Silvestre Pires de Freitas e ruas de casas e sobrados com portão na frente.',
  ],
  'Tanque Grande': [
    'chácaras e mata no norte da cidade',
    'O Tanque Grande fica no norte de Guarulhos, junto à represa de mesmo nome e à mata da serra. São chácaras e casas esparsas, em que o alcance do controle merece atenção.',
  ],
  'Ponte Grande': [
    'empresas, prédios e casas na divisa com São Paulo',
    'A Ponte Grande fica na entrada de Guarulhos para quem vem da marginal Tietê, entre a Dutra, a Fernão Dias e a Ayrton Senna. Reúne empresas, hotéis, casas e prédios, com portões de todos os portes.',
  ],
  'Várzea do Palácio': [
    'empresas e galpões junto à Dutra',
    'A Várzea do Palácio fica entre a Dutra e a Ayrton Senna, perto do Parque Cecap e de Cumbica. É uma área de empresas e galpões, com portões largos e de uso contínuo.',
  ],
  'Vila Any': [
    'casas e sobrados junto ao Itaim',
    'A Vila Any fica no sul de Guarulhos, perto do Itaim e dos Pimentas. São casas e sobrados em lotes pequenos, com garagem na frente.',
  ],
  'Vila Augusta': [
    'prédios, empresas e sobrados perto da Dutra',
    'A Vila Augusta fica entre o Centro, o Itapegica e a Dutra. Torres residenciais novas dividem o bairro com empresas e sobrados antigos, e a equipe chega pela avenida Guarulhos ou pela própria Dutra.',
  ],
  'Vila Barros': [
    'casas e sobrados junto ao Picanço',
    'A Vila Barros fica no oeste de Guarulhos, ao lado do Picanço e do Jardim Munhoz. É um bairro de casas e sobrados, com comércio de rua.',
  ],
  'Vila Carmela': [
    'casas, chácaras e sobrados na região de Bonsucesso',
    'A Vila Carmela fica no leste de Guarulhos, na região de Bonsucesso. Tem loteamentos de casas e sobrados ao lado de chácaras, com portões largos.',
  ],
  'Vila Fátima': [
    'casas e sobrados no oeste da cidade',
    'A Vila Fátima fica no oeste de Guarulhos. É um bairro residencial de casas e sobrados, com portões de uma ou duas vagas.',
  ],
  'Vila Flórida': [
    'casas e sobrados ao norte da área central',
    'A Vila Flórida fica ao norte da área central de Guarulhos, na direção do Cocaia e do Taboão. São casas e sobrados de bairro residencial.',
  ],
  'Vila Galvão': [
    'casas, prédios e sobrados em volta do lago',
    'A Vila Galvão, do Lago dos Patos, fica no oeste de Guarulhos, na divisa com o Jaçanã paulistano. Tem casas de bom padrão, sobrados e prédios, e a equipe chega pela Fernão Dias ou pela avenida Timóteo Penteado.',
  ],
  'Vila Leonor': [
    'casas e sobrados perto da Vila Augusta',
    'A Vila Leonor fica perto da Vila São Jorge e da Vila Augusta. São casas e sobrados em ruas residenciais próximas do Centro.',
  ],
  'Vila Moreira': [
    'prédios e sobrados ao lado do Centro',
    'A Vila Moreira fica ao lado do Centro de Guarulhos. Prédios residenciais e sobrados dividem as ruas, com garagens que pedem portão rápido nas horas de saída.',
  ],
  'Vila Nova Bonsucesso': [
    'casas e sobrados na região de Bonsucesso',
    'A Vila Nova Bonsucesso fica ao lado de Bonsucesso, no leste de Guarulhos. É um bairro populoso, de casas e sobrados com garagem na frente.',
  ],
  'Vila Paraíso': [
    'casas e sobrados na região dos Pimentas',
    'A Vila Paraíso fica na região dos Pimentas. São casas e sobrados em lotes pequenos, com portão feito sob medida para a frente.',
  ],
  'Vila Progresso': [
    'casas e prédios perto do Jardim Maia',
    'A Vila Progresso fica na área central de Guarulhos, perto do Jardim Maia e do Jardim Barbosa. Tem casas e prédios residenciais, com portões de duas vagas.',
  ],
  'Vila Rio de Janeiro': [
    'casas, sobrados e prédios de conjunto',
    'A Vila Rio de Janeiro, ou Vila Rio, fica entre a Vila Barros, o Paraventi e os Morros. Reúne casas, sobrados e prédios de conjunto, com estacionamentos coletivos.',
  ],
  'Vila Rosália': [
    'casas de bom padrão e prédios junto à Vila Galvão',
    'A Vila Rosália fica ao lado da Vila Galvão, no oeste de Guarulhos. É um bairro de casas de bom padrão, sobrados e prédios, com portões de frente larga.',
  ],
  'Vila São Jorge': [
    'casas e sobrados perto da Vila Augusta',
    'A Vila São Jorge fica perto da Vila Leonor e do Itapegica. É um bairro residencial de casas e sobrados, próximo da Dutra.',
  ],
  'Vila Tijuco': [
    'casas e prédios na área central',
    'A Vila Tijuco fica na área central de Guarulhos, perto do Macedo. São casas, sobrados e prédios em ruas próximas do comércio.',
  ],
  'Morros': [
    'casas, sobrados e áreas verdes no oeste da cidade',
    'Os Morros ficam no oeste de Guarulhos, entre a Vila Rio de Janeiro e o Parque Continental. O nome descreve o relevo: casas e sobrados em ladeira, com rampa na garagem.',
  ],
  'Pimentas': [
    'casas, sobrados, comércio e galpões no sudeste da cidade',
    'Os Pimentas são uma das regiões mais populosas de Guarulhos, no sudeste da cidade, entre Cumbica, a Dutra e a Ayrton Senna. Têm casas e sobrados em lotes estreitos, comércio forte na estrada Juscelino Kubitschek e galpões nas bordas.',
  ],
  'Lavras': [
    'casas e chácaras ao norte do São João',
    'Lavras, das antigas lavras de ouro, fica ao norte do São João e do Presidente Dutra. Há loteamentos de casas e sobrados e áreas de chácara em direção à serra.',
  ],
  'Sadokim': [
    'galpões e casas na região de Bonsucesso',
    'Sadokim fica no leste de Guarulhos, junto a Bonsucesso e à Dutra. Tem empresas, galpões e ruas de casas.',
  ],
  'São Roque': [
    'prédios, empresas e casas entre o Macedo e a Dutra',
    'São Roque fica entre o Macedo, o Parque Cecap e a Dutra. Reúne prédios, empresas e casas, com acesso rápido à rodovia e ao aeroporto.',
  ],
  'Torres Tibagy': [
    'casas e sobrados entre a Vila Galvão e o Picanço',
    'Torres Tibagy fica no oeste de Guarulhos, entre a Vila Galvão e o Picanço. É um bairro residencial de casas e sobrados em rua inclinada.',
  ],
};
