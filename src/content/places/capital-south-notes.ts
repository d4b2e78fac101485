import type { PlaceNotes } from './place-note.ts';

export const capitalSouthNotes: PlaceNotes = {
  'Campo Belo': [
    'prédios e casas perto de Congonhas',
    'Vizinho do aeroporto de Congonhas, o Campo Belo se estende entre Moema, o Brooklin, Santo Amaro e o Jabaquara. Antigo bairro de casas, é hoje cheio de edifícios residenciais nas quadras próximas à Vieira de Morais e à Roberto Marinho, mas ainda tem sobrados e casas amplas nas ruas mais calmas.',
    'Nos prédios, o portão dá para rua movimentada e pede abertura rápida; nas casas, o de correr de duas vagas é o mais visto. A equipe chega pela avenida dos Bandeirantes, pela Washington Luís ou pela Santo Amaro.',
  ],
  'Campo Grande': [
    'casas, condomínios e indústrias ao sul de Santo Amaro',
    'Ao sul de Santo Amaro, entre a Pedreira, Cidade Ademar e o Socorro, o Campo Grande inclui o Jardim Marajoara e Jurubatuba. Perto do canal há indústrias e grandes empresas; nas ruas internas, casas com jardim, sobrados e condomínios de torres altas.',
    'O distrito pede motores de três portes, do kit da casa ao reforçado da indústria, e a conversa começa sempre pelo peso da folha. O acesso é pela avenida Interlagos, pela Nossa Senhora do Sabará ou pela marginal Pinheiros.',
  ],
  'Campo Limpo': [
    'sobrados e condomínios na divisa com Taboão da Serra',
    'Na divisa com Taboão da Serra, o Campo Limpo ocupa o sudoeste da cidade, ao lado da Vila Andrade, do Capão Redondo e do Jardim São Luís. É um distrito populoso, de sobrados em ladeira, comércio na estrada do Campo Limpo e muitos condomínios de prédios junto à linha Lilás do metrô.',
    'Portão de condomínio grande abre sem parar nas horas de saída, e a manutenção marcada evita que falhe justamente aí. A equipe vem pela avenida Carlos Lacerda, pela estrada do Campo Limpo ou pela Francisco Morato.',
  ],
  'Capão Redondo': [
    'sobrados, casas e conjuntos no extremo sudoeste',
    'Casas e sobrados se apertam nas ladeiras do Capão Redondo, no extremo sudoeste da capital, entre o Campo Limpo, o Jardim São Luís, o Jardim Ângela e Itapecerica da Serra. A garagem vai no térreo, e há conjuntos da Cohab e condomínios novos perto do metrô.',
    'Quando o portão foi feito sob medida para aproveitar cada palmo, o motor também precisa caber nesse vão, e uma foto antes da visita ajuda muito. Chega-se pela estrada de Itapecerica ou pela avenida Carlos Caldeira Filho.',
  ],
  'Cidade Ademar': [
    'sobrados e casas entre o Jabaquara e a Pedreira',
    'Distrito denso, Cidade Ademar faz limite com o Jabaquara, a Pedreira, o Campo Grande e Diadema. É feita de sobrados e casas em lotes pequenos, com comércio nas avenidas Cupecê e Yervant Kissajikian e ladeiras que descem para os córregos.',
    'Garagem em desnível é comum e limita o portão de abrir, de modo que basculante e deslizante curto resolvem a maioria dos casos. O acesso é pela avenida Cupecê, pela Interlagos ou por Diadema.',
  ],
  'Cidade Dutra': [
    'casas e sobrados junto à Guarapiranga e a Interlagos',
    'Bairro planejado de casas, depois reformadas, a Cidade Dutra ocupa a faixa entre as duas represas, junto a Interlagos, ao Socorro e ao Grajaú. Tem hoje sobrados, condomínios pequenos e, à beira da Guarapiranga, casas maiores e clubes.',
    'Perto da represa a umidade é constante, o que pede motor bem vedado, cremalheira limpa e revisão mais frequente de parafusos e roldanas. A equipe chega pela avenida Senador Teotônio Vilela, pela Atlântica, antiga Robert Kennedy, ou pela Interlagos.',
  ],
  Cursino: [
    'sobrados, prédios e casas do Jardim da Saúde',
    'O Cursino se estende do Jardim da Saúde até o parque das Fontes do Ipiranga, entre a Saúde, o Ipiranga, o Sacomã, o Jabaquara e Diadema. Tem casas de bom padrão no Jardim da Saúde, sobrados em volta da avenida do Cursino e prédios médios na Vila Moraes.',
    'O sobrado com garagem coberta e portão de correr é bastante comum, e ali o ponto fraco costuma ser o trilho sujo. O acesso é pela avenida do Cursino, pela Ricardo Jafet ou pela via Anchieta.',
  ],
  Grajaú: [
    'casas e sobrados no distrito mais populoso da cidade',
    'No extremo sul, à beira da Billings, o Grajaú é o distrito mais populoso de São Paulo e faz limite com a Cidade Dutra, Parelheiros e a Pedreira. As casas e os sobrados foram erguidos pelos próprios moradores, lote a lote, e os portões são quase sempre de ferro, feitos por serralheiros do bairro.',
    'Antes do motor, o técnico confere se a folha corre na mão sem esforço: se não corre, o conserto começa por ela. A equipe vem pela avenida Senador Teotônio Vilela ou pela Belmira Marin.',
  ],
  Ipiranga: [
    'sobrados, prédios e galpões em torno do museu',
    'Conhecido pelo riacho e pelo museu, o Ipiranga tem em volta o Cambuci, a Vila Mariana, o Cursino, o Sacomã e a Vila Prudente. Reúne sobrados e casarões, galpões antigos perto da ferrovia e muitos edifícios novos na região do metrô e da Nazaré.',
    'Nos casarões, o portão de ferro trabalhado é pesado e merece motor à altura; nos edifícios, conta a velocidade. O bairro tem acesso pela avenida do Estado, pela Ricardo Jafet e pela via Anchieta.',
  ],
  Jabaquara: [
    'sobrados, prédios e comércio no fim da linha Azul',
    'A linha Azul do metrô termina no Jabaquara, que faz limite com a Saúde, o Campo Belo, o Cursino, Cidade Ademar e Diadema. Tem prédios na avenida Engenheiro Armando de Arruda Pereira e no entorno da estação e muitos sobrados e casas geminadas na Vila Guarani, na Vila Santa Catarina e em Americanópolis.',
    'O basculante de uma vaga é o portão típico das ruas de dentro; nos prédios, o deslizante rápido. A equipe chega pela rodovia dos Imigrantes, pela avenida Jabaquara ou pela Washington Luís.',
  ],
  'Jardim Ângela': [
    'casas e sobrados entre a M’Boi Mirim e a Guarapiranga',
    'O Jardim Ângela fica no extremo sul, entre a represa Guarapiranga e a estrada do M’Boi Mirim, ao lado do Jardim São Luís, do Capão Redondo e de Itapecerica da Serra. É um distrito grande e populoso, de casas e sobrados em morro, com ruas estreitas e garagens construídas conforme a família cresceu.',
    'Ladeira e vão apertado pedem medida no local antes de decidir entre basculante e deslizante. A equipe chega pela estrada do M’Boi Mirim ou pela avenida Guarapiranga e combina a janela de horário por mensagem.',
  ],
  'Jardim São Luís': [
    'sobrados, condomínios e comércio perto da marginal Pinheiros',
    'O Jardim São Luís vai da marginal Pinheiros e do Centro Empresarial até a M’Boi Mirim, entre a Vila Andrade, o Campo Limpo, o Capão Redondo e o Jardim Ângela. Tem empresas e condomínios perto do rio e sobrados em ladeira nas vilas mais ao sul.',
    'Portão de estacionamento e portão de garagem de família pedem motores diferentes, e é o número de aberturas por dia que separa um do outro. Chega-se pela ponte João Dias, pela avenida Maria Coelho Aguiar ou pela Guido Caloi.',
  ],
  Marsilac: [
    'sítios e chácaras no distrito mais rural da capital',
    'Marsilac é o distrito mais ao sul e o mais rural de São Paulo, coberto de mata atlântica, entre Parelheiros, Embu-Guaçu e Juquitiba. Vive de sítios, chácaras, pequenas lavouras e turismo ecológico, e não tem prédios nem trânsito: o portão é o da entrada do sítio, largo e muitas vezes de madeira.',
    'Na zona rural a energia oscila mais e a chuva é frequente: a proteção elétrica e a vedação do motor entram na conversa desde a visita. A equipe segue pela avenida Senador Teotônio Vilela e por Parelheiros, com data combinada.',
  ],
  Moema: [
    'edifícios residenciais e casas perto do Ibirapuera',
    'Ao lado do parque Ibirapuera, Moema é um dos bairros mais verticalizados da cidade, com edifícios de muitas vagas, e guarda casas nas ruas mais calmas de Indianópolis. O distrito, que inclui Indianópolis e a Vila Nova Conceição, faz limite com o Itaim Bibi, a Vila Mariana, a Saúde e o Campo Belo.',
    'Portão que dá para rua de bares e lojas precisa abrir depressa e parar diante de qualquer obstáculo. A equipe chega pela avenida dos Bandeirantes, pela Ibirapuera ou pela 23 de Maio.',
  ],
  Parelheiros: [
    'chácaras, sítios e casas no extremo sul da cidade',
    'No extremo sul da capital, Parelheiros vai do Grajaú a Marsilac e a Embu-Guaçu, entre as duas represas. O centro do distrito tem casas e comércio; em volta, há chácaras, sítios, casas de fim de semana e lavouras, quase tudo dentro de área de mananciais.',
    'O portão de chácara costuma ser largo, longe da casa e exposto ao tempo, e por isso a escolha do motor inclui o caminho do cabo e a proteção contra raios. A equipe chega pela avenida Senador Teotônio Vilela e pela Sadamu Inoue.',
  ],
  Pedreira: [
    'casas e sobrados à beira da Billings',
    'À margem da represa Billings, a Pedreira é um distrito residencial de casas e sobrados em relevo ondulado, entre Cidade Ademar, o Campo Grande, o Grajaú e Diadema, com loteamentos antigos junto à estrada do Alvarenga e conjuntos novos perto da avenida Nossa Senhora do Sabará.',
    'A umidade da represa enferruja roldanas e parafusos, e uma revisão periódica custa menos do que recuperar a folha inteira. O acesso é pela Nossa Senhora do Sabará, pela Interlagos ou pela estrada do Alvarenga.',
  ],
  Sacomã: [
    'sobrados, prédios e comércio no caminho da Anchieta',
    'A via Anchieta começa no Sacomã, entre o Ipiranga, o Cursino, a Vila Prudente e São Caetano do Sul. O distrito inclui Heliópolis, São João Clímaco e a Vila das Mercês, com sobrados geminados, prédios de conjunto, condomínios novos e indústrias perto da estrada das Lágrimas.',
    'Nos sobrados geminados a garagem é estreita e o motor precisa caber entre a parede e o batente. A equipe vem pela via Anchieta, pela avenida Juntas Provisórias ou pela estrada das Lágrimas.',
  ],
  'Santo Amaro': [
    'comércio, empresas, prédios e casas amplas',
    'Santo Amaro já foi município e ainda funciona como um centro próprio da Zona Sul, com comércio no Largo Treze, empresas junto à marginal Pinheiros e bairros residenciais como a Granja Julieta, a Chácara Flora e o Alto da Boa Vista. Faz limite com o Campo Belo, o Campo Grande, o Itaim Bibi e o Socorro.',
    'O distrito tem de tudo: doca de empresa, garagem de torre e portão largo de casa com jardim. Chega-se pela avenida Santo Amaro, pela João Dias ou pela marginal Pinheiros.',
  ],
  Saúde: [
    'prédios e sobrados ao longo da Jabaquara e da Domingos de Morais',
    'A Saúde acompanha a linha Azul do metrô, entre a Vila Mariana, Moema, o Jabaquara e o Cursino, e inclui Mirandópolis, o Planalto Paulista e o Bosque da Saúde. Perto da avenida Jabaquara há muitos prédios; nas ruas laterais, sobrados bem conservados e casas de esquina.',
    'Muitos basculantes dos sobrados têm décadas de uso: quando a folha está boa, trocar só o motor e rever os contrapesos resolve. A equipe chega pela avenida Jabaquara, pela Bosque da Saúde ou pela Ricardo Jafet.',
  ],
  Socorro: [
    'casas, indústrias e clubes junto à Guarapiranga',
    'Encostado à represa Guarapiranga, o Socorro tem em volta Santo Amaro, a Cidade Dutra, o Jardim São Luís e o Campo Grande. Reúne indústrias no entorno da marginal, casas e sobrados em Veleiros e clubes náuticos na beira da água.',
    'Portões de indústria são largos e pesados; os das casas perto da represa pedem cuidado extra com ferrugem. O acesso é pela marginal Pinheiros, pela ponte do Socorro ou pela avenida Atlântica, antiga Robert Kennedy.',
  ],
  'Vila Andrade': [
    'torres do Panamby, casas e Paraisópolis',
    'As torres do Panamby e do Portal do Morumbi, ruas de casas e a comunidade de Paraisópolis dividem a Vila Andrade, com contrastes de uma quadra para outra. O distrito vai do Morumbi ao Campo Limpo e ao Jardim São Luís, à beira da marginal Pinheiros.',
    'Nos condomínios grandes, entrada e saída têm portões separados e o uso é intenso o dia inteiro; nas casas, o de correr é o mais comum. A equipe vem pela avenida Giovanni Gronchi, pela marginal Pinheiros ou pela ponte João Dias.',
  ],
  'Vila Mariana': [
    'prédios, sobrados e vilas perto do Ibirapuera',
    'A Vila Mariana vai do Paraíso ao Ibirapuera, entre o Jardim Paulista, o Cambuci, o Ipiranga, a Saúde e Moema. Tem muitos prédios ao longo do metrô, hospitais e escolas, e conserva vilas e sobrados nas ruas de dentro.',
    'Vila particular costuma ter um portão coletivo estreito, que pede motor escolhido pelas aberturas da hora e controle para cada casa; prédio, motor rápido. Chega-se pela 23 de Maio, pela Domingos de Morais ou pela Sena Madureira.',
  ],
  'Alto da Boa Vista': [
    'casas amplas e ruas arborizadas em Santo Amaro',
    'O Alto da Boa Vista fica em Santo Amaro, entre a Granja Julieta, a Chácara Flora e o Brooklin. Tem casas amplas em ruas arborizadas, com portões largos de correr ou de duas folhas, e prédios perto da avenida Adolfo Pinheiro e do metrô.',
  ],
  'Alto do Ipiranga': [
    'prédios e sobrados junto ao metrô',
    'Em volta da estação de metrô, o Alto do Ipiranga vê prédios novos tomarem o lugar dos sobrados, entre o Ipiranga, a Vila Gumercindo e a Chácara Klabin; a garagem sai direto para ruas de bastante movimento.',
  ],
  Americanópolis: [
    'sobrados e casas entre o Jabaquara e Diadema',
    'Americanópolis fica na divisa do Jabaquara com Cidade Ademar e Diadema. É bairro de sobrados e casas em lotes estreitos, com comércio na avenida Cupecê, por onde a equipe chega.',
  ],
  'Bosque da Saúde': [
    'prédios e sobrados na Saúde',
    'De ruas inclinadas, o Bosque da Saúde tem prédios ao longo da avenida de mesmo nome e sobrados de garagem coberta, em que a laje limita a altura do basculante. Pertence ao distrito da Saúde, entre o Jardim da Saúde e a Vila Gumercindo.',
  ],
  Brooklin: [
    'torres de escritórios, prédios e casas',
    'O Brooklin se divide entre as torres da Berrini, no Brooklin Novo, e as ruas de casas e prédios do Brooklin Velho, ao lado do Campo Belo e da Chácara Santo Antônio. Ali convivem portão de garagem corporativa e portão de correr de residência. A equipe chega pela Roberto Marinho ou pela marginal Pinheiros.',
  ],
  'Jardim da Saúde': [
    'casas de bom padrão e sobrados no Cursino',
    'Ruas curvas e arborizadas são a marca do Jardim da Saúde, no distrito do Cursino, perto do Bosque da Saúde. Predominam casas de frente larga, e portão de duas vagas pesa bem mais do que o de uma: de correr ou basculante, confere-se o peso antes de escolher o modelo.',
  ],
  'Jardim Marajoara': [
    'condomínios e casas no Campo Grande',
    'O Jardim Marajoara fica no distrito do Campo Grande, entre a Chácara Flora e Jurubatuba. Tem casas com jardim e condomínios de torres altas perto da avenida Interlagos e da Nossa Senhora do Sabará.',
  ],
  'Jardim Prudência': [
    'casas e sobrados perto da Vila Mascote',
    'Casas e sobrados, muitos com portão de correr de duas vagas, formam o Jardim Prudência, junto à avenida Washington Luís, entre a Vila Mascote, a Vila Santa Catarina e o Jardim Marajoara.',
  ],
  Panamby: [
    'condomínios de alto padrão junto ao parque Burle Marx',
    'O Panamby é o conjunto de condomínios em volta do parque Burle Marx, na Vila Andrade, à beira da marginal Pinheiros. As torres têm muitas vagas e portaria com entrada e saída separadas, e o que se pede ao portão é rapidez com silêncio.',
  ],
  Paraíso: [
    'prédios e sobrados no começo da Vila Mariana',
    'Onde a Paulista encontra a Vergueiro e a 23 de Maio começa o Paraíso, entre a Bela Vista, a Aclimação e a Vila Mariana. É bairro de prédios, hospitais e alguns sobrados, com garagens que saem para ruas movimentadas.',
  ],
  'Planalto Paulista': [
    'casas e ruas residenciais perto de Congonhas',
    'Bairro residencial de casas, o Planalto Paulista tem frentes largas e portões de correr ou de duas folhas, entre Moema, a Saúde e o aeroporto de Congonhas. A equipe chega pela avenida Indianópolis ou pela dos Bandeirantes.',
  ],
  'Chácara Flora': [
    'residências grandes em ruas fechadas e arborizadas',
    'Residências grandes em ruas fechadas, com portões largos e pesados, formam a Chácara Flora, em Santo Amaro, ao lado do Alto da Boa Vista. As árvores dão sombra e também folhas, que se acumulam no trilho o ano inteiro.',
  ],
  'Chácara Klabin': [
    'edifícios residenciais na Vila Mariana',
    'Portão lento logo vira assunto de assembleia na Chácara Klabin, bairro de edifícios residenciais com muitas vagas, metrô e ruas em ladeira, entre a Vila Mariana e o Ipiranga.',
  ],
  'Chácara Santo Antônio': [
    'escritórios, prédios e casas perto da marginal',
    'A Chácara Santo Antônio fica entre o Brooklin e a Granja Julieta, em Santo Amaro. Reúne prédios de escritório, restaurantes e casas que viraram empresas, com portões que trabalham o dia inteiro; a revisão cabe melhor no meio da manhã ou da tarde, entre um pico e outro.',
  ],
  'Granja Julieta': [
    'condomínios e casas em Santo Amaro',
    'Condomínios de torres e casas com jardim dividem a Granja Julieta, em Santo Amaro, entre a Chácara Santo Antônio e o Alto da Boa Vista, perto do parque Severo Gomes. A equipe chega pela marginal Pinheiros ou pela João Dias.',
  ],
  'Vila Clementino': [
    'prédios, clínicas e sobrados na Vila Mariana',
    'Os hospitais e a universidade dão o ritmo da Vila Clementino, entre a Vila Mariana e Moema. São prédios, clínicas e sobrados em ruas estreitas, onde o portão da garagem não pode ficar aberto à espera.',
  ],
  'Vila das Mercês': [
    'sobrados e casas no Sacomã',
    'A Vila das Mercês fica no distrito do Sacomã, entre São João Clímaco e o Jardim da Saúde. Tem sobrados e casas de família, com portões de ferro que se automatizam sem obra quando correm leves, e acesso pela avenida do Cursino ou pela via Anchieta.',
  ],
  'Vila Guarani': [
    'sobrados e prédios no Jabaquara',
    'A Vila Guarani fica no distrito do Jabaquara, entre o metrô Conceição e o parque das Fontes do Ipiranga. Tem sobrados geminados, com garagem de uma vaga na frente, e prédios médios, em que a entrada estreita obriga o carro a esperar na rua.',
  ],
  'Vila Gumercindo': [
    'sobrados e prédios entre a Saúde e o Ipiranga',
    'As ruas da Vila Gumercindo descem em ladeira entre o Bosque da Saúde, a Chácara Klabin e o Ipiranga, com bons sobrados e prédios residenciais, e a equipe chega pela avenida Ricardo Jafet.',
  ],
  'Vila Mascote': [
    'condomínios e casas perto da Roberto Marinho',
    'Os condomínios de torres da Vila Mascote se concentram na avenida de mesmo nome, e nas ruas de dentro ainda há casas e sobrados. Em volta estão a Vila Santa Catarina, o Campo Belo e o Jardim Prudência. A torre pede motor para uso contínuo; a casa, um que não acorde a rua.',
  ],
  'Vila Monumento': [
    'sobrados e prédios entre o Ipiranga e o Cambuci',
    'Perto do Parque da Independência, entre o Ipiranga e o Cambuci, a Vila Monumento é bairro de sobrados antigos e prédios novos. Nos basculantes de muitos anos, cabo e mola já cumpriram a sua vida, e trocá-los antes do motor é serviço para técnico.',
  ],
  'Vila Nova Conceição': [
    'edifícios e casas ao lado do Ibirapuera',
    'Edifícios de alto padrão e algumas casas formam a Vila Nova Conceição, ao lado do parque Ibirapuera, entre Moema, o Itaim Bibi e a Vila Olímpia. Ali o motor do portão precisa ser rápido e discreto.',
  ],
  'Vila Santa Catarina': [
    'sobrados e casas no Jabaquara',
    'No distrito do Jabaquara, entre a Vila Mascote e Americanópolis, a Vila Santa Catarina tem sobrados, casas e comércio de bairro, e a equipe chega pela avenida Santa Catarina ou pela Washington Luís.',
  ],
  Heliópolis: [
    'casas e sobrados no Sacomã',
    'Em Heliópolis, as casas e os sobrados crescem para cima em ruas estreitas, e o portão costuma ser feito sob medida. O bairro pertence ao distrito do Sacomã, entre o Ipiranga, São João Clímaco e São Caetano do Sul. O acesso é pela avenida Almirante Delamare ou pela estrada das Lágrimas.',
  ],
  Indianópolis: [
    'prédios e casas em Moema',
    'Rua com nome de pássaro ou de povo indígena é sinal de Indianópolis, no distrito de Moema, a caminho do Planalto Paulista. Perto da avenida Ibirapuera há prédios; nas ruas de dentro, casas com portões de frente larga.',
  ],
  Interlagos: [
    'casas e sobrados entre o autódromo e a represa',
    'Entre o autódromo e a represa Guarapiranga, Interlagos se divide entre os distritos do Socorro e da Cidade Dutra. É bairro de casas, sobrados e condomínios pequenos, e a umidade da represa pede motor bem vedado e revisão frequente das roldanas. A equipe vem pela avenida Interlagos.',
  ],
  Jurubatuba: [
    'indústrias, empresas e condomínios no Campo Grande',
    'Indústrias, empresas e condomínios ocupam Jurubatuba, no distrito do Campo Grande, à beira do canal do rio e perto da estação de trem. Os portões de carga pedem motor calculado pelo peso e pelo uso.',
  ],
  Mirandópolis: [
    'casas e sobrados tranquilos na Saúde',
    'Residencial e arborizada, Mirandópolis tem o metrô e a avenida Jabaquara por perto, entre a Saúde, a Vila Clementino e o Planalto Paulista. Nas suas casas e sobrados, antes de falar de motor, olha-se o estado da folha e do trilho.',
  ],
  Paraisópolis: [
    'casas, sobrados e comércio na Vila Andrade',
    'Paraisópolis fica no distrito da Vila Andrade, ao lado do Morumbi. As construções são altas e coladas umas às outras, as ruas são estreitas, e os portões de comércio e de garagem se fazem sob medida. Chega-se pela avenida Giovanni Gronchi.',
  ],
  'São João Clímaco': [
    'sobrados e casas perto de São Caetano',
    'São João Clímaco fica no distrito do Sacomã, entre Heliópolis, a Vila das Mercês e São Caetano do Sul. Sobrados e casas se alinham com a garagem na frente, e a estrada das Lágrimas é o caminho da equipe.',
  ],
};
