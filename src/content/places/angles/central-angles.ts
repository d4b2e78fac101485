import type { AnglesByPlace } from './place-angles.ts';

export const centralAngles: AnglesByPlace = {
  'Bela Vista': {
    tilting:
      'Nos sobrados do Bixiga, a garagem foi muitas vezes aberta na antiga sala da frente, com degrau, viga baixa e parede grossa: mede-se a altura livre sob a viga antes de falar em folha que levanta.',
    automation:
      'Casa que virou cantina, teatro ou pensão costuma conservar o portão de ferro de duas folhas; a coluna de tijolo antigo é que precisa ser testada, porque o braço do motor puxa nela a cada abertura.',
    store:
      'Com teatros, hospitais e restaurantes em volta, vaga na rua é raridade; quem consegue deixar a entrada da garagem livre no dia da montagem poupa à equipe o carregamento desde o estacionamento mais próximo.',
    electronic:
      'Na descida da Paulista, o carro que sai da rampa encontra calçada cheia a qualquer hora, e sinalizador aceso alguns segundos antes da folha se mexer vale tanto quanto a pressa de abrir.',
  },
  'Bom Retiro': {
    tilting:
      'Em cima da loja mora gente, e embaixo da loja às vezes cabe um carro: nessas entradas curtas da rua dos Italianos e vizinhas, a folha que levanta evita roubar vitrine para abrigar um portão aberto.',
    automation:
      'Muita confecção ainda ergue o portão de carga no braço; antes de pôr motor, conta-se quantas vezes ele sobe num dia de entrega, pois é esse número, mais do que a largura, que desgasta a engrenagem.',
    store:
      'De manhã a rua é das sacoleiras e dos carrinhos de tecido; entregar e montar no fim da tarde, ou no sábado depois que as lojas baixam as portas, deixa espaço para descarregar motor e cremalheira.',
    electronic:
      'Quem dirige a oficina precisa saber quem entrou: controle com cadastro próprio para cada costureira, motorista e vizinho de prédio permite apagar um só quando alguém sai, sem recolher os dos outros.',
  },
  Cambuci: {
    tilting:
      'A parte do bairro próxima ao rio Tamanduateí é baixa e já viu água na rua; onde o contrapeso corre em coluna fechada, pode haver lama no fundo, e o técnico abre e limpa a coluna antes de trocar o motor.',
    automation:
      'Galpão antigo tem portão de correr em trilho alto, preso por cima; se os carrinhos do trilho ainda giram, aproveita-se a folha, e o que muda é a fixação da cremalheira e o batente no fim do curso.',
    store:
      'O largo e a Lins de Vasconcelos andam cheios em horário escolar e comercial; nas ruas do miolo, quase todas estreitas e de mão única, convém dizer de que lado da calçada o carro da equipe pode encostar.',
    electronic:
      'Condomínio que ocupou terreno de fábrica divide a quadra com oficina e casa de vila, e o portão de garagem abre para caminhão manobrando: fotocélula baixa não enxerga para-choque alto, por isso se estuda a altura dela.',
  },
  Consolação: {
    tilting:
      'Nos prédios erguidos antes de o carro ser comum, a boca da garagem ficou baixa e larga, e a folha que levanta inteira na rampa exige folga que nem sempre há; o técnico desenha o curso antes de propor.',
    automation:
      'Portão de edifício tombado ou de fachada protegida não se troca à vontade: aproveita-se a folha existente e escondem-se motor, cabo e central do lado de dentro; o que se vê da rua depende do órgão de patrimônio, além do condomínio.',
    store:
      'Síndico de prédio antigo compra melhor com três números em mãos: largura do vão, aberturas na hora mais cheia e potência do circuito da portaria; com eles a proposta vai pronta para a assembleia.',
    electronic:
      'Com faculdades e colégios na vizinhança, a calçada em frente à garagem tem grupos parados de manhã e à noite, e o fechamento automático só se usa com pausa longa e sensor bem alinhado.',
  },
  Liberdade: {
    tilting:
      'As travessas caem depressa para os lados da baixada, e a soleira da garagem fica torta em relação à rua: a folha precisa de um corte embaixo que acompanhe essa inclinação, senão sobra fresta de um lado só.',
    automation:
      'Nos sobrados transformados em loja ou restaurante, a porta da garagem virou entrada de mercadoria; quando volta a guardar carro, confere-se se o batente ainda fecha, pois costuma ter sido tirado para passar carga.',
    store:
      'A feira de fim de semana na praça enche as ruas em volta; para instalar sem aperto, os dias do meio da semana são melhores, e o pedido já pode vir com foto da fachada e do quadro de luz.',
    electronic:
      'Turista olhando vitrine não repara em garagem: um aviso sonoro discreto na saída, somado à luz, faz o pedestre notar o carro sem irritar quem mora nos andares de cima.',
  },
  República: {
    tilting:
      'Há garagem em que o carro entra por elevador, e outras em que a rampa começa rente à calçada; em nenhuma das duas sobra pista para a folha avançar, e por isso a que levanta só serve se recolher toda para dentro.',
    automation:
      'Prédio comercial convertido em moradia troca o horário do portão: deixa de abrir em bloco às nove e às dezoito e passa a abrir o dia todo, de modo que o motor herdado do escritório precisa ser conferido.',
    store:
      'Parte das ruas é de pedestres, com regra própria para veículo de serviço; ao pedir, diga o nome do prédio e a rua por onde entra a garagem, que muitas vezes não é a do endereço.',
    electronic:
      'O estacionamento que gira carro até de madrugada gasta controle e botoeira antes do motor; um comando fixo na cabine, com sobressalente guardado, evita fila na avenida quando o primeiro falha.',
  },
  'Santa Cecília': {
    tilting:
      'Nas vilas que restam no bairro, a garagem costuma ficar ao lado da porta da casa; o braço lateral do basculante precisa caber sem tomar a passagem de quem entra a pé com compras.',
    automation:
      'Casarão dividido em salas guarda o portão original, alto e trabalhado; antes do motor, solda-se o que a ferrugem soltou nas volutas, porque peça frouxa balança e engana o ajuste de força.',
    store:
      'Sob o Minhocão e nas ruas ao lado o trânsito para em qualquer horário de pico; a montagem rende mais entre o meio da manhã e o começo da tarde, com uma vaga da garagem cedida ao carro da equipe.',
    electronic:
      'À noite e nos fins de semana o elevado fecha para carros e vira passeio, e as ruas de baixo recebem o desvio: é quando portão lento segura a fila, e se percebe se a abertura está mesmo no tempo certo.',
  },
  Sé: {
    tilting:
      'Nas docas de loja e nas garagens de repartição, a laje pode descer logo depois da entrada; para folha que sobe, o limite é o caminhão mais alto que ali entra, e essa altura se mede com ele carregado e vazio.',
    automation:
      'Edifício antigo tem fiação refeita aos pedaços: o circuito do portão deve sair de disjuntor próprio e identificado, para que uma pane na loja do térreo não prenda os carros do subsolo.',
    store:
      'Onde a rua é calçadão, ferramenta e motor chegam de carrinho, desde a vaga permitida mais próxima; informe ao pedir o ponto de referência e o responsável que libera a entrada de serviço.',
    electronic:
      'De dia passa multidão diante do portão, de noite quase ninguém: o fechamento automático resguarda a garagem vazia, desde que o sensor impeça a folha de descer sobre quem se abriga na soleira.',
  },
};
