import type { TopicWriter } from './topic-article.ts';

export const motorTypeArticles: Readonly<Record<string, TopicWriter>> = {
  'motor-deslizante': (f) => ({
    title: 'Motor deslizante: como funciona e qual escolher',
    description:
      'O motor deslizante move portões de correr por engrenagem e cremalheira. Entenda o mecanismo, os limites de peso e qual kit combina com o seu uso.',
    keywords: ['motor deslizante', 'motor para portão de correr', 'automatizador deslizante', 'portão de correr', 'motor com cremalheira'],
    shortAnswer: `O motor deslizante serve para portão de correr. Ele fica fixo no chão e empurra a folha por dentes. Escolha pelo peso da folha de correr (${f.modelWeights}) e pela velocidade que a sua rua pede.`,
    sections: [
      {
        kind: 'text',
        heading: 'Como funciona',
        paragraphs: [
          'Dentro da carcaça há um motor elétrico, um redutor em banho de graxa ou óleo e um eixo de saída com pinhão. O redutor troca rotação por força: o motor gira depressa, e o pinhão, devagar e com força. Os dentes do pinhão mordem a cremalheira parafusada na folha, e a folha corre sobre o trilho.',
          'O mesmo redutor funciona como trava. Com o motor parado, empurrar o portão por fora não gira a engrenagem. Só a chave de desengate separa as duas partes e deixa a folha livre.',
          'A central sabe onde a folha está por ímãs que passam diante de um sensor ou por contagem de voltas. Quando chega perto do fim, ela reduz ou corta a força.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Serve no seu portão?',
        rows: [
          { sign: 'Folha única de correr sobre trilho', meaning: 'É o caso típico.' },
          { sign: 'Duas folhas que se encontram no meio', meaning: 'São dois motores, sincronizados por uma central ou por um cabo que liga as folhas.' },
          { sign: 'Folhas telescópicas, uma arrastando a outra', meaning: 'Um motor basta, dimensionado pela soma dos pesos.' },
          { sign: 'Trilho em curva', meaning: 'Exige cremalheira flexível ou outro sistema. Peça vistoria.' },
          { sign: 'Rampa no sentido do trilho', meaning: 'Não se automatiza sem corrigir o nível. A folha desce sozinha quando destravada.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Os kits e para quem servem',
        items: f.models.map(
          (model) => `${model.name}: folha de correr de até ${model.maxGate}, aberta em ${model.opening}, por ${model.price} instalado ou ${model.instalments}.`,
        ),
      },
      {
        kind: 'text',
        heading: 'Limites que convém respeitar',
        paragraphs: [
          'O peso do catálogo supõe trilho nivelado e roldana boa. Uma folha que precisa de dois adultos para sair do lugar está acima de qualquer tabela, ainda que a balança diga o contrário. Deixe folga: escolha o modelo cujo limite fique um degrau acima do peso estimado da folha.',
          `O uso também conta. Motores convencionais abrem em ${f.conventionalOpening} e suportam cerca de ${f.conventionalCycles}. Loja, oficina e prédio pequeno passam disso nos horários cheios e pedem outro regime. Acima de ${f.heavyAbove}, consulte a página de portão pesado.`,
        ],
      },
    ],
    related: ['instalacao-de-motor-deslizante', 'cremalheira-para-portao-deslizante', 'motor-de-abertura-rapida', 'motor-para-portao-pesado'],
  }),

  'motor-basculante': (f) => ({
    title: 'Motor basculante: funcionamento, limites e kits',
    description:
      'Entenda o motor basculante: o fuso que conduz a folha, o papel dos contrapesos e como acertar o modelo para a largura e o peso da sua garagem.',
    keywords: ['motor basculante', 'motor para portão basculante', 'portão de garagem', 'automatizador basculante', 'fuso de portão basculante'],
    shortAnswer: `O motor basculante ergue a folha até a horizontal por meio de um fuso vertical preso na coluna. Ele não levanta o peso todo: os contrapesos fazem isso. Por isso o limite se mede pela folha, de até ${f.tiltingLimit}, e não pelo peso.`,
    sections: [
      {
        kind: 'text',
        heading: 'O que acontece quando você aperta o botão',
        paragraphs: [
          'O motor gira uma barra roscada, o fuso. Uma porca presa ao carrinho sobe ou desce por essa rosca e leva junto o braço do portão. A folha bascula: a parte de baixo avança para fora, a de cima entra, até que o conjunto fique deitado sob o teto.',
          'Enquanto isso, os contrapesos descem dentro das caixas laterais, ligados por cabos de aço. Eles cancelam quase todo o peso. Por isso um motor modesto move uma folha grande, e por isso um cabo ou um peso fora de ponto derruba o desempenho na mesma hora.',
        ],
      },
      {
        kind: 'list',
        heading: 'Onde ele é a melhor escolha',
        items: [
          'Garagem rente à calçada, sem recuo lateral para a folha correr.',
          'Vão largo de sobrado geminado, com as duas paredes ocupadas.',
          'Fachada em que a grade ou a chapa precisa fechar até o alto.',
          'Casa com carros estacionados logo atrás, desde que a folha não alcance o para-choque na descida.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Um motor ou dois',
        rows: [
          { sign: 'Folha estreita, bem equilibrada', meaning: 'Um acionador lateral resolve.' },
          { sign: 'Folha larga, que torce ao subir', meaning: 'Dois acionadores em paralelo, ou um reforço no quadro antes de automatizar.' },
          { sign: 'Folha com revestimento de madeira ou ACM', meaning: 'Pese de novo. Revestir depois de instalar desequilibra o contrapeso.' },
          { sign: 'Porta social embutida', meaning: 'Possível, com sensor que impede o motor de partir com a portinha aberta.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Velocidade e preço',
        paragraphs: [
          `O tempo de abertura depende do kit: ${f.modelSpeeds}. No basculante a pressa tem um cuidado extra: a folha avança sobre a calçada, então o modelo rápido deve ter partida e parada suaves e, de preferência, fotocélula e sinaleira.`,
          `Instalado, o mais em conta é o ${f.cheapest.name}, a ${f.cheapest.price}, com ${f.cheapest.remotes}. O mais veloz é o ${f.fastest.name}, a ${f.fastest.price}. Você parcela em ${f.instalmentsPhrase}; no pagamento único, ${f.instantDiscount}.`,
        ],
      },
      {
        kind: 'questions',
        heading: 'Dúvidas comuns',
        items: [
          { question: 'Dá para abrir na mão sem energia?', answer: 'Dá, se os dois cabos de aço estão inteiros. Desligue o disjuntor, gire a chave do carrinho e suba a folha devagar, segurando até o fim. Se ela pesar ou disparar, o equilíbrio está perdido: não repita e chame um técnico.' },
          { question: 'Faz muito barulho?', answer: 'Um fuso lubrificado faz um zumbido baixo. Chiado agudo é rosca seca.' },
        ],
      },
    ],
    related: ['instalacao-de-motor-basculante', 'regulagem-e-lubrificacao-de-portao', 'motor-de-abertura-rapida', 'motor-de-portao-ppa'],
  }),

  'motor-pivotante': (f) => ({
    title: 'Motor pivotante: onde usar e o que ele exige',
    description:
      'O motor pivotante em forma de pistão abre folhas que giram em dobradiças. Veja ângulo, largura, vento e fixação antes de escolher o seu kit.',
    keywords: ['motor pivotante', 'portão pivotante', 'automatizador pivotante', 'motor pistão para portão', 'portão que gira'],
    shortAnswer: 'O motor pivotante é um braço em linha reta, como um pistão, que estica e encolhe para girar a folha. É discreto e silencioso, mas depende de coluna firme, ângulo bem calculado e espaço para a folha varrer o piso.',
    sections: [
      {
        kind: 'text',
        heading: 'Um parafuso dentro de um tubo',
        paragraphs: [
          'Por dentro, o pistão elétrico é um motor pequeno com uma rosca longa. Quando a rosca gira, a haste avança ou recua. Uma ponta está presa na coluna, a outra na folha. Encolher puxa a folha para dentro; esticar a fecha.',
          'Como a rosca não gira ao contrário quando alguém força a folha, o próprio braço mantém o portão parado. Isso vale até certo ponto: numa folha comprida, o vento ou um empurrão multiplica a força na ponta. Aí entra a trava elétrica.',
        ],
      },
      {
        kind: 'list',
        heading: 'Medidas que o técnico vai pedir',
        items: [
          'Largura de cada folha, da dobradiça até a ponta.',
          'Distância do eixo da dobradiça até a face interna da coluna. É ela que diz se cabe um pistão.',
          'Ângulo de abertura: o usual é um quarto de volta. Mais que isso muda a geometria.',
          'Desnível do piso sob a folha aberta.',
          'Tipo de fechamento: grade deixa o vento passar, chapa vira vela de barco.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Serve, serve com ajuste ou não serve',
        rows: [
          { sign: 'Duas folhas de grade, pilar de concreto', meaning: 'Serve. É o uso mais tranquilo.' },
          { sign: 'Folha única larga, de chapa', meaning: 'Serve com trava e, às vezes, com um modelo acima.' },
          { sign: 'Pilar de tijolo muito profundo', meaning: 'A haste não alcança o ângulo. Veja o motor articulado.' },
          { sign: 'Piso que sobe logo atrás do portão', meaning: 'A folha raspa. Primeiro se resolve a dobradiça ou o piso.' },
          { sign: 'Portão em que o eixo fica no meio da folha', meaning: 'É outro tipo de pivotante, de porta grande. Precisa de avaliação própria.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Kit, potência e garantia',
        paragraphs: [
          `O kit inclui ${f.kitItems}. A potência dos motores vai de ${f.power}, pouco para a rede da casa. O limite é a largura de cada folha, de até ${f.swingingLimit}, e não o peso. Informe se são uma ou duas folhas quando pedir o preço, que parte de ${f.cheapest.price} já com a mão de obra.`,
          `A cobertura é a ${f.warrantyPhrase}. Dobradiças, pilares e soldas são da estrutura do portão e não entram nela.`,
        ],
      },
      {
        kind: 'text',
        heading: 'Cuidado diário',
        paragraphs: [
          'Não estacione no arco da folha. Não force o portão com a mão enquanto o motor trabalha: é a maneira mais rápida de espanar a rosca. E mantenha crianças longe do lado das dobradiças, onde a fresta se fecha como tesoura.',
        ],
      },
    ],
    related: ['instalacao-de-motor-pivotante', 'motor-articulado', 'motor-para-portao-de-abrir', 'trava-eletrica-para-portao'],
  }),

  'motor-para-portao-de-abrir': (f) => ({
    title: 'Motor para portão de abrir: pistão ou articulado?',
    description:
      'Tem portão de abrir com uma ou duas folhas? Compare pistão e braço articulado, veja se a abertura deve ser para dentro ou para fora e o preço.',
    keywords: ['motor para portão de abrir', 'portão de duas folhas automático', 'automatizar portão de abrir', 'portão de giro', 'motor para folha dupla'],
    shortAnswer: 'Portão de abrir é aquele preso por dobradiças, como uma porta. Ele recebe um pistão ou um braço articulado em cada folha. O que decide entre os dois é a coluna; o que decide o preço é o número de folhas.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Pistão ou articulado: decida pela coluna',
        rows: [
          { sign: 'A dobradiça está perto da face interna do pilar', meaning: 'Pistão. Fica rente à folha, quase não aparece.' },
          { sign: 'A dobradiça está na face da rua, e o pilar é fundo', meaning: 'Articulado. O cotovelo contorna o pilar.' },
          { sign: 'Existe parede ou jardim encostado na folha aberta', meaning: 'Pistão, desde que sobre a espessura do corpo dele.' },
          { sign: 'Folha leve, de residência, com pouca largura', meaning: 'Qualquer um dos dois.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Para dentro ou para fora',
        paragraphs: [
          'O normal é abrir para dentro do lote. A folha que avança sobre o passeio põe pedestres em risco e costuma ser vedada pelo código de obras do município. Se a sua garagem é curta e o carro ocupa o arco da folha, talvez o portão de abrir não seja o melhor tipo. Transformá-lo em deslizante, com nova serralheria, pode sair mais barato que contornar a falta de espaço todos os dias.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Quatro testes que você faz hoje',
        steps: [
          { title: 'Abra até o fim e solte', text: 'A folha deve ficar onde está. Se volta ou escapa, a dobradiça está fora de prumo.' },
          { title: 'Levante pela ponta', text: 'Jogo visível para cima e para baixo indica pino gasto.' },
          { title: 'Meça o arco', text: 'Risque no chão o caminho da ponta da folha. Nada pode ficar dentro dele, nem o carro.' },
          { title: 'Olhe o pilar', text: 'Trinca junto à dobradiça é sinal de que ele já sofre. Um motor aumenta esse esforço.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'O que nos perguntam',
        items: [
          {
            question: 'Posso automatizar só uma das folhas?',
            answer: 'Pode. A outra fica presa por ferrolho de chão e é aberta à mão quando entra algo largo. É uma saída econômica para quem tem um carro só.',
          },
          {
            question: 'Preciso de fechadura elétrica?',
            answer: 'Em folha curta, o motor segura sozinho. Em folha longa ou de chapa, a trava evita que alguém force a ponta e dobre o braço.',
          },
          {
            question: 'Em quanto tempo fica pronto?',
            answer: `Uma instalação comum leva de ${f.installationHours}. Se houver dobradiça para soldar, combine outro dia para a serralheria.`,
          },
          {
            question: 'E o preço?',
            answer: `Cada kit instalado custa de ${f.kitPrices}, conforme o modelo: ${f.modelPrices}. Servem em folhas de até ${f.swingingLimit}. Diga no chat que são duas folhas, para que o orçamento conte os dois braços. Parcelamos em ${f.instalmentsPhrase}.`,
          },
        ],
      },
    ],
    related: ['motor-pivotante', 'motor-articulado', 'instalacao-de-motor-pivotante', 'reforma-de-portao', 'trava-eletrica-para-portao'],
  }),

  'motor-articulado': (f) => ({
    title: 'Motor articulado para pilares largos: como funciona',
    description:
      'O motor articulado tem um cotovelo que contorna pilares profundos. Saiba em que portões ele resolve, quanto espaço ocupa e como cuidar do braço.',
    keywords: ['motor articulado', 'braço articulado para portão', 'motor para pilar largo', 'automatizador articulado', 'portão de abrir'],
    shortAnswer: 'O motor articulado gira um braço em dois segmentos, com cotovelo, e empurra a folha como um braço humano abre uma porta. É a resposta para portões de abrir em que a dobradiça fica longe da face interna do pilar e o pistão não alcança.',
    sections: [
      {
        kind: 'text',
        heading: 'O cotovelo que resolve a geometria',
        paragraphs: [
          'A caixa do motor fica parafusada na lateral do pilar. Dela sai um eixo vertical, que gira o primeiro segmento do braço. O segundo segmento liga o cotovelo à folha. Com o portão fechado, o braço fica quase reto; ao abrir, dobra-se para o lado.',
          'Essa dobra muda a força ao longo do percurso: a folha parte devagar, acelera no meio e chega devagar. O movimento fica natural e trata bem as dobradiças.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Comparado ao pistão',
        rows: [
          { sign: 'Pilar profundo ou dobradiça recuada', meaning: 'Vantagem do articulado. É a razão de ele existir.' },
          { sign: 'Garagem estreita', meaning: 'Vantagem do pistão: o cotovelo ocupa espaço para dentro do lote enquanto dobra.' },
          { sign: 'Aparência', meaning: 'O pistão some atrás da folha. O articulado aparece mais.' },
          { sign: 'Folha que balança ou está um pouco empenada', meaning: 'O articulado tolera melhor, porque não exige alinhamento tão fino.' },
          { sign: 'Abertura maior que um quarto de volta', meaning: 'O articulado alcança com mais facilidade.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Antes de encomendar',
        intro: 'Mande estas informações no WhatsApp, com uma foto de dentro para fora:',
        items: [
          'Profundidade do pilar, do eixo da dobradiça à face interna.',
          'Espaço livre ao lado do pilar, para a caixa e para o cotovelo.',
          'Largura da folha e material.',
          'Altura de um travessão firme em que o braço possa ser preso.',
          'Tensão da rede no local, 127 V ou 220 V.',
        ],
      },
      {
        kind: 'text',
        heading: 'Instalação, valor e limites',
        paragraphs: [
          `Conte com ${f.installationHours} para uma folha em boas condições. A chapa da caixa precisa de alvenaria maciça ou de concreto atrás; em bloco oco usa-se barra passante. O kit com mão de obra vai de ${f.kitPrices}. O conjunto de duas folhas e os reforços são calculados na vistoria.`,
          'Não é motor para folha muito comprida em lugar de vento forte. O braço longo vira alavanca contra a própria caixa. Nesses casos a trava elétrica é indispensável, ou se muda o tipo de portão.',
        ],
      },
      {
        kind: 'list',
        heading: 'Cuidados com o braço',
        items: [
          'Pingue óleo nos pinos do cotovelo a cada dois meses, com o disjuntor desligado.',
          'Não deixe ninguém encostar a mão na dobra durante o movimento. Ela fecha como alicate.',
          `Peça o reaperto dos parafusos da caixa na revisão, a cada ${f.maintenanceMonths}.`,
          'Ensine a família a destravar: a chave fica na base da caixa, e o braço solto acompanha a folha.',
        ],
      },
    ],
    related: ['motor-pivotante', 'motor-para-portao-de-abrir', 'instalacao-de-motor-pivotante', 'trava-eletrica-para-portao'],
  }),

  'motor-de-abertura-rapida': (f) => ({
    title: 'Motor de abertura rápida: segurança na garagem',
    description:
      'Por que um motor que abre em poucos segundos reduz o risco na entrada de casa, como o inversor controla a velocidade e em que portões instalar.',
    keywords: ['motor de abertura rápida', 'motor rápido para portão', 'motor Jetflex', 'inversor de frequência em portão', 'segurança na garagem'],
    shortAnswer: `O ${f.fastest.name} abre o portão em ${f.fastest.opening}, movimenta folhas de correr de até ${f.fastest.maxGate} e custa ${f.fastest.price} com instalação. Ele serve a quem não quer ficar parado na rua com o carro ligado, e a garagens onde o tempo de abertura vira fila.`,
    sections: [
      {
        kind: 'text',
        heading: 'O que muda na sua rotina',
        paragraphs: [
          `Num motor convencional, a espera é de ${f.conventionalOpening}. Parece pouco até você contar olhando o retrovisor. E são duas esperas: uma para entrar, outra até a folha fechar atrás do carro. Um motor veloz encurta as duas.`,
          'Velocidade não substitui atenção. Olhe a rua antes de acionar, entre e espere fechar. O ganho está em passar menos tempo exposto, e não em correr.',
        ],
      },
      {
        kind: 'text',
        heading: 'Por que ele não bate no fim',
        paragraphs: [
          'Quem faz o trabalho é o inversor de frequência, um circuito que comanda a rotação do motor. Com ele, a folha parte macio, acelera no meio e freia antes da chegada. Um motor comum só tem ligado e desligado: aumentar a velocidade dele seria aumentar a pancada.',
          'O inversor também mede o esforço a todo instante. Se a folha encontra algo, o consumo sobe e a central manda parar. Esse controle precisa ser calibrado no seu portão, com o peso real da sua folha.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Vale a pena para você?',
        rows: [
          { sign: 'Rua movimentada ou com histórico de assalto', meaning: 'Sim. É o motivo mais comum da compra.' },
          { sign: 'Prédio com fila na garagem', meaning: 'Sim. Cada ciclo curto escoa mais carros.' },
          { sign: 'Casa de vila ou dentro de condomínio fechado', meaning: `Talvez não. O ${f.cheapest.name}, a ${f.cheapest.price}, atende.` },
          { sign: 'Trilho velho, roldana gasta, folha empenada', meaning: 'Ainda não. Reforme antes: velocidade castiga defeito.' },
          { sign: 'Crianças ou animais junto ao portão', meaning: 'Só com fotocélula, e isso vale para qualquer motor.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Os tempos e os preços lado a lado',
        intro: 'O tempo vai do toque no controle ao portão aberto; o preço já inclui a mão de obra:',
        items: f.models.map((model) => `${model.opening}: ${model.name}, ${model.price} (${model.instalments})`),
      },
      {
        kind: 'questions',
        heading: 'Antes de decidir',
        items: [
          { question: 'Gasta mais energia?', answer: `Não de modo que se note. A potência fica na faixa de ${f.power}, e o motor trabalha por menos tempo.` },
          { question: 'Estraga o portão?', answer: 'Um portão íntegro, não. As rampas de partida e parada chegam a poupar soldas em relação a um motor comum que bate no batente.' },
          { question: 'Como se grava o percurso?', answer: 'A central aprende sozinha depois de um comando. O passo a passo está no artigo do blog sobre a programação da placa.' },
        ],
      },
    ],
    related: ['motor-de-portao-ppa', 'fotocelula-para-portao', 'motor-deslizante', 'motor-basculante', 'programacao-de-controle-remoto'],
  }),

  'motor-para-portao-pesado': (f) => ({
    title: 'Motor para portão pesado: como dimensionar e preço',
    description:
      'Portão de chapa, de galpão ou de condomínio pede cálculo de peso e de ciclos. Veja como estimar, que estrutura reforçar e quanto custa o conjunto.',
    keywords: ['motor para portão pesado', 'motor industrial para portão', 'portão de chapa', 'portão de galpão', 'motor trifásico para portão'],
    shortAnswer: `Em portão de correr de até ${f.fastest.maxGate}, o ${f.fastest.name} dá conta, por ${f.fastest.price} instalado. Acima de ${f.heavyAbove}, o projeto é de portão pesado: motor de maior porte, estrutura revista e valor de ${f.heavyGatePrice}. A vistoria define qual dos dois é o seu caso.`,
    sections: [
      {
        kind: 'steps',
        heading: 'Estime o peso da folha',
        steps: [
          { title: 'Área', text: 'Multiplique largura por altura, em metros.' },
          { title: 'Fechamento', text: 'Chapa de aço de dois milímetros pesa perto de dezesseis quilos por metro quadrado. Chapa dos dois lados dobra esse número. Grade de barra fica em torno disso ou abaixo.' },
          { title: 'Estrutura', text: 'Some o quadro e os travessões: metade do peso da chapa é uma aproximação prudente.' },
          { title: 'Acréscimos', text: 'Madeira, vidro, ACM, porta social e pontas decorativas entram na conta. A madeira molhada pesa mais.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Peso é metade da conta',
        paragraphs: [
          'A outra metade é o regime. Um portão de fábrica que abre vinte vezes por dia cansa menos o motor do que um portão de garagem mais leve com trezentas passagens. Motor pequeno em regime alto aquece, desliga pelo protetor térmico e deixa o portão parado justamente no pico.',
          `No catálogo convencional, a escala vai assim: ${f.conventionalScale}. São motores comuns, sem inversor, com limite de ${f.conventionalCycles}. A conta vale para qualquer tipo de portão. O limite dos kits, não: ele é da folha que corre sobre roldanas, em trilho nivelado, e depende da redução e do inversor. Não confunda um com o outro.`,
        ],
      },
      {
        kind: 'list',
        heading: 'O que costuma precisar de reforço',
        items: [
          'Trilho: cantoneira ou tubo mais grosso, soldado e chumbado em viga contínua.',
          'Roldanas: maiores, com rolamento duplo, em número que divida a carga.',
          'Guia superior: roletes dos dois lados e um pórtico que não flexione.',
          'Batentes de aço nas duas pontas, capazes de segurar a folha em movimento.',
          'Cremalheira de ferro no lugar do náilon.',
          'Alimentação elétrica própria, às vezes em 220 V trifásico.',
        ],
      },
      {
        kind: 'text',
        heading: 'Segurança em folha grande',
        paragraphs: [
          'Uma folha dessas não para de repente. Instale fotocélula nos dois lados do vão, sinaleira e, em passagem de pedestres, uma borda sensível. Nunca peça para desligar a reversão porque o portão volta com o vento: corrige-se o ajuste, não se apaga a proteção.',
          'Folha pesada fora do trilho pode matar. Se ela tombou ou está bamba, isole a área, desligue o disjuntor e não tente recolocar com macaco ou empilhadeira.',
        ],
      },
      {
        kind: 'text',
        heading: 'Prazo',
        paragraphs: [
          `A montagem pode tomar até ${f.heavyInstallationHours}, sem contar reforço de solda ou concreto. Em empresas, marcamos no turno de menor movimento, de ${f.hours}.`,
        ],
      },
    ],
    related: ['motor-deslizante', 'instalacao-de-portao-automatico-em-condominio', 'reforma-de-portao', 'cremalheira-para-portao-deslizante', 'motor-de-abertura-rapida'],
  }),
};
