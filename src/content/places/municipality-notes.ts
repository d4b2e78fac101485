import type { PlaceNotes } from './place-note.ts';

export const municipalityNotes: PlaceNotes = {
  Arujá: [
    'cidade de condomínios horizontais, chácaras e galpões junto à Dutra',
    'Arujá fica no Alto Tietê, entre Guarulhos, Itaquaquecetuba, Mogi das Cruzes e Santa Isabel. Os condomínios horizontais e as chácaras convivem com o centro de sobrados e com galpões e indústrias ao longo da via Dutra, de modo que ali se vê de tudo: portaria de condomínio com uso intenso, portão largo de chácara e portão de correr de casa.',
    'A equipe chega pela rodovia Presidente Dutra ou pelo trecho leste do Rodoanel. Em terrenos grandes, vale medir a distância entre o portão e a tomada mais próxima antes de pedir o orçamento, porque ela decide a preparação elétrica.',
  ],
  Barueri: [
    'cidade de prédios em Alphaville, sobrados no centro e galpões',
    'Barueri está na região oeste da Grande São Paulo, vizinha de Osasco, Carapicuíba, Jandira, Itapevi e Santana de Parnaíba. Reúne os escritórios e residenciais de Alphaville e do Tamboré, bairros de sobrados, como o Jardim Belval e o Jardim Silveira, e muitos galpões de empresa, e cada um pede um motor diferente.',
    'Em residenciais e edifícios, contam a abertura rápida e o número de ciclos por dia; nos sobrados, o portão é o basculante ou o de correr, de uma ou duas vagas. O acesso é pela rodovia Castello Branco ou pela avenida dos Autonomistas, passando por Osasco e Carapicuíba.',
  ],
  'Biritiba Mirim': [
    'cidade de sítios e chácaras no Alto Tietê, depois de Mogi das Cruzes',
    'Biritiba Mirim fica na ponta leste da Grande São Paulo, depois de Mogi das Cruzes e antes de Salesópolis. É um município de produção de hortaliças e de mananciais, com um centro pequeno de casas térreas e muitos sítios e chácaras em volta, onde o portão costuma ser largo o bastante para passar caminhão ou trator.',
    'Portão de sítio sofre com a terra no trilho e com a distância da rede elétrica, dois pontos que o técnico confere primeiro. A equipe segue por Mogi das Cruzes e pela rodovia que continua até Salesópolis, e por isso cada visita é combinada antes.',
  ],
  Caieiras: [
    'cidade de morros e sobrados cortada pela linha de trem e pela Tancredo Neves',
    'Caieiras nasceu ao redor da fábrica de papel e da estação de trem, ao norte da capital, entre Perus, Franco da Rocha, Cajamar e Mairiporã. Cresceu por morros cobertos de eucalipto, com bairros como Laranjeiras e Vila Rosina, feitos de sobrados e casas em terreno inclinado.',
    'Rua em ladeira e garagem em rampa são comuns, e ali o portão de correr precisa de batente firme e o basculante, de contrapeso bem regulado. A equipe vem pela rodovia Presidente Tancredo Neves, a estrada velha de Campinas, ou pelo Rodoanel e por Perus.',
  ],
  Cajamar: [
    'cidade de centros de distribuição, Polvilho e Jordanésia',
    'Cajamar se espalha por três núcleos, o centro, Jordanésia e Polvilho, entre Caieiras, Franco da Rocha, Santana de Parnaíba e o distrito paulistano de Anhanguera. Os grandes centros de distribuição ao longo da Anhanguera deram à cidade muitos portões industriais, de folha comprida e uso contínuo, ao lado de bairros de sobrados e casas.',
    'Para portão de galpão, o dimensionamento começa pelo peso da folha e pelo número de aberturas por hora; para casa, pelo espaço ao lado da garagem. A equipe chega pelas rodovias Anhanguera e dos Bandeirantes.',
  ],
  Carapicuíba: [
    'cidade de sobrados, conjuntos habitacionais e a Granja Viana ao lado',
    'Carapicuíba é uma cidade densa da região oeste, entre Osasco, Barueri, Jandira e Cotia. Tem sobrados de terreno estreito no centro e nas vilas, os conjuntos da Cohab e, na direção da Granja Viana, residenciais e casas maiores. A antiga aldeia jesuítica ainda marca um dos seus bairros.',
    'Em terreno estreito, o portão basculante é o mais comum, porque a folha não teria para onde correr; nos conjuntos, o portão coletivo abre dezenas de vezes por dia. Chega-se pela avenida dos Autonomistas, pela rodovia Castello Branco ou pelo Rodoanel.',
  ],
  Cotia: [
    'cidade de residenciais e casas ao longo da Raposo Tavares',
    'Cotia se estende pela rodovia Raposo Tavares, da Granja Viana a Caucaia do Alto, com Carapicuíba, Itapevi, Embu das Artes, Itapecerica da Serra e Vargem Grande Paulista em volta. É conhecida pelos residenciais em meio à mata, mas tem também bairros populares, galpões e chácaras.',
    'Nos residenciais, o portão largo de duas folhas ou de correr é o mais frequente, muitas vezes em madeira, que pesa mais do que parece. Umidade e folhas no trilho pedem limpeza constante. A equipe chega pela Raposo Tavares ou pelo Rodoanel.',
  ],
  Diadema: [
    'cidade de sobrados geminados e indústrias entre o Jabaquara e São Bernardo',
    'Diadema é uma das cidades mais densas do ABCD, apertada entre São Bernardo do Campo e os bairros paulistanos do Jabaquara, de Cidade Ademar e da Pedreira. Predominam os sobrados geminados em lotes estreitos, muitos com o portão na calçada e a garagem em rampa; entre eles funcionam pequenas e médias indústrias.',
    'Nas frentes estreitas da cidade, o basculante compacto e o portão de correr curto resolvem quase tudo, desde que o motor respeite o vão disponível. A equipe chega pela rodovia dos Imigrantes ou pela avenida Cupecê.',
  ],
  'Embu das Artes': [
    'cidade de centro histórico, chácaras e bairros à beira da Régis',
    'Embu das Artes deve as “Artes” do nome aos artistas e à feira do seu centro histórico, a sudoeste da capital, entre Taboão da Serra, Cotia e Itapecerica da Serra. Tem ainda chácaras e residenciais no caminho de Cotia e bairros populosos de sobrados, como o Jardim Santo Eduardo e o Santa Tereza.',
    'Portões de madeira ou de ferro trabalhado aparecem bastante nas chácaras e pedem braço pivotante ou motor de correr bem dimensionado; nos sobrados, o basculante é a regra. O acesso é pela rodovia Régis Bittencourt ou pelo Rodoanel.',
  ],
  'Embu-Guaçu': [
    'cidade de chácaras e represa ao sul de Parelheiros',
    'Embu-Guaçu fica no extremo sul da Grande São Paulo, na área de mananciais da Guarapiranga, entre Itapecerica da Serra, São Lourenço da Serra, Juquitiba e os distritos paulistanos de Parelheiros e Marsilac. Fora do centro e de Cipó, predominam chácaras e casas de fim de semana, com portões largos e acesso por rua de terra.',
    'Portão que fica dias parado e depois trabalha um feriado inteiro precisa de trilho limpo e da bateria do controle conferida. A equipe vai pela estrada de Parelheiros ou por Itapecerica da Serra, sempre com visita combinada antes.',
  ],
  'Ferraz de Vasconcelos': [
    'cidade de sobrados e ladeiras na divisa com a Zona Leste',
    'Ferraz de Vasconcelos fica no Alto Tietê, encostada na Zona Leste de São Paulo e vizinha de Poá, Suzano, Itaquaquecetuba e Mauá. Cresceu em volta da estação de trem e sobe por morros de casas autoconstruídas e sobrados, onde a garagem foi muitas vezes encaixada depois e o portão ficou justo.',
    'Quando o vão é apertado ou o piso não está no nível, o serralheiro e o técnico precisam acertar a folha antes do motor. A equipe vem pela avenida Marechal Tito ou por Guaianases.',
  ],
  'Francisco Morato': [
    'cidade de ladeiras e casas em morro ao norte da capital',
    'Francisco Morato fica no extremo norte da Grande São Paulo, depois de Franco da Rocha, no caminho de Campo Limpo Paulista. É uma cidade de relevo muito acidentado, com casas e sobrados agarrados aos morros e ruas íngremes, de modo que a garagem quase sempre tem rampa ou degrau.',
    'Em ladeira, o portão de correr tende a escapar para o lado mais baixo e o de abrir raspa no piso; o basculante costuma ser a escolha mais segura. Chega-se por Caieiras e Franco da Rocha, pela rodovia Presidente Tancredo Neves.',
  ],
  'Franco da Rocha': [
    'cidade de vale e morros entre Caieiras e Francisco Morato',
    'Franco da Rocha se formou no vale do Juqueri, ao norte da capital, entre Caieiras, Francisco Morato, Cajamar e Mairiporã. O centro está perto da estação e das áreas verdes do parque estadual, e os bairros sobem pelos morros em volta, com sobrados, casas térreas e alguns residenciais novos.',
    'Perto do rio, o piso da garagem pode sofrer com enchente: nesses endereços o motor e a central devem ficar acima do nível que a água já alcançou. A equipe chega pela rodovia Presidente Tancredo Neves.',
  ],
  Guararema: [
    'cidade de sítios, condomínios de campo e casas à beira do Paraíba',
    'Cidade turística às margens do rio Paraíba do Sul, Guararema está na ponta leste da Grande São Paulo, vizinha de Mogi das Cruzes, Santa Isabel, Biritiba Mirim e Salesópolis. O centro tem casas térreas e ruas tranquilas; em volta há sítios e condomínios de campo com portões largos e entrada comprida.',
    'Em sítio e condomínio de campo, a alimentação elétrica e o alcance do controle merecem tanta atenção quanto o motor. A equipe chega pelas rodovias Presidente Dutra e Ayrton Senna, com visita marcada.',
  ],
  Guarulhos: [
    'do Centro a Cumbica, casas, condomínios e galpões',
    'Guarulhos é a segunda cidade mais populosa do estado e faz divisa com a Zona Norte e a Zona Leste de São Paulo, além de Mairiporã, Nazaré Paulista, Arujá, Itaquaquecetuba e Santa Isabel. Tem prédios e sobrados no Centro, no Jardim Maia e na Vila Augusta, casas em lotes menores nos Pimentas e no São João e uma grande área de galpões em torno do aeroporto e de Cumbica.',
    'A equipe se desloca pelas rodovias Presidente Dutra, Fernão Dias e Ayrton Senna e, dentro da cidade, pelas avenidas Paulo Faccini, Tiradentes, Guarulhos e Timóteo Penteado.',
  ],
  'Itapecerica da Serra': [
    'cidade de chácaras, represa e bairros à beira da Régis',
    'Itapecerica da Serra fica a sudoeste da capital, entre Embu das Artes, Cotia, Embu-Guaçu, São Lourenço da Serra e o Capão Redondo paulistano. Boa parte do território é área de mananciais, com chácaras e residenciais cercados de verde, enquanto o centro e bairros como o Jardim Jacira concentram sobrados e comércio.',
    'Cerração e umidade são parte do clima local e oxidam roldanas, parafusos e conectores, o que torna a limpeza e a revisão periódicas ainda mais importantes. O acesso é pela rodovia Régis Bittencourt ou pela estrada de Itapecerica, que vem do Capão Redondo.',
  ],
  Itapevi: [
    'cidade de morros, sobrados e galpões à beira da Castello',
    'Itapevi fica na região oeste, depois de Jandira e Barueri, com Cotia, Santana de Parnaíba e Vargem Grande Paulista em volta. O relevo é de morros, e os bairros de casas e sobrados, como Amador Bueno e o Jardim Santa Rita, alternam-se com condomínios novos e galpões de logística.',
    'Rampa curta entre a rua e a garagem é o problema mais comum: ela limita o portão de abrir e exige atenção no curso do basculante. A equipe chega pela rodovia Castello Branco ou pela estrada que vem de Cotia.',
  ],
  Itaquaquecetuba: [
    'cidade de casas e galpões entre a Ayrton Senna e a Zona Leste',
    'Itaquaquecetuba, ou Itaquá, fica no Alto Tietê, entre Guarulhos, Arujá, Poá, Suzano e a Zona Leste de São Paulo. É uma cidade populosa de casas em lotes pequenos, muitas com a garagem embaixo e a moradia em cima, e de galpões espalhados pela estrada de Santa Isabel e perto da Ayrton Senna.',
    'Portões de chapa feitos sob medida são frequentes e costumam pesar mais do que o morador imagina, e por isso o técnico avalia a folha antes de indicar o motor. Chega-se pela rodovia Ayrton Senna ou pela avenida Marechal Tito.',
  ],
  Jandira: [
    'cidade compacta de sobrados entre Barueri e Itapevi',
    'Jandira é um município pequeno da região oeste, encaixado entre Barueri, Itapevi, Carapicuíba e Cotia, e cresceu em torno da estação de trem. As ruas são de sobrados e casas térreas com uma ou duas vagas, há condomínios de prédios baixos perto do centro e alguns galpões no caminho de Barueri.',
    'Para a casa de uma vaga, o kit mais simples costuma bastar; para o condomínio, vale pensar em velocidade e em controle cadastrado por morador. A equipe chega pela rodovia Castello Branco e por Barueri.',
  ],
  Juquitiba: [
    'cidade de sítios e mata atlântica na Régis Bittencourt',
    'Juquitiba é o município mais ao sul da Grande São Paulo, em plena mata atlântica, entre São Lourenço da Serra, Embu-Guaçu e o distrito paulistano de Marsilac. Fora do centro, o que existe são sítios, pousadas e chácaras de fim de semana, com porteiras e portões largos e muita chuva o ano inteiro.',
    'Com chuva o ano inteiro e mata em volta, a proteção contra umidade e raios pesa tanto quanto a força do motor, e a placa deve ficar bem vedada. A equipe segue pela rodovia Régis Bittencourt, com data combinada.',
  ],
  Mairiporã: [
    'cidade de serra, chácaras e residenciais junto à Fernão Dias',
    'Na serra da Cantareira, ao norte da capital, Mairiporã é terra de chácaras, residenciais em meio à mata e casas à beira da represa Paiva Castro, entre Caieiras, Franco da Rocha e Guarulhos. O portão costuma estar no alto ou no pé de uma rampa, longe da casa e da tomada.',
    'Em entrada longa ou no pé da rampa, o alcance do controle e o trajeto do cabo até o motor precisam ser resolvidos já na visita. A equipe chega pela rodovia Fernão Dias ou pela estrada da Roseira, e, em dia de chuva forte, combina o horário com folga.',
  ],
  Mauá: [
    'cidade de sobrados e indústrias na região do ABC',
    'Mauá, no ABC, faz divisa com Santo André, Ribeirão Pires, Ferraz de Vasconcelos e São Rafael, na capital. Tem polo petroquímico em Capuava, indústrias em Sertãozinho e bairros populosos de sobrados em morro, como o Zaíra e o Itapark, além de prédios na região central e na Vila Bocaina.',
    'Nas ladeiras, portão de correr pede trilho nivelado e fim de curso bem ajustado; nas indústrias, motor calculado para folha pesada e uso contínuo. O acesso é pela avenida dos Estados, pela Jacu-Pêssego ou pelo Rodoanel.',
  ],
  'Mogi das Cruzes': [
    'cidade grande do Alto Tietê, com prédios, casas e sítios',
    'Mogi das Cruzes é, em território, o maior município do Alto Tietê, entre Suzano, Itaquaquecetuba, Arujá, Guararema e Biritiba Mirim. O centro e a Vila Oliveira têm prédios e casas amplas, Braz Cubas e Jundiapeba reúnem sobrados e conjuntos, e a zona rural segue com chácaras e produtores de flores e hortaliças.',
    'Entre prédio, sobrado e chácara, cada portão pede conversa antes do orçamento: uma foto do portão e o número de vagas já dizem se o caso é de basculante, de correr ou de motor reforçado. A equipe vem pelas rodovias Mogi–Dutra e Ayrton Senna.',
  ],
  Osasco: [
    'do Centro à Vila Yara, prédios, sobrados e comércio',
    'Osasco faz divisa com a Zona Oeste e a Zona Norte de São Paulo e com Carapicuíba, Barueri, Cotia e Santana de Parnaíba. O rio Tietê e a Castello Branco separam a zona norte da cidade, de sobrados em morro, da zona sul, onde ficam o Centro comercial, os prédios da Vila Yara e da Vila Campesina e as casas do City Bussocaba e do Jardim das Flores.',
    'A equipe se desloca pela avenida dos Autonomistas, pela Maria Campos, pela Getúlio Vargas e pelas rodovias Castello Branco e Raposo Tavares.',
  ],
  'Pirapora do Bom Jesus': [
    'cidade pequena de romaria à beira do Tietê',
    'Pirapora do Bom Jesus fica na ponta oeste da Grande São Paulo, à beira do rio Tietê, depois de Santana de Parnaíba e perto de Cajamar. É uma cidade pequena de romaria, com casas térreas e pousadas no centro e chácaras ao longo da Estrada dos Romeiros.',
    'Casa antiga perto do rio costuma ter portão de ferro pesado, que ganha com a troca das roldanas antes do motor; chácara pede portão largo e fiação protegida até a entrada. A equipe vai pela rodovia Castello Branco e pela Estrada dos Romeiros, com visita marcada.',
  ],
  Poá: [
    'cidade compacta de casas e sobrados no Alto Tietê',
    'Poá é um município pequeno e urbano do Alto Tietê, entre Ferraz de Vasconcelos, Suzano e Itaquaquecetuba. É estância hidromineral e, no dia a dia, cidade de bairro, com ruas de casas térreas e sobrados perto da estação, na Vila Júlia e em Calmon Viana, e poucos prédios.',
    'O portão de uma vaga, basculante ou de correr, é o mais comum, e o manual que corre leve está pronto para receber motor. A equipe chega por Ferraz de Vasconcelos ou por Suzano, depois da rodovia Ayrton Senna.',
  ],
  'Ribeirão Pires': [
    'estância de chácaras, sobrados e neblina no ABC',
    'Ribeirão Pires é a estância turística do ABC, entre Mauá, Rio Grande da Serra, Santo André e Suzano. Fica na área de mananciais da Billings e tem um centro de sobrados e comércio, bairros de chácaras, como Ouro Fino Paulista, e muita neblina, que molha portões e motores boa parte do ano.',
    'Com tanta umidade, a caixa do motor precisa de boa vedação e a cremalheira, de limpeza regular; sem isso, a ferrugem toma conta de parafusos e roldanas. Chega-se pela rodovia Índio Tibiriçá ou por Mauá.',
  ],
  'Rio Grande da Serra': [
    'cidade pequena do ABC, de casas e chácaras junto à mata',
    'Rio Grande da Serra é a menos populosa das sete cidades do ABCD e a última antes de Paranapiacaba, vizinha de Ribeirão Pires e de Santo André. Fica toda em área de mananciais, com um centro pequeno em torno da estação, casas térreas, sobrados simples e chácaras.',
    'A neblina da serra e a chuva frequente pedem motor bem fixado acima do piso e emendas elétricas vedadas. A equipe chega por Mauá e por Ribeirão Pires, com visita combinada.',
  ],
  Salesópolis: [
    'cidade de sítios e da nascente do Tietê',
    'Salesópolis guarda a nascente do rio Tietê e fica no extremo leste da Grande São Paulo, depois de Biritiba Mirim e ao lado de Guararema. É um município rural e turístico, de centro antigo com casas coladas à calçada e muitos sítios com porteira ou portão largo de madeira.',
    'Portão de madeira grande pede motor escolhido pelo peso depois da chuva, quando a folha encharca, e não só pelo tamanho. A equipe segue por Mogi das Cruzes e Biritiba Mirim, e a viagem é combinada com antecedência.',
  ],
  'Santa Isabel': [
    'cidade de chácaras e condomínios de campo perto da Dutra',
    'Chácaras, condomínios de campo e áreas de represa cercam o centro histórico de Santa Isabel, de ruas em ladeira e casas antigas, a nordeste da capital, entre Arujá, Guarulhos, Mogi das Cruzes e Guararema. Fora do centro, o portão costuma ser largo e distante da casa.',
    'Em entrada longa, convém prever o eletroduto até o portão e um ponto de aterramento, que ajuda a proteger a central nas tempestades. A equipe chega pela rodovia Presidente Dutra e pela estrada que vem de Arujá.',
  ],
  'Santana de Parnaíba': [
    'cidade histórica que reúne residenciais de Alphaville e a Fazendinha',
    'Santana de Parnaíba fica a oeste da capital, entre Barueri, Cajamar, Pirapora do Bom Jesus, Itapevi e Osasco. Junta um centro histórico tombado, com casario colonial, os residenciais de Alphaville e do Tamboré e bairros populares como a Fazendinha e o Cento e Vinte.',
    'No casario antigo o portão precisa respeitar a fachada; nos residenciais, o que se pede é silêncio e acabamento; na Fazendinha, um motor à medida da folha e do uso. O acesso é pela rodovia Castello Branco, pela Estrada dos Romeiros ou pela Anhanguera, pelo lado da Fazendinha.',
  ],
  'Santo André': [
    'cidade de prédios, casas amplas e indústrias no ABC',
    'Santo André é uma das cidades centrais do ABC, ao lado de São Bernardo do Campo, São Caetano do Sul e Mauá. Os bairros Jardim, Campestre e Vila Bastos têm prédios e casas amplas; Utinga, Parque das Nações e Camilópolis, sobrados e galpões; e Paranapiacaba guarda a vila ferroviária na serra.',
    'Prédio pede portão rápido e resistente; sobrado antigo, atenção aos contrapesos do basculante. A equipe chega pela avenida dos Estados ou pela via Anchieta e circula pela Dom Pedro II, pela Perimetral e pela Pereira Barreto.',
  ],
  'São Bernardo do Campo': [
    'cidade de prédios, montadoras, sobrados e represa no ABC',
    'São Bernardo do Campo é a maior cidade do ABC, entre Diadema, Santo André, São Caetano do Sul e a capital, e vai até a represa Billings e a serra do Mar. Tem prédios no Centro e em Nova Petrópolis, casas em Rudge Ramos e no Jardim do Mar, sobrados no Alvarenga e galpões junto às montadoras.',
    'A equipe chega pelas rodovias Anchieta e dos Imigrantes e atende o portão coletivo de edifício, o basculante de sobrado e o portão de correr de empresa, cada um com o motor que a sua folha pede.',
  ],
  'São Caetano do Sul': [
    'cidade pequena e verticalizada, com muitos condomínios',
    'São Caetano do Sul é a menor cidade do ABC em território e uma das mais verticalizadas, entre Santo André, São Bernardo do Campo e os bairros paulistanos do Sacomã e da Vila Prudente. Santa Paula, Barcelona e Santo Antônio têm muitos prédios; Fundação e Prosperidade, sobrados e galpões antigos.',
    'Em condomínio com mais de um subsolo de garagem, o portão abre o dia inteiro, e a manutenção marcada evita a fila na rua. A equipe vem pela avenida dos Estados ou pela Goiás.',
  ],
  'São Lourenço da Serra': [
    'cidade de sítios e pousadas à beira da Régis Bittencourt',
    'Quase toda de mata e mananciais, São Lourenço da Serra é uma das cidades menos populosas da Grande São Paulo, a sudoeste da capital, à beira da Régis Bittencourt, entre Itapecerica da Serra, Embu-Guaçu, Juquitiba e Cotia. Tem centro pequeno, pousadas e sítios de portão largo.',
    'Chuva constante e barro pedem trilho elevado, drenagem na soleira e motor com boa vedação; sem isso, o equipamento dura pouco. A equipe vai pela rodovia Régis Bittencourt, com visita combinada por mensagem.',
  ],
  'São Paulo': [
    'casas, prédios e empresas nas cinco zonas da capital',
    'Em São Paulo, cada zona tem o seu portão: edifícios de uso intenso no Centro e na Zona Oeste, sobrados geminados na Zona Leste e na Zona Norte, casas amplas e condomínios na Zona Sul e galpões ao longo das marginais. O motor certo depende do tipo de folha, do peso e de quantas vezes ela abre por dia, e não do bairro.',
    'A equipe atende os 96 distritos e se desloca pelas marginais Tietê e Pinheiros, pela Radial Leste, pelo corredor da 23 de Maio e pelas rodovias que chegam à cidade.',
  ],
  Suzano: [
    'cidade de casas, prédios baixos e indústrias no Alto Tietê',
    'No Alto Tietê, Suzano é a cidade das grandes indústrias de papel e química, entre Poá, Mogi das Cruzes, Itaquaquecetuba, Ferraz de Vasconcelos e Ribeirão Pires. Tem um centro de prédios baixos e comércio, bairros de casas e sobrados e, em Palmeiras, áreas já mais espalhadas, com chácaras.',
    'Nas empresas, o portão é pesado e dá passagem a carretas; nas ruas residenciais, são comuns o de correr e o basculante de uma ou duas vagas. Chega-se pela rodovia Ayrton Senna ou pela Índio Tibiriçá.',
  ],
  'Taboão da Serra': [
    'cidade densa de sobrados e prédios ao lado do Campo Limpo',
    'Taboão da Serra é um município pequeno e muito denso, colado aos bairros paulistanos do Campo Limpo e da Vila Sônia e vizinho de Embu das Artes e Cotia. Prédios novos surgiram no centro e no Jardim Maria Rosa, enquanto o Pirajuçara e o Jardim Record são de sobrados em rua estreita e ladeira.',
    'Onde a calçada é curta, o portão não pode avançar sobre ela: o de correr é a primeira saída, e o basculante só serve com recuo suficiente para a folha. A equipe chega pela Régis Bittencourt ou pela avenida Francisco Morato.',
  ],
  'Vargem Grande Paulista': [
    'cidade de condomínios, chácaras e flores na Raposo Tavares',
    'No fim do trecho metropolitano da Raposo Tavares, depois de Cotia e perto de Itapevi, Vargem Grande Paulista é conhecida pelos produtores de flores e tem hoje muitos condomínios horizontais e chácaras, ao redor de um centro pequeno cortado pela rodovia.',
    'Portaria de condomínio e portão largo de chácara são os casos mais frequentes. Na portaria, conta a velocidade; na chácara, o peso da folha e a distância até a energia. A equipe chega pela Raposo Tavares, passando pela Granja Viana e por Cotia, com horário marcado.',
  ],
};
