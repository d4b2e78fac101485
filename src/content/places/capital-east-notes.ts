import type { PlaceNotes } from './place-note.ts';

export const capitalEastNotes: PlaceNotes = {
  'Água Rasa': [
    'sobrados geminados e prédios entre a Mooca e o Tatuapé',
    'Distrito de sobrados geminados, vilas operárias e pequenas indústrias, a Água Rasa faz limite com a Mooca, o Belém, o Tatuapé, a Vila Formosa e a Vila Prudente. Os prédios novos se concentram perto do Tatuapé e da avenida Salim Farah Maluf.',
    'A garagem do sobrado costuma ter sido aberta depois, na antiga sala da frente, e o vão é justo: medir altura e largura vem antes de escolher o motor. O acesso é pela Salim Farah Maluf, pela Regente Feijó ou pela avenida Sapopemba.',
  ],
  Aricanduva: [
    'sobrados, comércio e o grande shopping da avenida',
    'O Aricanduva acompanha a avenida e o rio de mesmo nome, entre o Carrão, a Vila Formosa, a Vila Matilde, a Cidade Líder e São Mateus. São ruas de sobrados e casas térreas, com muitas lojas de automóveis, depósitos e oficinas ao longo da avenida; o grande shopping fica na mesma avenida, já na Cidade Líder.',
    'Nas quadras baixas, a enchente do rio já alcançou garagens, e ali convém fixar o motor mais alto e proteger a central. O acesso é pela avenida Aricanduva, pela Itaquera ou pela Rio das Pedras.',
  ],
  'Artur Alvim': [
    'conjuntos, sobrados e casas ao longo do metrô',
    'Cortado pelo metrô e pela Radial Leste, Artur Alvim tem como vizinhos a Penha, a Vila Matilde, a Cidade Líder, Itaquera e a Ponte Rasa. Reúne os prédios da Cohab, sobrados geminados na Vila Nhocuné e casas térreas com portão de uma vaga.',
    'Nos conjuntos, o portão do estacionamento atende muitos moradores e pede controle cadastrado um a um; na casa, basta o kit comum. Quem vem do Centro entra pela Radial Leste; do lado da Ponte Rasa, pela Águia de Haia.',
  ],
  Belém: [
    'antigas fábricas, vilas e condomínios novos',
    'Muita gente chama o Belém de Belenzinho. Cercado pelo Brás, pelo Pari, pela Mooca, pelo Tatuapé e pela Água Rasa, o distrito cresceu com as fábricas, várias delas hoje centros culturais e condomínios de muitas torres, e entre elas continuam sobrados, vilas operárias e pequenos galpões.',
    'Condomínio clube pede motor rápido e reserva para os dias de festa; sobrado de vila, um basculante compacto. A equipe vem pela Radial Leste, pela Celso Garcia ou pela Salim Farah Maluf.',
  ],
  Brás: [
    'comércio popular, galpões e prédios junto ao Centro',
    'Logo depois da Sé, entre o Pari e a Mooca, a caminho do Belém, o Brás é o distrito do comércio de roupas e das madrugadas de feira, com lojas, galpões e estacionamentos que abrem cedo, e com prédios e sobrados antigos nas ruas laterais.',
    'Portão de loja e de depósito leva muita pancada e desalinha; a revisão regular evita que trave na madrugada de maior venda. As visitas se combinam fora do horário de feira, e a equipe chega pela avenida do Estado, pela Rangel Pestana ou pela Celso Garcia.',
  ],
  Cangaíba: [
    'sobrados e casas entre a Penha e o Tietê',
    'Entre a Penha, a Ponte Rasa e Ermelino Matarazzo, o Cangaíba desce até o rio Tietê e o Parque Ecológico, com Guarulhos na outra margem. É um distrito residencial de sobrados e casas em terreno ondulado, com comércio na avenida Cangaíba.',
    'Portão de ferro de uma ou duas vagas é o padrão; no manual, roldana nova e trilho limpo preparam a folha para o motor. Chega-se pela rodovia Ayrton Senna, pela avenida Cangaíba ou pela Gabriela Mistral.',
  ],
  Carrão: [
    'sobrados, comércio e prédios da Vila Carrão',
    'A colônia okinawana é a marca do Carrão, ou Vila Carrão, que faz limite com o Tatuapé, a Vila Formosa, o Aricanduva e a Vila Matilde. Tem comércio forte na avenida Conselheiro Carrão, sobrados de família nas transversais e prédios que avançam a partir do Tatuapé.',
    'Sobrado reformado ganhou muitas vezes um portão novo e pesado em cima do motor antigo, que então trabalha forçado; vale conferir a compatibilidade. A equipe chega pela Radial Leste, pela avenida Aricanduva ou pela Conselheiro Carrão.',
  ],
  'Cidade Líder': [
    'casas, sobrados e conjuntos entre Itaquera e o Aricanduva',
    'A Cidade Líder, que faz limite com Itaquera, Artur Alvim, o Aricanduva, o Parque do Carmo e São Mateus, é um distrito residencial de casas térreas, sobrados e condomínios horizontais pequenos, com comércio na avenida Líder e na Itaquera.',
    'O condomínio horizontal, de poucas casas em volta de uma rua interna, divide um só portão na entrada, que merece motor mais rápido e controles bem cadastrados. O acesso é pela Jacu-Pêssego, pela avenida Itaquera ou pela Aricanduva.',
  ],
  'Cidade Tiradentes': [
    'conjuntos habitacionais e casas no extremo leste',
    'Um dos maiores complexos de conjuntos habitacionais do país está na Cidade Tiradentes, no extremo leste da capital, depois de Guaianases e de José Bonifácio, na divisa com Ferraz de Vasconcelos. Em volta dos conjuntos há casas e sobrados erguidos pelos moradores.',
    'No conjunto, o portão do estacionamento coletivo é o que mais sofre, porque abre para dezenas de famílias; quando a administração combina a manutenção em nome de todos, ninguém fica esperando o vizinho chamar. A equipe vem pela avenida Ragueb Chohfi, pela Jacu-Pêssego ou pela estrada do Iguatemi.',
  ],
  'Ermelino Matarazzo': [
    'sobrados, indústrias e a USP Leste',
    'Ermelino Matarazzo cresceu em torno da ferrovia e da indústria, entre o Cangaíba, a Ponte Rasa, a Vila Jacuí e São Miguel, com o rio Tietê e Guarulhos ao norte. Hoje reúne sobrados, casas, conjuntos e o campus da USP na Zona Leste.',
    'As casas têm, em geral, frente de lote inteiro com portão de correr de chapa, e o peso da chapa decide o motor. Chega-se pela rodovia Ayrton Senna, pela avenida São Miguel ou pela Paranaguá.',
  ],
  Guaianases: [
    'casas, sobrados e comércio em torno da estação',
    'O comércio de Guaianases se concentra em volta da estação de trem, no extremo leste da capital, e os bairros sobem os morros com casas e sobrados autoconstruídos. O distrito faz limite com o Lajeado, José Bonifácio, a Cidade Tiradentes e Ferraz de Vasconcelos.',
    'Em rua íngreme, o portão basculante é mais seguro do que o de correr, que pode escapar para baixo quando destravado. Os caminhos são a estrada Itaquera–Guaianases, a avenida Nordestina e a Jacu-Pêssego.',
  ],
  Iguatemi: [
    'casas e sobrados na Ragueb Chohfi',
    'No extremo leste, o Iguatemi cresceu ao longo da avenida Ragueb Chohfi, entre São Mateus, São Rafael, a Cidade Tiradentes, José Bonifácio e o Parque do Carmo, com casas e sobrados em lotes pequenos, comércio de avenida e, mais adiante, áreas ainda verdes.',
    'Portões de chapa fechada são comuns, pela segurança, e pegam vento: a regulagem de força do motor precisa levar isso em conta, sem perder a parada diante de um obstáculo. A equipe chega pela Ragueb Chohfi, pela avenida Aricanduva ou pela Jacu-Pêssego.',
  ],
  'Itaim Paulista': [
    'casas e sobrados na ponta leste, junto a Ferraz e Itaquá',
    'Na ponta leste da capital, o Itaim Paulista encosta em Ferraz de Vasconcelos e em Itaquaquecetuba e, do lado de São Paulo, na Vila Curuçá, no Jardim Helena e no Lajeado. É um distrito populoso, de casas e sobrados em lotes estreitos, com o comércio ao longo da avenida Marechal Tito.',
    'Muitas garagens servem também de varanda ou de pequeno comércio, e o motor precisa caber sem tomar espaço. O acesso é pela Marechal Tito, pela Ayrton Senna ou pela avenida São Miguel.',
  ],
  Itaquera: [
    'sobrados, conjuntos e condomínios perto do estádio',
    'Itaquera é um dos centros da Zona Leste, com metrô, trem, shopping e o estádio, entre Artur Alvim, a Cidade Líder, José Bonifácio, o Parque do Carmo e Guaianases. Reúne casas e sobrados antigos, os conjuntos da Cohab e condomínios novos perto da Jacu-Pêssego.',
    'Em dia de jogo o trânsito muda, e portão que abre depressa faz diferença para quem mora perto. A equipe vem pela Radial Leste, pela Jacu-Pêssego ou pela avenida Itaquera.',
  ],
  'Jardim Helena': [
    'casas e sobrados entre o trem e a várzea do Tietê',
    'A várzea do rio Tietê define o Jardim Helena, entre São Miguel, a Vila Curuçá e o Itaim Paulista, com Guarulhos do outro lado. É um distrito plano de casas e sobrados, que inclui o Jardim Romano e o Jardim Pantanal, onde as cheias são conhecidas.',
    'Nas ruas que alagam, o motor deve ser fixado acima do nível já alcançado pela água, e o basculante leva vantagem sobre o de correr. Chega-se pela avenida Marechal Tito ou pela rodovia Ayrton Senna.',
  ],
  'José Bonifácio': [
    'conjuntos habitacionais, casas e condomínios',
    'Os conjuntos da Cohab Itaquera formaram José Bonifácio, entre Itaquera, Guaianases, a Cidade Tiradentes, o Iguatemi e o Parque do Carmo, e muitos dos seus sobrados e prédios baixos ganharam garagem, muro e portão ao longo dos anos.',
    'Como cada morador ampliou à sua maneira, não há dois portões iguais: o técnico mede, calcula o peso pela chapa e só então indica o modelo. A equipe chega pela avenida Jacu-Pêssego, pela Nagib Farah Maluf ou pela Radial Leste.',
  ],
  Lajeado: [
    'casas e sobrados em ladeira, perto de Guaianases',
    'O Lajeado fica no extremo leste, entre Guaianases, o Itaim Paulista, a Vila Curuçá e Ferraz de Vasconcelos. É um distrito residencial de relevo acidentado, com casas e sobrados em lotes pequenos e ruas íngremes em volta da estrada do Lajeado Velho.',
    'Garagem em aclive pede portão que não raspe no piso, e o basculante bem regulado costuma resolver, desde que a calçada dê espaço para o avanço da folha. O acesso é pela avenida Nordestina, por Guaianases ou pelo Itaim Paulista.',
  ],
  Mooca: [
    'sobrados, vilas operárias e condomínios nas antigas fábricas',
    'A Mooca guarda o sotaque e os sobrados da imigração italiana, entre o Brás, o Belém, a Água Rasa, a Vila Prudente e o Ipiranga. Nos terrenos das antigas fábricas, perto da ferrovia e da rua da Mooca, subiram condomínios de muitas torres; na parte alta, seguem as casas geminadas e as vilas.',
    'Sobrado antigo tem basculante que trabalhou a vida toda e pede revisão de braço e contrapeso; torre nova, portão rápido. A equipe vem pela Radial Leste, pela Paes de Barros ou pela avenida do Estado.',
  ],
  Pari: [
    'comércio, depósitos e sobrados junto à marginal Tietê',
    'Bairro dos doces e, hoje, do comércio atacadista de roupas, o Pari vai do Brás e do Belém à marginal Tietê, com o Bom Retiro a oeste e o Canindé na beira do rio. Tem lojas, depósitos e estacionamentos que funcionam de madrugada, ao lado de sobrados antigos.',
    'Portão de depósito com muito movimento pede peça de reserva combinada e manutenção com data marcada. Chega-se pela marginal Tietê, pela avenida Cruzeiro do Sul ou pela Carlos de Campos.',
  ],
  'Parque do Carmo': [
    'casas e residenciais ao lado do parque',
    'O distrito do Parque do Carmo fica em volta do parque das cerejeiras, entre Itaquera, a Cidade Líder, José Bonifácio, o Iguatemi e São Mateus. Tem residenciais e casas amplas na região do Jardim Nossa Senhora do Carmo e conjuntos e casas simples mais ao sul.',
    'Com tanta árvore em volta, folhas e galhos miúdos entram no trilho, e a limpeza semanal poupa o motor. A equipe chega pela avenida Aricanduva, pela Afonso de Sampaio e Sousa ou pela Jacu-Pêssego.',
  ],
  Penha: [
    'sobrados, prédios e comércio no alto da colina',
    'A Penha nasceu no alto da colina da igreja e é um dos bairros mais antigos da Zona Leste, entre o Tatuapé, a Vila Matilde, o Cangaíba e a Ponte Rasa. Tem comércio em volta do Largo do Rosário e na avenida Penha de França, prédios perto do metrô e muitos sobrados em ladeira.',
    'Ladeira e garagem em rampa pedem atenção ao fim de curso, para a folha não bater nem parar antes da hora. O acesso é pela Radial Leste, pela marginal Tietê ou pela Amador Bueno da Veiga.',
  ],
  'Ponte Rasa': [
    'sobrados e casas ao longo da avenida São Miguel',
    'O comércio da Ponte Rasa acompanha a avenida São Miguel, e em volta estão a Penha, o Cangaíba, Ermelino Matarazzo, a Vila Jacuí e Artur Alvim. É um distrito residencial, de sobrados e casas com garagem coberta na frente e poucos prédios.',
    'A cobertura da garagem limita a altura do basculante, e é isso que o técnico confere antes de tudo. A equipe vem pela avenida São Miguel, pela Amador Bueno da Veiga ou pela Águia de Haia.',
  ],
  'São Lucas': [
    'sobrados, casas e pequenas indústrias do Parque São Lucas à Vila Ema',
    'O distrito de São Lucas reúne o Parque São Lucas e a Vila Ema e faz limite com a Vila Prudente, a Água Rasa, a Vila Formosa, Sapopemba e São Caetano do Sul. São sobrados e casas de família, galpões pequenos e comércio nas avenidas São Lucas, Vila Ema e do Oratório, com o monotrilho passando por cima da Anhaia Mello.',
    'Oficina e garagem dividem muitas vezes a mesma frente, e o portão abre mais do que numa casa comum. Chega-se pela Anhaia Mello ou pela Salim Farah Maluf.',
  ],
  'São Mateus': [
    'casas, sobrados e comércio na Mateo Bei',
    'Em São Mateus, a avenida Mateo Bei concentra o comércio, e o distrito vai dali até Sapopemba, o Aricanduva, a Cidade Líder, São Rafael e o Iguatemi; os bairros são de casas e sobrados, com conjuntos e condomínios novos perto do monotrilho.',
    'Quem troca o portão manual pelo automático começa pela folha: se está reta e as roldanas giram bem, a instalação é simples. A equipe chega pela avenida Aricanduva, pela Sapopemba ou pela Jacu-Pêssego.',
  ],
  'São Miguel': [
    'sobrados e comércio no centro antigo de São Miguel Paulista',
    'São Miguel, que todos chamam de São Miguel Paulista, cresceu em torno da capela dos índios, uma das mais antigas do estado, e da indústria química. Fica entre a Vila Jacuí, a Vila Curuçá, o Jardim Helena e Ermelino Matarazzo, com comércio intenso junto à praça e à estação.',
    'As ruas residenciais têm sobrados e casas térreas de uma vaga, muitas com portão de correr em frente estreita, que pede cremalheira bem alinhada. O acesso é pela avenida São Miguel, pela Marechal Tito ou pela Ayrton Senna.',
  ],
  'São Rafael': [
    'casas, sobrados e o Parque São Rafael, perto de Mauá',
    'São Rafael fica no extremo sudeste da capital, entre São Mateus, o Iguatemi, Mauá e Santo André. O Parque São Rafael é o seu bairro mais conhecido, de casas e sobrados com garagem, e em volta há loteamentos mais novos em terreno inclinado.',
    'Em aclive, o deslizante precisa de trilho chumbado em nível, e o basculante, de folga para não raspar na calçada. A equipe vem pela avenida Sapopemba, pela Rodolfo Pirani ou pela Jacu-Pêssego, que segue até o ABC.',
  ],
  Sapopemba: [
    'casas, sobrados e conjuntos ao longo da avenida Sapopemba',
    'Sapopemba acompanha a avenida de mesmo nome, uma das mais compridas da cidade, entre São Lucas, a Vila Formosa, o Aricanduva, São Mateus e Santo André. É um distrito populoso, de casas e sobrados em morro, com os conjuntos da Fazenda da Juta e do Teotônio Vilela.',
    'Frente estreita e rampa pedem portão basculante; nos conjuntos, o portão coletivo merece motor para uso contínuo e controles cadastrados. Chega-se pela avenida Sapopemba, pela Anhaia Mello ou pela Arquiteto Vilanova Artigas.',
  ],
  Tatuapé: [
    'torres, condomínios e sobrados junto ao metrô',
    'O Tatuapé, entre o Belém, a Penha, o Carrão, a Vila Formosa e a Água Rasa, é um dos bairros mais verticalizados da Zona Leste. As torres em volta do metrô, da praça Silvio Romero e do Jardim Anália Franco dividem o bairro com sobrados ainda numerosos perto da marginal.',
    'Prédio com muitas vagas pede portão rápido, com entrada e saída separadas; sobrado, em geral, basculante. O acesso é pela Radial Leste, pela Salim Farah Maluf ou pela marginal Tietê.',
  ],
  'Vila Curuçá': [
    'casas e sobrados entre São Miguel e o Itaim Paulista',
    'Residencial, de casas e sobrados construídos aos poucos, a Vila Curuçá tem como vizinhos São Miguel, o Itaim Paulista, o Jardim Helena, o Lajeado e Itaquera, e faz compras na avenida Marechal Tito e na Nordestina.',
    'Portão feito em etapas, com folha emendada ou alongada, precisa ser reforçado antes de receber motor; o técnico avisa quando é o caso e não instala em folha torta. A equipe chega pela Marechal Tito, pela Nordestina ou pela Jacu-Pêssego.',
  ],
  'Vila Formosa': [
    'sobrados, prédios e casas entre o Tatuapé e o Aricanduva',
    'O Tatuapé, o Carrão, o Aricanduva, Sapopemba e São Lucas cercam a Vila Formosa. As quadras próximas ao Jardim Anália Franco têm torres de alto padrão; as demais, sobrados, casas térreas e comércio nas avenidas João XXIII e Doutor Eduardo Cotching.',
    'Quem troca o portão antigo por um de alumínio ou de vidro deve rever também o motor, porque o peso muda para menos ou para mais. O acesso é pela avenida Aricanduva, pela Regente Feijó ou pela Anhaia Mello.',
  ],
  'Vila Jacuí': [
    'casas, sobrados e conjuntos perto da Jacu-Pêssego',
    'A avenida Jacu-Pêssego corta a Vila Jacuí, que tem em volta São Miguel, Ermelino Matarazzo, a Ponte Rasa e Itaquera e inclui a União de Vila Nova. São casas, sobrados e conjuntos, com empresas e galpões ao longo da avenida.',
    'Perto da várzea, o piso pode ceder e entortar o trilho com o tempo, e um portão que passou a arranhar costuma ter ali a sua causa. A equipe vem pela Jacu-Pêssego, pela avenida São Miguel ou pela Ayrton Senna.',
  ],
  'Vila Matilde': [
    'sobrados e casas ao longo do metrô',
    'Sobrados geminados e casas térreas fazem a Vila Matilde, entre a Penha, Artur Alvim, a Cidade Líder, o Aricanduva e o Carrão, com o metrô ao lado da Radial Leste e comércio na avenida Waldemar Carlos Pereira, que muitos ainda chamam de Dalila.',
    'Em fileira de geminados, motor mal regulado faz tremer a parede do vizinho; regulagem e roldana nova costumam resolver. Chega-se pela Radial Leste ou pela avenida Aricanduva.',
  ],
  'Vila Prudente': [
    'sobrados, galpões e prédios junto ao metrô',
    'No encontro do metrô com o monotrilho, a Vila Prudente faz limite com a Mooca, a Água Rasa, São Lucas, o Ipiranga e o Sacomã. Tem sobrados e casas nas vilas Zelina e Alpina, galpões perto da ferrovia e da avenida do Estado e edifícios novos em volta da estação.',
    'Nos galpões convertidos em condomínio, a entrada é larga e o portão, pesado; nos sobrados, basta um basculante bem ajustado. A equipe chega pela Anhaia Mello, pela Paes de Barros ou pela avenida do Estado.',
  ],
  'Alto da Mooca': [
    'prédios e sobrados na parte alta da Mooca',
    'A avenida Paes de Barros é o eixo do Alto da Mooca, entre a Mooca, a Água Rasa e a Vila Prudente. Tem edifícios residenciais e sobrados de família, com basculantes antigos que pedem revisão de contrapeso.',
  ],
  'Jardim Anália Franco': [
    'torres de alto padrão entre o Tatuapé e a Vila Formosa',
    'Perto do parque Ceret, na divisa do Tatuapé com a Vila Formosa, o Jardim Anália Franco é feito de torres com muitas vagas por apartamento, e o portão da garagem trabalha o dia inteiro. O acesso é pela Regente Feijó.',
  ],
  'Jardim Têxtil': [
    'sobrados e casas perto da avenida Aricanduva',
    'Logo depois das lojas da avenida Aricanduva, por onde a equipe chega, começam os sobrados e as casas do Jardim Têxtil, bairro residencial de garagem na frente do lote, perto da Vila Formosa e do Carrão.',
  ],
  'Cidade Patriarca': [
    'sobrados e casas geminadas junto ao metrô',
    'Bairro planejado, de praças e ruas largas, a Cidade Patriarca pertence ao distrito da Vila Matilde, na divisa com Artur Alvim, ao lado da estação Patriarca–Vila Ré do metrô. Muitas das casas geminadas foram ampliadas em sobrados, e a garagem costuma ocupar toda a frente.',
  ],
  'Fazenda da Juta': [
    'conjuntos habitacionais e casas em Sapopemba',
    'A Fazenda da Juta pertence ao distrito de Sapopemba, perto de São Mateus e de Santo André. Tem conjuntos habitacionais com estacionamento coletivo, casas em morro e estação de monotrilho com o nome do bairro.',
  ],
  'Quarta Parada': [
    'sobrados e prédios entre o Belém e a Água Rasa',
    'O nome da Quarta Parada vem da antiga parada do trem, entre o Belém, a Mooca e a Água Rasa. Ali há sobrados, pequenas empresas e prédios novos, e a equipe chega pela Radial Leste ou pela Salim Farah Maluf.',
  ],
  'Vila Alpina': [
    'sobrados e casas na Vila Prudente',
    'A Vila Alpina fica no distrito da Vila Prudente, perto da Vila Zelina e de São Caetano do Sul. O bairro é de sobrados e casas em ladeira, com garagem em rampa em muitos endereços e acesso pela avenida Anhaia Mello.',
  ],
  'Vila Ema': [
    'sobrados, casas e pequenas indústrias',
    'Sobrados e pequenas indústrias dividem as quadras da Vila Ema, ao longo da avenida de mesmo nome, no distrito de São Lucas, entre a Vila Prudente e Sapopemba. Os portões vão do basculante leve ao de correr de galpão.',
  ],
  'Vila Gomes Cardim': [
    'prédios e sobrados entre o Tatuapé e o Carrão',
    'A Vila Gomes Cardim fica entre o Tatuapé, o Carrão e o Jardim Anália Franco. As torres cresceram nas quadras próximas ao Tatuapé, e as ruas internas ainda têm sobrados com garagem de uma vaga.',
  ],
  'Vila Guilhermina': [
    'sobrados e casas junto ao metrô Guilhermina-Esperança',
    'A estação Guilhermina-Esperança, do metrô, serve a Vila Guilhermina, entre a Vila Matilde, a Penha e a Cidade Patriarca. Nos sobrados geminados, o motor encosta na parede do vizinho: base firme e regulagem fina diminuem o ruído.',
  ],
  'Vila Nhocuné': [
    'sobrados e casas entre Artur Alvim e a Cidade Líder',
    'A Vila Nhocuné fica entre Artur Alvim, a Cidade Patriarca e a Cidade Líder. As casas e os sobrados ocupam lotes estreitos, o portão toma a frente inteira e o ruído passa pela parede do vizinho: base firme e roldana boa contam mais do que potência.',
  ],
  'Vila Ré': [
    'sobrados e prédios baixos na Penha',
    'Em torno da avenida Amador Bueno da Veiga, a Vila Ré tem sobrados, prédios baixos e comércio de bairro, no distrito da Penha, entre a Vila Guilhermina e a Ponte Rasa. Em prédio baixo, um só portão serve a todos, e a revisão se combina com o síndico.',
  ],
  'Vila Zelina': [
    'sobrados e prédios no bairro dos imigrantes do leste europeu',
    'A comunidade lituana e a igreja de São José são a marca da Vila Zelina, no distrito da Vila Prudente. É bairro de sobrados e prédios pequenos, com basculantes de uma vaga na maioria das garagens.',
  ],
  'Engenheiro Goulart': [
    'casas e sobrados junto ao Parque Ecológico do Tietê',
    'A estação de trem e o Parque Ecológico do Tietê são as referências de Engenheiro Goulart, no distrito do Cangaíba. O bairro tem casas e sobrados de família, e a equipe chega pela rodovia Ayrton Senna ou pela avenida Assis Ribeiro.',
  ],
};
