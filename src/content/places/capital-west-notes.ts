import type { PlaceNotes } from './place-note.ts';

export const capitalWestNotes: PlaceNotes = {
  'Alto de Pinheiros': [
    'casas amplas, praças e ruas arborizadas',
    'A praça Pôr do Sol e o parque Villa-Lobos são as referências do Alto de Pinheiros, entre Pinheiros, a Lapa, a Vila Leopoldina e a marginal. É um distrito de casas amplas com jardim e muro alto, de ruas arborizadas, com edifícios concentrados na borda de Pinheiros e na avenida São Gualter.',
    'O portão típico é largo, de correr ou de duas folhas, muitas vezes de madeira ou de chapa revestida, e por isso pesado. O acesso é pela marginal Pinheiros, pela Pedroso de Morais ou pela praça Panamericana.',
  ],
  'Barra Funda': [
    'condomínios novos, galpões e escritórios junto ao terminal',
    'A ferrovia corta a Barra Funda, entre a Lapa, Perdizes, Santa Cecília e o Bom Retiro. Dos dois lados dos trilhos, os antigos galpões deram lugar a escritórios, estúdios e condomínios de várias torres, perto da Marquês de São Vicente e do terminal, mas ainda há vilas e sobrados.',
    'Condomínio com centenas de apartamentos exige motor para uso contínuo e uma rotina de manutenção marcada. A equipe vem pela marginal Tietê, pela avenida Pacaembu ou pela Marquês de São Vicente.',
  ],
  Butantã: [
    'casas, sobrados e prédios perto da USP',
    'Do outro lado do rio em relação a Pinheiros, o Butantã abriga a Cidade Universitária e faz limite com o Rio Pequeno, o Morumbi, o Jaguaré e a Vila Sônia. É um distrito de casas e sobrados, como na City Butantã e na Vila Gomes, com prédios novos junto ao metrô e à Vital Brasil.',
    'Casa que virou república ou escritório usa o portão muito mais do que o motor original previa. Chega-se pela ponte Eusébio Matoso, pela Francisco Morato ou pela Raposo Tavares.',
  ],
  'Itaim Bibi': [
    'edifícios corporativos, prédios e casas',
    'O Itaim Bibi é o endereço de muitas sedes de empresa, entre Pinheiros, o Jardim Paulista, Moema e a marginal; o distrito inclui a Vila Olímpia e parte do Brooklin. As torres estão nas avenidas Faria Lima e Juscelino Kubitschek, ao lado de prédios residenciais e de algumas casas.',
    'Garagem de escritório tem pico de entrada e de saída, e portão lento faz fila na rua; a manutenção é melhor fora desses horários. A equipe chega pela marginal Pinheiros, pela Santo Amaro ou pela Nove de Julho.',
  ],
  Jaguara: [
    'casas e sobrados da Vila Jaguara, entre o Tietê e a Anhanguera',
    'O Jaguara fica no noroeste da cidade, entre a marginal Tietê e a rodovia Anhanguera, ao lado de São Domingos, da Vila Leopoldina e de Osasco. É um distrito pequeno de casas térreas e sobrados, com indústrias e transportadoras nas bordas, junto às rodovias.',
    'Nas ruas da Vila Jaguara, o portão de uma ou duas vagas é a regra; nas empresas, a folha é larga e pede cálculo de peso. O acesso é pela Anhanguera, pela marginal Tietê ou pela ponte dos Remédios.',
  ],
  Jaguaré: [
    'condomínios, indústrias e sobrados junto à marginal Pinheiros',
    'Planejado como bairro industrial, o Jaguaré faz limite com o Butantã, o Rio Pequeno, a Vila Leopoldina e Osasco. Ainda tem fábricas e depósitos, hoje ao lado de condomínios de muitas torres, das casas do Parque Continental e de sobrados no alto do morro.',
    'Do galpão ao condomínio clube, o que muda no motor é o peso da folha e o número de ciclos. A equipe vem pela marginal Pinheiros, pela avenida Jaguaré ou pela Corifeu de Azevedo Marques.',
  ],
  'Jardim Paulista': [
    'edifícios residenciais e casas dos Jardins',
    'O Jardim Paulista desce da avenida Paulista em direção ao Ibirapuera e a Pinheiros, e o distrito abrange Cerqueira César e parte dos Jardins. A parte alta é de edifícios residenciais e comércio, em torno da Augusta e da Oscar Freire; a baixa, de casas em ruas de bairro-jardim.',
    'Prédio antigo tem rampa curta e portão rente à calçada, e a fotocélula ali protege pedestres o dia inteiro. Chega-se pela Nove de Julho, pela Rebouças ou pela Brigadeiro Luís Antônio.',
  ],
  Lapa: [
    'sobrados, casas e prédios em volta do mercado',
    'A Lapa é um dos bairros mais antigos da Zona Oeste, com comércio forte em torno do mercado e da estação, entre a Vila Leopoldina, Perdizes, a Barra Funda e o Alto de Pinheiros. O distrito tem sobrados na Vila Romana e na Vila Ipojuca, casas no Alto da Lapa, galpões na Vila Anastácio e prédios por toda parte.',
    'O sobrado em ladeira, com garagem baixa, é o cliente clássico do basculante. O acesso é pela marginal Tietê, pela Guaicurus ou pela Cerro Corá.',
  ],
  Morumbi: [
    'casas amplas, condomínios e ruas em colina',
    'O Morumbi ocupa as colinas entre o Butantã, a Vila Sônia, a Vila Andrade e a marginal Pinheiros. É um distrito de casas grandes, muros altos e condomínios, em que a entrada muitas vezes tem guarita, dois portões em sequência e uma rampa forte.',
    'Dois portões intertravados, em que um só abre depois que o outro fecha, são comuns nessas entradas e dependem de boa central e de sensores em ordem. A equipe chega pela marginal Pinheiros, pela Giovanni Gronchi ou pela Francisco Morato.',
  ],
  Perdizes: [
    'edifícios e sobrados em ladeira',
    'Perdizes é feita de ladeiras, que descem do espigão da Doutor Arnaldo para a avenida Sumaré, entre a Barra Funda, a Lapa, o Pacaembu e Pinheiros. É um distrito de edifícios residenciais, com sobrados nas ruas mais antigas e na Vila Pompeia.',
    'A garagem quase sempre fica numa rampa, e o portão se abre sobre uma calçada inclinada: a fotocélula e a parada antiesmagamento não são luxo. O acesso é pelas avenidas Sumaré, Pompeia e Pacaembu.',
  ],
  Pinheiros: [
    'prédios, casas e comércio entre a Rebouças e a marginal',
    'Pinheiros vai do Alto de Pinheiros ao Jardim Paulista e ao Itaim Bibi, à beira do rio, e o distrito inclui a Vila Madalena e o Jardim Paulistano. Junta edifícios novos perto do metrô e da Faria Lima, sobrados que viraram restaurantes e casas em vilas e ruas sem saída.',
    'Obra nova e vizinho antigo convivem na mesma quadra, em ruas de muito movimento, e portão lento aparece logo na reclamação do condomínio. A equipe vem pela Rebouças, pela Teodoro Sampaio ou pela marginal Pinheiros.',
  ],
  'Raposo Tavares': [
    'casas, conjuntos e condomínios ao longo da rodovia',
    'O distrito Raposo Tavares acompanha a rodovia de mesmo nome no extremo oeste da cidade, entre o Rio Pequeno, a Vila Sônia, Osasco e Taboão da Serra. Reúne os prédios da Cohab Raposo, sobrados do Educandário e do Jardim João XXIII e condomínios horizontais pequenos.',
    'Condomínio de poucas casas divide um portão só, e é bom que o contrato de manutenção diga quem chama e quem paga. Chega-se pela Raposo Tavares, pela Francisco Morato ou pela Escola Politécnica.',
  ],
  'Rio Pequeno': [
    'sobrados, casas e condomínios perto da USP',
    'Ao lado da Cidade Universitária, o Rio Pequeno vai das casas de bom padrão do Parque dos Príncipes e da Vila São Francisco aos sobrados simples perto da avenida de mesmo nome e do Jardim D’Abril. O distrito faz limite com o Butantã, o Jaguaré, Raposo Tavares e Osasco.',
    'Nas ruas residenciais fechadas, o portão de casa é grande e o motor precisa ser silencioso; nos sobrados, o vão é que manda. A equipe chega pela Corifeu de Azevedo Marques, pela Escola Politécnica ou pela Raposo Tavares.',
  ],
  'Vila Leopoldina': [
    'condomínios em antigos galpões, perto da Ceagesp',
    'A Vila Leopoldina ocupa o encontro das duas marginais, ao lado da Lapa, do Jaguaré e do Alto de Pinheiros. Os galpões em volta da Ceagesp e da ferrovia viraram produtoras e condomínios de torres altas, mas ainda há sobrados na parte mais antiga e depósitos com portão de carga.',
    'Nos condomínios, há entrada e saída separadas, muitos ciclos e pouca paciência para portão parado. O acesso é pelas marginais Tietê e Pinheiros, pela Gastão Vidigal ou pela Imperatriz Leopoldina.',
  ],
  'Vila Sônia': [
    'sobrados, casas e prédios no fim da linha Amarela',
    'A linha Amarela do metrô termina na Vila Sônia, entre o Morumbi, o Butantã, Raposo Tavares, o Campo Limpo e Taboão da Serra. Tem sobrados e casas no Caxingui e no Ferreira e prédios novos em volta da estação e da Francisco Morato.',
    'É comum encontrar ali o portão de correr de duas vagas em piso desnivelado, que cansa o motor; nivelar o trilho sai mais barato. A equipe vem pela Francisco Morato, pela Eliseu de Almeida ou pela Raposo Tavares.',
  ],
  'Alto da Lapa': [
    'casas e ruas arborizadas acima da Lapa',
    'Bairro-jardim de ruas curvas entre a Lapa, a Vila Leopoldina e o Alto de Pinheiros, o Alto da Lapa tem casas amplas com portão largo, e as folhas das árvores vão parar no trilho. Chega-se pela Cerro Corá ou pela rua Pio XI.',
  ],
  Caxingui: [
    'casas e sobrados entre o Butantã e o Morumbi',
    'A avenida Francisco Morato corta o Caxingui, entre o Butantã, o Morumbi e a Vila Sônia. Longe da avenida, o bairro é de casas e sobrados, e o portão de duas vagas, de correr ou basculante, pede motor com folga de força.',
  ],
  'Jardim América': [
    'residências em bairro-jardim tombado',
    'O Jardim América é o primeiro bairro-jardim da cidade, entre Cerqueira César e o Jardim Europa. São residências em lotes grandes, com muro e portão que fazem parte da fachada, e o motor fica melhor quando ninguém o vê nem ouve.',
  ],
  'Jardim Bonfiglioli': [
    'casas, sobrados e prédios perto da Raposo Tavares',
    'No começo da Raposo Tavares, entre o Butantã e o Rio Pequeno, o Jardim Bonfiglioli tem casas, sobrados e prédios médios, com comércio na avenida Comendador Alberto Bonfiglioli; nas ruas em desnível atrás dela, a garagem pede basculante bem equilibrado.',
  ],
  'Jardim Europa': [
    'residências, embaixadas e lojas de automóveis',
    'Residências grandes e discretas ocupam o Jardim Europa, entre o Jardim América, o Jardim Paulistano e o Itaim Bibi. O portão, pesado, pede motor silencioso e bem dimensionado. Chega-se pela avenida Europa ou pela Nove de Julho.',
  ],
  'Jardim Guedala': [
    'casas amplas entre o Morumbi e o Caxingui',
    'O Jardim Guedala fica no Morumbi, perto do Caxingui e do metrô São Paulo–Morumbi. As casas são amplas, em ruas calmas, e o portão largo, de correr ou de duas folhas, faz pouco ruído quando o motor é bem escolhido.',
  ],
  'Jardim Paulistano': [
    'casas e prédios ao lado da Faria Lima',
    'Ruas de casas e prédios baixos fazem o Jardim Paulistano, em Pinheiros, entre a Faria Lima, a Rebouças e o Jardim Europa, com movimento grande de dia por causa dos escritórios vizinhos, o que dá valor a um portão rápido.',
  ],
  'Jardim Peri Peri': [
    'casas e sobrados perto da Vila Sônia',
    'O Jardim Peri Peri fica entre a Vila Sônia e o Jardim Bonfiglioli, junto à avenida Eliseu de Almeida, aberta sobre o córrego Pirajuçara. Longe dela, é bairro residencial de casas e sobrados; nas quadras baixas, convém instalar motor e central acima da altura que a água já alcançou.',
  ],
  Pacaembu: [
    'casarões em ruas curvas em volta do estádio',
    'Em volta do estádio, entre Higienópolis, Perdizes e o Sumaré, o Pacaembu é um bairro tombado, de casarões em terreno inclinado. Tem portões de ferro pesados e rampas, e qualquer mudança deve respeitar a fachada.',
  ],
  'Parque Continental': [
    'casas e prédios entre o Jaguaré e Osasco',
    'O Parque Continental fica no distrito do Jaguaré, na divisa com Osasco. É um bairro residencial, de casas que pedem motor silencioso e de prédios que pedem motor rápido, perto da avenida Corifeu de Azevedo Marques.',
  ],
  'Real Parque': [
    'edifícios e casas na encosta do Morumbi',
    'Na encosta junto à marginal Pinheiros, o Real Parque, no Morumbi, tem edifícios residenciais e casas em ruas inclinadas, com garagem em rampa na maioria dos endereços: quem espera o portão parado na subida sabe o valor de uma abertura rápida.',
  ],
  Sumaré: [
    'casas e prédios no espigão da Doutor Arnaldo',
    'No alto de Perdizes, perto do Pacaembu e da Vila Madalena, o Sumaré tem casas em ruas curvas e prédios ao longo da avenida de mesmo nome, com portões em rampa e calçada inclinada.',
  ],
  Sumarezinho: [
    'prédios e sobrados entre a Vila Madalena e a Pompeia',
    'A rua Heitor Penteado passa no alto do Sumarezinho, entre o Sumaré, a Vila Madalena e a Pompeia. Nas ladeiras, prédios e sobrados dividem a quadra, e o basculante resolve a garagem mais curta.',
  ],
  'Água Branca': [
    'condomínios, galpões e casas junto à ferrovia',
    'Condomínios novos ocupam antigas áreas industriais da Água Branca, entre a Barra Funda, a Lapa e a Vila Pompeia, perto da ferrovia e do parque de mesmo nome, e a equipe chega pela avenida Francisco Matarazzo ou pela Marquês de São Vicente.',
  ],
  'Cidade Jardim': [
    'residências grandes junto à marginal Pinheiros',
    'Perto do Jockey Club, na margem do rio Pinheiros, a Cidade Jardim pertence ao Morumbi. As residências são grandes e de muro alto, com portão largo e, muitas vezes, guarita: ali o interfone, a fechadura e o motor precisam conversar entre si.',
  ],
  'Vila Anastácio': [
    'galpões, condomínios e sobrados na Lapa',
    'Galpões e transportadoras dividem a Vila Anastácio com condomínios recentes e sobrados, entre a ferrovia e a marginal Tietê, na Lapa. O portão de carga é o que mais trabalha e o primeiro a pedir revisão.',
  ],
  'Vila Beatriz': [
    'casas e prédios entre a Vila Madalena e o Alto de Pinheiros',
    'A Vila Beatriz fica entre a Vila Madalena e o Alto de Pinheiros, em ruas de ladeira perto da praça das Corujas. Tem casas, sobrados reformados e prédios baixos, com garagens em desnível.',
  ],
  'Vila Hamburguesa': [
    'prédios e casas entre a Leopoldina e o Alto da Lapa',
    'A Vila Hamburguesa fica entre a Vila Leopoldina e o Alto da Lapa, perto do parque Villa-Lobos. Prédios novos e casas dividem as ruas, e a equipe chega pela Cerro Corá ou pela Imperatriz Leopoldina.',
  ],
  'Vila Indiana': [
    'casas e sobrados ao lado da Cidade Universitária',
    'A Vila Indiana fica no Butantã, ao lado da Cidade Universitária e perto do Rio Pequeno. Tem casas e sobrados, muitos ocupados por estudantes, em que o portão abre mais vezes do que numa casa de família.',
  ],
  'Vila Ipojuca': [
    'sobrados em ladeira na Lapa',
    'Sobrados em ladeira, com garagem embaixo e portão basculante, são a cara da Vila Ipojuca, na Lapa, entre a Vila Romana e o Alto da Lapa. Há também prédios baixos, onde a rapidez conta mais.',
  ],
  'Vila Madalena': [
    'prédios, bares e sobrados em ladeira',
    'As ladeiras entre o cemitério São Paulo e a Vila Beatriz formam a Vila Madalena, em Pinheiros. Prédios novos, sobrados e ateliês convivem com o movimento dos bares, e o portão da garagem precisa abrir depressa para não prender a rua.',
  ],
  'Vila Olímpia': [
    'torres de escritórios, prédios e estacionamentos',
    'Torres de escritórios, faculdades e prédios residenciais dividem as ruas estreitas da Vila Olímpia, no distrito do Itaim Bibi, entre a marginal Pinheiros, a Juscelino Kubitschek e a Vila Nova Conceição. Portão lento ali vira fila na rua.',
    'Restam sobrados e pequenas casas, quase sempre usados por empresas, em que o basculante compacto é a saída para a garagem curta. A equipe chega pela marginal Pinheiros, pela Bandeirantes ou pela Santo Amaro.',
  ],
  'Vila Pompeia': [
    'sobrados e prédios em ladeira',
    'Ladeira forte é a marca da Vila Pompeia, entre Perdizes, a Água Branca e a Vila Romana. Os sobrados antigos têm garagem baixa e basculante, e os prédios, rampas que saem direto para a rua. A equipe chega pela avenida Pompeia.',
  ],
  'Vila Romana': [
    'sobrados, casas e condomínios na Lapa',
    'Na Vila Romana, entre a Pompeia e a Vila Ipojuca, sobrados e antigas oficinas da Lapa vêm dando lugar a condomínios, de portão rápido e muitas vagas, e a equipe chega pela rua Clélia ou pela Guaicurus.',
  ],
  'Vila São Francisco': [
    'condomínios e casas entre o Rio Pequeno e Osasco',
    'A Vila São Francisco fica no distrito do Rio Pequeno, na divisa com Osasco, perto do clube de golfe. Tem condomínios de torres e casas, com portões de uso intenso. O acesso é pela Corifeu de Azevedo Marques ou pela Escola Politécnica.',
  ],
  Jardins: [
    'residências, prédios e comércio entre a Paulista e a Faria Lima',
    'Os Jardins são o conjunto de bairros que desce da Paulista: Jardim Paulista, Jardim América, Jardim Europa e Jardim Paulistano. Em cima há edifícios e comércio; embaixo, casas em lotes grandes, com portões largos e pesados, que pedem motor silencioso.',
  ],
  'Cerqueira César': [
    'edifícios residenciais e comerciais junto à Paulista',
    'Junto à avenida Paulista, Cerqueira César vai da Consolação a Pinheiros e ao Jardim América. São edifícios residenciais, hospitais e comércio, com garagens que saem para ruas movimentadas como a Augusta e a Haddock Lobo.',
  ],
};
