import type { PlaceNotes } from './place-note.ts';

export const guarulhosNotes: PlaceNotes = {
  'Aeroporto': [
    'hotéis, galpões e empresas em volta do aeroporto internacional',
    'O bairro Aeroporto é o do aeroporto internacional, entre o Parque Cecap, o Taboão e Cumbica. Em volta da pista há hotéis, galpões e empresas de carga, com portões largos que quase não param. O acesso é pela rodovia Hélio Smidt, e em empresa a visita se marca com a segurança da portaria.',
  ],
  'Água Azul': [
    'chácaras e sítios no extremo nordeste',
    'Água Azul fica no extremo nordeste de Guarulhos, no caminho de Nazaré Paulista, depois da Capelinha. É área de chácaras e sítios, com portão largo e longe da casa. A equipe segue pela rodovia Juvenal Ponciano de Camargo.',
  ],
  'Água Chata': [
    'casas, galpões e loteamentos perto da Dutra',
    'Água Chata fica no leste de Guarulhos, entre a via Dutra, os Pimentas e a divisa com Itaquaquecetuba, na região do campus da Unifesp. Galpões de logística dividem a área com loteamentos de casas e sobrados, e por isso o mesmo bairro pede motor de portão de carga e kit de garagem.',
  ],
  'Aracília': [
    'galpões e casas na divisa com Arujá',
    'Aracília é um dos últimos bairros de Guarulhos para quem segue pela Dutra no sentido do Rio, já perto da divisa com Arujá. Empresas e galpões acompanham a rodovia, e as ruas de dentro são de casas. Em portão por onde entra caminhão, o motor se escolhe pelo peso da folha e pelo movimento da doca.',
  ],
  'Bananal': [
    'casas, sobrados e chácaras ao norte do São João',
    'O Bananal fica na região do São João, na direção da serra. Reúne loteamentos de casas e sobrados e áreas ainda rurais, onde o portão de chácara, largo e exposto ao tempo, precisa de fiação bem protegida até a entrada.',
  ],
  'Bela Vista': [
    'casas e sobrados na região do Taboão',
    'A Bela Vista de Guarulhos fica a oeste do Taboão, e a avenida Martins Júnior é uma das suas vias mais conhecidas. É um bairro de casas e sobrados em terreno inclinado: na garagem em rampa, o técnico confere primeiro se a folha não raspa no piso quando abre.',
  ],
  'Bom Clima': [
    'casas, prédios e ruas residenciais perto da prefeitura',
    'O Bom Clima, onde fica a prefeitura, é vizinho do Jardim Maia e do Monte Carmelo, na área central de Guarulhos. Tem casas de frente larga, prédios e serviços públicos, e o portão de correr de duas vagas aparece bastante.',
  ],
  'Bonsucesso': [
    'casas, sobrados e comércio no leste da cidade',
    'Bonsucesso, da festa da Carpição, é um dos núcleos mais antigos de Guarulhos, no leste da cidade, junto à Dutra. Tem comércio, shopping e ruas de casas e sobrados, com galpões nas bordas.',
  ],
  'Cabuçu': [
    'casas, condomínios e chácaras ao pé da Cantareira',
    'O Cabuçu fica no noroeste de Guarulhos, ao pé da serra da Cantareira, perto do Parque Continental. Tem loteamentos de casas, condomínios e chácaras ao longo da avenida Pedro de Souza Lopes, e a umidade da serra pede motor bem vedado.',
  ],
  'Cabuçu de Cima': [
    'chácaras e casas na serra da Cantareira',
    'O Cabuçu de Cima sobe a serra da Cantareira, além do Cabuçu e do Recreio São Jorge. Predominam mata, chácaras e casas esparsas, com entrada comprida até o portão.',
  ],
  'Capelinha': [
    'chácaras e casas no caminho de Nazaré Paulista',
    'A Capelinha fica no norte de Guarulhos, na estrada para Nazaré Paulista, entre o Jardim Fortaleza e Água Azul. São chácaras e casas em área verde, atendidas com visita marcada. Em tempo de chuva, o portão de sítio junta barro na guia, e um dreno na soleira evita que a folha trave.',
  ],
  'Centro': [
    'comércio, prédios e sobrados em torno da matriz',
    'O Centro de Guarulhos tem o comércio da Dom Pedro II e da Felício Marcondes, prédios, estacionamentos e sobrados que viraram consultórios. O portão dá para ruas de muito pedestre, e a fotocélula precisa estar sempre limpa. O acesso é pelas avenidas Tiradentes e Guarulhos.',
  ],
  'Cidade Industrial Satélite': [
    'indústrias e galpões em Cumbica',
    'A Cidade Industrial Satélite fica em Cumbica e é formada por indústrias e galpões, com portões pesados e trânsito de carretas. O acesso é pelas rodovias Presidente Dutra e Ayrton Senna.',
  ],
  'Cidade Jardim Cumbica': [
    'casas, sobrados e empresas em Cumbica',
    'A Cidade Jardim Cumbica fica na região de Cumbica, no prolongamento da avenida Monteiro Lobato. Ali convivem ruas de casas e sobrados e galpões de empresa: na casa, o portão fica na frente do lote e basta o kit; no galpão, a folha é larga e tem de ser pesada antes.',
  ],
  'Cidade Martins': [
    'casas e sobrados em bairro residencial',
    'A Cidade Martins é um bairro residencial de Guarulhos, de casas e sobrados.',
  ],
  'Cidade Seródio': [
    'casas e sobrados na região do São João',
    'A Cidade Seródio fica na região do São João, perto do Haroldo Veloso, ao norte do aeroporto. As ruas são de casas e sobrados em lotes estreitos, com portões de chapa ou de grade; o de chapa fechada pega vento, e a força do motor se regula contando com isso.',
  ],
  'Cidade Soberana': [
    'casas e sobrados na região do São João',
    'A Cidade Soberana fica na região do São João, ao longo da estrada Guarulhos–Nazaré, perto da UPA São João. Cresceu em loteamentos de casas e sobrados, e muito portão de ferro feito ali por serralheiro aceita motor sem reforma, desde que corra solto na mão.',
  ],
  'Cocaia': [
    'casas, sobrados e comércio ao norte do Monte Carmelo',
    'O Cocaia fica ao norte da área central de Guarulhos, entre o Monte Carmelo e o Taboão, com a avenida Brigadeiro Faria Lima como eixo. Tem casas, sobrados em ladeira e comércio de bairro.',
  ],
  'Conjunto Marcos Freire': [
    'conjunto habitacional na região dos Pimentas',
    'O Conjunto Marcos Freire fica na região dos Pimentas. As moradias do conjunto foram sendo ampliadas, e cada uma fez o seu portão, de modo que o motor se escolhe depois de medir a folha.',
  ],
  'Cumbica': [
    'galpões, indústrias, casas e sobrados junto ao aeroporto',
    'Cumbica é a grande área industrial de Guarulhos, entre o aeroporto, a Dutra e a Ayrton Senna, e também um bairro de casas e sobrados. Galpões pedem portão reforçado e com muitos ciclos; as casas, o kit comum. A equipe vem pelas duas rodovias.',
  ],
  'Gopoúva': [
    'casas, sobrados e prédios perto do Centro',
    'O Gopoúva fica entre o Centro, o Picanço e o Jardim Tranquilidade. É um bairro tradicional de casas e sobrados, com prédios novos e comércio na avenida Emílio Ribas, por onde a equipe chega.',
  ],
  'Haroldo Veloso': [
    'conjunto residencial e casas na região do São João',
    'O Haroldo Veloso nasceu como conjunto residencial na região do São João, perto da Cidade Seródio, ao norte do aeroporto. As casas, iguais no começo, foram ganhando garagem e portão ao gosto de cada família, e hoje é preciso medir uma a uma.',
  ],
  'Inocoop': [
    'casas de conjunto perto do Presidente Dutra',
    'O Inocoop fica na região do Jardim Presidente Dutra, a caminho de Bonsucesso. As casas do conjunto foram reformadas ao longo dos anos e hoje quase todas têm portão na frente.',
  ],
  'Invernada': [
    'casas e sobrados ao norte do Taboão',
    'A Invernada fica ao norte do Taboão, na direção da serra. O terreno é inclinado, e o piso da garagem precisa estar nivelado para o portão de correr; quando não está, o basculante evita obra.',
  ],
  'Itaim': [
    'casas, sobrados e galpões junto aos Pimentas',
    'O Itaim de Guarulhos fica no sul da cidade, ao lado dos Pimentas, perto da Ayrton Senna e do rio Tietê. Tem loteamentos de casas e sobrados e galpões de empresa; na parte baixa, junto à várzea, convém fixar motor e central acima da altura que a água já alcançou.',
  ],
  'Itapegica': [
    'empresas, prédios e sobrados entre a Dutra e a Fernão Dias',
    'O Itapegica fica na entrada da cidade, entre a Dutra e a Fernão Dias, ao lado da Vila Augusta. Empresas, shopping, prédios novos e sobrados dividem o bairro, e os portões vão do leve ao de carga.',
  ],
  'Jardim Acácio': [
    'casas e sobrados em morro, no Taboão',
    'O Jardim Acácio pertence ao Taboão e faz vizinhança com o Parque Mikail. É um bairro de casas e sobrados em morro: com rampa entre a rua e a garagem, o carro não deve esperar atravessado na calçada, e um motor mais rápido ajuda.',
  ],
  'Jardim Adriana': [
    'casas e sobrados na região dos Morros',
    'O Jardim Adriana fica na região dos Morros, na direção do Parque Continental e da Bela Vista. As ruas sobem e descem entre casas e sobrados, com comércio de bairro; em rua assim, o trilho em nível vale mais do que um motor mais forte.',
  ],
  'Jardim Angélica': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Angélica fica na região dos Pimentas, junto à estrada do Moinho Velho e ao Parque Jurema. Contam os moradores antigos que o loteamento tem o nome da filha do dono das terras. Em lote pequeno, com a garagem ocupando a frente, o basculante poupa o espaço que o de correr não teria.',
  ],
  'Jardim Barbosa': [
    'casas e prédios na área central',
    'O Jardim Barbosa fica na área central de Guarulhos, com acesso pela avenida Tiradentes. Casas e prédios residenciais dividem as ruas perto da Vila Progresso; no prédio, vale marcar o serviço no meio da manhã ou da tarde, quando a garagem está calma.',
  ],
  'Jardim Cumbica': [
    'casas e sobrados vizinhos das indústrias',
    'O Jardim Cumbica fica na região de Cumbica, com a avenida Berinepe entre as vias principais. É bairro de casas e sobrados a poucas quadras das indústrias, onde o pó das carretas se junta à graxa e endurece no trilho: limpeza antes de lubrificação.',
  ],
  'Jardim Flor da Montanha': [
    'casas amplas e prédios em terreno alto',
    'O Jardim Flor da Montanha fica em terreno alto, perto do Jardim Santa Clara e do Bom Clima, e é onde está o Parque Shopping Maia. Tem casas amplas e prédios, com garagem em rampa e portão de duas vagas.',
  ],
  'Jardim Fortaleza': [
    'casas e sobrados no norte, perto do São João',
    'O Jardim Fortaleza fica no norte de Guarulhos, junto à rodovia Juvenal Ponciano de Camargo, a estrada para Nazaré Paulista, por onde a equipe sobe desde o São João. As casas estão em morro, com áreas verdes em volta e folha seca no trilho boa parte do ano.',
  ],
  'Jardim Lenize': [
    'casas e sobrados na região do São João',
    'O Jardim Lenize fica na região do São João. É um bairro residencial de casas e sobrados, em que o portão basculante de uma vaga é frequente; nele, quem decide a vida do motor são as molas ou os contrapesos, que só técnico regula.',
  ],
  'Jardim Maia': [
    'prédios e casas em volta do Bosque Maia',
    'O Jardim Maia fica em volta do Bosque Maia e da avenida Paulo Faccini, ao lado do Centro e do Macedo. É um dos bairros mais verticalizados de Guarulhos, com edifícios de muitas vagas e casas de frente larga.',
  ],
  'Jardim Maria Dirce': [
    'casas e sobrados perto do Presidente Dutra',
    'O Jardim Maria Dirce fica na região do Jardim Presidente Dutra, próximo de Cumbica, e tem até pronto atendimento com o seu nome. As ruas são de casas e sobrados com garagem, e muita gente ainda abre o portão na mão: se ele corre leve, está pronto para o motor.',
  ],
  'Jardim Munhoz': [
    'casas, sobrados e pequenas empresas perto do Itapegica',
    'O Jardim Munhoz fica no lado de Guarulhos que encosta em São Paulo, perto do Itapegica e da Ponte Grande, com a Dutra e a Fernão Dias à mão. Casas e sobrados convivem com oficinas e pequenas empresas, cujo portão abre mais vezes do que o de uma residência.',
  ],
  'Jardim Nova Cumbica': [
    'casas e sobrados em Cumbica',
    'O Jardim Nova Cumbica fica na região de Cumbica, na direção dos Pimentas. Com comércio próprio, casas e sobrados, é um bairro completo, em que loja e garagem dividem muitas vezes a mesma fachada; nesse caso, cada porta pede o seu motor e a sua regulagem.',
  ],
  'Jardim Oliveira': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Oliveira fica na região dos Pimentas, perto do Jardim Santo Afonso. São casas e sobrados em lotes estreitos, muitos com portão de ferro feito sob medida, que o técnico pesa e confere no prumo antes de indicar o motor.',
  ],
  'Jardim Ottawa': [
    'casas e sobrados perto do Parque Uirapuru',
    'O Jardim Ottawa fica ao lado do Parque Uirapuru, na região de Cumbica. É bairro de casas e sobrados com garagem na frente do lote; onde o carro entra direto da rua, a fotocélula fica à altura do para-choque, para que a folha não desça nem corra sobre o capô.',
  ],
  'Jardim Palmira': [
    'casas e sobrados na região do Cabuçu',
    'O Jardim Palmira fica no noroeste de Guarulhos, na região do Cabuçu, perto do Parque Continental. A proximidade da Cantareira traz ladeira e umidade: portão de correr com batente firme e parafusos que não enferrujem fazem diferença.',
  ],
  'Jardim Paulista': [
    'casas e sobrados de família',
    'O Jardim Paulista de Guarulhos, xará do bairro dos Jardins da capital, é um bairro residencial, de casas e sobrados.',
  ],
  'Jardim Pinhal': [
    'casas, sobrados e comércio perto do Bom Clima',
    'O Jardim Pinhal fica perto do Bom Clima e tem na avenida Avelino Alves Machado o seu comércio. Atrás das lojas, as ruas são de casas e sobrados; para quem mora na avenida, portão que abre depressa evita parar o trânsito.',
  ],
  'Jardim Ponte Alta': [
    'casas e sobrados na região de Bonsucesso',
    'O Jardim Ponte Alta fica na região de Bonsucesso, no leste de Guarulhos, com a avenida Rangel Filho entre as vias principais. O bairro se fez em loteamentos populares, e cada casa tem um portão diferente: uma foto com medidas adianta metade do orçamento.',
  ],
  'Jardim Presidente Dutra': [
    'casas, sobrados e comércio ao norte da Dutra',
    'O Jardim Presidente Dutra é um bairro populoso ao norte da rodovia, entre o aeroporto, Cumbica e Bonsucesso. O comércio se espalha pelas avenidas Papa João Paulo I e João Bassi, e as ruas de dentro são de casas e sobrados com garagem na frente. Tão perto da rodovia e da pista, a poeira fina assenta no trilho: varrê-lo toda semana poupa o motor.',
  ],
  'Jardim Rosa de França': [
    'casas e sobrados no oeste, perto da Vila Rosália',
    'O Jardim Rosa de França fica no oeste de Guarulhos, perto da Vila Rosália e dos Morros. É um bairro residencial de casas e sobrados, muitos com portão de correr.',
  ],
  'Jardim Santa Clara': [
    'casas e prédios em terreno alto',
    'O Jardim Santa Clara fica perto do Jardim Flor da Montanha e do Bom Clima. Casas e prédios ocupam ruas inclinadas, em que o trilho precisa estar nivelado para a folha não correr sozinha.',
  ],
  'Jardim Santa Francisca': [
    'casas, prédios e comércio entre o Centro e a Dutra',
    'O Jardim Santa Francisca vai da área central de Guarulhos até a Dutra. Na avenida Antônio de Souza ainda está de pé a Casa Amarela, do tempo do trem, em meio a sobrados, prédios e lojas; perto da rodovia, o portão de empresa é o que mais trabalha.',
  ],
  'Jardim Santa Mena': [
    'casas e sobrados perto do Bom Clima',
    'O Jardim Santa Mena fica perto do Bom Clima e do Parque Renato Maia. É um bairro de casas e sobrados em ladeira, com garagem de duas vagas em muitas frentes.',
  ],
  'Jardim Santo Afonso': [
    'casas e sobrados na região dos Pimentas',
    'O Jardim Santo Afonso fica na região dos Pimentas, perto do Jardim Oliveira, com comércio na avenida Recife. Em volta, as ruas são de casas e sobrados, e o barulho do motor à noite conta: roldana nova e cremalheira alinhada resolvem mais do que trocar o equipamento.',
  ],
  'Jardim São João': [
    'casas, sobrados e comércio ao norte do aeroporto',
    'O Jardim São João é o centro de uma região populosa ao norte do aeroporto. Tem comércio, casas e sobrados em morro, com muitos portões de chapa feitos por serralheiros locais.',
  ],
  'Jardim São Paulo': [
    'casas e sobrados entre o Gopoúva e a Vila Galvão',
    'O Jardim São Paulo de Guarulhos fica no oeste da cidade, na direção do Picanço e da Vila Galvão; não é o do metrô, na Zona Norte da capital. O bairro é residencial, de casas e sobrados, e o basculante antigo de uma vaga ainda manda nas garagens.',
  ],
  'Jardim Tranquilidade': [
    'sobrados, casas e prédios entre o Gopoúva e o Picanço',
    'O Jardim Tranquilidade fica entre o Gopoúva e o Picanço, ao lado do complexo hospitalar Padre Bento. Tem sobrados e casas de família e prédios médios, com portão basculante em boa parte das garagens.',
  ],
  'Jardim Triunfo': [
    'casas e sobrados na região de Bonsucesso',
    'O Jardim Triunfo fica na região de Bonsucesso, perto do Jardim Ponte Alta. Em casa de loteamento, a garagem costuma ter vindo depois, com portão aproveitado: se a folha está torta ou remendada, primeiro o serralheiro, depois o motor.',
  ],
  'Jardim Vila Galvão': [
    'casas, sobrados e prédios junto à Vila Galvão',
    'O Jardim Vila Galvão fica ao lado da Vila Galvão, no oeste de Guarulhos, perto da avenida Timóteo Penteado. Casas, sobrados e prédios ficam a um passo da Zona Norte da capital, e o acesso se faz tanto por Guarulhos quanto pelo Jaçanã.',
  ],
  'Macedo': [
    'prédios, casas e serviços perto do Centro',
    'O Macedo fica ao lado do Centro, cortado pelas avenidas Paulo Faccini, Tiradentes e Monteiro Lobato. Tem prédios novos, casas e serviços, e o Centro Adamastor, numa antiga fábrica; nos edifícios, os portões são de uso intenso.',
  ],
  'Mato das Cobras': [
    'chácaras e casas na região de Bonsucesso',
    'O Mato das Cobras fica no nordeste de Guarulhos, na região de Bonsucesso. O nome já diz: é área de chácaras e de mato, em que a caixa do motor pede vedação contra formigas e lagartixas, que provocam curto na placa.',
  ],
  'Monte Carmelo': [
    'casas, sobrados e prédios ao norte do Macedo',
    'O Monte Carmelo fica ao norte do Macedo, a caminho do Cocaia. Tem casas, sobrados e prédios baixos em rua inclinada, e faz divisa com o Bom Clima, da prefeitura. Na ladeira, trilho fora de nível faz a folha ganhar velocidade na descida e bater no fim do curso.',
  ],
  'Morro Grande': [
    'chácaras e casas no nordeste da cidade',
    'O Morro Grande fica no nordeste de Guarulhos, além de Bonsucesso. Predominam chácaras e casas esparsas, com portão largo, e a distância até a tomada pesa no orçamento tanto quanto a folha: o eletroduto enterrado se planeja na visita.',
  ],
  'Paraventi': [
    'casas, sobrados e prédios perto do Bom Clima',
    'O Paraventi fica perto do Bom Clima, do Jardim Maia e da Vila Rio de Janeiro. É um bairro de casas e sobrados, com prédios mais novos nas quadras próximas ao Maia.',
  ],
  'Parque Alvorada': [
    'casas e sobrados entre Cumbica e os Pimentas',
    'O Parque Alvorada, ou Cidade Parque Alvorada, fica entre Cumbica e os Pimentas. Quem mora ali divide o caminho com os caminhões da área industrial, e na volta do trabalho um portão rápido tira o carro da rua antes que se forme fila.',
  ],
  'Parque Brasília': [
    'casas e sobrados na região dos Pimentas',
    'O Parque Brasília, ou Cidade Parque Brasília, fica entre os Pimentas e Bonsucesso. Tem casas e sobrados com garagem de uma vaga na maioria dos lotes, medida em que o kit mais simples costuma servir.',
  ],
  'Parque Cecap': [
    'edifícios projetados por Vilanova Artigas',
    'O Parque Cecap é o conjunto de edifícios projetado por Vilanova Artigas, entre o Macedo, a Dutra e o aeroporto. Os condomínios têm estacionamentos coletivos, com portões que trabalham o dia inteiro. Chega-se pela Dutra ou pela Hélio Smidt.',
  ],
  'Parque Continental': [
    'casas, sobrados e condomínios perto do Cabuçu',
    'O Parque Continental de Guarulhos fica no noroeste da cidade, na direção do Cabuçu. É um bairro grande, dividido em partes numeradas, de casas e sobrados em morro, com condomínios novos; ao chamar a equipe, diga o número junto com a rua.',
  ],
  'Parque das Nações': [
    'casas e sobrados na região dos Pimentas',
    'O Parque das Nações de Guarulhos fica na região dos Pimentas, e lá a rua pode se chamar Itália. O portão de ferro de uma ou duas vagas é o mais visto; com a tinta em dia e o trilho drenado, a ferrugem não chega à cremalheira.',
  ],
  'Parque Jurema': [
    'casas e sobrados na região dos Pimentas',
    'O Parque Jurema fica na região dos Pimentas, ao lado do Jardim Angélica, e tem comércio na avenida Jurema. Populoso e de lotes pequenos, é bairro em que a folha do portão toma a frente toda: convém deixar porta social separada, para não acionar o motor a cada visita.',
  ],
  'Parque Mikail': [
    'casas e sobrados em ladeira, no Taboão',
    'O Parque Mikail pertence ao Taboão e fica perto do Jardim Acácio. Na ladeira, a garagem vai embaixo da casa e o portão basculante encontra uma laje baixa: o técnico mede a altura livre antes de escolher o braço.',
  ],
  'Parque Primavera': [
    'casas e sobrados ao norte da cidade',
    'O Parque Primavera fica na região do Taboão e da Bela Vista. Bairro residencial, de casas e sobrados, tem portões que somam poucas aberturas por dia; para esse uso, mais vale um kit bem instalado do que um motor maior.',
  ],
  'Parque Renato Maia': [
    'casas de bom padrão e prédios perto do Bosque Maia',
    'O Parque Renato Maia fica junto ao Bosque Maia e ao Jardim Maia. As casas de bom padrão têm portões largos, muitas vezes de alumínio ou de madeira, e o motor se escolhe pelo peso real da folha; nos prédios, o que se pede é velocidade.',
  ],
  'Parque Santo Antônio': [
    'casas e sobrados no oeste da cidade',
    'O Parque Santo Antônio fica no oeste de Guarulhos, perto de Torres Tibagy. Residencial, de casas e sobrados em ladeira, tem muito motor antigo à espera de troca: o novo aproveita base e cremalheira quando elas ainda estão boas, e a obra fica menor.',
  ],
  'Parque Santos Dumont': [
    'casas e sobrados na região do São João',
    'O Parque Santos Dumont fica na região do São João, ao longo da estrada do Saboó. Para quem tem o portão rente à estrada, sinalizador e fotocélula não são enfeite: quem passa a pé precisa perceber que a folha vai se mover.',
  ],
  'Parque Uirapuru': [
    'casas e sobrados na região de Cumbica',
    'O Parque Uirapuru fica na região de Cumbica, ao lado do Jardim Ottawa. Tem comércio de bairro, casas e sobrados; no comércio, a porta e o portão da doca merecem controles separados, para que cada funcionário abra só o que precisa.',
  ],
  'Picanço': [
    'sobrados, casas e prédios no oeste da cidade',
    'O Picanço fica no oeste de Guarulhos, entre o Gopoúva, o Jardim Tranquilidade e Torres Tibagy. É um bairro de sobrados e casas, com prédios novos e comércio na avenida Timóteo Penteado.',
  ],
  'Porto da Igreja': [
    'galpões e empresas entre a Dutra e a Ayrton Senna',
    'O Porto da Igreja fica entre a Dutra e a Ayrton Senna, perto da Ponte Grande. Predominam galpões e empresas, com portões de carga dimensionados pelo peso. A carreta que manobra rente ao trilho é o maior risco: um limitador no piso custa menos do que uma folha descarrilada.',
  ],
  'Recreio São Jorge': [
    'casas e sobrados em morro, no Cabuçu',
    'O Recreio São Jorge fica no noroeste de Guarulhos, na região do Cabuçu, com a avenida Palmira Rossi como eixo. O morro é forte e a rampa entre a rua e a garagem, curta: o portão de abrir quase nunca cabe, e o basculante se ajusta ao vão.',
  ],
  'Taboão': [
    'casas, sobrados e comércio a oeste do aeroporto',
    'O Taboão de Guarulhos fica a oeste do aeroporto, entre a Bela Vista, os Morros e a Vila Barros, e tem o coração comercial na praça Oito de Dezembro. Em volta, as ruas são de casas e sobrados com portão na frente; no Jardim São Geraldo há indústrias, com portões de outro porte.',
  ],
  'Tanque Grande': [
    'chácaras e mata no norte da cidade',
    'O Tanque Grande fica no norte de Guarulhos, junto à represa de mesmo nome e à mata da serra. Nas chácaras e nas casas esparsas, o alcance do controle merece atenção, e galho no trilho e formiga na caixa são o que mais atrapalha o motor.',
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
    'A Vila Any fica no sudeste de Guarulhos, na estrada do Itaim, entre os Pimentas e a várzea do Tietê. Em rua que já alagou, motor e central sobem para cima da marca da água, e a fiação acompanha; nas demais, basta trilho limpo e bem drenado.',
  ],
  'Vila Augusta': [
    'prédios, empresas e sobrados perto da Dutra',
    'A Vila Augusta fica entre o Centro, o Itapegica e a Dutra. Torres residenciais novas dividem o bairro com empresas e sobrados antigos, e a equipe chega pela avenida Guarulhos ou pela própria Dutra.',
  ],
  'Vila Barros': [
    'casas, sobrados e comércio perto do Taboão',
    'A Vila Barros fica entre a Vila Fátima, a Vila Flórida e o Taboão, a oeste do aeroporto. Perto da avenida Otávio Braga de Mesquita há comércio e oficinas; nas ruas de dentro, casas e sobrados com portão na calçada, onde a fotocélula protege quem passa.',
  ],
  'Vila Carmela': [
    'casas, chácaras e sobrados na região de Bonsucesso',
    'A Vila Carmela fica no leste de Guarulhos, na região de Bonsucesso. Loteamentos de casas e sobrados encostam em chácaras, com portões largos de duas folhas; nelas, o pivotante tem de abrir uma folha antes da outra, e isso se regula na central.',
  ],
  'Vila Fátima': [
    'casas, sobrados e comércio na Otávio Braga de Mesquita',
    'A Vila Fátima fica no caminho do Centro para o Taboão, pela avenida Otávio Braga de Mesquita, entre a Vila Flórida e a Vila Barros. Há lojas e oficinas na avenida e casas e sobrados atrás dela, com portões de uma ou duas vagas.',
  ],
  'Vila Flórida': [
    'casas, sobrados e comércio ao norte da área central',
    'A Vila Flórida fica ao norte da área central de Guarulhos, ao longo da avenida Otávio Braga de Mesquita, que leva ao Taboão. A avenida é de comércio e movimento; as transversais, de casas e sobrados em que o portão de correr precisa de trilho varrido toda semana.',
  ],
  'Vila Galvão': [
    'casas, prédios e sobrados em volta do lago',
    'A Vila Galvão, do Lago dos Patos, fica no oeste de Guarulhos, na divisa com o Jaçanã paulistano. Tem casas de bom padrão, sobrados e prédios, e a equipe chega pela Fernão Dias ou pela avenida Timóteo Penteado.',
  ],
  'Vila Leonor': [
    'casas, sobrados e comércio na avenida Castelo Branco',
    'A Vila Leonor acompanha a avenida Presidente Humberto de Alencar Castelo Branco, entre o Itapegica e o Gopoúva. Comércio e serviços ficam na avenida, casas e sobrados nas laterais; quem sai de ré para a avenida ganha com um portão que abra por inteiro e depressa.',
  ],
  'Vila Moreira': [
    'prédios e sobrados ao lado do Centro',
    'A Vila Moreira fica ao lado do Centro de Guarulhos. Prédios residenciais e sobrados dividem as ruas; nos prédios, a garagem se enche e se esvazia nas mesmas horas, e portão rápido, com fechamento automático bem regulado, evita fila e porta esquecida aberta.',
  ],
  'Vila Nova Bonsucesso': [
    'casas e sobrados na região de Bonsucesso',
    'A Vila Nova Bonsucesso fica ao lado de Bonsucesso, no leste de Guarulhos. É bairro populoso, de casas com garagem na frente, e portão que avança sobre a calçada atrapalha quem passa: o de correr, quando há muro para recolher a folha, abre sem sair do lote.',
  ],
  'Vila Paraíso': [
    'casas e sobrados na região dos Pimentas',
    'A Vila Paraíso fica na região dos Pimentas. Em lotes pequenos, o portão sob medida ocupa a frente de muro a muro, sem sobra para recolher a folha; daí a preferência pelo basculante, que o técnico equilibra antes de ligar o motor.',
  ],
  'Vila Progresso': [
    'casas e prédios perto do Jardim Maia',
    'A Vila Progresso fica na área central de Guarulhos, perto do Jardim Maia e do Jardim Barbosa. Tem casas e prédios residenciais, com portões de duas vagas; onde a casa virou clínica ou escola, o portão abre bem mais vezes, e a revisão precisa acompanhar.',
  ],
  'Vila Rio de Janeiro': [
    'casas, sobrados e prédios de conjunto',
    'A Vila Rio de Janeiro, ou Vila Rio, fica entre o Paraventi, os Morros e Torres Tibagy, em torno da avenida Benjamin Harris Hunnicutt. Reúne casas, sobrados e prédios de conjunto, com estacionamentos coletivos.',
  ],
  'Vila Rosália': [
    'casas de bom padrão e prédios junto à Vila Galvão',
    'A Vila Rosália fica ao lado da Vila Galvão, no oeste de Guarulhos, e é conhecida pela antiga FIG, a faculdade do bairro. As casas são de bom padrão, com portões de frente larga, e há sobrados e prédios nas ruas de mais movimento.',
  ],
  'Vila São Jorge': [
    'casas e sobrados em bairro residencial',
    'A Vila São Jorge é um bairro residencial de Guarulhos, de casas e sobrados.',
  ],
  'Vila Tijuco': [
    'casas, prédios e serviços entre o Centro e o Gopoúva',
    'A Vila Tijuco fica entre o Centro e o Gopoúva, no começo da avenida Emílio Ribas, com escritórios e serviços ao lado das casas, dos sobrados e dos prédios. Portão de consultório ou de escritório abre em horário comercial, e a manutenção se marca para a hora de menos movimento.',
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
    'Lavras, das antigas lavras de ouro, fica ao norte do São João e do Presidente Dutra. Há loteamentos de casas e sobrados na avenida José Brumatti e áreas de chácara em direção à serra.',
  ],
  'Sadokim': [
    'galpões e casas na região de Bonsucesso',
    'Sadokim fica no leste de Guarulhos, entre Bonsucesso e a Dutra. É pedaço de empresas e galpões, com algumas ruas de casas, e a posição junto à rodovia faz do portão de carga o cliente principal: folha larga, guia reforçada e motor calculado pelo peso.',
  ],
  'São Roque': [
    'prédios, empresas e casas entre o Macedo e a Dutra',
    'São Roque fica entre o Macedo, o Parque Cecap e a Dutra. Reúne prédios, empresas e casas, com acesso rápido à rodovia e ao aeroporto. Portão de empresa e portão de prédio somam muitas aberturas por dia, e a sua revisão se marca pelos ciclos, antes do calendário.',
  ],
  'Torres Tibagy': [
    'casas e sobrados entre a Vila Galvão e o Picanço',
    'Torres Tibagy fica no oeste de Guarulhos, entre a Vila Galvão e o Picanço, e foi parada do antigo trem da Cantareira. As ruas inclinadas são de casas e sobrados, com rampa na garagem e basculante na maioria das frentes.',
  ],
};
