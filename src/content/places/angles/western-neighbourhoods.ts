/** What a tilting gate meets in the western zone's neighbourhoods that are no districts: said by their one post alone. Keyed by the name. */
export const westernNeighbourhoods: Readonly<Record<string, string>> = {
  'Alto da Lapa':
    'A casa de bairro-jardim tem a garagem ao lado ou embaixo do terraço, com vão largo e baixo; folha única que levanta nessa largura arqueia no meio, e por isso se divide em duas, ou se põe um tensor em diagonal atrás. Antes de fixar as guias, procuram-se a coluna e a viga do terraço, que nem sempre estão onde o portão pede.',
  Caxingui:
    'Em sobrado próximo à Francisco Morato, a laje da frente foi coberta mais tarde e deixou o portão mais baixo do que o carro utilitário de hoje; mede-se o veículo com bagageiro antes da folha. Na parte residencial, o vão de duas vagas pede contrapeso dos dois lados, acertado um pelo outro, para ela não subir torta. Nas quadras rentes à Eliseu de Almeida, que cobre um córrego, tudo o que é elétrico vai no alto.',
  'Jardim América':
    'O tombamento do bairro guarda o traçado das ruas, os lotes e as árvores, e limita o muro da frente; a folha que levanta acompanha o fecho que já existe, e o contrapeso vai embutido por dentro, sem comer o jardim. Para o quarto que fica acima, escolhe-se partida lenta e batente macio, e o motor se apoia longe da laje. Antes de alargar a entrada, vale perguntar ao arquiteto o que precisa de aprovação.',
  'Jardim Bonfiglioli':
    'Nas ruas atrás da avenida, a soleira desce de um lado e a água da chuva corre para dentro da garagem; corta-se a borda da folha em cunha e se abre uma grelha antes dela. Quando a casa foi ampliada sobre a garagem, o pilar do meio tomou parte do giro, e um braço mais curto recupera a passagem do retrovisor.',
  'Jardim Europa':
    'Onde a fachada é de madeira ou pedra corrida, a folha que levanta é revestida do mesmo material e chega a pesar várias vezes a estrutura; calcula-se o contrapeso com o revestimento já colado, e não pelo desenho. A porta de serviço ao lado ganha fechadura elétrica, para que ninguém mova a folha grande só para receber uma encomenda. Quem coleciona carros baixos confere ainda a rampa, porque o fundo raspa antes do teto.',
  'Jardim Guedala':
    'Casa em terreno inclinado guarda os carros no nível de baixo, com laje espessa; onde sobra altura, a folha pode subir inteira para dentro, sem avançar sobre o jardim. O cuidado é com a umidade do barranco, que enferruja o cabo por dentro do tubo: dreno embaixo e graxa a cada revisão.',
  'Jardim Paulistano':
    'As casas da parte mais baixa podem receber água na garagem em tempestade; motor de teto, tomada alta e borracha larga na soleira são escolhas de quem já passou por isso. Nas que viraram escritório, a folha abre dezenas de vezes num dia útil e descansa no fim de semana, e o cabo se troca por tempo, sem esperar o primeiro fio partido.',
  'Jardim Peri Peri':
    'Longe da Eliseu de Almeida, a rua sobe e a garagem vem em aclive: o capô levantado encosta na folha antes que o motorista perceba, e o fim de curso se acerta com o carro na posição. Em casa de laje baixa, o braço lateral dá mais passagem do que o motor central, e libera o teto para a luz.',
  Pacaembu:
    'A encosta põe a garagem metida no muro de arrimo, com a casa lá em cima; a folha que levanta, se recolhe por dentro, não ocupa a calçada nem pede lugar no talude. O arrimo não se fura para prender contrapeso: monta-se um pórtico de aço por dentro, encostado nele. Com jogo ou show no estádio, as ruas curvas enchem, e chave de emergência à mão vale tanto quanto bateria.',
  'Parque Continental':
    'Casa térrea de recuo igual ao da vizinha costuma ter abrigo com laje corrida e viga bem na frente, que reduz a altura em um palmo; mede-se embaixo da viga e não da laje. Se o quarto foi construído por cima, o motor se fixa nas colunas, com borracha, e não no teto, para o som não subir.',
  'Real Parque':
    'Com a rampa em curva, o carro chega de lado e o motorista não vê se a folha completou o curso: uma luz na parede, verde só quando ela está toda em cima, evita a pancada no teto do automóvel. A encosta ainda empurra água de chuva contra o portão, e a soleira ganha grelha e borracha antes da troca do motor.',
  Sumaré:
    'Do alto do espigão a rua despenca, e o vão da garagem pode ficar fora de esquadro por um palmo ou mais; a folha se fabrica enviesada embaixo e em nível no eixo, ou acaba prendendo. Em esquina curva sobra pouca parede reta para o contrapeso, que vai então por dentro, em coluna própria.',
  Sumarezinho:
    'Sobrado de frente curta guarda um carro só, e com ele dentro mal se fecha a folha; recua-se o batente para a linha do muro, ou se escolhe a que dobra ao meio ao subir. Nas descidas para a Pompeia, o vento encanado pela rua bate de frente, e frestas no ripado aliviam o esforço.',
  'Água Branca':
    'Nas casas que restam perto do parque, a garagem fica sob telhado antigo de madeira, que não aguenta folha pendurada; duas colunas de aço e uma travessa assumem o peso e deixam as tesouras em paz. Em rua baixa, próxima da ferrovia e dos córregos canalizados, o contrapeso pede tubo com dreno, e a placa vai no alto.',
  'Cidade Jardim':
    'A fileira de vagas sob a casa costuma ter um vão só, larguíssimo, e não há folha que levante inteira nessa medida sem ceder; colocam-se duas ou três, cada uma com o seu motor e um comando que as abre em sequência. Muro alto faz vento de redemoinho na frente, que a folha cheia sente.',
  'Vila Anastácio':
    'Entre galpões restam sobrados de operário, de fachada na calçada e porta estreita; a folha recolhe por dentro, e a coluna do contrapeso é fina, por falta de parede. A vibração do trem e das carretas afrouxa parafuso comum: porca travante e reaperto em toda revisão.',
  'Vila Beatriz':
    'Na ladeira, o sobrado reformado ganhou porão de garagem, com escada interna que desce bem junto ao portão; o braço e o contrapeso ficam do lado oposto ao da escada, e a folha não pode varrer o último degrau. Quando a frente é de vidro ou de chapa perfurada, o peso cai e o contrapeso antigo passa a erguer a folha sozinho, o que também é defeito.',
  'Vila Hamburguesa':
    'Casa dos anos de loteamento tem garagem para carro pequeno, e o de hoje só entra com a folha toda recolhida; escolhe-se o giro que some por dentro, ainda que custe alguns centímetros de altura. Ao lado de obra de prédio, lava-se o cabo e a guia do pó de cimento antes de engraxar, ou a mistura vira lixa.',
  'Vila Indiana':
    'Estudante em casa dividida chega a horas diferentes e deixa a folha no meio do caminho, se o controle falha: mola ou contrapeso em dia permite que ela pare onde está, sem despencar. Por isso a revisão olha primeiro o equilíbrio, com o motor solto pelo técnico, e depois o número de controles gravados, que costuma ser maior do que o de moradores.',
  'Vila Ipojuca':
    'A garagem fica meio lance abaixo da sala, e o teto dela desce em degrau sob a escada; mede-se no ponto mais baixo, que não é o do portão, mas o que a folha encontra quando recolhe. Na ladeira, o canto de baixo do vão deixa fresta por onde passa água e rato: uma barra em cunha fecha. Em sobrado geminado, furo de contrapeso na parede comum só com o acordo do vizinho.',
  'Vila Madalena':
    'Ateliê e bar tomaram garagens que hoje voltam a guardar carro, e o vão perdeu a soleira pelo caminho; refaz-se o piso em nível antes da folha. Com a calçada cheia à noite, ela deve recolher por dentro, sem avançar, com aviso de luz antes de se mexer.',
  'Vila Olímpia':
    'Em rua estreita de escritórios, folha que avança sobre a calçada encontra gente na hora do almoço; recolhida por dentro, precisa de altura que o sobrado antigo nem sempre tem, e a bipartida é a saída.',
  'Vila Pompeia':
    'Ladeira forte põe um canto do vão bem mais alto que o outro, e a folha de fábrica, reta, deixa fresta embaixo; a de medida acompanha a rua. Com teto baixo, vale o motor ao lado, e não no meio, e um amortecedor no fim, porque o dormitório fica logo acima.',
  'Vila Romana':
    'Oficina que virou moradia em geral conserva teto alto e entrada de caminhonete: a folha cresce, e o contrapeso antigo, de bloco de concreto, dá lugar a um de aço, que cabe na coluna e se acerta por chapas. No sobrado comum é o contrário: pouca altura, viga atravessada, e o braço do motor escolhido pelo espaço que sobra ao lado do carro.',
  'Vila São Francisco':
    'Nos sobrados do lado de Osasco, a cobertura da garagem às vezes é de telha sobre caibro e impede o giro; erguê-la um palmo na ponta sai mais barato do que trocar de portão. Em casa maior, perto do golfe, a folha larga recebe dois braços e um só comando, com equilíbrio conferido a cada revisão.',
  Jardins:
    'De Cerqueira César ao Jardim Europa, a folha que levanta aparece em dois extremos: a garagem de vila, em que mal cabe o carro, e o vão de três vagas da casa grande. No primeiro, conta recolher sem avançar; no segundo, dividir a largura e esconder o motor. Nas ruas tombadas, as árvores e os limites do lote ficam como estão, e todo o mecanismo vai por dentro.',
  'Cerqueira César':
    'Sobrado espremido entre prédios usa a garagem para clínica, loja ou um carro só; a porta dá na calçada mais cheia do bairro, de modo que a folha recolhe por dentro, e devagar no começo. Furo em parede de divisa com edifício pede licença do condomínio.',
};
