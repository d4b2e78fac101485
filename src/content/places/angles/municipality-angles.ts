/** What more is true of a municipality and useful to someone with a gate there: said by its post alone. Keyed by its name. */
export const municipalityAngles: Readonly<Record<string, string>> = {
  Arujá:
    'Nos condomínios de lote grande, a associação costuma aprovar a cor e o desenho da frente; leve essa regra ao serralheiro antes de encomendar a folha, porque o motor se escolhe depois, pelo peso dela.',
  Barueri:
    'Quem mora em residencial fechado precisa liberar a equipe no aplicativo da portaria, com placa e documento; em galpão, quem decide a hora é a doca, e o serviço cabe entre um caminhão e outro.',
  'Biritiba Mirim':
    'O caminho até o sítio decide o dia da visita: diga se o acesso alaga em chuva longa, se há mata-burro e qual a altura da porteira, que precisa deixar passar a carga de verdura empilhada.',
  Caieiras:
    'Rua em morro de eucalipto recebe folha, casca e terra solta; com o trilho na parte de baixo do terreno, tudo desce para ele, e uma canaleta acima da linha da folha poupa vassoura.',
  Cajamar:
    'Com os galpões vieram turnos de madrugada, e a casa de quem trabalha neles abre às quatro e às catorze: motor silencioso e luz que acende com a folha valem ali mais do que abrir em poucos segundos.',
  Carapicuíba:
    'Em conjunto da Cohab, o portão comum costuma ser de quem mora perto dele na hora de chamar e de ninguém na hora de pagar; uma caixa de manutenção dividida por bloco põe fim à espera.',
  Cotia:
    'Na mata, galho cai sobre o fio e umidade entra na caixa: bateria que dê algumas aberturas, protetor contra surto e ferragem galvanizada são o básico; folha de madeira pede verniz antes de cada verão.',
  Diadema:
    'Oficina no térreo e moradia em cima dividem o mesmo portão, que abre para cliente de dia e para o carro à noite; um controle com dois botões e duas pausas diferentes resolve sem segundo motor, e em casa de parede comum a folha pede partida suave.',
  'Embu das Artes':
    'Nos fins de semana a feira de artes toma o centro antigo e lota as vagas próximas, de modo que visita ali se marca em dia útil; portão entalhado por artesão recebe o motor sem furo na face que se vê.',
  'Embu-Guaçu':
    'Em casa de fim de semana, o caseiro é quem percebe o defeito: deixe com ele a chave de emergência, um controle reserva e o contato, e peça que abra a folha ao menos uma vez por semana.',
  'Ferraz de Vasconcelos':
    'O morro põe a garagem acima ou abaixo da rua, e a calçada muitas vezes tem degrau; antes do motor se decide onde o degrau fica, se dentro ou fora da linha do portão, pois mudar depois custa a folha.',
  'Francisco Morato':
    'Casa com três andares em ladeira tem a garagem em cima ou no meio, conforme a rua de acesso; conte por qual delas o carro entra e se há lugar para a equipe parar na subida, com calço, sem fechar a passagem do ônibus.',
  'Franco da Rocha':
    'A parte baixa do centro conhece a cheia do rio Juqueri; quem está nela instala motor e central acima da marca deixada na parede, e combina com a família desligar o disjuntor quando vier o aviso.',
  Guararema:
    'Na temporada das luzes de Natal a cidade enche de visitantes, e pousada ou chácara alugada abre o portão muito mais do que no resto do ano; a revisão feita antes de dezembro evita a parada no pior fim de semana.',
  Guarulhos:
    'Guarulhos é grande, e o trajeto de Bonsucesso ao Centro muda com a hora: diga na primeira mensagem o bairro, o tipo e a medida do portão e, se já há motor, a marca, e a visita sai com hora marcada e o material certo.',
  'Itapecerica da Serra':
    'Serra quer dizer neblina, barro e ladeira: lente de fotocélula com capuz, trilho alto do chão e tambor de cabo protegido aguentam melhor o tempo úmido, e quem tem chácara marca a visita para depois da chuva.',
  Itapevi:
    'Nos morros, a casa nova pode ficar ao lado de lote ainda vazio, e a terra desce com a água até o trilho; muro ou canaleta desse lado vêm antes da automação, e a folha corre para o lado oposto, se houver parede.',
  Itaquaquecetuba:
    'As ruas perto do Tietê e dos córregos podem alagar no verão, enquanto as do alto têm rampa; são dois portões diferentes, e a pergunta sobre água, feita antes, decide a altura em que se prende o motor.',
  Jandira:
    'Cidade pequena em área e cheia de ladeira, tem lote estreito e vizinho dos dois lados; quando a folha não tem para onde correr, se estuda a que levanta, medindo o carro de hoje e o que se pretende comprar.',
  Juquitiba:
    'Às margens da Régis e dos rios, sítio e pousada convivem com mata fechada e chuva, e a porteira pode ficar longe da rede elétrica; o cabo até ela é caro, e às vezes placa solar com bateria sai mais em conta do que o poste.',
  Mairiporã:
    'Na serra, a entrada da chácara fica em curva e em rampa, com árvore dos dois lados; a folha precisa abrir por inteiro antes de o carro chegar, e por isso o controle de maior alcance é escolhido junto com o motor.',
  Mauá: 'Morro acima, bairro cresceu com escada e garagem cavada; nas ruas vizinhas das fábricas, o pó assenta em cabo e lente, e a limpeza do sensor entra na rotina da casa tanto quanto a do vidro do carro.',
  'Mogi das Cruzes':
    'Município grande, vai do centro de prédios à serra do Itapeti e às estradas de sítio; avise em qual distrito está, se Braz Cubas, Jundiapeba, Sabaúna ou outro, que o tempo de viagem e a ferramenta mudam.',
  Osasco:
    'A linha do trem e o rio dividem a cidade em norte e sul, com poucas travessias; ao pedir a visita, diga de que lado fica o portão e, em prédio do centro, onde a equipe pode parar.',
  'Pirapora do Bom Jesus':
    'Nos dias de romaria a estrada e o centro ficam tomados, e a visita se marca fora deles; junto ao Tietê, a umidade e a espuma do rio favorecem a ferrugem, e a ferragem se escolhe galvanizada.',
  Poá: 'Cidade compacta, de ruas curtas entre a estação e os córregos, tem garagem pequena e carro encostado no portão; medir do para-choque à folha diz mais do que o tamanho do vão, e decide se ela levanta ou corre.',
  'Ribeirão Pires':
    'Garoa e frio da serra fazem graxa endurecer e madeira inchar; usa-se lubrificante que não engrosse, aplaina-se a folha na época em que ela prende, e se deixa a força como está, por segurança.',
  'Rio Grande da Serra':
    'No fim da linha do trem, com mata e represa em volta, a neblina molha o portão mesmo sem chuva; parafuso inoxidável, caixa da central vedada e pintura em dia rendem mais anos do que um motor grande em folha enferrujada.',
  Salesópolis:
    'Na terra da nascente do Tietê a distância é o que pesa: mande fotos do vão, da tomada e da folha, diga se a energia chega firme à porteira e junte num só dia o motor, o interfone e os controles novos.',
  'Santa Isabel':
    'Entre represas e morros, a chácara de lazer aluga-se por fim de semana e passa por muitas mãos; senha em teclado, trocada a cada hóspede, evita perder controle, e um aviso escrito ensina a soltar a folha.',
  'Santana de Parnaíba':
    'No centro histórico, protegido, a porta de rua não se altera, e a automação fica por dentro; nos residenciais, ao contrário, a regra da associação diz a cor, e o que se discute é a velocidade na hora da escola.',
  'Santo André':
    'O município vai do centro industrial à vila de Paranapiacaba, na neblina da serra, e cada ponta pede um cuidado: na vila, vedação, ferragem inoxidável e motor acima do chão úmido; no centro, ciclos por dia e barulho para o vizinho.',
  'São Bernardo do Campo':
    'Do Rudge Ramos ao Riacho Grande, passa-se de prédio com fila na garagem a chácara à beira da Billings; conte qual é o seu caso e se a casa fica depois da balsa, porque a travessia entra no horário da visita.',
  'São Caetano do Sul':
    'Em cidade toda urbanizada e de lote antigo, a garagem foi encaixada ao lado do corredor; nas ruas próximas do Tamanduateí, que enche, motor e placa sobem na parede, e nas demais o cuidado é com o som na parede do vizinho.',
  'São Lourenço da Serra':
    'Com a Régis ao lado e mata por todo canto, o portão vive entre poeira de estrada e garoa; fotocélula com capuz, trilho varrido e um galho podado a tempo poupam chamado, e o acesso de terra pede dia seco para a entrega.',
  'São Paulo':
    'Do prédio de rampa estreita à casa térrea, nenhum motor serve a todos; diga na mensagem o bairro, o tipo de folha e quantas vezes ela abre num dia cheio, e conte se a sua rua enche, tem ladeira ou dia de feira.',
  Suzano:
    'Das casas do centro às chácaras de Palmeiras, o portão muda de tamanho e de vizinhança; no lado rural, porteira larga e barro; no urbano, folha rente à calçada, em que o sensor olha para quem passa a pé.',
  'Taboão da Serra':
    'Perto do Pirajuçara a enchente já é assunto de família, e a central se instala no alto; nas ladeiras da divisa com a capital, a garagem em rampa e o trânsito da Régis pedem folha que responda antes da esquina.',
  'Vargem Grande Paulista':
    'Entre a Raposo e as estradas de chácara, folha larga, cachorro solto e portão longe da casa são o comum; interfone com vídeo no poste da entrada e cabo enterrado evitam a caminhada na chuva para ver quem chegou.',
};
