import type { AnglesByPlace } from './place-angles.ts';

export const northAngles: AnglesByPlace = {
  Anhanguera: {
    tilting:
      'Em casa que ainda vai subir mais um andar, a laje da garagem está sem revestimento e perderá altura no acabamento; o giro da folha se calcula com esse dedo de reboco e piso já descontado.',
    automation:
      'Folha feita no próprio bairro, de chapa e tubo, muitas vezes sai sem roldana guia no alto; antes da cremalheira põe-se essa guia, que impede a folha de deitar quando o motor puxa embaixo.',
    store:
      'Entre o Morro Doce e os loteamentos a distância é de estrada, não de rua: mande o quilômetro da rodovia e a alça de entrada, porque passar da saída custa um retorno comprido.',
    electronic:
      'Condomínio à beira da rodovia recebe caminhão de mudança e entrega grande: largura útil com a folha toda aberta e um ponto de parada marcado no piso evitam que o portão leve a primeira raspada.',
  },
  Brasilândia: {
    tilting:
      'Com a porta na linha da calçada, a folha avança sobre quem passa ao girar; em rua estreita prefere-se modelo que recolhe por dentro, e a fotocélula fica do lado de fora, protegida por um perfil.',
    automation:
      'Térreo escavado no morro sua na parede do fundo e respinga na ferragem: cabo de aço se troca por prevenção, inteiro e dos dois lados, antes de o motor passar a fazer força por ele.',
    store:
      'Escada e viela fazem parte do endereço em muita casa; diga até onde o carro chega e quem pode ajudar a levar a caixa do motor, que pesa, do ponto de parada ao portão.',
    electronic:
      'Na ladeira, o carro parado espera com o freio puxado e ônibus atrás: comandar a folha uma esquina antes resolve, contanto que alguém a veja abrir ou que ela se feche sozinha.',
  },
  Cachoeirinha: {
    tilting:
      'Nas ruas acima da Inajar de Souza a garagem fica encaixada entre a escada da sala e o muro; o motor central tomaria a passagem da escada, e instala-se um de cada lado, ou um só no lado oposto.',
    automation:
      'Portão pesado que sempre desceu no embalo gasta o batente de baixo; trocando o apoio por um de borracha grossa e nivelando o último metro de trilho, o motor para a folha no lugar certo.',
    store:
      'O corredor de ônibus da avenida impede parar nela; a equipe entra pelas ruas de trás, e quem tem portão em rua de mão única deve avisar por onde se chega descendo.',
    electronic:
      'Perto do hospital e do terminal a rua tem gente a pé desde antes de clarear; luz de aviso que pisque na abertura e no fechamento importa mais ali do que nas quadras do alto.',
  },
  'Casa Verde': {
    tilting:
      'O sobrado de um carro tem pouca altura e muita história: piso refeito duas ou três vezes subiu o chão e roubou a folga; quebrar a última camada devolve os dedos que faltam para a folha girar.',
    automation:
      'Nas quadras baixas perto do rio o trilho embutido acumula areia que a chuva traz; troca-se por trilho sobreposto, fácil de varrer, antes de cobrar do motor uma leveza que a folha não tem.',
    store:
      'Nos fins de semana de ensaio e nas semanas do Carnaval a região do Sambódromo tem desvio e rua bloqueada; quem está desse lado marca com folga de calendário.',
    electronic:
      'Oficina e residência dividem parede, e a solda ao lado suja a alimentação da rede: filtro e aterramento no circuito do portão param as aberturas que ninguém comandou.',
  },
  'Freguesia do Ó': {
    tilting:
      'Nas descidas do Largo da Matriz a garagem da casa térrea pode ter sido cavada depois, e se entra com o carro em curva; a folha precisa estar toda recolhida antes de o carro apontar, pois não há meia passagem.',
    automation:
      'Casa de muitos anos pode ter ainda fio de pano e quadro de fusível: antes de ligar o motor se puxa uma linha nova do quadro, com terra, e se deixa o resto da instalação para o eletricista da obra.',
    store:
      'Os bares do largo enchem as ruas vizinhas de sexta a domingo; de segunda a quinta, de manhã, a equipe acha vaga e termina antes que a rua comece a receber mesas.',
    electronic:
      'Em frente a bar e igreja o morador quer que a folha feche logo que ele entra, e não depois: um sensor que sente o carro passar fecha na hora, sem esperar a pausa inteira.',
  },
  Jaçanã: {
    tilting:
      'Casa térrea de telhado aparente não tem laje na frente para prender o conjunto; usam-se duas colunas e uma travessa de ferro, que também seguram a calha, e a folha sobe por entre elas.',
    automation:
      'Portão de ferro antigo, quadriculado, é leve e firme; quase sempre falta nele só o lugar de prender a cremalheira, uma cantoneira soldada na altura certa do motor, de uma ponta à outra.',
    store:
      'A divisa com Guarulhos passa ao lado, e nome de rua pode se repetir na outra cidade; mande o CEP, e diga se chega mais fácil pela Guapira ou pela rodovia.',
    electronic:
      'Do lado da Fernão Dias e dos galpões, caminhão na rua faz o chão tremer; parafuso com trava química na base e reaperto na revisão seguram o motor no lugar.',
  },
  Jaraguá: {
    tilting:
      'Condomínio de sobrados iguais costuma exigir portão igual: leva-se o modelo aprovado em assembleia, com a cor e o desenho, e muda-se só o motor, que fica por dentro e não aparece.',
    automation:
      'Lote inclinado deixa um lado do vão mais alto do que o outro, e a folha de correr roda em trilho sobre muretinha; essa mureta precisa de ferro dentro, ou racha com a primeira freada do motor.',
    store:
      'Perto do pico o sinal de celular pode falhar nos fundos de vale; combine por mensagem um horário e um ponto na avenida, para não depender de ligação na chegada.',
    electronic:
      'Raio preocupa em volta do pico das antenas: protetor no quadro, outro na linha da central e aterramento medido fazem mais pela placa do que trocá-la a cada verão.',
  },
  Limão: {
    tilting:
      'A parte baixa pode juntar água em chuva forte, e carro estacionado ali tem de sair depressa: folha que possa ser solta por dentro e levantada à mão, com contrapeso em dia, é saída de emergência também.',
    automation:
      'Em gráfica e transportadora o portão abre para a doca e fica aberto horas; com a folha exposta, o vento da marginal a empurra, e um trinco magnético no fim do curso a segura sem forçar engrenagem.',
    store:
      'Carro da equipe e caminhão de carga disputam a mesma rua até o fim da tarde; em empresa, reserve um intervalo entre duas entregas e deixe o responsável pela doca avisado.',
    electronic:
      'Turno que entra às seis e turno que sai às duas cruzam-se na garagem: dois comandos com tempos de pausa diferentes, um para gente e outro para veículo, poupam o motor nesse encontro.',
  },
  Mandaqui: {
    tilting:
      'A rampa começa dentro do lote e termina na calçada inclinada; com o carro no meio da subida, a traseira fica no caminho da folha, e o curso só se define com o automóvel posto na posição.',
    automation:
      'Em ladeira forte, a folha de abrir para dentro encontraria o piso antes de completar o ângulo; dobradiça que ergue a folha enquanto abre salva o portão existente, se o peso não for grande.',
    store:
      'Junto ao Conjunto Hospitalar não sobra vaga em dia útil; nas ruas de cima, íngremes, calce-se o carro da equipe e deixe-se livre o trecho plano mais próximo do portão.',
    electronic:
      'Neblina de serra e noite fria embaçam a lente da fotocélula, que passa a ver obstáculo onde não há; um capuz e a limpeza com pano seco, na mesma semana da garoa, bastam.',
  },
  Perus: {
    tilting:
      'Terra e pó de obra entram pela fresta de baixo e grudam no cabo engraxado; usa-se lubrificante seco nas articulações, que não segura poeira, e se limpa antes de pôr mais.',
    automation:
      'Loteamento sem guia definida muda o nível da rua quando o asfalto chega; o trilho se instala numa cota que permita essa mudança, ou o portão acaba abaixo da água.',
    store:
      'A ferrovia divide o bairro e as travessias para carro são poucas; conte de que lado fica a casa e se há subida de terra, que molhada pode pedir outro dia.',
    electronic:
      'Queda de energia por galho em fio é queixa das ruas encostadas na mata: bateria ligada à central dá algumas aberturas, que se guardam para chegar e sair, e não para testar.',
  },
  Pirituba: {
    tilting:
      'Nas colinas do bairro o sobrado tem a sala meio lance acima da garagem, e o teto dela desce em viga atravessada; é nessa viga, e não na laje, que a trena precisa encostar.',
    automation:
      'Condomínio clube entregue há anos troca pela primeira vez o motor original, dimensionado por menos carros; contam-se as vagas ocupadas hoje antes de repetir o modelo que veio da obra.',
    store:
      'Em volta da estação e da Raimundo Pereira de Magalhães o fluxo é pesado cedo e à tarde; entre dez e quinze horas a equipe chega melhor, e a portaria já pode ter o nome dos técnicos.',
    electronic:
      'Com portões separados de entrada e de saída, o erro clássico é o visitante seguir o morador; uma folha que só abre com a outra fechada resolve, e é ajuste de central.',
  },
  Santana: {
    tilting:
      'Nos altos do bairro, casa antiga pode ter a garagem no porão, de teto baixo e porta em arco; o quadro da folha se faz reto por dentro do arco, que fica como moldura.',
    automation:
      'Basculante lento e barulhento costuma sofrer mais de articulação seca do que de motor velho: o técnico desliga tudo, escora a folha e mede o equilíbrio; se falta, o conserto é nela.',
    store:
      'A Voluntários da Pátria é comércio a perder de vista, com vaga paga e rotativa; nas transversais do alto encosta-se em frente à casa, e o prédio costuma ceder a vaga de carga por algumas horas.',
    electronic:
      'Evento no Anhembi enche as ruas próximas de carro dando volta atrás de vaga, e quem demora a entrar em casa encontra a guia ocupada ou um para-choque em cima da linha da folha.',
  },
  'São Domingos': {
    tilting:
      'Casa ampla do Parque São Domingos tem garagem coberta e separada do portão da rua; motoriza-se primeiro o da rua, e o de dentro, leve e abrigado, pode ficar manual sem perda.',
    automation:
      'Folha de madeira maciça, bonita e de outra época, incha com a chuva e emperra na coluna; um palmo de folga aplainado e verniz em dia valem mais do que subir a força do motor.',
    store:
      'Da Anhanguera se chega em minutos, mas as ruas curvas do Parque São Domingos confundem quem vem de fora; a localização enviada pelo celular leva a equipe à entrada certa, mesmo em casa de esquina.',
    electronic:
      'Rua de casa com cancela de associação de moradores acrescenta um controle ao chaveiro: há controle que guarda vários códigos, e um só serve à cancela, ao portão e à garagem.',
  },
  Tremembé: {
    tilting:
      'Junto ao Horto, a garagem aberta no barranco recebe folha e água da encosta; uma valeta atrás da linha do portão desvia a enxurrada, e a folha que levanta pode ficar dois dedos acima do piso.',
    automation:
      'Chácara e casa de muito terreno têm portão longe da tomada: puxa-se cabo em conduíte enterrado, com bitola maior por causa da distância, antes de condenar motor que parece fraco.',
    store:
      'Subindo para a Cantareira as ruas afinam e algumas são de terra; diga se passa caminhonete e se há cachorro solto, porque a equipe descarrega no portão e trabalha do lado de dentro.',
    electronic:
      'Bicho da mata atravessa o vão à noite e dispara a fotocélula, de modo que a folha volta sem motivo aparente; mato aparado dos dois lados e uma câmera que mostre o que cruzou separam bicho de defeito.',
  },
  Tucuruvi: {
    tilting:
      'Em sobrado de garagem curta, o carro de hoje fica com a traseira a um palmo da folha; conserva-se o basculante se ele gira por fora, e avisa-se que o piso ali não pode ter vaso nem lixeira.',
    automation:
      'Fieira de sobrados da mesma construtora traz portões gêmeos, e a peça que gastou em um vai gastar no outro: vizinhos que combinam a revisão no mesmo dia dividem o tempo de visita.',
    store:
      'A avenida e o fim da linha do metrô concentram lojas e ônibus; nas ruas acima, de moradia, sobra lugar para o carro da equipe, desde que não seja manhã de feira livre.',
    electronic:
      'Quem aluga a vaga para passageiro do metrô abre o portão para desconhecido duas vezes por dia: controle próprio para o inquilino, que se apaga no fim do contrato, separa as coisas.',
  },
  'Vila Guilherme': {
    tilting:
      'As ruas baixas, próximas do Tietê, podem encher em temporal; motor de teto, preso à laje e longe do chão, é o que menos sofre, e o contrapeso pede cano com dreno embaixo.',
    automation:
      'Transportadora ocupa quadra inteira, com folhas que passam de uma vaga de carreta; divide-se o vão em duas folhas que se encontram no meio, cada uma com motor e batente seus.',
    store:
      'Feira grande no Expo Center Norte lota hotel, rua e estacionamento durante dias; consulte a agenda de eventos antes de escolher a data, e prefira a semana sem montagem de estandes.',
    electronic:
      'Visitante de feira para em cima da guia rebaixada sem cerimônia: placa visível e sinal luminoso na coluna não são multa, mas fazem o motorista procurar outro lugar.',
  },
  'Vila Maria': {
    tilting:
      'Na parte alta, a garagem acompanha a ladeira e o basculante velho ficou com um braço mais aberto que o outro; alinham-se os dois pelo centro do eixo, com a folha no prumo, antes de motorizar.',
    automation:
      'Pátio de caminhão da parte baixa pode ter piso de bloco, que afunda sob a roda; o trilho assenta numa viga de concreto contínua, ou ondula em pouco tempo e solta a cremalheira.',
    store:
      'Terminal de cargas e marginal por perto significam carreta em toda esquina da parte baixa; nas vilas de cima entra-se melhor depois que os caminhões da manhã já saíram para a Dutra.',
    electronic:
      'Pátio que recebe motorista de fora precisa abrir sem dar controle a ninguém: teclado com senha trocada toda semana, ou comando pelo telefone do encarregado, registra quem entrou.',
  },
  'Vila Medeiros': {
    tilting:
      'Frente de casa térrea ganhou sobrado em cima com viga apoiada na antiga coluna do portão; ninguém deve furar essa coluna sem saber o que ela sustenta, e o suporte vai numa chapa abraçada.',
    automation:
      'Portão que raspa no meio do curso em dia quente dilatou: chapa pintada de escuro, virada para o poente, pede folga maior na guia, e não mais força na regulagem.',
    store:
      'A avenida Nossa Senhora do Loreto serve de referência, e quem vem da marginal sobe antes pela Vila Maria; cite a rua de comércio mais próxima, porque as travessas são muitas e parecidas.',
    electronic:
      'Ruas de casa com gente na calçada até tarde pedem fechamento visível e lento no fim; com a luz do portão ligada à central, o vizinho percebe antes que a folha chegue perto.',
  },
};
