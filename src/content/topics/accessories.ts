import type { TopicWriter } from './topic-article.ts';

export const accessoryArticles: Readonly<Record<string, TopicWriter>> = {
  'controle-remoto-para-portao': (f) => ({
    title: 'Controle remoto para portão: tipos e compatibilidade',
    description:
      'Código fixo ou rolante, frequência, número de botões: saiba qual controle remoto serve na central do seu portão antes de comprar um novo.',
    keywords: ['controle remoto para portão', 'controle de portão', 'código rolante', 'bateria de controle remoto', 'controle compatível'],
    shortAnswer: 'Um controle só serve se falar a mesma língua do receptor: mesma frequência e mesma codificação. A cor e o formato não dizem nada. Antes de comprar, fotografe a etiqueta do controle que funciona e a da central.',
    sections: [
      {
        kind: 'text',
        heading: 'Código fixo e código rolante',
        paragraphs: [
          'O controle de código fixo repete sempre a mesma sequência. É barato e fácil de copiar, e aí está o problema: quem grava o sinal uma vez abre o portão quando quiser.',
          'O de código rolante muda a sequência a cada toque. Controle e central avançam juntos por uma lista que só os dois conhecem, o que dificulta a cópia do sinal. É o sistema dos kits que instalamos. O preço disso é que ele só conversa com centrais da mesma família.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Como saber o que você tem',
        rows: [
          { sign: 'Chavinhas dentro do controle', meaning: 'Código fixo antigo, por posição das chaves. Vale modernizar o receptor.' },
          { sign: 'Etiqueta com "433,92 MHz"', meaning: 'Frequência mais usada hoje no país. Falta conferir a codificação.' },
          { sign: 'Etiqueta com "299 MHz" ou sem número', meaning: 'Padrão antigo. O controle novo pede receptor novo.' },
          { sign: 'Palavras "rolling code" ou "código rolante"', meaning: 'Procure outro da mesma marca e linha.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Quantos e quais ter em casa',
        items: [
          'Um por motorista e um de reserva, guardado longe da porta.',
          'Modelo de chaveiro para quem anda a pé; de quebra-sol, só se o carro dorme trancado dentro de casa.',
          'Botão com leve resistência, para não disparar dentro do bolso.',
          'Dois ou mais botões, se houver portão social ou outra garagem.',
          'Nenhum com endereço escrito ou preso à cópia da chave da casa.',
        ],
      },
      {
        kind: 'text',
        heading: 'Bateria e cuidados',
        paragraphs: [
          'A bateria dura de um a dois anos em uso normal. Quando você precisa chegar mais perto do portão a cada semana, ela está no fim. Troque por outra com o mesmo código impresso na antiga e respeite o lado do polo positivo.',
          'Calor de painel de carro e água de lavadora matam o aparelho. Se molhou, tire a bateria, seque e só depois teste. Rachadura perto do botão já basta para entrar suor e oxidar o contato.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Preço e troca',
        items: [
          { question: 'Quantos vêm no kit?', answer: `O ${f.cheapest.name} vem com ${f.cheapest.remotes}. Nos outros modelos, os controles também estão inclusos; confirme o número no orçamento.` },
          { question: 'Quanto custa um avulso?', answer: 'Varia com a linha. Mande a foto pelo WhatsApp e respondemos com o valor e a compatibilidade.' },
          { question: 'Perdi um. Basta comprar outro?', answer: 'Não. Primeiro apague o perdido da memória da central, ou quem o achar entra na sua casa.' },
        ],
      },
    ],
    related: ['programacao-de-controle-remoto', 'controle-remoto-nao-funciona', 'central-de-comando-para-portao', 'portao-abre-sozinho'],
  }),

  'central-de-comando-para-portao': (f) => ({
    title: 'Central de comando para portão: o que ela controla',
    description:
      'A central decide quando o portão parte, para e reverte. Conheça as funções, as entradas para sensores e o que observar ao substituir a placa.',
    keywords: ['central de comando para portão', 'placa de portão', 'central com código rolante', 'fechamento automático', 'receptor de portão'],
    shortAnswer: 'A central de comando é a placa que recebe o sinal do controle, liga o motor no sentido certo e o faz parar no lugar certo. Trocá-la por uma mais nova dá ao portão funções que ele não tinha, desde que ela combine com o motor e com os sensores.',
    sections: [
      {
        kind: 'list',
        heading: 'O que passa por ela',
        items: [
          'Recepção: um rádio reconhece os controles gravados na memória.',
          'Potência: relés, triacs ou um inversor entregam energia ao motor.',
          'Posição: sensores dizem se a folha está aberta, fechada ou no caminho.',
          'Segurança: entradas para fotocélula, que interrompem o fechamento.',
          'Comandos com fio: botoeira, interfone, chave seletora.',
          'Saídas: luz de garagem, sinaleira, trava elétrica.',
        ],
      },
      {
        kind: 'text',
        heading: 'As funções que fazem diferença',
        paragraphs: [
          'Fechamento automático com pausa ajustável: o portão não fica esquecido aberto. Só ligue essa função com fotocélula instalada.',
          'Parada suave: o último trecho é lento. O ferro agradece, e o vizinho também.',
          'Bloqueio de gravação: impede que alguém com acesso à placa cadastre um controle escondido.',
          `Memória de esforço: a placa compara o percurso de hoje com o que aprendeu e reverte quando algo resiste. Em centrais com inversor, como a do ${f.fastest.name}, essa leitura é contínua.`,
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Vai substituir? Confira a compatibilidade',
        rows: [
          { sign: 'Motor monofásico com capacitor', meaning: 'Aceita a maioria das centrais universais da mesma tensão.' },
          { sign: 'Motor com inversor', meaning: 'Só a placa do próprio fabricante. Não existe universal segura.' },
          { sign: 'Motor de corrente contínua, com bateria', meaning: 'Pede central própria para essa tensão.' },
          { sign: 'Fim de curso por contato', meaning: 'Verifique se é do tipo normalmente aberto ou fechado.' },
          { sign: 'Fim de curso por contagem de giros', meaning: 'O sensor e a placa vêm em par.' },
          { sign: 'Duas folhas', meaning: 'A central precisa comandar dois motores com atraso entre eles.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Botões que ninguém deve apertar por curiosidade',
        paragraphs: [
          `Nas placas da linha que instalamos, segurar o botão de gravação dos controles por cerca de ${f.eraseRemotes} apaga todos de uma vez. O botão do percurso, mantido apertado por ${f.clearTravel}, limpa o trajeto gravado, e o portão refaz a leitura no próximo comando. São recursos úteis na hora certa e um transtorno na errada. Em outras marcas os tempos mudam.`,
          'A tampa só se abre com o disjuntor desligado. Em placas sem transformador, até os bornes de sinal podem estar ligados à rede.',
        ],
      },
      {
        kind: 'text',
        heading: 'Valor e instalação',
        paragraphs: [
          `Nos kits, a central já vem incluída no preço de ${f.kitPrices}. Como peça avulsa, ela é orçada pelo modelo do seu motor. Na troca, o técnico regrava controles e percurso e testa cada entrada. É serviço de conserto: ${f.repairPhrase}.`,
        ],
      },
    ],
    related: ['conserto-de-placa-de-motor-de-portao', 'programacao-de-controle-remoto', 'fotocelula-para-portao', 'trava-eletrica-para-portao', 'preparacao-eletrica-para-motor-de-portao'],
  }),

  'fotocelula-para-portao': (f) => ({
    title: 'Fotocélula para portão: onde instalar e como testar',
    description:
      'A fotocélula faz o portão parar antes de tocar em um carro ou em uma pessoa. Veja altura, posição, teste mensal e o que a faz falhar sem motivo.',
    keywords: ['fotocélula para portão', 'sensor de portão', 'sensor antiesmagamento', 'segurança do portão', 'barreira infravermelha'],
    shortAnswer: 'A fotocélula é um par de peças, uma que emite e outra que recebe um feixe invisível. Se algo corta o feixe enquanto o portão fecha, ele para e volta a abrir. Em casa com criança, animal ou calçada movimentada, trate-a como parte do motor.',
    sections: [
      {
        kind: 'text',
        heading: 'Por que só a força do motor não basta',
        paragraphs: [
          'Todo motor bem regulado reverte ao encontrar resistência. Mas, para sentir a resistência, ele precisa encostar. A fotocélula age antes do contato. As duas proteções se completam: o feixe vê o que passa na altura dele, e a reversão cuida do que ele não viu.',
        ],
      },
      {
        kind: 'list',
        heading: 'Onde cada par deve ficar',
        items: [
          'Portão de correr: nos dois lados do vão, na altura do joelho de um adulto, o mais perto possível da folha.',
          'Portão basculante: nas colunas, um pouco para dentro, fora do arco que a folha descreve.',
          'Portão de abrir: um par no vão e, se a folha passa por uma área de circulação, outro no fim do arco.',
          'Garagem com caminhonete ou furgão: outro par, mais alto, porque o baixo enxerga apenas as rodas.',
          'Fora do alcance da mangueira e do sol rasante do fim da tarde.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Teste em três minutos, todo mês',
        steps: [
          { title: 'Abra o portão inteiro', text: 'Fique do lado de dentro, longe da folha, com um cabo de vassoura.' },
          { title: 'Mande fechar e corte o feixe', text: 'Estenda o cabo entre as duas peças. A folha deve parar e reabrir.' },
          { title: 'Mantenha o cabo ali', text: 'Com o feixe interrompido, acione de novo. O portão não pode começar a fechar.' },
          { title: 'Tire o cabo', text: 'Agora ele fecha normalmente. Se um dos passos falhou, deixe de usar o controle e chame o técnico.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Falhas que parecem mistério',
        rows: [
          { sign: 'Não fecha só no fim da tarde', meaning: 'O sol entra reto no receptor. Inverter as duas peças de lado costuma bastar.' },
          { sign: 'Não fecha depois da chuva', meaning: 'Água dentro da lente ou no conector.' },
          { sign: 'Luz do receptor treme', meaning: 'Desalinhamento por batida ou por poste que cedeu.' },
          { sign: 'Teia ou poeira na lente', meaning: 'Pano seco resolve. Não use álcool no acrílico.' },
          { sign: 'Funciona ao contrário ou nunca atua', meaning: 'Fio ligado ao borne errado, ou entrada desativada por jumper.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'Antes de comprar',
        items: [
          { question: 'Serve em qualquer motor?', answer: 'Serve em toda central que tenha entrada para ela e alimentação compatível. As de bateria e sem fio evitam quebrar o piso, mas pedem troca de pilha.' },
          { question: 'Quanto custa?', answer: `Ela não faz parte do kit de ${f.kitPrices}. Se instalada junto com o motor, aproveita a mesma visita. O valor do par é orçado: ${f.optionalPrice}.` },
          { question: 'Posso desligar quando dá defeito?', answer: 'Não. Sem ela, o portão pode fechar sobre quem estiver no vão, e desligar e esquecer é a origem de muitos acidentes. Com o disjuntor desligado, use o portão na mão até ela ser consertada.' },
        ],
      },
    ],
    related: ['portao-nao-fecha', 'central-de-comando-para-portao', 'manutencao-preventiva-de-portao-automatico', 'instalacao-de-portao-automatico-em-condominio'],
  }),

  'bateria-para-motor-de-portao': (f) => ({
    title: 'Bateria para motor de portão: quando compensa',
    description:
      'Como a bateria mantém o portão funcionando sem luz, quantas aberturas ela sustenta, em que motores pode ser ligada e os cuidados de uso.',
    keywords: ['bateria para motor de portão', 'nobreak para portão', 'portão sem energia', 'portão na falta de luz', 'autonomia de bateria'],
    shortAnswer: `A bateria opcional mantém o portão em uso na falta de luz por até ${f.batteryCycles}, contando abrir e fechar como um. Compensa onde a energia cai com frequência, onde mora quem não consegue abrir na mão e em prédios. Numa casa com poucas quedas, a chave de desengate costuma bastar.`,
    sections: [
      {
        kind: 'text',
        heading: 'O que ela é, e o que não é',
        paragraphs: [
          'Motor de corrente contínua usa a bateria direto: a central passa de uma fonte para a outra sem que você perceba. Motor de corrente alternada, o mais comum, precisa de um nobreak próprio para portão, com inversor que entrega a tensão da rede e aguenta o pico da partida.',
          'Nobreak de computador não serve. Ele é feito para uma carga calma e desliga, ou queima, quando um motor parte. Adaptar bateria de carro com fios soltos é perigoso: ela libera gás ao carregar e não tem proteção contra curto.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Compensa no seu caso?',
        rows: [
          { sign: 'A luz cai em toda chuva', meaning: 'Sim. Você não depende de sair do carro à noite.' },
          { sign: 'Idoso, cadeirante ou gestante em casa', meaning: 'Sim. Abrir um portão na mão pode ser impossível para quem está só.' },
          { sign: 'Portão único de saída de veículos', meaning: 'Sim, sobretudo em comércio e consultório.' },
          { sign: 'Prédio com gerador', meaning: 'Talvez. Veja se o gerador alimenta o circuito do portão.' },
          { sign: 'Folha leve e queda rara', meaning: 'Provavelmente não. Treine o destravamento e guarde a chave à mão.' },
        ],
      },
      {
        kind: 'list',
        heading: 'De que depende a autonomia',
        items: [
          'Peso e atrito: folha dura gasta mais energia por ciclo.',
          'Idade: a bateria perde capacidade a cada ano, mesmo parada.',
          'Calor: caixa metálica ao sol encurta a vida útil.',
          'Consumo parado: fotocélulas, receptor e trava continuam ligados durante a falta.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Como conservar e testar',
        steps: [
          { title: 'A cada dois meses', text: 'Desligue o disjuntor do portão e faça um ciclo. Ele deve completar sem perder o fôlego. Religue em seguida.' },
          { title: 'Na revisão', text: `O técnico mede a tensão em carga, a cada ${f.maintenanceMonths}, e limpa os polos.` },
          { title: 'No fim da vida', text: 'Após dois a quatro anos, em geral, ela já não sustenta a partida. Troque antes do verão, quando as quedas aumentam.' },
          { title: 'No descarte', text: 'Bateria de chumbo tem coleta obrigatória. Entregue ao vendedor ou a um ponto de coleta, nunca no lixo comum.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'Dúvidas de instalação',
        items: [
          { question: 'Posso incluir depois?', answer: 'Sim, se houver lugar seco para a caixa e se a central aceitar. Mande foto da placa para confirmarmos.' },
          { question: 'O técnico desliga só o disjuntor para mexer?', answer: 'Não. Com bateria, o motor continua vivo. É preciso desconectar a bateria também, e isso vale para qualquer pessoa que abra a tampa.' },
          { question: 'Está no preço do kit?', answer: `Não. O kit instalado, de ${f.kitPrices}, não leva bateria. Ela é um opcional, com ${f.batteryPrice}.` },
        ],
      },
    ],
    related: ['central-de-comando-para-portao', 'preparacao-eletrica-para-motor-de-portao', 'portao-nao-abre', 'trava-eletrica-para-portao'],
  }),

  'trava-eletrica-para-portao': (f) => ({
    title: 'Trava elétrica para portão: para que serve',
    description:
      'A trava elétrica segura a folha fechada e tira esse esforço do motor. Veja em quais portões ela é indicada, os tipos e o que acontece sem energia.',
    keywords: ['trava elétrica para portão', 'trava de portão automático', 'fechadura elétrica', 'eletroímã para portão', 'segurança contra arrombamento'],
    shortAnswer: 'A trava elétrica prende a folha por um pino ou ferrolho que se recolhe na hora de abrir. É indicada em folhas de abrir compridas, em basculantes que cedem ao empurrão e em portões forçados antes. Ela reforça a estrutura, mas não compensa dobradiça fraca.',
    sections: [
      {
        kind: 'text',
        heading: 'O que o motor segura, e o que não segura',
        paragraphs: [
          'Um redutor em bom estado não deixa a folha andar para trás. O ponto fraco está depois dele: no dente de náilon, na rosca do braço, no parafuso da haste. Quem empurra a ponta de uma folha de abrir usa a largura dela como alavanca, e a peça menor é a que cede.',
          'A trava muda o caminho da força. O empurrão passa da folha para o ferrolho e dele para o piso ou para o pilar. O motor fica de fora.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Tipos e onde cada um rende',
        rows: [
          { sign: 'Ferrolho vertical, que entra no piso', meaning: 'Folha de abrir. Precisa de furo com dreno, para não entupir de terra.' },
          { sign: 'Ferrolho horizontal, que entra no pilar', meaning: 'Folha de correr e folha única de abrir.' },
          { sign: 'Par de travas laterais', meaning: 'Basculante largo, uma em cada coluna, para a folha não torcer.' },
          { sign: 'Eletroímã de contato', meaning: 'Portão social. Sem energia ele solta, por isso pede bateria.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'A ordem dos movimentos',
        steps: [
          { title: 'Comando', text: 'Você aperta o controle. A central liga primeiro a trava.' },
          { title: 'Alívio', text: 'O ferrolho recolhe. Em folhas que encostam com pressão, o motor dá um pequeno golpe para dentro e alivia o pino.' },
          { title: 'Partida', text: 'Só depois de um breve atraso o motor começa a abrir. Sem esse atraso, motor e ferrolho brigam.' },
          { title: 'Retorno', text: 'Ao fechar, a mola devolve o pino ao encaixe. Um estalo seco confirma.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Cuidados que evitam ficar trancado',
        items: [
          'Escolha modelo com chave mecânica pelo lado de dentro e, se possível, também por fora.',
          'Limpe o encaixe do piso a cada mês, com o disjuntor desligado. Areia compactada impede o pino de descer.',
          'Grafite no ferrolho, nunca graxa.',
          'Se a dobradiça cede, o pino deixa de encontrar o furo. Corrija a folha; não alargue o furo.',
          'Ouça: zumbido longo na trava é bobina forçando. Desligue o disjuntor e chame.',
        ],
      },
      {
        kind: 'text',
        heading: 'Instalação e custo',
        paragraphs: [
          'A central precisa de uma saída para trava, ou recebe um módulo que cria essa saída. Em centrais muito simples, a troca da placa sai melhor do que o arranjo. A alimentação da trava corre em baixa tensão, por conduíte separado da força.',
          `Ela não está no kit de ${f.kitPrices}. Pedida junto com o motor, é montada na mesma visita e testada com ele. Para incluir num portão que já funciona, agende de ${f.hours}.`,
        ],
      },
    ],
    related: ['motor-para-portao-de-abrir', 'instalacao-de-motor-pivotante', 'central-de-comando-para-portao', 'bateria-para-motor-de-portao'],
  }),

  'cremalheira-para-portao-deslizante': (f) => ({
    title: 'Cremalheira para portão deslizante: qual comprar',
    description:
      'Náilon com alma de aço ou ferro zincado, módulo do dente, quantos metros e como fixar: o guia da cremalheira para o seu portão de correr.',
    keywords: ['cremalheira para portão deslizante', 'cremalheira de náilon', 'cremalheira de ferro', 'módulo de cremalheira', 'gomo de cremalheira'],
    shortAnswer: 'A cremalheira é a régua dentada que o motor puxa. Para casa, a de náilon com alma metálica é silenciosa e suficiente. Para folha pesada ou muito uso, ferro zincado. O dente tem de ser do mesmo módulo do pinhão, e o comprimento é o da folha mais o que fica sobre o motor.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Náilon ou ferro',
        rows: [
          { sign: 'Ruído', meaning: 'O náilon abafa. O ferro canta, sobretudo em portão rápido.' },
          { sign: 'Força', meaning: 'O ferro aguenta mais esforço por dente. O náilon funciona como fusível: costuma quebrar antes da engrenagem do motor.' },
          { sign: 'Sol e maresia', meaning: 'O náilon resseca com os anos. O ferro zincado enferruja onde o zinco foi riscado.' },
          { sign: 'Montagem', meaning: 'Gomos de náilon são parafusados. Barras de ferro podem ser soldadas ou parafusadas.' },
          { sign: 'Reparo', meaning: 'No náilon, troca-se um gomo. No ferro soldado, corta-se um trecho.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Como medir antes de pedir',
        steps: [
          { title: 'Comprimento', text: 'Meça a folha inteira, e não o vão. Some um palmo além de cada ponto em que o pinhão para.' },
          { title: 'Módulo', text: 'Meça da ponta do primeiro dente à ponta do décimo primeiro e divida por dez. O resultado, dividido por pi, dá o módulo. Perto de 12,6 mm por dente é módulo quatro.' },
          { title: 'Altura', text: 'Anote a distância do piso ao perfil em que ela será presa. O motor precisa alcançá-la com a base pronta.' },
          { title: 'Fixação', text: 'Olhe se há travessa reta no lado de dentro. Folha lisa ou ondulada pede um perfil auxiliar, soldado no nível.' },
        ],
      },
      {
        kind: 'text',
        heading: 'A folga que ninguém vê',
        paragraphs: [
          'Depois da montagem, deve restar entre os dentes do pinhão e os da régua uma folga de um a dois milímetros. Sem ela, o peso da folha desce sobre o eixo do motor e come o rolamento. Com folga demais, o dente trabalha na ponta e quebra.',
          'Por isso os furos são oblongos: permitem subir ou descer a régua até ela ficar paralela ao trilho de ponta a ponta.',
        ],
      },
      {
        kind: 'list',
        heading: 'Uso e conservação',
        items: [
          'Mantenha os dentes secos e, com o disjuntor desligado, varra a base do motor, onde folhas e areia se juntam.',
          'Confira os parafusos de emenda de tempos em tempos. É ali que ela começa a abrir.',
          'Não use a régua como degrau nem como apoio de bicicleta.',
          'Pintou o portão? Proteja os dentes com fita. Tinta seca vira calço.',
        ],
      },
      {
        kind: 'text',
        heading: 'Compra, motor e limites',
        paragraphs: [
          `Ao instalar um kit, o técnico avalia se a régua que você já tem serve. Se serve, ela fica, e você paga só o kit, de ${f.kitPrices}. Se não, a nova é vendida por metro, e o valor aparece no orçamento.`,
          `Para a escolha do material, use o limite do motor como guia. Com o ${f.cheapest.name}, que move portões de correr de até ${f.cheapest.maxGate}, o náilon atende bem. Perto dos ${f.fastest.maxGate} do ${f.fastest.name}, ou com uso de condomínio, converse sobre o ferro.`,
        ],
      },
    ],
    related: ['troca-de-cremalheira-de-portao', 'motor-deslizante', 'instalacao-de-motor-deslizante', 'motor-para-portao-pesado'],
  }),
};
