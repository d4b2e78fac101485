import type { PlaceNotes } from './place-note.ts';

export const guarulhosNotes: PlaceNotes = {
  Aeroporto: [
    'hotéis, galpões e empresas em volta do aeroporto internacional',
    'O bairro Aeroporto é o do aeroporto internacional, entre o Parque Cecap, o Taboão e Cumbica. Em volta da pista há hotéis, galpões e empresas de carga, com portões largos que quase não param. O acesso é pela rodovia Hélio Smidt, e em empresa a visita se marca com a segurança da portaria.',
  ],
  'Água Azul': [
    'chácaras e sítios no extremo nordeste',
    'No extremo nordeste de Guarulhos, no caminho de Nazaré Paulista, o Água Azul vem depois da Capelinha. É área de chácaras e sítios, com portão largo e longe da casa. A equipe segue pela rodovia Juvenal Ponciano de Camargo.',
  ],
  'Água Chata': [
    'casas, galpões e loteamentos perto da Dutra',
    'Galpões de logística e loteamentos de casas e sobrados dividem a Água Chata, no leste de Guarulhos, entre a via Dutra, os Pimentas e a divisa com Itaquaquecetuba, na região do campus da Unifesp. Por isso o mesmo bairro pede motor de portão de carga e kit de garagem.',
  ],
  Aracília: [
    'galpões e casas na divisa com Arujá',
    'Aracília é um dos últimos bairros de Guarulhos para quem segue pela Dutra no sentido do Rio, já perto da divisa com Arujá. Empresas e galpões acompanham a rodovia, e as ruas de dentro são de casas. Em portão por onde entra caminhão, o motor se escolhe pelo peso da folha e pelo movimento da doca.',
  ],
  Bananal: [
    'casas, sobrados e chácaras ao norte do São João',
    'Na região do São João, na direção da serra, o Bananal reúne loteamentos de casas e sobrados e áreas ainda rurais, onde o portão de chácara, largo e exposto ao tempo, precisa de fiação bem protegida até a entrada.',
  ],
  'Bela Vista': [
    'casas e sobrados na região do Taboão',
    'A avenida Martins Júnior é uma das vias mais conhecidas da Bela Vista de Guarulhos, a oeste do Taboão. É um bairro de casas e sobrados em terreno inclinado: na garagem em rampa, o técnico confere primeiro se a folha não raspa no piso quando abre.',
  ],
  'Bom Clima': [
    'casas, prédios e ruas residenciais perto da prefeitura',
    'O Bom Clima, onde fica a prefeitura, é vizinho do Jardim Maia e do Monte Carmelo, na área central de Guarulhos. Tem casas de frente larga, prédios e serviços públicos, e o portão de correr de duas vagas aparece bastante.',
  ],
  Bonsucesso: [
    'casas, sobrados e comércio no leste da cidade',
    'Bonsucesso, da festa da Carpição, é um dos núcleos mais antigos de Guarulhos, no leste da cidade, junto à Dutra. Tem comércio, shopping e ruas de casas e sobrados, com galpões nas bordas.',
  ],
  Cabuçu: [
    'casas, condomínios e chácaras ao pé da Cantareira',
    'Ao pé da serra da Cantareira, no noroeste de Guarulhos, o Cabuçu tem loteamentos de casas, condomínios e chácaras ao longo da avenida Pedro de Souza Lopes, perto do Parque Continental. A umidade da serra pede motor bem vedado.',
  ],
  'Cabuçu de Cima': [
    'chácaras e casas na serra da Cantareira',
    'O Cabuçu de Cima sobe a serra da Cantareira, além do Cabuçu e do Recreio São Jorge. Predominam mata, chácaras e casas esparsas, com entrada comprida até o portão.',
  ],
  Capelinha: [
    'chácaras e casas no caminho de Nazaré Paulista',
    'A estrada para Nazaré Paulista passa pela Capelinha, no norte de Guarulhos, entre o Jardim Fortaleza e o Água Azul. São chácaras e casas em área verde, atendidas com visita marcada. Em tempo de chuva, o portão de sítio junta barro na guia, e um dreno na soleira evita que a folha trave.',
  ],
  Centro: [
    'comércio, prédios e sobrados em torno da matriz',
    'O Centro de Guarulhos tem o comércio da Dom Pedro II e da Felício Marcondes, prédios, estacionamentos e sobrados que viraram consultórios. O portão dá para ruas cheias de pedestres, e a fotocélula precisa estar sempre limpa. O acesso é pelas avenidas Tiradentes e Guarulhos.',
  ],
  'Cidade Industrial Satélite': [
    'indústrias e galpões em Cumbica',
    'Indústrias e galpões formam a Cidade Industrial Satélite, em Cumbica, com portões pesados e trânsito de carretas: guia e batente se conferem antes do motor. O acesso é pelas rodovias Presidente Dutra e Ayrton Senna.',
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
    'Ao norte do aeroporto, na região do São João, a Cidade Seródio é vizinha do Haroldo Veloso. As ruas são de casas e sobrados em lotes estreitos, com portões de chapa ou de grade; o de chapa fechada pega vento, e o técnico regula a força do motor contando com isso, sem perder a parada diante de um obstáculo.',
  ],
  'Cidade Soberana': [
    'casas e sobrados na região do São João',
    'A Cidade Soberana acompanha a estrada Guarulhos–Nazaré, na região do São João, perto da UPA São João. Cresceu em loteamentos de casas e sobrados, e muito portão de ferro feito ali por serralheiro aceita motor sem reforma, desde que corra solto na mão.',
  ],
  Cocaia: [
    'casas, sobrados e comércio ao norte do Monte Carmelo',
    'A avenida Brigadeiro Faria Lima é o eixo do Cocaia, ao norte da área central de Guarulhos, entre o Monte Carmelo e o Taboão. Tem casas, sobrados em ladeira e comércio de bairro.',
  ],
  'Conjunto Marcos Freire': [
    'conjunto habitacional na região dos Pimentas',
    'As moradias do Conjunto Marcos Freire, na região dos Pimentas, foram sendo ampliadas, e cada uma fez o seu portão, de modo que o motor se escolhe depois de medir a folha.',
  ],
  Cumbica: [
    'galpões, indústrias, casas e sobrados junto ao aeroporto',
    'Cumbica é a grande área industrial de Guarulhos, entre o aeroporto, a Dutra e a Ayrton Senna, e também um bairro de casas e sobrados. Galpões pedem portão reforçado e com muitos ciclos; as casas, o kit comum. A equipe vem pelas duas rodovias.',
  ],
  Gopoúva: [
    'casas, sobrados e prédios perto do Centro',
    'Bairro tradicional de casas e sobrados, o Gopoúva faz a ligação do Centro com o Picanço e o Jardim Tranquilidade. Tem prédios novos e comércio na avenida Emílio Ribas, por onde a equipe chega.',
  ],
  'Haroldo Veloso': [
    'conjunto residencial e casas na região do São João',
    'O Haroldo Veloso nasceu como conjunto residencial na região do São João, perto da Cidade Seródio, ao norte do aeroporto. As casas, iguais no começo, foram ganhando garagem e portão ao gosto de cada família, e hoje é preciso medir uma a uma.',
  ],
  Inocoop: [
    'casas de conjunto perto do Presidente Dutra',
    'As casas de conjunto do Inocoop foram reformadas ao longo dos anos, e hoje quase todas têm portão na frente. O bairro está na região do Jardim Presidente Dutra, a caminho de Bonsucesso.',
  ],
  Invernada: [
    'casas e sobrados ao norte do Taboão',
    'O terreno da Invernada, ao norte do Taboão, na direção da serra, é inclinado, e o piso da garagem precisa estar nivelado para o portão de correr; quando não está, o basculante evita obra.',
  ],
  Itaim: [
    'casas, sobrados e galpões junto aos Pimentas',
    'Ao lado dos Pimentas, no sul da cidade, o Itaim de Guarulhos chega perto da Ayrton Senna e do rio Tietê. Tem loteamentos de casas e sobrados e galpões de empresa; na parte baixa, junto à várzea, convém fixar motor e central acima da altura que a água já alcançou.',
  ],
  Itapegica: [
    'empresas, prédios e sobrados entre a Dutra e a Fernão Dias',
    'Na entrada da cidade, entre a Dutra e a Fernão Dias, o Itapegica é vizinho da Vila Augusta. Empresas, shopping, prédios novos e sobrados dividem o bairro, e os portões vão do leve ao de carga.',
  ],
  'Jardim Acácio': [
    'casas e sobrados em morro, no Taboão',
    'O Jardim Acácio pertence ao Taboão e faz vizinhança com o Parque Mikail. É um bairro de casas e sobrados em morro: com rampa entre a rua e a garagem, o carro não deve esperar atravessado na calçada, e um motor mais rápido ajuda.',
  ],
  'Jardim Adriana': [
    'casas e sobrados na região dos Morros',
    'As ruas do Jardim Adriana sobem e descem entre casas e sobrados, com comércio de bairro, na região dos Morros, em direção ao Parque Continental e à Bela Vista. Em rua assim, o trilho em nível vale mais do que um motor mais forte.',
  ],
  'Jardim Angélica': [
    'casas e sobrados na região dos Pimentas',
    'Contam os moradores antigos que o Jardim Angélica tem o nome da filha do dono das terras. O loteamento está na região dos Pimentas, junto à estrada do Moinho Velho e ao Parque Jurema. Em lote pequeno, com a garagem ocupando a frente, o basculante poupa o espaço que o de correr não teria.',
  ],
  'Jardim Barbosa': [
    'casas e prédios na área central',
    'Casas e prédios residenciais dividem as ruas do Jardim Barbosa, na área central de Guarulhos, perto da Vila Progresso e com acesso pela avenida Tiradentes. No prédio, vale marcar o serviço no meio da manhã ou da tarde, quando a garagem está calma.',
  ],
  'Jardim Cumbica': [
    'casas e sobrados vizinhos das indústrias',
    'A poucas quadras das indústrias, o Jardim Cumbica é bairro de casas e sobrados, com a avenida Berinepe entre as vias principais. Ali o pó das carretas endurece no trilho, que se limpa com vassoura e pano, sem graxa.',
  ],
  'Jardim Flor da Montanha': [
    'casas e condomínios novos em terreno alto',
    'O Parque Shopping Maia está no Jardim Flor da Montanha, em terreno alto, perto do Jardim Santa Clara e do Bom Clima. O bairro tem casas em ruas estreitas e condomínios novos, com garagem em rampa.',
  ],
  'Jardim Fortaleza': [
    'casas e sobrados no norte, perto do São João',
    'Pela rodovia Juvenal Ponciano de Camargo, a estrada para Nazaré Paulista, a equipe sobe do São João até o Jardim Fortaleza, no norte de Guarulhos. As casas estão em morro, com áreas verdes em volta e folha seca no trilho boa parte do ano.',
  ],
  'Jardim Lenize': [
    'casas e sobrados na região do São João',
    'O Jardim Lenize fica na região do São João. É um bairro residencial de casas e sobrados, em que o portão basculante de uma vaga é frequente; nele, quem decide a vida do motor são as molas ou os contrapesos, que só técnico regula.',
  ],
  'Jardim Maia': [
    'prédios e casas em volta do Bosque Maia',
    'Em volta do Bosque Maia e da avenida Paulo Faccini, o Jardim Maia é um dos bairros mais verticalizados de Guarulhos, ao lado do Centro e do Macedo, com edifícios de muitas vagas e casas de frente larga.',
  ],
  'Jardim Maria Dirce': [
    'casas e sobrados perto do Presidente Dutra',
    'Muita gente no Jardim Maria Dirce ainda abre o portão na mão: se ele corre leve, está pronto para o motor. O bairro, que tem até pronto atendimento com o seu nome, está na região do Jardim Presidente Dutra, próximo de Cumbica, e as ruas são de casas e sobrados com garagem.',
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
    'Perto do Jardim Santo Afonso, na região dos Pimentas, o Jardim Oliveira é feito de casas e sobrados em lotes estreitos, muitos com portão de ferro feito sob medida, que o técnico pesa e confere no prumo antes de indicar o motor.',
  ],
  'Jardim Ottawa': [
    'casas e sobrados perto do Parque Uirapuru',
    'O Jardim Ottawa fica ao lado do Parque Uirapuru, na região de Cumbica. É bairro de casas e sobrados com garagem na frente do lote; onde o carro entra direto da rua, a fotocélula fica à altura do para-choque, para que a folha não desça nem corra sobre o capô.',
  ],
  'Jardim Palmira': [
    'casas e sobrados na região do Cabuçu',
    'Da Cantareira vêm a ladeira e a umidade do Jardim Palmira: portão de correr com batente firme e parafusos que não enferrujem fazem diferença. O bairro está no noroeste de Guarulhos, na região do Cabuçu, perto do Parque Continental.',
  ],
  'Jardim Paulista': [
    'casas e sobrados de família',
    'O Jardim Paulista de Guarulhos, xará do bairro dos Jardins da capital, é um bairro residencial, de casas e sobrados.',
  ],
  'Jardim Pinhal': [
    'casas, sobrados e comércio perto do Bom Clima',
    'A avenida Avelino Alves Machado concentra o comércio do Jardim Pinhal, perto do Bom Clima. Atrás das lojas, as ruas são de casas e sobrados; para quem mora na avenida, portão que abre depressa evita parar o trânsito.',
  ],
  'Jardim Ponte Alta': [
    'casas e sobrados na região de Bonsucesso',
    'Loteamentos populares formaram o Jardim Ponte Alta, na região de Bonsucesso, no leste de Guarulhos, com a avenida José Rangel Filho entre as vias principais. Cada casa tem um portão diferente, e uma foto com medidas adianta metade do orçamento.',
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
    'Casas e prédios ocupam as ruas inclinadas do Jardim Santa Clara, perto do Jardim Flor da Montanha e do Bom Clima. Nelas, o trilho precisa estar nivelado para a folha não correr sozinha.',
  ],
  'Jardim Santa Francisca': [
    'casas, prédios e comércio entre o Centro e a Dutra',
    'O Jardim Santa Francisca vai da área central de Guarulhos até a Dutra. Na avenida Antônio de Souza ainda está de pé a Casa Amarela, do tempo do trem, em meio a sobrados, prédios e lojas; perto da rodovia, o portão de empresa é o que mais trabalha.',
  ],
  'Jardim Santa Mena': [
    'casas e sobrados perto do Bom Clima',
    'Perto do Bom Clima e do Parque Renato Maia, o Jardim Santa Mena é um bairro de casas e sobrados em ladeira, com garagem de duas vagas em muitas frentes.',
  ],
  'Jardim Santo Afonso': [
    'casas e sobrados na região dos Pimentas',
    'A avenida Recife passa pelo Jardim Santo Afonso, na região dos Pimentas, perto do Jardim Oliveira. Em volta, as ruas são de casas e sobrados, e o barulho do motor à noite conta: roldana nova e cremalheira alinhada resolvem mais do que trocar o equipamento.',
  ],
  'Jardim São João': [
    'casas, sobrados e comércio ao norte do aeroporto',
    'O Jardim São João é o centro de uma região populosa ao norte do aeroporto. Tem comércio, casas e sobrados em morro, com muitos portões de chapa feitos por serralheiros locais.',
  ],
  'Jardim São Paulo': [
    'casas e sobrados na direção do Picanço',
    'Não é o do metrô, na Zona Norte da capital: o Jardim São Paulo de Guarulhos está no oeste da cidade, na direção do Picanço e da Vila Galvão. O bairro é residencial, de casas e sobrados, e o basculante antigo de uma vaga ainda manda nas garagens.',
  ],
  'Jardim Tranquilidade': [
    'sobrados, casas e prédios entre o Gopoúva e o Picanço',
    'Ao lado do complexo hospitalar Padre Bento, entre o Gopoúva e o Picanço, o Jardim Tranquilidade tem sobrados e casas de família e prédios médios, com portão basculante em boa parte das garagens.',
  ],
  'Jardim Triunfo': [
    'casas e sobrados na região de Bonsucesso',
    'O Jardim Triunfo fica na região de Bonsucesso, perto do Jardim Ponte Alta. Em casa de loteamento, a garagem costuma ter vindo depois, com portão aproveitado: se a folha está torta ou remendada, primeiro o serralheiro, depois o motor.',
  ],
  'Jardim Vila Galvão': [
    'casas, sobrados e prédios junto à Vila Galvão',
    'A um passo da Zona Norte da capital, o Jardim Vila Galvão está no oeste de Guarulhos, ao lado da Vila Galvão e perto da avenida Timóteo Penteado. Tem casas, sobrados e prédios, e o acesso se faz tanto por Guarulhos quanto pelo Jaçanã.',
  ],
  Macedo: [
    'prédios, casas e serviços perto do Centro',
    'As avenidas Paulo Faccini, Tiradentes e Monteiro Lobato cortam o Macedo, ao lado do Centro. Tem prédios novos, casas e serviços, e o Centro Adamastor, numa antiga fábrica; nos edifícios, os portões são de uso intenso.',
  ],
  'Mato das Cobras': [
    'chácaras e casas na região de Bonsucesso',
    'O nome já diz: o Mato das Cobras é área de chácaras e de mato, no nordeste de Guarulhos, na região de Bonsucesso. Ali a caixa do motor pede vedação contra formigas e lagartixas, que provocam curto na placa.',
  ],
  'Monte Carmelo': [
    'casas, sobrados e prédios ao norte do Macedo',
    'Ao norte do Macedo, a caminho do Cocaia, o Monte Carmelo tem casas, sobrados e prédios baixos em rua inclinada, e faz divisa com o Bom Clima, da prefeitura. Na ladeira, trilho fora de nível faz a folha ganhar velocidade na descida e bater no fim do curso.',
  ],
  'Morro Grande': [
    'chácaras e casas no nordeste da cidade',
    'Além de Bonsucesso, no nordeste de Guarulhos, o Morro Grande é terra de chácaras e casas esparsas, com portão largo, e a distância até a tomada pesa no orçamento tanto quanto a folha: o eletroduto enterrado se planeja na visita.',
  ],
  Paraventi: [
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
    'Dividido em partes numeradas, o Parque Continental de Guarulhos é um bairro grande, de casas e sobrados em morro, com condomínios novos, no noroeste da cidade, na direção do Cabuçu. Ao chamar a equipe, diga o número junto com a rua.',
  ],
  'Parque das Nações': [
    'casas e sobrados na região dos Pimentas',
    'No Parque das Nações de Guarulhos, na região dos Pimentas, a rua pode se chamar Itália. O portão de ferro de uma ou duas vagas é o mais visto; com a tinta em dia e o trilho drenado, a ferrugem não chega à cremalheira.',
  ],
  'Parque Jurema': [
    'casas e sobrados na região dos Pimentas',
    'Populoso e de lotes pequenos, o Parque Jurema está na região dos Pimentas, ao lado do Jardim Angélica, com comércio na avenida Jurema. A folha do portão toma a frente toda: convém deixar porta social separada, para não acionar o motor a cada visita.',
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
    'Junto ao Bosque Maia e ao Jardim Maia, o Parque Renato Maia é de casas de bom padrão e prédios. As casas têm portões largos, muitas vezes de alumínio ou de madeira, e o motor se escolhe pelo peso real da folha; nos prédios, o que se pede é velocidade.',
  ],
  'Parque Santo Antônio': [
    'casas e sobrados no oeste da cidade',
    'O Parque Santo Antônio fica no oeste de Guarulhos, perto de Torres Tibagy. Residencial, de casas e sobrados em ladeira, tem muito motor antigo à espera de troca: o novo aproveita base e cremalheira quando elas ainda estão boas, e a obra fica menor.',
  ],
  'Parque Santos Dumont': [
    'casas e sobrados na região do São João',
    'O Parque Santos Dumont acompanha a estrada do Saboó, na região do São João. Para quem tem o portão rente à estrada, sinalizador e fotocélula não são enfeite: quem passa a pé precisa perceber que a folha vai se mover.',
  ],
  'Parque Uirapuru': [
    'casas e sobrados na região de Cumbica',
    'O Parque Uirapuru fica na região de Cumbica, ao lado do Jardim Ottawa. Tem comércio de bairro, casas e sobrados; no comércio, a porta e o portão da doca merecem controles separados, para que cada funcionário abra só o que precisa.',
  ],
  Picanço: [
    'sobrados, casas e prédios no oeste da cidade',
    'Bairro de sobrados e casas no oeste de Guarulhos, o Picanço tem prédios novos e comércio na avenida Timóteo Penteado, entre o Gopoúva, o Jardim Tranquilidade e Torres Tibagy. Nos prédios, conta a rapidez; nos sobrados, uma folha que ande leve na mão.',
  ],
  'Porto da Igreja': [
    'galpões e empresas entre a Dutra e a Ayrton Senna',
    'Galpões e empresas, com portões de carga dimensionados pelo peso, predominam no Porto da Igreja, entre a Dutra e a Ayrton Senna, perto da Ponte Grande. A carreta que manobra rente ao trilho é o maior risco: um limitador no piso custa menos do que uma folha descarrilada.',
  ],
  'Recreio São Jorge': [
    'casas e sobrados em morro, no Cabuçu',
    'A avenida Palmira Rossi é o eixo do Recreio São Jorge, no noroeste de Guarulhos, na região do Cabuçu. O morro é forte e a rampa entre a rua e a garagem, curta: o portão de abrir quase nunca cabe, e o basculante se ajusta ao vão.',
  ],
  Taboão: [
    'casas, sobrados e comércio a oeste do aeroporto',
    'O Taboão de Guarulhos fica a oeste do aeroporto, entre a Bela Vista, os Morros e a Vila Barros, e tem o coração comercial na praça Oito de Dezembro. Em volta, as ruas são de casas e sobrados com portão na frente; no Jardim São Geraldo há indústrias, com portões de outro porte.',
  ],
  'Tanque Grande': [
    'chácaras e mata no norte da cidade',
    'A represa de mesmo nome e a mata da serra cercam o Tanque Grande, no norte de Guarulhos. Nas chácaras e nas casas esparsas, o alcance do controle merece atenção, e galho no trilho e formiga na caixa são o que mais atrapalha o motor.',
  ],
  'Ponte Grande': [
    'empresas, prédios e casas na divisa com São Paulo',
    'Quem vem da marginal Tietê entra em Guarulhos pela Ponte Grande, entre a Dutra, a Fernão Dias e a Ayrton Senna. O bairro reúne empresas, hotéis, casas e prédios, com portões de todos os portes.',
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
    'Torres residenciais novas dividem a Vila Augusta com empresas e sobrados antigos, entre o Centro, o Itapegica e a Dutra. Na torre, os ciclos do portão pesam mais do que o tamanho da folha. A equipe chega pela avenida Guarulhos ou pela própria Dutra.',
  ],
  'Vila Barros': [
    'casas, sobrados e comércio perto do Taboão',
    'A Vila Barros fica entre a Vila Fátima, a Vila Flórida e o Taboão, a oeste do aeroporto. Perto da avenida Otávio Braga de Mesquita há comércio e oficinas; nas ruas de dentro, casas e sobrados com portão na calçada, onde a fotocélula protege quem passa.',
  ],
  'Vila Carmela': [
    'casas, chácaras e sobrados na região de Bonsucesso',
    'Loteamentos de casas e sobrados encostam em chácaras na Vila Carmela, no leste de Guarulhos, na região de Bonsucesso. Nas chácaras, de portões largos de duas folhas, o pivotante tem de abrir uma folha antes da outra, e isso se regula na central.',
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
    'Conhecida pelo Lago dos Patos, a Vila Galvão está no oeste de Guarulhos, na divisa com o Jaçanã paulistano. Tem casas de bom padrão, sobrados e prédios, e a equipe chega pela Fernão Dias ou pela avenida Timóteo Penteado.',
  ],
  'Vila Leonor': [
    'casas, sobrados e comércio na avenida Castelo Branco',
    'A Vila Leonor acompanha a avenida Presidente Humberto de Alencar Castelo Branco, entre o Itapegica e o Gopoúva. Comércio e serviços ficam na avenida, casas e sobrados nas laterais; quem sai de ré para a avenida ganha com um portão que abra por inteiro e depressa.',
  ],
  'Vila Moreira': [
    'prédios e sobrados ao lado do Centro',
    'Prédios residenciais e sobrados dividem as ruas da Vila Moreira, ao lado do Centro de Guarulhos. Nos prédios, a garagem se enche e se esvazia nas mesmas horas, e portão rápido, com fotocélula e fechamento automático bem regulado, evita fila e portão esquecido aberto.',
  ],
  'Vila Nova Bonsucesso': [
    'casas e sobrados na região de Bonsucesso',
    'Ao lado de Bonsucesso, no leste de Guarulhos, a Vila Nova Bonsucesso é bairro populoso, de casas com garagem na frente, e portão que avança sobre a calçada atrapalha quem passa: o de correr, quando há muro para recolher a folha, abre sem sair do lote.',
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
    'A avenida Benjamin Harris Hunnicutt é o eixo da Vila Rio de Janeiro, ou Vila Rio, entre o Paraventi, os Morros e Torres Tibagy. Reúne casas, sobrados e prédios de conjunto, com estacionamentos coletivos.',
  ],
  'Vila Rosália': [
    'casas de bom padrão e prédios junto à Vila Galvão',
    'A antiga FIG, a faculdade do bairro, tornou conhecida a Vila Rosália, ao lado da Vila Galvão, no oeste de Guarulhos. As casas são de bom padrão, com portões de frente larga, e há sobrados e prédios nas ruas de mais movimento.',
  ],
  'Vila São Jorge': [
    'casas e sobrados em bairro residencial',
    'A Vila São Jorge é um bairro residencial de Guarulhos, de casas e sobrados.',
  ],
  'Vila Tijuco': [
    'casas, prédios e serviços entre o Centro e o Gopoúva',
    'No começo da avenida Emílio Ribas, entre o Centro e o Gopoúva, a Vila Tijuco tem escritórios e serviços ao lado das casas, dos sobrados e dos prédios. Portão de consultório ou de escritório abre em horário comercial, e a manutenção se marca para a hora de menos movimento.',
  ],
  Morros: [
    'casas, sobrados e áreas verdes no oeste da cidade',
    'O nome descreve o relevo dos Morros, no oeste de Guarulhos, entre a Vila Rio de Janeiro e o Parque Continental: casas e sobrados em ladeira, com rampa na garagem.',
  ],
  Pimentas: [
    'casas, sobrados, comércio e galpões no sudeste da cidade',
    'Os Pimentas são uma das regiões mais populosas de Guarulhos, no sudeste da cidade, entre Cumbica, a Dutra e a Ayrton Senna. Têm casas e sobrados em lotes estreitos, comércio forte na estrada Juscelino Kubitschek e galpões nas bordas.',
  ],
  Lavras: [
    'casas e chácaras ao norte do São João',
    'Lavras, das antigas lavras de ouro, fica ao norte do São João e do Presidente Dutra. Há loteamentos de casas e sobrados na avenida José Brumatti e áreas de chácara em direção à serra.',
  ],
  Sadokim: [
    'galpões e casas na região de Bonsucesso',
    'Sadokim fica no leste de Guarulhos, entre Bonsucesso e a Dutra. É área de empresas e galpões, com algumas ruas de casas, e a posição junto à rodovia faz do portão de carga o cliente principal: folha larga, guia reforçada e motor calculado pelo peso.',
  ],
  'São Roque': [
    'prédios, empresas e casas entre o Macedo e a Dutra',
    'São Roque fica entre o Macedo, o Parque Cecap e a Dutra. Reúne prédios, empresas e casas, com acesso rápido à rodovia e ao aeroporto. Portão de empresa e portão de prédio somam muitas aberturas por dia, e a sua revisão se marca pelos ciclos, antes do calendário.',
  ],
  'Torres Tibagy': [
    'casas e sobrados entre a Vila Galvão e o Picanço',
    'Parada do antigo trem da Cantareira, Torres Tibagy está no oeste de Guarulhos, entre a Vila Galvão e o Picanço. As ruas inclinadas são de casas e sobrados, com rampa na garagem e basculante na maioria das frentes.',
  ],
};
