import type { AnglesByPlace } from './place-angles.ts';

export const southAngles: AnglesByPlace = {
  'Campo Belo': {
    tilting:
      'Nas casas que sobraram entre os prédios, a garagem ao lado da sala tem forro de gesso recente escondendo a laje; abre-se um ponto do forro antes de marcar furo, para saber onde está a viga.',
    automation:
      'Portão de duas vagas que hoje pesa na mão costuma ter roldana achatada de ficar sempre na mesma posição; troca-se o par, corre-se a folha vazia algumas vezes e só então se mede a força.',
    store:
      'Em dias de feira e nos horários do aeroporto as ruas próximas da Washington Luís entopem; a equipe vem pelo lado do Brooklin e pede que a vaga da frente esteja livre.',
    electronic:
      'Com avião por cima e avenida ao lado, aviso sonoro se perde; morador de prédio percebe melhor a luz, e o porteiro, um mostrador na bancada que diz se a folha está aberta, fechada ou no meio.',
  },
  'Campo Grande': {
    tilting:
      'No Jardim Marajoara a casa pode ter a garagem embaixo de um quarto, e a folha batendo é despertador; regula-se a desaceleração e troca-se o batente seco por um de borracha macia.',
    automation:
      'Em indústria do lado de Jurubatuba pode haver folha de correr sobre trilho pesado, alto e áspero; a roldana certa para ele é de aço, de canal largo, e a de casa se gasta logo.',
    store:
      'Portaria de indústria e de torre pede integração de segurança, bota e capacete; avise ao contratar, e a visita já vem com o que a norma da casa exige.',
    electronic:
      'Os shoppings da região soltam trânsito nas ruas de trás em véspera de data comemorativa; folha que responde de longe livra o morador de ficar atravessado na via esperando.',
  },
  'Campo Limpo': {
    tilting:
      'Sobrado em aclive deixa o para-choque rente à folha quando o carro está guardado; um calço de roda pintado no piso marca até onde entrar, e a folha volta a girar sem encostar.',
    automation:
      'Prédio novo pode ser entregue com portão leve de alumínio e motor mínimo; enche-se o condomínio, cresce o uso, e o conjunto pede reforço de fixação mais cedo do que se espera.',
    store:
      'Nas quadras próximas do metrô e do terminal não há lugar de parada; na mensagem, indique a rua por onde entra a garagem, que em lote de esquina nem sempre é a do número.',
    electronic:
      'Divisa de cidade é caminho de moto: quem sai da garagem encontra motociclista entre a guia e o carro parado, e sinalizar antes que a folha se mova é o que dá tempo a ele.',
  },
  'Capão Redondo': {
    tilting:
      'Cada palmo aproveitado quer dizer folha rente a três paredes; o espaço do motor sai de um recorte na alvenaria ou do lado de fora, em caixa protegida, e a foto mostra qual dos dois é possível.',
    automation:
      'Casa em construção contínua usa o portão como porta de obra: carrinho de massa passa por cima do trilho e areia entra na roldana. Automatiza-se quando o entulho acabar, ou se protege o trilho com chapa.',
    store:
      'Junto à estação e à estrada de Itapecerica o trânsito de ônibus é contínuo; a ladeira de casa se resolve com um vizinho guardando lugar e com a descrição da escada, se houver.',
    electronic:
      'Em rua onde todo mundo se conhece, o portão fica aberto enquanto se conversa; alarme de folha esquecida, que apita depois de alguns minutos, fecha a questão sem fechar na cara de ninguém.',
  },
  'Cidade Ademar': {
    tilting:
      'Junto aos córregos o fundo de rua é baixo e o muro, úmido; a coluna metálica apodrece no pé, dentro do concreto, e balança só quando a folha sobe: cutuca-se a base antes de motorizar.',
    automation:
      'Deslizante curto, de pouco mais que um carro, exige que a folha ultrapasse o vão para se apoiar; falta de parede ao lado se compensa com folha em dois segmentos que correm um atrás do outro.',
    store:
      'Pela Cupecê e pela Yervant Kissajikian o ônibus tem preferência e o comércio ocupa a guia; nas travessas, quase sempre em descida, o carro da equipe para acima do portão.',
    electronic:
      'Casas em série no mesmo terreno dividem um corredor de carro e um só portão; cada família com seu botão de interfone e seu controle evita a buzina que chama o vizinho para abrir.',
  },
  'Cidade Dutra': {
    tilting:
      'Em casa do conjunto mais antigo, o abrigo de carro pode ter nascido aberto; fechado depois, ele não tem viga na frente, e a folha que levanta pede a que faltou desde o começo.',
    automation:
      'Ar úmido da represa trava trinco e dobradiça de ferro comum; na automação se aproveita para trocar parafuso por inoxidável e pôr bucha de náilon onde havia metal com metal.',
    store:
      'Em fim de semana de corrida o autódromo muda mão de rua e tempo de viagem, e a vizinhança sabe disso melhor do que o mapa; marcar fora dele é metade da pontualidade.',
    electronic:
      'Casa de beira de represa fica vazia de segunda a sexta: simular movimento com luz, receber aviso no celular se a folha abrir e deixar a chave de emergência com alguém de perto cobre a ausência.',
  },
  Cursino: {
    tilting:
      'No sobrado de garagem coberta a laje desce em degrau perto do portão, por causa da escada de cima; a folha bipartida ou o giro mais baixo passam sob o degrau sem quebrar nada.',
    automation:
      'Trilho sujo faz mais vítimas que motor fraco: nas ruas arborizadas do Jardim da Saúde a folha caída vira massa dura no canto, e uma escova presa à própria folha varre a cada abertura.',
    store:
      'Ao lado do Zoológico e do parque o domingo é de quem vem passear; nos dias úteis, longe das horas de pico, encosta-se com mais facilidade nas travessas da avenida do Cursino.',
    electronic:
      'Encostado a um parque grande, o bairro recebe saruê e gato no portão: o animal embaixo da folha escapa do feixe alto, e um segundo sensor, rente ao piso, evita a cena triste.',
  },
  Grajaú: {
    tilting:
      'Laje que cobre a garagem e também é quintal do andar de cima vibra quando alguém anda; o suporte pendurado nela solta aos poucos, e as colunas laterais são o apoio mais honesto.',
    automation:
      'Serralheiro da rua conhece cada folha que fez e pode acertá-la antes do motor: emparelhar roldana, tirar a barriga da chapa e soldar a ponta são serviço dele, e poupam uma visita.',
    store:
      'A ponta do distrito fica longe da estação de trem, por avenida de pista simples; chame com foto de tudo, confirme por mensagem no dia e indique o ponto final de ônibus mais próximo.',
    electronic:
      'Tensão que cai na hora do banho faz a placa reiniciar no meio do curso, e a folha para onde está; medir a tomada às sete da noite, e não ao meio-dia, mostra o que falta na instalação.',
  },
  Ipiranga: {
    tilting:
      'Perto do riacho e da Ricardo Jafet a enchente é conhecida de quem mora há tempo; motor no alto, fio em eletroduto rígido e folha com respiro embaixo deixam a água passar sem arrancar nada.',
    automation:
      'Casarão de gradil artístico não aceita cremalheira à vista; usa-se braço embutido na coluna ou motor de piso drenado, e a corrente antiga fica pendurada, de enfeite.',
    store:
      'No entorno do museu o domingo é de visitante e a rua fica cheia de carro; de segunda a sexta, as travessas da Nazaré mais afastadas deixam encostar com mais facilidade.',
    electronic:
      'Bairro de muitas escolas e faculdades tem van parada em fila dupla defronte da garagem ao meio-dia; folha que espera sentindo o carro, em vez de contar segundos, evita fechar no meio da manobra.',
  },
  Jabaquara: {
    tilting:
      'Nas vilas de geminados a folha de uma vaga gira para fora e ocupa a calçada por alguns segundos; onde passa muita gente a caminho do metrô, troca-se o braço por outro que recolhe mais.',
    automation:
      'Sobrado de quartos alugados perto do terminal rodoviário tem o portão aberto a qualquer hora: motor de casa aguenta, se a folha for leve e a revisão vier no dobro da frequência.',
    store:
      'Nas cercanias do terminal há táxi, ônibus de viagem e vaga nenhuma; do lado da Vila Guarani e de Americanópolis a equipe para na porta, e basta dizer qual a travessa.',
    electronic:
      'Rota de avião e de avenida treme janela e desajusta parafuso de suporte; na visita de rotina se reaperta tudo, inclusive a caixa da central, que solta chia como defeito grave.',
  },
  'Jardim Ângela': {
    tilting:
      'A vaga cavada no morro tem fundo de terra contida por muro, que empurra um pouco a cada chuva; coluna do portão não serve de escora, e o que parece folha empenada pode ser muro andando.',
    automation:
      'Rua sem recuo põe a folha a um passo do ônibus: antes de motorizar se instala batente dos dois lados e se refaz a soleira, porque pancada de roda na folha fechada é questão de tempo.',
    store:
      'A M’Boi Mirim é a única via larga para muita gente e trava cedo nos dois sentidos; janela no meio da manhã, com ponto de referência e foto do poste, é o que funciona.',
    electronic:
      'Garagem que vira salão no fim de semana fica aberta de propósito: chave que desliga só o fechamento automático, sem cortar o motor, impede que a folha desça sobre a visita.',
  },
  'Jardim São Luís': {
    tilting:
      'Vila em encosta voltada para o rio recebe vento de frente; folha cheia que levanta vira vela no meio do giro, e um ripado com frestas dá passagem ao ar sem mostrar a garagem.',
    automation:
      'Estacionamento de empresa abre em bloco às oito e fecha em bloco às dezoito: nesse quarto de hora o motor faz o trabalho do dia, e é por ele que se escolhe, não pela média.',
    store:
      'Centro empresarial exige crachá e doca; sobrado de vila, só que se mova o carro. Diga em qual dos dois mundos está o portão, e a proposta já sai com o tempo de acesso somado.',
    electronic:
      'Entre a estação e os pontos de ônibus a calçada é estreita e cheia; folha que recolhe para dentro do terreno e luz piscando antes do movimento devem vir juntas.',
  },
  Marsilac: {
    tilting:
      'Em sítio quase não há folha que levanta: o abrigo do carro fica longe da porteira e é aberto. Ela tem lugar no galpão de ferramentas, cujo telhado alto permite contrapeso simples.',
    automation:
      'Porteira de madeira de lei pesa e trabalha com a umidade da mata; põe-se um esticador de cabo, dobradiça com graxeira e motor de braço com folga para o dia em que ela incha.',
    store:
      'O último trecho é de terra, sem placa e com sinal de telefone falho: marque por mensagem, mande o ponto no mapa e combine um horário de espera no centro de Parelheiros.',
    electronic:
      'Energia que oscila com o vento nas árvores pede bateria e painel solar pequeno na porteira distante; assim ela não depende de cem metros de fio que o galho seguinte derruba.',
  },
  Moema: {
    tilting:
      'Nas ruas de pássaros as casas baixas que viraram comércio têm garagem de um carro junto da vitrine; folha recolhida inteira por dentro deixa o letreiro à vista e a porta livre.',
    automation:
      'Garagem de prédio dos anos oitenta pode ter duas folhas estreitas de abrir, cada uma com motor de idade diferente: trocá-las por uma só de correr depende da parede lateral, e essa é a primeira medida.',
    store:
      'Restaurante e academia ocupam a guia do fim da manhã à noite; o prédio que cede à equipe uma vaga da garagem logo cedo ajuda a montagem a acabar antes do almoço.',
    electronic:
      'Terreno quase plano e de córrego enterrado pode alagar o subsolo em tempestade: o quadro do portão no térreo, e não lá embaixo, permite abrir para tirar os carros quando a água entra.',
  },
  Parelheiros: {
    tilting:
      'Casa de fim de semana tem abrigo de telha longe da frente; quem fecha esse abrigo prefere folha que levanta, por não perder jardim, e a viga de madeira precisa ser trocada por aço.',
    automation:
      'Portão largo de chácara cede na ponta com os anos, e a roda de apoio passa a abrir vala na terra; uma faixa de concreto no arco por onde ela anda, mais o esticador, salvam a folha.',
    store:
      'Entre as duas represas o endereço de estrada pouco diz sozinho; mande o quilômetro, a cor da porteira e o telefone do caseiro, e a equipe leva extensão e escada no carro.',
    electronic:
      'Formigueiro, raio e semanas sem uso são os três inimigos da central de chácara: veda-se a caixa, aterra-se de verdade e pede-se ao caseiro que abra e feche às segundas.',
  },
  Pedreira: {
    tilting:
      'Na encosta da represa a garagem fica sob a casa, e o vapor da água condensa na laje fria: cabo galvanizado e pintura por dentro do tubo do contrapeso duram o que o comum não dura.',
    automation:
      'Loteamento antigo tem muro de bloco sem coluna de concreto; a folha de correr se escora nele ao abrir e o derruba devagar. Guia com roletes chumbada no piso tira esse esforço do muro.',
    store:
      'Entra-se pela Alvarenga ou pela Sabará conforme o lado do morro, e errar custa meia hora; diga qual linha de ônibus passa na esquina, que dela se deduz o acesso.',
    electronic:
      'Rua que termina na água é silenciosa e escura; câmera e luz comandadas pelo portão mostram quem está na frente antes de se abrir, e o motor pode ser o mais simples.',
  },
  Sacomã: {
    tilting:
      'Entre a parede e o batente sobram dedos, e o braço lateral não passa; usa-se motor central, preso numa travessa da própria folha, que leva o peso dele junto ao subir.',
    automation:
      'Indústria antiga do lado da estrada das Lágrimas pode ter portão de ferro rebitado, bom e pesado; revisa-se a roda grande de baixo, com rolamento novo, e a folha segue em uso.',
    store:
      'A saída da Anchieta prende o bairro no fim do dia; quem mora do lado de São João Clímaco recebe melhor pela manhã, e em condomínio novo a administradora agenda a vaga.',
    electronic:
      'Prédio de conjunto com muitos blocos e uma entrada só precisa separar carro de pedestre; grade baixa entre os dois caminhos faz com que a folha não tenha gente ao lado.',
  },
  'Santo Amaro': {
    tilting:
      'Casa grande da Chácara Flora ou da Granja Julieta pode ter garagem fechada para muitos carros: vários vãos, uma folha para cada um, todas da mesma cor, e motores que se comandem por botões distintos.',
    automation:
      'Doca de empresa junto à marginal tem folha dobrada por ré de caminhão; põe-se defensa de concreto antes da linha do portão e só depois se endireita e se motoriza.',
    store:
      'Perto do Largo Treze a compra na rua toma calçada e pista; nas áreas de casas, ao contrário, o carro da equipe pode entrar no terreno, e o que se pede é cachorro preso.',
    electronic:
      'Entre ruas residenciais e corredores de ônibus há condomínio com duas saídas, e todos usam a mesma: dividir a lista de controles por saída equilibra o desgaste dos dois motores.',
  },
  Saúde: {
    tilting:
      'Os sobrados bem cuidados mantêm a folha original de madeira almofadada, pesada e bonita; refaz-se o contrapeso pelo peso dela no verão e no inverno, porque seca ela perde quilos.',
    automation:
      'Casa de esquina tem dois portões, um de cada rua, e usa sempre o mesmo; automatizar o menos usado, se ele for o mais plano, sai mais simples e inverte o hábito em uma semana.',
    store:
      'Paralelas ao metrô correm ruas de mão única que enganam o visitante; diga a estação mais próxima e o sentido da sua rua, e o resto do caminho a equipe conhece.',
    electronic:
      'Clínica e consultório em prédio misto fazem paciente idoso passar diante da rampa; tempo de aviso maior e folha que arranca devagar respeitam o passo de quem vai a pé.',
  },
  Socorro: {
    tilting:
      'Em Veleiros a garagem guarda barco na carreta, mais alto do que qualquer carro; mede-se com o motor de popa erguido, e a folha precisa recolher acima desse ponto.',
    automation:
      'Clube e marina abrem a folha grande só para carreta e usam no dia a dia a pequena: duas centrais independentes evitam mover uma tonelada de ferro para entrar uma moto.',
    store:
      'Na ponte do Socorro o trânsito decide a hora; indústria recebe melhor entre turnos, e casa de beira de água, em dia de semana, longe do passeio de domingo.',
    electronic:
      'O ar úmido da beira da represa pode oxidar o contato do controle esquecido no carro aberto; guardar um no bolso e um no prego, dentro de casa, é barato.',
  },
  'Vila Andrade': {
    tilting:
      'Terreno em barranco pode pôr a garagem no último andar da casa, e dela se desce para a sala; a laje sob a folha não recebe peso concentrado, e o contrapeso vai na parede de trás.',
    automation:
      'Torre grande troca de síndico e de fornecedor, e o portão soma remendos: levanta-se o que existe em planta, fio por fio, antes de somar mais um motor ao que ninguém documentou.',
    store:
      'A Giovanni Gronchi sobe e desce devagar quase o dia todo; condomínio que autoriza a entrada da equipe antes das nove ganha a manhã, e pode acompanhar o teste final.',
    electronic:
      'Com escola, supermercado e prédio na mesma ladeira, van e entregador esperam diante da rampa; faixa amarela no piso e folha com sensor dos dois lados do vão organizam a saída.',
  },
  'Vila Mariana': {
    tilting:
      'Vila particular tem garagem de frente para o portão do vizinho e manobra apertada, para a frente e para trás; e o controle se aciona de onde se vê a folha inteira, com o vão livre: o carro espera fora do curso dela até ela parar.',
    automation:
      'O portão estreito da entrada comum costuma ser leve e antigo; o motor pequeno se prende sem cortar o trabalho de ferro, e a chave da fechadura fica para a falta de luz.',
    store:
      'Hospital, escola e metrô na mesma quadra deixam pouca guia livre; avise se há recuo de carga no prédio ou se a vila permite entrar com o carro até a porta.',
    electronic:
      'Em volta do parque passa muita gente a pé e correndo; o portão que sai para a calçada pede sinaleira à vista, fotocélula e partida lenta.',
  },
};
