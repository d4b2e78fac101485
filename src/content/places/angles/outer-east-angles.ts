import type { AnglesByPlace } from './place-angles.ts';

export const outerEastAngles: AnglesByPlace = {
  'Artur Alvim': {
    tilting:
      'Nos prédios da Cohab as vagas foram muitas vezes cobertas depois, com telha baixa e pilar fino, e a folha que levanta encosta na cobertura se ninguém medir o ponto mais alto do giro.',
    automation:
      'Portão comprado pronto na serralheria do bairro vem com chapa frisada fina, boa para a mão e mole para o motor: uma barra soldada atrás, de ponta a ponta, impede que a folha ondule ao ser puxada.',
    store:
      'Estádio cheio na vizinha Itaquera lota o metrô e a Radial já à tarde; consulta-se a tabela dos jogos antes de marcar, e a montagem fica para um dia em que a rua esteja livre.',
    electronic:
      'No estacionamento de conjunto cada bloco quer o seu controle, e o síndico precisa de lista com nome e apartamento; sem lista, apagar o controle perdido por um obriga a regravar o de todos.',
  },
  Cangaíba: {
    tilting:
      'O terreno ondula entre a avenida e o rio, e a garagem pode estar acima ou abaixo da rua na mesma quadra: se desce, a folha precisa de vedação embaixo, para a água da chuva não seguir o carro.',
    automation:
      'Frente inteira fechada por portão de chapa é comum, com porta de pedestre recortada na própria folha; essa porta precisa de sensor que impeça o motor de andar quando alguém a deixou aberta.',
    store:
      'Na Assis Ribeiro, que acompanha a ferrovia, o trânsito é pesado, e nas travessas de cima o carro de serviço encosta na porta; diga se a casa fica antes ou depois da linha do trem, que tem poucas travessias.',
    electronic:
      'A luz que pisca a cada temporal é queixa antiga de quem mora perto da várzea: protetor contra surto no quadro e bateria para o motor evitam descer na chuva para abrir com a chave.',
  },
  'Cidade Líder': {
    tilting:
      'Em rua de subida, a calçada costuma ser cortada em degraus e a entrada do carro fica inclinada de lado; o eixo da folha se põe em nível, sem acompanhar a linha da guia.',
    automation:
      'Grade de correr coberta de trepadeira solta folha seca, e ela enche o trilho; a canaleta de escoamento entra na obra antes de o motor entrar.',
    store:
      'Entre uma avenida e outra há ladeiras estreitas em que só passa um carro por vez; avise no pedido se o da equipe deve subir de ré, e tire antes o seu carro da frente do portão.',
    electronic:
      'No conjunto de poucas casas, o portão da rua é de todos e a conta também: um só responsável com a chave de emergência e a lista dos controles resolve a maior parte das brigas antes que comecem.',
  },
  'Cidade Tiradentes': {
    tilting:
      'Nos sobrados erguidos em volta dos prédios o térreo tem laje baixa e coluna grossa no meio do caminho; mede-se a passagem já com os retrovisores abertos, para o braço do portão não levar um deles.',
    automation:
      'Estacionamento de bloco que ganhou grade aos poucos, pela mão dos moradores, tem trechos de pesos diferentes; a folha que vai receber motor é refeita num só quadro, e as demais ficam fixas.',
    store:
      'Do Centro até ali o caminho é longo, e a equipe leva tudo numa viagem: fotos do vão, da tomada e da folha, mandadas antes, evitam que falte justamente a peça que não se acha na hora.',
    electronic:
      'Criança brincando no pátio do conjunto é a regra depois da escola: força regulada no mínimo, borda de borracha e sensor a dois palmos do chão protegem quem corre atrás da bola.',
  },
  'Ermelino Matarazzo': {
    tilting:
      'Muita casa do tempo das fábricas foi crescendo para a frente, e a garagem ficou debaixo da varanda; folha que levanta ali precisa de braço curto, para não bater na viga da varanda no meio do giro.',
    automation:
      'Chapa inteiriça pesa e ainda recebe o vento que vem aberto da várzea: prende-se uma guia extra no alto da folha e testa-se o motor num dia de vento, ou simulando o empurrão com a mão.',
    store:
      'A linha do trem corta o distrito em dois, com poucas passagens para carro; dizer de que lado dela fica a casa, na primeira mensagem, pode poupar meia volta pela avenida São Miguel.',
    electronic:
      'Estudantes da USP Leste podem dividir casa e mudar de endereço de um ano para outro: ao devolver o imóvel, apagam-se da central os controles antigos, serviço de minutos que muita gente esquece.',
  },
  Guaianases: {
    tilting:
      'A garagem escavada no morro costuma ter muro de arrimo encostado na coluna do portão; o chumbador do contrapeso não pode furar esse muro, e o suporte vai por dentro, preso ao piso.',
    automation:
      'Folha que escorrega sozinha para baixo, quando solta da mão, denuncia trilho fora de nível: calça-se o trilho, ou se muda o lado para onde corre, antes de pensar em potência.',
    store:
      'Em volta da estação e das ruas de lojas não se encosta carro de serviço no horário comercial; nas ladeiras de casas, o melhor é reservar a vaga desde cedo e avisar se há escada até o portão.',
    electronic:
      'Parado na subida, com a traseira do carro para a rua, ninguém quer esperar: abertura comandada da esquina, com o controle de bom alcance e antena bem posta, vale mais do que um motor maior.',
  },
  Iguatemi: {
    tilting:
      'Lote estreito e casa no fundo deixam a vaga descoberta junto ao muro, sem laje onde prender o conjunto; monta-se então um pórtico de ferro, e é nele que a folha se apoia para subir.',
    automation:
      'Em loteamento recente o portão chega antes da calçada, e o piso definitivo sobe depois alguns dedos; instalar o motor com folga para essa obra futura evita cortar a folha mais adiante.',
    store:
      'A Ragueb Chohfi concentra ônibus e caminhões nas horas de ir e voltar do trabalho; no meio do dia ela anda bem, e é quando a visita ao fundo dos bairros rende mais.',
    electronic:
      'Com muro alto e chapa fechada não se vê quem está do lado de fora: vídeo-porteiro ligado à mesma central deixa abrir só depois de olhar, sem descer até a rua.',
  },
  'Itaim Paulista': {
    tilting:
      'Garagem que serve de varanda guarda mesa, rede e churrasqueira perto da porta; o curso da folha fica marcado no chão com tinta, e tudo o que passa dessa faixa muda de lugar antes da instalação.',
    automation:
      'Onde o térreo virou salão ou mercadinho, o portão antigo de enrolar convive com o da garagem ao lado; são mecanismos diferentes, e cada um recebe o seu motor e a sua chave de emergência.',
    store:
      'Na Marechal Tito passam ônibus sem parar e quase não se encosta junto às lojas; entra-se melhor pela rua paralela, e um ponto de referência ajuda onde o lote foi dividido e a numeração se repete.',
    electronic:
      'Os córregos que descem para o Tietê podem transbordar nas chuvas de verão; central no alto da parede, emenda em caixa vedada e disjuntor ao alcance deixam desligar tudo antes que a água chegue.',
  },
  Itaquera: {
    tilting:
      'Nos sobrados da parte antiga a garagem cabe um carro pequeno, e o atual encosta na folha pelo para-choque; medir o carro, e não só o vão, decide se o portão que levanta ainda fecha com ele dentro.',
    automation:
      'Em conjunto da Cohab o portão coletivo já passou por três ou quatro serralheiros: antes de pôr motor novo, tira-se o que ficou solto no trilho e verifica-se qual fio ainda alimenta alguma coisa.',
    store:
      'Em dia de partida há bloqueio em torno do estádio, e as linhas de trem e metrô despejam torcida na mesma esquina; marcando numa manhã sem jogo, a equipe entra e sai sem pressa.',
    electronic:
      'Em dia de jogo passa muita gente a pé diante da garagem: quem mora no caminho do estádio fecha pelo controle, vendo o vão, e só sai dali com a folha encostada.',
  },
  'Jardim Helena': {
    tilting:
      'No Jardim Romano e no Jardim Pantanal a água do Tietê já ficou dias dentro de casa; o portão que sobe tira a folha do chão, mas suas articulações de baixo precisam ser lavadas e engraxadas depois.',
    automation:
      'Depois de uma cheia, motor que ficou debaixo d’água não se religa para ver no que dá: abre-se, seca-se e mede-se a isolação, e muitas vezes vale mais trocar o conjunto do que confiar nele.',
    store:
      'Como é tudo plano, a entrega não enfrenta ladeira, mas em semana de chuva forte convém confirmar se a rua dá passagem; a equipe remarca sem drama quando a várzea está cheia.',
    electronic:
      'Convém combinar com a família o que fazer quando a água subir: disjuntor desligado primeiro, folha solta e aberta enquanto ainda anda, controle guardado no alto com os documentos.',
  },
  'José Bonifácio': {
    tilting:
      'Sobrado de conjunto tem recuo de poucos passos, e a frente foi coberta com telha até a calçada; a folha, ao subir, não pode empurrar a telha, de modo que se baixa o giro ou se recorta a cobertura.',
    automation:
      'Quem fechou a frente do lote por conta própria usou o que havia de ferro: antes de automatizar, pesa-se a folha com balança de carga, já que olhar a chapa engana quando há tubo cheio por dentro.',
    store:
      'As quadras do conjunto se parecem, e só o número pode não bastar; mande a localização pelo celular junto com a foto, e a equipe chega à casa certa na primeira tentativa.',
    electronic:
      'No prédio baixo sem porteiro, o portão é o porteiro: fecha sozinho, acende a luz do pátio e avisa quando ficou aberto, desde que a mola da porta de pedestre ao lado também feche.',
  },
  Lajeado: {
    tilting:
      'Rua íngreme faz a água da chuva entrar por baixo da folha; uma soleira alta resolve a água e atrapalha o carro, e o meio-termo é uma canaleta com grelha antes da linha do portão.',
    automation:
      'Em lote pequeno e inclinado, a folha de correr teria de subir junto com a calçada, o que motor nenhum aguenta por muito tempo; quando não há parede reta ao lado, muda-se o tipo de portão.',
    store:
      'Leve em conta a ladeira ao guardar a vaga: o carro da equipe carrega escada e precisa ficar em trecho plano, ainda que a alguns metros, com caminho livre até a garagem.',
    electronic:
      'Nas madrugadas de quem sai cedo para o trem, o portão trabalha no escuro e no frio: graxa certa nas articulações e luz com sensor na entrada evitam tropeço e partida pesada.',
  },
  'Parque do Carmo': {
    tilting:
      'Residencial com recuo ajardinado tem a garagem longe da rua, e a folha pode ser só dela: basculante leve, protegido da chuva pela casa, dura mais do que o que toma sol na calçada.',
    automation:
      'Em rua de muita sombra a folha vive úmida, e a ferrugem começa por baixo, onde ninguém olha; lixa, fundo e pintura vêm antes do motor, que não segura chapa que se desfaz.',
    store:
      'Em época de cerejeira florida a entrada do parque enche aos domingos; de segunda a sexta a região é tranquila, e o carro de serviço entra até a porta, mesmo nas ruas com cancela, se a portaria for avisada.',
    electronic:
      'Perto da mata, formiga e lagartixa fazem casa dentro da caixa da central e provocam defeito sem hora; caixa bem fechada, com entrada de fio por baixo, é cuidado de dez minutos.',
  },
  'Ponte Rasa': {
    tilting:
      'A telha da garagem coberta cai para a rua, e é na parte mais baixa que o portão fica; muitas vezes basta erguer a ponta da telha com um apoio novo para a folha voltar a girar inteira.',
    automation:
      'Entre os sobrados há muito portão de grade com lança, aberto em duas folhas para dentro; com o carro grande de hoje elas já não fecham, e passar a folha para correr de lado pode sair melhor do que motorizar as duas.',
    store:
      'A avenida São Miguel tem comércio de portas abertas e parada rápida de ônibus; combine pela travessa e deixe à mão a nota do motor antigo, se ela existir, que já diz o que havia.',
    electronic:
      'Rua reta convida quem passa a acelerar, e sair de ré com o portão fechando atrás é susto certo: pausa longa e espelho na coluna da frente custam pouco e se usam todo dia.',
  },
  'São Mateus': {
    tilting:
      'Nas ruas que sobem do terminal, a garagem ganhou um segundo andar em cima e perdeu altura embaixo; a viga nova desce alguns dedos além da antiga, e é ela que o giro da folha encontra.',
    automation:
      'Portão manual de ferro redondo, leve e bem pintado, é comum nas casas de mais idade: corre com um dedo, aceita motor pequeno, e o dinheiro poupado vai para a fotocélula.',
    store:
      'A Mateo Bei é loja de ponta a ponta e vive cheia no fim de semana; de terça a quinta a equipe encosta nas travessas com mais facilidade e termina antes do movimento da tarde.',
    electronic:
      'Quem chega do monotrilho a pé, à noite, abre a porta pequena e não a folha do carro: fechadura elétrica no mesmo controle deixa entrar sem expor a garagem inteira.',
  },
  'São Miguel': {
    tilting:
      'Perto da capela e da antiga estação podem restar casas de telha e parede de tijolo maciço, com verga curta sobre a entrada; reforça-se a verga com perfil antes de pendurar nela qualquer folha.',
    automation:
      'No portão de frente estreita a folha corre rente ao muro do vizinho, num corredor em que só cabe a mão; é por ali que se prende a cremalheira, e por isso se mede o corredor primeiro.',
    store:
      'A praça da capela e as ruas de comércio têm carga e descarga com horário na placa; diga no pedido se a entrega cai nesse trecho, para a equipe chegar dentro dele.',
    electronic:
      'Comércio na frente e moradia nos fundos usam a mesma passagem: com dois canais no controle, um abre só o suficiente para gente e outro abre tudo para o carro.',
  },
  'São Rafael': {
    tilting:
      'Loteamento em encosta deixa a casa um lance acima da rua e a vaga cavada embaixo, úmida na parede de terra; ferragem zincada e furo de respiro na coluna evitam que o cabo enferruje por dentro.',
    automation:
      'Quando o portão corre para o lado que sobe, ele desce sozinho ao ser solto, e a trava do motor passa a ser a única coisa que o segura; um batente regulável embaixo é obrigatório.',
    store:
      'A divisa com o ABC passa rente às casas, e pode haver rua de nome parecido do lado de lá; escreva também o bairro e o CEP, para ninguém ir parar em Mauá.',
    electronic:
      'Muita família sai de carro só no fim de semana, e a folha passa dias parada: um ciclo completo a cada dois dias mantém a graxa espalhada e mostra cedo o barulho novo.',
  },
  'Vila Curuçá': {
    tilting:
      'Folha aumentada com uma faixa de chapa por cima fica pesada na ponta e tende a tombar para fora; o contrapeso se refaz na oficina, pesado com a folha já pronta, e não por estimativa.',
    automation:
      'Construção aos poucos deixa colunas de idades diferentes, uma firme e outra oca: bate-se com o martelo nas duas, e a que soar vazia recebe graute antes de sustentar trilho ou braço.',
    store:
      'Há quadra com escadaria e viela entre as casas, e o mapa do celular manda o carro pelo caminho errado; peça a alguém que espere na avenida mais próxima nos últimos metros.',
    electronic:
      'A garagem usada também como passagem para a casa dos fundos precisa de duas decisões: quem abre o portão grande e por onde se entra a pé quando ele está trancado.',
  },
  'Vila Jacuí': {
    tilting:
      'Solo mole perto dos córregos pode fazer a coluna do portão ceder aos poucos, até a folha enroscar em cima; prumo conferido e sapata refeita valem mais do que lixar a lateral.',
    automation:
      'Empresas junto à Jacu-Pêssego usam portão para caminhão de dia e o vigia à noite: dois tempos de pausa na central, um longo e outro curto, atendem aos dois turnos com a mesma folha.',
    store:
      'Carro de entrega chega rápido pela avenida e se perde nas vielas da União de Vila Nova; um ponto de encontro na esquina com comércio resolve, e a foto da fachada confirma.',
    electronic:
      'Conjunto com bloco de frente e bloco de fundo sofre com controle fraco lá atrás: antena externa no poste da entrada alcança os dois sem que ninguém desça do carro para apertar.',
  },
};
