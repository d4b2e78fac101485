import type { AnglesByPlace } from './place-angles.ts';

export const innerEastAngles: AnglesByPlace = {
  'Água Rasa': {
    tilting:
      'A sala que virou garagem conserva o piso mais alto do que a calçada, com um degrau vencido por rampinha de cimento; a borda da folha precisa assentar no alto dessa rampa, e não no meio, onde o carro passa raspando.',
    automation:
      'Nas ruas perto do cemitério da Quarta Parada ainda se acha portão de grade, leve, antigo e em bom estado: costuma bastar soldar a travessa onde o motor se prende e trocar as roldanas de baixo.',
    store:
      'Na Salim Farah Maluf o trânsito não perdoa no fim da tarde, e quem mora nas travessas recebe melhor a equipe pela manhã; basta deixar um carro fora e a tomada da garagem à vista.',
    electronic:
      'Casa geminada divide a parede e também o sono: partida suave e batente de borracha no fim do curso evitam que o filho da casa ao lado acorde quando alguém sai para o primeiro turno.',
  },
  Aricanduva: {
    tilting:
      'Quem já teve água do rio na garagem sabe até onde ela subiu: pela marca na parede se escolhe a altura do motor e da caixa, e prefere-se contrapeso que se possa secar e engraxar depois da cheia.',
    automation:
      'Loja de autopeças e oficina da avenida têm portão de correr comprido, com trilho pisado por carro pesado; antes da automação o trilho é desempenado e chumbado de novo nos pontos em que a roda do cliente cruza.',
    store:
      'Em fim de semana o shopping puxa fila pela avenida inteira, e entrega marcada em dia útil cumpre melhor o horário; nas subidas para a Vila Formosa, avise se a rua é sem saída.',
    electronic:
      'Depósito que fecha às seis e casa que abre às seis dividem a mesma quadra, e a rua esvazia de repente: luz que acende com o portão e folha que se fecha logo atrás do carro dão segurança a quem chega só.',
  },
  Belém: {
    tilting:
      'A casa de vila operária costuma ter pé-direito alto e vão estreito; essa altura de sobra é rara e ajuda, porque a folha pode subir inteira sem avançar sobre a passagem comum dos vizinhos.',
    automation:
      'Em galpão de tijolo aparente, o chumbador comum esfarela a parede: a base do motor vai no piso e a guia, em coluna de ferro própria, que não depende de uma alvenaria com mais idade do que o dono.',
    store:
      'As ruas do largo São José e das escolas enchem na entrada e na saída das aulas; fora disso estaciona-se com facilidade, e meio período costuma bastar para montar com calma.',
    electronic:
      'Condomínio de várias torres soma centenas de carros atrás de um só portão: mede-se a fila da manhã, separa-se a entrada da saída quando a planta permite, e deixa-se uma peça de reserva na portaria.',
  },
  Brás: {
    tilting:
      'Entre uma loja e outra sobram vãos de garagem com menos de um carro e meio, ocupados por banca até a hora de fechar; folha que sobe sem avançar na calçada poupa conversa com quem vende na porta.',
    automation:
      'O portão de depósito leva batida de carrinho de carga e trabalha torto sem que ninguém note; desempena-se a folha e protege-se a parte de baixo com perfil antes de prender nela qualquer cremalheira.',
    store:
      'Nas quadras da rua Oriente e da Maria Marcolina a entrega flui melhor depois do almoço, quando já diminuiu o movimento de compradores; combine quem recebe, porque o dono raramente está na porta.',
    electronic:
      'Quem descarrega antes de o sol nascer depende do portão no primeiro toque: pilha nova no controle, botoeira de reserva ao lado da porta e alguém treinado para soltar o motor valem mais do que velocidade.',
  },
  Carrão: {
    tilting:
      'Muita casa reformada revestiu a folha com madeira ou alumínio por cima da chapa velha, sem tocar no contrapeso; se o portão despenca nos últimos palmos, é peso a mais, e não falta de força do motor.',
    automation:
      'Os sobrados de família têm portão largo aberto à mão por décadas, com trilho gasto só no meio; troca-se esse trecho e as roldanas e depois se instala o motor, que de outro modo patina sempre no mesmo lugar.',
    store:
      'Na Conselheiro Carrão o comércio ocupa as vagas até o fim da tarde, enquanto nas transversais encosta-se sem dificuldade; dê ao pedir a rua de trás, se a casa tiver entrada pelas duas.',
    electronic:
      'Em dia de festa das associações do bairro a rua recebe visita de toda parte: antes disso, convém testar a fotocélula e desligar o fechamento automático enquanto houver gente parada na frente.',
  },
  Mooca: {
    tilting:
      'Muita garagem de sobrado tem o portão entre duas paredes herdadas, com poucos dedos de folga para a coluna; nesse aperto o contrapeso vai em cano lateral fino, e o motor fica por dentro, acima da cabeça.',
    automation:
      'Galpão antigo com folhas altas de madeira e ferro pode ficar com elas: o motor pede dobradiça com rolamento, braço longo e força calculada pelo peso e pelo vento.',
    store:
      'Na Paes de Barros e na rua da Mooca há corredor de ônibus ou zona de estacionamento pago; nas vilas fechadas, o morador precisa estar à porta, pois o número da casa nem sempre se vê da rua.',
    electronic:
      'Em prédio em que muitos carros saem na mesma hora, o laço indutivo no piso sente o carro e segura a folha aberta: poupa ciclos do motor e evita que o portão feche entre um carro e outro.',
  },
  Pari: {
    tilting:
      'Quase no nível do rio, o bairro é plano, e onde se fez soleira alta contra a água a folha que levanta apoia sobre esse degrau; veda-se com borracha larga, que se troca de tempos em tempos por ficar ao sol.',
    automation:
      'Porta de depósito reforçada com chapa dupla dobra o peso sem avisar ninguém; serralheiro e técnico conferem o que há por dentro antes que a folha ganhe motor, para que o primeiro não trabalhe acima da sua força.',
    store:
      'Enquanto a feira da madrugada funciona, caminhão e ônibus ocupam toda vaga; depois do almoço as ruas esvaziam, e é nesse horário que se consegue descarregar diante do portão.',
    electronic:
      'Loja que guarda mercadoria de alto valor pede que o portão avise quando abre fora de hora: um contato magnético ligado ao alarme faz isso sem mexer no motor.',
  },
  Penha: {
    tilting:
      'Na encosta da igreja as garagens saem em rampa curta direto para a rua, e o capô aponta para cima: o fim de curso da folha é acertado com o carro subindo, porque parada parece haver folga de sobra.',
    automation:
      'Casa antiga da colina pode ter fachada na linha da calçada e portas largas de madeira; motor de braço por dentro conserva a frente como é, se a dobradiça aguentar.',
    store:
      'Nos dias de festa da padroeira o alto da colina fica cheio; fora dessas datas, entra-se melhor pelo lado da Amador Bueno da Veiga do que pelas ladeiras do largo.',
    electronic:
      'Com escolas, igreja e comércio na mesma ladeira, passam carrinho de bebê e idoso de bengala: fecha-se devagar no último palmo, e o sensor fica baixo o bastante para ver uma roda pequena.',
  },
  'São Lucas': {
    tilting:
      'Na frente em que a oficina divide espaço com a vaga, a folha que sobe mantém livre a bancada ao lado; coloca-se o motor do lado oposto ao da serra ou do torno, por causa do pó.',
    automation:
      'Galpão pequeno costuma ter uma folha só, alta, com porta de gente embutida; antes do motor, põe-se mola nessa porta e um sensor, para que ninguém a esqueça aberta com a folha em movimento.',
    store:
      'Sob o monotrilho, a Anhaia Mello leva até o bairro, mas nas quadras de dentro pode haver rua de mão única e valeta funda; um vídeo curto da chegada ajuda quem dirige o carro com as peças.',
    electronic:
      'Quando cliente e morador usam o mesmo portão, o controle fica com a família e o cliente toca a campainha: um botão na bancada abre, com a vista da entrada, e o vaivém fica sob comando.',
  },
  Sapopemba: {
    tilting:
      'Morro e lote fino fazem a garagem comprida, dois carros em fila, e o portão abre toda vez que o de trás quer sair; a mola ou o contrapeso são escolhidos por esse vaivém, e não pelo tamanho.',
    automation:
      'No conjunto do Teotônio Vilela há portão coletivo em aclive, com trilho que junta terra da encosta; limpeza na escala de faxina do condomínio conserva mais motor do que qualquer peça reforçada.',
    store:
      'A avenida é das mais longas da cidade, e o número sozinho não diz em que altura a casa está; informe entre quais travessas fica a casa, e de preferência a estação de monotrilho mais próxima.',
    electronic:
      'Quando várias casas do mesmo lote dividem um circuito antigo, a placa sofre na primeira queda de tensão: um circuito só da garagem, com terra e protetor, é a primeira coisa a acertar.',
  },
  Tatuapé: {
    tilting:
      'Nas quadras entre a Celso Garcia e a marginal, o sobrado de garagem baixa resiste ao lado do prédio novo; folha compacta, com motor rente à laje, cabe onde o braço comum bateria no teto.',
    automation:
      'Prédio de duas décadas pode já estar na segunda troca de motor: aproveita-se a ocasião para rever roldanas, soldas e o quadro da portaria, que podem ter sido feitos para menos aberturas do que as de agora.',
    store:
      'Perto das estações e dos shoppings o estacionamento é disputado o dia inteiro; se o condomínio libera vaga de visitante por uma manhã, a equipe trabalha sem subir e descer com ferramenta.',
    electronic:
      'Em torre alta o portão abre também de madrugada; conte essas aberturas ao pedir a revisão, porque são elas que gastam antes a roldana e a engrenagem.',
  },
  'Vila Formosa': {
    tilting:
      'Em casa térrea de frente larga, o portão de duas vagas pode ter uma folha só, comprida, que arqueia no meio quando sobe; um tensor de cabo na diagonal desfaz o arco e alivia o motor.',
    automation:
      'Trocar a chapa por vidro ou ripado mexe com o vento e com o peso, e a força regulada para a folha velha fica errada: refaz-se a regulagem inteira, com o teste da madeira no vão.',
    store:
      'Em volta do cemitério, o maior da cidade, o trânsito muda em Finados e no Dia das Mães; no resto do ano a equipe circula bem e costuma encostar diante da casa.',
    electronic:
      'Nos prédios altos perto do Ceret a rampa é dividida com visitante e prestador: abrir só meia folha para moto e bicicleta, quando o portão permite, reduz a espera e o desgaste.',
  },
  'Vila Matilde': {
    tilting:
      'No geminado a coluna do portão é também a do vizinho, e furar mais fundo aparece do outro lado; usa-se fixação química curta ou coluna própria encostada, com consentimento por escrito.',
    automation:
      'Motor que balança a parede comum acusa base solta no piso: concreto novo, com ferragem dentro, isola melhor do que borracha posta debaixo do motor já instalado.',
    store:
      'A linha do metrô corta o bairro em dois lados, com travessias espaçadas; anote na mensagem qual é o seu, e em que dia da semana a rua tem feira, se tiver.',
    electronic:
      'Em noite de ensaio da escola de samba da região a rua ganha movimento e carro estranho: luz de garagem com sensor e folha que fecha logo depois do carro deixam o morador mais tranquilo.',
  },
  'Vila Prudente': {
    tilting:
      'Na Zelina e na Alpina as garagens acompanham a ladeira, e a calçada desce de um canto ao outro do vão; corta-se a barra inferior da folha em cunha, para que o fecho encoste por inteiro.',
    automation:
      'Galpão vizinho da ferrovia tem vão feito para carroceria, e a folha de correr pesa como três de casa: cada roldana recebe a sua parte, e uma quebrada já sobrecarrega o motor novo.',
    store:
      'Entre a estação e as avenidas pode haver edifício em construção, com caminhão de concreto parado na porta; confirme na véspera se a rua estará livre para o carro da equipe.',
    electronic:
      'Quem trabalha em turno, em casa ou na indústria vizinha, abre o portão quando os outros dormem: rampa lenta no começo e no fim do curso faz a folha parar sem pancada.',
  },
};
