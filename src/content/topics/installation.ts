import type { TopicWriter } from './topic-article.ts';

export const installationArticles: Readonly<Record<string, TopicWriter>> = {
  'instalacao-de-motor-de-portao': (f) => ({
    title: 'Instalação de motor de portão: etapas, tempo e preço',
    description:
      'Veja como um portão manual vira automático: o que o técnico mede, as etapas da instalação do motor, quanto tempo leva e o que está no preço.',
    keywords: ['instalação de motor de portão', 'instalar motor de portão', 'motor de portão com instalação', 'portão automático', 'preço de instalação de motor'],
    shortAnswer: `Instalar um motor em um portão em bom estado leva de ${f.installationHours}. O kit com a instalação custa de ${f.kitPrices}, sem cobrança de frete ou de mão de obra nos ${f.municipalities} da Grande São Paulo. O portão precisa correr ou girar leve na mão antes de receber o motor.`,
    sections: [
      {
        kind: 'list',
        heading: 'O que precisa estar pronto antes',
        intro: 'Faça esta conferência um dia antes. Ela evita uma segunda visita.',
        items: [
          'O portão abre e fecha inteiro com uma mão só, sem trancos.',
          'Há um ponto de energia perto do lugar do motor, com disjuntor próprio.',
          'O piso onde o motor vai ficar é firme e não alaga.',
          'Ninguém precisa passar com o carro durante o serviço.',
          'Fechaduras, correntes e trincos antigos podem ser retirados ou ficar sempre abertos.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Como o técnico trabalha',
        steps: [
          { title: 'Avaliação da folha', text: 'Ele solta a folha, empurra e observa. Mede a largura, estima o peso e confirma se o modelo vendido aguenta.' },
          { title: 'Fixação', text: 'O motor é preso em base, coluna ou perfil, conforme o tipo do portão. Tudo fica no esquadro, porque um milímetro torto vira barulho depois.' },
          { title: 'Ligação elétrica', text: 'Com o disjuntor desligado, os fios chegam à central por conduíte e o aterramento é ligado.' },
          { title: 'Curso e força', text: 'A central aprende onde o portão começa e termina. A força é ajustada para vencer o peso da folha, e não um obstáculo.' },
          { title: 'Entrega', text: 'Os controles são cadastrados ao seu lado. Você aprende a destravar na mão e vê o portão reverter ao encontrar resistência.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Quanto custa e o que está incluído',
        paragraphs: [
          `O kit traz ${f.kitItems}. Os preços são: ${f.modelPrices}. Você paga em ${f.instalmentsPhrase}. O motor tem ${f.warrantyPhrase}.`,
          `Fora do kit ficam: ${f.kitNotIncluded}. Se a vistoria mostrar que algo disso falta, você recebe o valor antes de qualquer furo. Portões acima de ${f.heavyAbove} seguem outro orçamento, de ${f.heavyGatePrice}.`,
        ],
      },
      {
        kind: 'questions',
        heading: 'Dúvidas de quem vai instalar',
        items: [
          {
            question: 'Posso comprar o motor e instalar sozinho?',
            answer: 'Não recomendamos. A parte mecânica move uma folha que pode prender uma mão, e a elétrica trabalha na tensão da rede. Um curso mal regulado também quebra a engrenagem em poucas semanas.',
          },
          {
            question: 'O portão pode ser usado no mesmo dia?',
            answer: 'Sim, logo depois do teste. A exceção é quando a base de concreto precisa ser feita na hora: o cimento deve curar antes de receber o motor.',
          },
          {
            question: 'Qual é o horário da equipe?',
            answer: `As instalações são marcadas de ${f.hours}. O plantão de ${f.emergency} é só para emergências.`,
          },
        ],
      },
    ],
    related: ['instalacao-de-motor-deslizante', 'instalacao-de-motor-basculante', 'instalacao-de-motor-pivotante', 'preparacao-eletrica-para-motor-de-portao', 'automacao-de-portoes'],
  }),

  'instalacao-de-motor-deslizante': (f) => ({
    title: 'Instalação de motor deslizante em portão de correr',
    description:
      'Trilho, roldanas, base e cremalheira: o que o portão de correr precisa para receber o motor deslizante e como a instalação é feita no dia.',
    keywords: ['instalação de motor deslizante', 'motor para portão de correr', 'base de motor deslizante', 'cremalheira', 'trilho de portão'],
    shortAnswer: `O motor deslizante fica no chão, ao lado da folha, e puxa o portão por uma cremalheira parafusada nele. A instalação leva de ${f.installationHours} e depende de três coisas: trilho reto, roldanas boas e uma base firme. Com isso em ordem, o kit instalado custa de ${f.kitPrices}.`,
    sections: [
      {
        kind: 'text',
        heading: 'Primeiro, o portão de correr em si',
        paragraphs: [
          'Leve o portão até o meio do caminho e solte. Ele deve ficar parado. Se andar sozinho, o trilho está em desnível e o motor vai trabalhar dobrado num dos sentidos.',
          'Olhe as roldanas: canal gasto, rolamento com folga ou eixo torto pedem troca antes. Olhe também os roletes da guia de cima. São eles que impedem a folha de tombar. E o portão precisa de batente nas duas pontas do trilho, porque o motor não é freio: sem batente, uma falha do fim de curso tira a folha do trilho.',
        ],
      },
      {
        kind: 'list',
        heading: 'Espaço e base',
        items: [
          'Recuo lateral livre do tamanho da folha aberta, sem planta, lixeira ou medidor no caminho.',
          'Um canto interno, junto ao pilar, onde o motor não atrapalhe a passagem do carro.',
          'Base de concreto nivelada e um pouco mais alta que o piso, para que a água da chuva não alcance a placa.',
          'Conduíte saindo dentro da base, com a fiação da alimentação e a espera para a fotocélula.',
        ],
      },
      {
        kind: 'steps',
        heading: 'A montagem, passo a passo',
        steps: [
          { title: 'Posição do motor', text: 'O técnico chumba ou parafusa a placa de base e encosta o motor na folha com o pinhão voltado para ela.' },
          { title: 'Cremalheira', text: 'Os gomos são fixados com o motor destravado, movendo-se a folha com a mão. Entre o dente do pinhão e o da cremalheira fica uma folga pequena, para que o peso do portão nunca se apoie no eixo do motor.' },
          { title: 'Fim de curso', text: 'Ímãs ou chaves marcam as posições de aberto e fechado e param o motor um pouco antes do batente físico.' },
          { title: 'Fotocélula e reversão', text: 'Se houver sensor, ele é alinhado de um lado ao outro do vão. Depois se testa a reversão na abertura e no fechamento.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Qual modelo escolher para correr',
        paragraphs: [
          `A escolha de motor para portão de correr é pelo peso e pela pressa: ${f.modelWeights}. Quanto ao tempo de abertura, ${f.modelSpeeds}. Uma folha de grade costuma ser leve. Chapa fechada, madeira maciça e portões largos pesam bem mais do que parecem, e o vento ainda empurra a chapa.`,
          `A cremalheira não vem no kit. Se a do motor antigo ainda presta e tem o mesmo passo de dente, ela pode ficar; se não, a nova é orçada por metro. O motor novo sai com ${f.warrantyPhrase}, e a compra pode ser parcelada em ${f.instalmentsPhrase}.`,
        ],
      },
    ],
    related: ['motor-deslizante', 'cremalheira-para-portao-deslizante', 'troca-de-cremalheira-de-portao', 'fotocelula-para-portao', 'motor-para-portao-pesado'],
  }),

  'instalacao-de-motor-basculante': (f) => ({
    title: 'Instalação de motor basculante na garagem',
    description:
      'Antes do motor vem o contrapeso: entenda como o portão basculante é equilibrado, onde o motor é preso e como se testa a segurança no final.',
    keywords: ['instalação de motor basculante', 'portão basculante', 'contrapeso de portão', 'motor para garagem', 'cabo de aço do portão'],
    shortAnswer: `No portão basculante, quem sustenta a folha são os contrapesos; o motor só a conduz. Por isso a instalação começa pelo equilíbrio e termina no motor, em ${f.installationHours}. Um motor posto em folha desequilibrada força, esquenta e dura pouco.`,
    sections: [
      {
        kind: 'text',
        heading: 'O teste do meio caminho',
        paragraphs: [
          'Com o portão solto, o técnico leva a folha até a metade da altura e tira a mão. Equilibrada, ela fica ali. Se cai, falta peso nas caixas laterais. Se sobe, sobra. O acerto se faz pondo ou tirando peso dentro das caixas.',
          'Esse serviço não é para o morador. Os cabos de aço seguram, de cada lado, perto de metade do peso da folha. Um cabo desfiado que se rompe com a caixa aberta pode ferir gravemente. Se você vir fios soltos no cabo, deixe o portão fechado, não passe por baixo e chame alguém.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Da estrutura ao motor',
        steps: [
          { title: 'Revisão do conjunto', text: 'Braços, buchas, polias e cabos são vistos um a um. Peça gasta é trocada antes de automatizar.' },
          { title: 'Perfil do motor', text: 'O trilho com o fuso é fixado em pé, na coluna lateral, paralelo ao caminho do braço.' },
          { title: 'Ponto de ligação', text: 'Uma haste une o carrinho do fuso ao braço do portão. Se a estrutura for fina, leva um reforço soldado.' },
          { title: 'Sensores de curso', text: 'Dois sensores no perfil informam o alto e o baixo. Ficam ajustados para parar sem bater no arco nem no piso.' },
          { title: 'Prova de obstáculo', text: 'Com a folha descendo, o técnico põe um anteparo no caminho e confere se ela para e volta.' },
        ],
      },
      {
        kind: 'list',
        heading: 'O que conferir na sua garagem',
        items: [
          'Altura livre no teto para a folha aberta, com lâmpadas e canos fora do caminho.',
          'Se a folha avança sobre a calçada ao abrir. A prefeitura pode limitar esse avanço, e quem passa a pé corre risco.',
          'Tomada alta ou caixa de passagem perto da coluna.',
          'Porta social dentro da folha: ela precisa de um sensor que impeça o motor de partir com a portinha aberta.',
        ],
      },
      {
        kind: 'text',
        heading: 'Prazo, preço e garantia',
        paragraphs: [
          `O kit já inclui a mão de obra: ${f.modelPrices}, em ${f.instalmentsPhrase}. Os kits servem em folhas de até ${f.tiltingLimit}. A garagem fica fechada ou aberta por alguns períodos durante o serviço, então deixe o carro do lado de fora se for precisar dele. Cabos, roldanas e reforço de solda são orçados à parte depois da vistoria.`,
          `O motor tem ${f.warrantyPhrase}. Cabos e contrapesos seguem outro calendário: peça que sejam vistos a cada ${f.maintenanceMonths}, junto com a lubrificação do fuso.`,
        ],
      },
    ],
    related: ['motor-basculante', 'regulagem-e-lubrificacao-de-portao', 'preparacao-eletrica-para-motor-de-portao', 'reforma-de-portao', 'fotocelula-para-portao'],
  }),

  'instalacao-de-motor-pivotante': (f) => ({
    title: 'Instalação de motor pivotante em uma ou duas folhas',
    description:
      'Ponto de fixação, batente no piso, fechadura e ordem das folhas: como se instala o motor pivotante e o que a coluna precisa aguentar.',
    keywords: ['instalação de motor pivotante', 'motor para portão de duas folhas', 'pistão de portão', 'batente de portão', 'portão pivotante'],
    shortAnswer: `O motor pivotante empurra e puxa a folha por um braço preso à coluna. A instalação leva de ${f.installationHours} quando dobradiças e colunas estão firmes. Folha dupla pede dois braços e uma central que abra uma folha antes da outra.`,
    sections: [
      {
        kind: 'text',
        heading: 'O ponto de fixação decide tudo',
        paragraphs: [
          'A força do braço se concentra em dois parafusos: um na coluna, outro na folha. A distância entre o suporte e o eixo da dobradiça define quantos graus o portão abre e com que suavidade. Perto demais do eixo, falta alavanca: o motor força, e a folha sai aos trancos. Longe demais, o curso do braço acaba antes de o portão abrir tudo.',
          'Por isso o técnico mede a coluna, a espessura da folha e o ângulo desejado antes de furar. Coluna de bloco oco recebe chumbador químico ou chapa passante. Bucha comum solta em pouco tempo.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Sequência do serviço',
        steps: [
          { title: 'Dobradiças', text: 'A folha é levantada com uma alavanca. Se há jogo no pino, a dobradiça é reparada primeiro.' },
          { title: 'Batentes', text: 'Um batente no chão, no centro do vão, recebe a folha fechada. Outro limita a abertura, para o vento não forçar o braço.' },
          { title: 'Braços', text: 'O suporte traseiro vai na coluna, o dianteiro num trecho reforçado da folha. O conjunto fica nivelado.' },
          { title: 'Defasagem', text: 'Em folha dupla, a central é ajustada para que a folha com o mata-junta feche por último e abra primeiro.' },
          { title: 'Ensaio', text: 'São feitos vários ciclos, com a folha detida por um anteparo no meio do curso, até a reversão ficar confiável.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Quando é preciso algo além do motor',
        items: [
          'Folha comprida ou exposta ao vento: trava elétrica no chão ou na coluna, que tira do braço o esforço de segurar o portão fechado.',
          'Coluna muito larga: braço articulado no lugar do pistão.',
          'Rampa para dentro da garagem: dobradiça ascendente ou abertura para fora do lote, se a lei do município permitir.',
          'Passagem de pedestres no vão: par de fotocélulas.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Perguntas sobre valor e uso',
        items: [
          {
            question: 'Quanto custa?',
            answer: `Os kits instalados vão de ${f.kitPrices} e servem em folhas de até ${f.swingingLimit}. Portão de duas folhas leva dois acionadores, e o valor desse conjunto é confirmado no orçamento, assim como trava e serviço de serralheria.`,
          },
          {
            question: 'Se faltar energia, eu fico preso?',
            answer: 'Não. Cada braço tem um desengate com chave. Guarde uma chave dentro de casa e a cópia em outro lugar, e treine o movimento uma vez.',
          },
          {
            question: 'A garantia vale para a folha dupla?',
            answer: `Vale. Os motores saem com ${f.warrantyPhrase}.`,
          },
        ],
      },
    ],
    related: ['motor-pivotante', 'motor-articulado', 'motor-para-portao-de-abrir', 'trava-eletrica-para-portao', 'fotocelula-para-portao'],
  }),

  'instalacao-de-portao-automatico-em-condominio': (f) => ({
    title: 'Instalação de portão automático em condomínio',
    description:
      'Para síndicos: como dimensionar o motor pelo fluxo da garagem, cadastrar os controles por unidade, proteger pedestres e programar a obra.',
    keywords: ['portão automático em condomínio', 'motor de portão para condomínio', 'garagem de prédio', 'síndico', 'controle por apartamento'],
    shortAnswer: `Num condomínio o que gasta o motor não é só o peso do portão, é o número de aberturas na hora de pico. Um motor convencional trabalha bem até cerca de ${f.conventionalCycles}. Conte os carros do pico da manhã antes de pedir o orçamento, e o modelo certo aparece.`,
    sections: [
      {
        kind: 'text',
        heading: 'Conte o fluxo',
        paragraphs: [
          'Cada carro que entra ou sai faz um ciclo: abrir e fechar. Peça à portaria que anote o movimento de duas manhãs. Some uma margem se ainda há apartamentos vazios. Esse número, junto com o peso da folha, define o motor.',
          `Um portão lento faz fila na rua e deixa a garagem exposta. Por isso muitos prédios preferem a abertura em ${f.fastest.opening} do ${f.fastest.name}, que movimenta folhas de correr de até ${f.fastest.maxGate} e custa ${f.fastest.price} instalado. Acima disso o conjunto é de portão pesado, de ${f.heavyGatePrice}.`,
        ],
      },
      {
        kind: 'list',
        heading: 'O que o projeto do prédio deve prever',
        items: [
          'Fotocélula em duas alturas, porque o sensor baixo não enxerga a carroceria de uma caminhonete.',
          'Sinaleira com luz e som no lado da calçada.',
          'Botoeira na guarita e desengate com a chave em local conhecido de todos os porteiros.',
          'Central com memória para todos os controles, mais uma folga para trocas.',
          'Bateria ou gerador que mantenha o acesso na falta de luz.',
          'Segundo portão, se houver clausura, com intertravamento: um só abre com o outro fechado.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Da assembleia ao primeiro carro',
        steps: [
          { title: 'Vistoria com o zelador', text: 'São medidos o portão, a rede elétrica e o caminho dos cabos. O orçamento sai por escrito, para a ata.' },
          { title: 'Data combinada', text: 'A troca é marcada fora do pico. Um aviso no elevador diz por onde os carros passam nesse dia.' },
          { title: 'Montagem', text: `Folhas comuns ficam prontas em ${f.installationHours}; as pesadas podem tomar até ${f.heavyInstallationHours}.` },
          { title: 'Cadastro por unidade', text: 'Cada controle é numerado e anotado com o apartamento. Assim, se a central permitir, um aparelho perdido é apagado sem recadastrar o prédio inteiro.' },
          { title: 'Treino da portaria', text: 'Todos os turnos praticam o desengate manual e sabem qual disjuntor desligar.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Depois de pronto',
        paragraphs: [
          `A revisão se faz a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}, o que vier primeiro. Numa garagem movimentada, os ciclos chegam antes. Os motores têm ${f.warrantyPhrase}. Guarde o relatório de cada visita na pasta do condomínio: numa troca de síndico ou num acidente, ele mostra que o portão foi cuidado.`,
        ],
      },
    ],
    related: ['contrato-de-manutencao-para-condominio', 'motor-para-portao-pesado', 'motor-de-abertura-rapida', 'bateria-para-motor-de-portao', 'programacao-de-controle-remoto'],
  }),

  'preparacao-eletrica-para-motor-de-portao': (f) => ({
    title: 'Preparação elétrica para motor de portão',
    description:
      'Disjuntor, DR, aterramento, bitola do cabo e conduítes: o que o eletricista deixa pronto para o motor do portão funcionar com segurança.',
    keywords: ['preparação elétrica para motor de portão', 'disjuntor para portão eletrônico', 'fiação de portão automático', 'aterramento de motor de portão', 'ponto de energia'],
    shortAnswer: `O motor consome pouco, de ${f.power}, mas quer um circuito só dele: disjuntor próprio, proteção contra choque (DR), aterramento e cabo em conduíte até o lugar da central. Com isso pronto, a instalação do kit não atrasa.`,
    sections: [
      {
        kind: 'list',
        heading: 'O que pedir ao eletricista',
        items: [
          'Circuito exclusivo saindo do quadro, com disjuntor identificado como "portão".',
          'Dispositivo DR, porque o motor fica ao tempo, em área que molha.',
          'Três fios: fase, neutro (ou segunda fase) e terra. O terra vem do sistema da casa, nunca de uma haste solta nem do neutro.',
          'Cabo de 2,5 mm² nas distâncias comuns. Em lotes fundos, o eletricista recalcula a bitola pela queda de tensão.',
          'DPS no quadro, contra surtos. É a defesa mais barata da placa em dia de tempestade.',
        ],
      },
      {
        kind: 'text',
        heading: 'Onde deixar o ponto',
        paragraphs: [
          'Para portão de correr, o conduíte sai do chão, dentro da base do motor, no lado em que a folha fica recolhida. Para basculante, deixe uma caixa na coluna, na altura do ombro. Para folhas de abrir, o ponto fica no pilar da folha que recebe a central, com um conduíte por baixo do piso até o outro pilar.',
          'Puxe outro conduíte para os fios de baixa tensão: fotocélula, botoeira, interfone e trava. Sinal e força no mesmo tubo dão interferência, e a norma de instalações elétricas, a NBR 5410, pede a separação. Deixe uma guia de arame dentro de cada tubo vazio.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Conferência antes da visita',
        steps: [
          { title: 'Meça a tensão', text: 'O eletricista mede no ponto final e anota: 127 V ou 220 V. Há motores para cada uma, e ligar na errada pode queimar a placa.' },
          { title: 'Teste o DR', text: 'Aperte o botão de teste. Ele deve desarmar na hora.' },
          { title: 'Siga o fio', text: 'Confira se o disjuntor marcado desliga mesmo aquele ponto, e só ele.' },
          { title: 'Feche as caixas', text: 'Emendas ficam em caixa com tampa e vedação, acima do nível em que a água empoça.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'Perguntas de quem está preparando a garagem',
        items: [
          {
            question: 'Posso usar a tomada da garagem com extensão?',
            answer: 'Não. O plugue frouxo aquece, e a extensão no chão leva água e pneu. E, numa emergência, ninguém sabe qual disjuntor desliga o portão.',
          },
          {
            question: 'A instalação do motor inclui essa parte?',
            answer: `A mão de obra do kit, de ${f.kitPrices}, liga o motor ao ponto que existe. Circuito novo desde o quadro é obra elétrica, feita por eletricista e orçada antes.`,
          },
          {
            question: 'O motor pesa na conta de luz?',
            answer: 'Quase nada. Ele trabalha poucos segundos por vez e, no resto do tempo, a central gasta tanto quanto um aparelho em espera.',
          },
        ],
      },
    ],
    related: ['instalacao-de-motor-de-portao', 'central-de-comando-para-portao', 'bateria-para-motor-de-portao', 'conserto-de-placa-de-motor-de-portao'],
  }),
};
