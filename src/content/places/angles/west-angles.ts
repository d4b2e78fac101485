import type { AnglesByPlace } from './place-angles.ts';

export const westAngles: AnglesByPlace = {
  'Alto de Pinheiros': {
    tilting:
      'Casa recuada em terreno largo quase não precisa de folha que sobe na rua; ela aparece na garagem lateral, coberta, onde o vão é baixo porque em cima há um terraço.',
    automation:
      'Raiz de tipuana levanta calçada e trilho ao mesmo tempo: em vez de cortar a raiz, o que nem se permite sem autorização, passa-se a folha para trilho suspenso ou braço articulado.',
    store:
      'As praças e ruas sem saída do bairro confundem o mapa; diga o nome da praça mais próxima e se a rua tem guarita de vigilância, para que o vigia espere a equipe.',
    electronic:
      'Perto do rio e do parque o ciclista passa rente à guia: quem sai com a folha ainda subindo não o vê, e um espelho convexo do lado da ciclofaixa faz a diferença.',
  },
  'Barra Funda': {
    tilting:
      'Sobrado operário da parte velha pode ter porta de garagem aberta no lugar da janela da sala, com parapeito que virou degrau; o quadro da folha se ajusta a esse degrau ou se rebaixa o piso.',
    automation:
      'Galpão que hoje é estúdio ou escritório recebe gente, e não caminhão: na folha grande se embute uma porta de passagem com mola e sensor, e a folha inteira se abre poucas vezes ao dia.',
    store:
      'Em dia de show ou jogo nos arredores do Memorial e do estádio vizinho, o acesso pelo terminal trava cedo; no calendário de evento há datas livres de sobra, e a manhã rende.',
    electronic:
      'Torre nova sobre terreno plano tem rampa que desce, e chuva forte entra por ela: sensor de água na canaleta da garagem avisa a portaria antes de o subsolo encher e o motor ficar molhado.',
  },
  Butantã: {
    tilting:
      'Nas colinas do bairro casa de meio de século costuma ter abrigo de carro aberto, de viga fina e sem coluna na frente; para receber folha que levanta, ergue-se primeiro um quadro que não se apoie na viga.',
    automation:
      'Portão baixo de grade, do tempo em que se deixava a frente aberta, foi aumentado com tela ou vidro: ficou mais alto e menos firme, e recebe travessa diagonal antes do motor.',
    store:
      'A Cidade Universitária restringe a passagem de carros em certos horários, e quem costuma cortar por dentro dela perde o atalho; calcule a chegada da equipe pelas avenidas de fora.',
    electronic:
      'Casa dividida por estudantes ou sala alugada por profissional de saúde troca de ocupante com frequência; cadastro escrito na tampa da central, com data, diz de quem é cada controle.',
  },
  'Itaim Bibi': {
    tilting:
      'As poucas casas que restam entre torres funcionam como clínica, escritório ou escola; a folha que levanta deixa livre a faixa da frente, em que cliente espera e entregador deixa a moto.',
    automation:
      'Edifício comercial automatizado há muito tempo pode ter ainda motor hidráulico embutido no piso, que junta água; trocá-lo por braço aparente ou deslizante é obra que se programa para quando o escritório não abre.',
    store:
      'Quadra de escritório exige cadastro de prestador, seguro e horário de doca; peça a lista da administração antes, e a equipe chega com os documentos prontos.',
    electronic:
      'Às nove da manhã a fila da garagem chega à avenida: abertura rápida só ajuda se a cancela de dentro também andar, e as duas se regulam em conjunto.',
  },
  Jaguara: {
    tilting:
      'As casas da vila ocupam em geral lote regular, e o vão tem medidas parecidas de uma a outra; é caso simples, em que a condição da mola ou do contrapeso decide quase tudo.',
    automation:
      'Transportadora de esquina usa o portão como parede: folha alta, cheia, exposta ao vento da rodovia; telar um terço da chapa alivia a vela e permite motor menor.',
    store:
      'Entre a rodovia e a marginal, o bairro tem poucas entradas de carro; quem vem pela ponte dos Remédios e quem vem pela Anhanguera chega por lados diferentes, e convém dizer qual fica mais perto.',
    electronic:
      'Ruído de estrada encobre campainha e aviso sonoro do portão; luz de sinalização forte, do lado de fora, e vibração no celular quando alguém toca cumprem melhor a função.',
  },
  Jaguaré: {
    tilting:
      'No morro, a casa sobre laje tem a garagem no nível da rua e a cozinha logo acima; o barulho da folha batendo sobe pela parede, e um amortecedor no fim do giro se ouve pela falta dele.',
    automation:
      'Fábrica dividida em vários depósitos herda um portão para todos, e cada inquilino quer horário seu: central com agenda semanal abre sozinha no expediente e pede senha fora dele.',
    store:
      'Na parte plana, do lado da marginal, as ruas de indústria costumam ser largas e boas de parar; nos condomínios a entrega se agenda com o gerente, que indica por qual portaria entra o serviço.',
    electronic:
      'Condomínio com clube e muitas torres mede o portão por minuto, e não por dia; um segundo motor montado e testado na casa de máquinas encurta a pane à troca de uma tomada e quatro parafusos.',
  },
  'Jardim Paulista': {
    tilting:
      'Vila sem saída na parte alta tem garagem defronte de garagem, separadas por pouco mais de um carro; a folha não pode avançar sobre essa pista comum, e o modelo recolhido é condição, não luxo.',
    automation:
      'Em rua de bairro tombado, árvore e recuo ajardinado não cedem lugar a portão maior; o motor se esconde em caixa no piso ou atrás da coluna, com tampa que aguente roda e ralo que tire a água.',
    store:
      'Ruas de comércio fino têm vaga paga, manobrista e pouca tolerância a carro de serviço parado; prédio que avisa a portaria e cede a rampa por duas horas resolve a montagem.',
    electronic:
      'No subsolo em dois níveis o sinal do controle morre na descida: antena na boca da rampa, ligada por cabo à central, dispensa o morador de esperar com o braço para fora.',
  },
  Lapa: {
    tilting:
      'Sobrado encarapitado em ladeira tem garagem de altura justa embaixo e sala por cima; quando a viga não deixa girar, resolve-se com folha bipartida, que dobra ao meio e sobe em menos espaço.',
    automation:
      'Portão de enrolar em loja do mercado e portão de garagem na rua de trás são dois mundos: para a garagem se olha a folha; para a porta de aço, o eixo, a mola e o tempo de descanso.',
    store:
      'As duas estações e o mercado puxam comprador o dia inteiro, e as vagas giram devagar; na Vila Romana e na Ipojuca, a poucos minutos, o carro da equipe encosta na frente.',
    electronic:
      'Onde a ladeira ainda é de paralelepípedo, a roda do carro sacode contra o trilho da folha; trilho rente ao piso e bem chumbado dos dois lados aguenta, o sobreposto entorta.',
  },
  Morumbi: {
    tilting:
      'A garagem da casa grande tem três ou quatro vagas lado a lado, com um vão só; folha que levanta dessa largura precisa de motor duplo, ou se divide o vão com uma coluna no meio.',
    automation:
      'Folha de madeira nobre ou chapa de aço patinável pesa muito além do que o tamanho sugere; pesa-se de verdade, com talha e balança, antes de prometer tempo de abertura.',
    store:
      'Guarita particular e rua vigiada pedem nome, documento e placa do carro de quem vem; enviados na véspera, a equipe entra sem esperar no portão que ela mesma vai trocar.',
    electronic:
      'Jogo e show no estádio trancam as ruas do Jardim Leonor, e sair de casa vira operação: bateria, chave de emergência e um segundo acesso testado valem mais nesses dias.',
  },
  Perdizes: {
    tilting:
      'A calçada desce tanto que um canto do vão fica um palmo abaixo do outro; faz-se a folha fora de esquadro de propósito, com o eixo em nível, e a fresta some quando ela fecha.',
    automation:
      'Prédio de poucos andares em ladeira pode ter o motor no fundo de um nicho úmido; muda-se o conjunto para cima, mesmo ao custo de uma cremalheira mais alta, e o defeito que voltava some.',
    store:
      'Perto da universidade e do colégio o movimento tem hora certa; no intervalo entre as aulas a rua respira, e a equipe carrega ferramenta ladeira acima só uma vez.',
    electronic:
      'Quem desce a rampa depressa e com chuva não para em cima da linha: alongar a distância entre o sensor e a folha dá ao motorista o tempo que o piso molhado rouba.',
  },
  Pinheiros: {
    tilting:
      'Sobrado que virou restaurante volta a ter garagem para entregas: o vão de antes serve, mas a folha agora abre na hora do almoço, quando a fila está na calçada, e recolher por dentro é obrigatório.',
    automation:
      'Em vila da Vila Madalena ou do entorno, o portão comum ainda é manual e ninguém quer descer na chuva; divide-se a conta por casa, e cada uma recebe dois controles de cadastro próprio.',
    store:
      'O largo da Batata e a Teodoro Sampaio pedem paciência para parar; de manhã cedo, antes que as lojas abram, descarrega-se em minutos o que ao meio-dia leva meia hora.',
    electronic:
      'Obra de prédio na quadra solta pó fino que entra na fotocélula e endurece com a garoa; durante a obra vizinha, a limpeza da lente passa a ser semanal.',
  },
  'Raposo Tavares': {
    tilting:
      'Nas vilas em declive, a casa fica abaixo da rua e o carro desce de frente: a folha fecha no alto da rampa e toma toda a chuva, e por isso vai pintada por dentro e por fora.',
    automation:
      'Prédio da Cohab com estacionamento cercado costuma ter um portão que ninguém assume; antes de trocar o motor, escreve-se quem guarda a chave, quem paga a peça e quem liga.',
    store:
      'A rodovia trava nos horários de ida e volta, e as saídas para o bairro são poucas; diga o quilômetro e o sentido, e prefira a janela do meio do dia.',
    electronic:
      'Com a mata e o córrego por perto, inseto entra na central atraído pelo calor da placa: espuma nas entradas de fio e tampa com vedação inteira evitam curto de madrugada.',
  },
  'Rio Pequeno': {
    tilting:
      'Rua que acompanha córrego canalizado pode juntar água em temporal; prefere-se folha leve, de alumínio, que sobe na mão se faltar energia justo quando o carro precisa sair dali.',
    automation:
      'No Parque dos Príncipes, casa de recuo grande tem folha larga de duas partes que venta como vela; motores de braço com trava mecânica seguram-na fechada sem fechadura à parte.',
    store:
      'Condomínio fechado de rua pede autorização por escrito, e a via de acesso tem lombadas e valetas; para sobrado de vila basta o ponto de referência na avenida.',
    electronic:
      'Do lado da universidade há moradia de estudante com bicicleta: abrir a folha inteira para passar uma roda gasta motor à toa, e uma porta lateral com fecho elétrico cuida disso.',
  },
  'Vila Leopoldina': {
    tilting:
      'Na parte velha, perto da Lapa, sobrados de vila têm garagem coberta por telha antiga; o suporte da folha não se prende na tesoura do telhado, que trabalha com o vento e racha.',
    automation:
      'Depósito de frutas e flores abre de madrugada e lava o piso todo dia; trilho galvanizado com caimento e motor erguido em base de concreto não ficam dentro da água.',
    store:
      'Antes do amanhecer os caminhões da Ceagesp tomam as avenidas, e a feira de flores repete o movimento em certos dias; longe dessas horas a equipe encosta com mais facilidade.',
    electronic:
      'Produtora de vídeo grava com silêncio marcado e recebe caminhão de cenário: quem comanda o portão precisa de trava que o impeça de abrir no meio da gravação, e um botão a desfaz.',
  },
  'Vila Sônia': {
    tilting:
      'Piso de duas vagas feito em épocas distintas tem um degrau no meio, e a folha única fecha torta; iguala-se o piso na linha do portão, numa faixa de meio metro, e o resto pode ficar.',
    automation:
      'Casa do Caxingui de meio de século tem portão de correr que entra por trás de jardineira; limpa-se o vão oculto, onde há terra e folha de anos, e só então se julga o peso.',
    store:
      'Com a estação e o terminal abertos há poucos anos, o caminho de sempre pode ter mudado; confirme no mapa do dia como se chega, porque a volta pela Francisco Morato é longa.',
    electronic:
      'Passageiro que corta caminho entre o terminal e os prédios passa rente às garagens antes de clarear; sinal luminoso perto do chão é visto até por quem anda olhando o celular.',
  },
};
