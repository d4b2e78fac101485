import type { PlaceNotes } from './place-note.ts';

export const capitalNorthNotes: PlaceNotes = {
  Anhanguera: [
    'condomínios, conjuntos e galpões no extremo noroeste',
    'O Anhanguera é o distrito do extremo noroeste da capital, além de Perus e do Jaraguá, na divisa com Cajamar e Osasco. O Morro Doce e os conjuntos à beira da rodovia concentram casas e sobrados simples, e há condomínios novos, galpões e o parque Anhanguera, um dos maiores da cidade.',
    'Casas erguidas aos poucos costumam ter portão de chapa feito por serralheiro, que precisa ser medido e pesado antes de se escolher o motor. A equipe chega pelas rodovias Anhanguera e dos Bandeirantes e pelo Rodoanel.',
  ],
  Brasilândia: [
    'casas e sobrados em morro ao pé da Cantareira',
    'A Brasilândia sobe os morros ao pé da Cantareira, entre a Freguesia do Ó, a Cachoeirinha, Pirituba e o Jaraguá. É um distrito populoso, de casas e sobrados erguidos em terreno inclinado e ruas estreitas, em que a garagem ocupa o térreo inteiro e o portão encosta na calçada.',
    'Na garagem que encosta na calçada, o basculante é quase sempre a resposta, desde que a folha esteja no prumo, o contrapeso equilibrado e a fotocélula cuide de quem passa na calçada. O acesso é pela avenida Inajar de Souza, pela Elísio Teixeira Leite ou pela estrada do Sabão.',
  ],
  Cachoeirinha: [
    'sobrados e comércio ao longo da Inajar de Souza',
    'O comércio da Cachoeirinha, ou Vila Nova Cachoeirinha, acompanha as avenidas Inajar de Souza e Deputado Emílio Carlos; as ruas de dentro são de sobrados e casas com garagem, muitas em ladeira. O distrito faz limite com a Casa Verde, o Limão, a Brasilândia e o Mandaqui.',
    'Portão de correr em ladeira exige trilho nivelado e batente, senão a folha escorrega quando o motor está destravado; esse é o primeiro ponto que o técnico olha. A equipe vem pela Inajar de Souza ou pela Engenheiro Caetano Álvares.',
  ],
  'Casa Verde': [
    'sobrados e casas de família perto da marginal Tietê',
    'Logo depois da marginal Tietê, entre o Limão, Santana e a Cachoeirinha, a Casa Verde é bairro de sobrados e casas de família, com comércio nas avenidas Casa Verde e Baruel, oficinas e galpões na parte baixa e prédios que vêm ocupando a Braz Leme.',
    'As garagens dos sobrados têm largura de um carro e pouca altura, situação em que a escolha do braço do basculante faz diferença. Nos galpões, o portão é de correr e mais pesado. Da marginal, a equipe entra pelas pontes da Casa Verde e do Limão.',
  ],
  'Freguesia do Ó': [
    'casas antigas, sobrados e prédios em volta da matriz',
    'A Freguesia do Ó é um dos bairros mais antigos da cidade e ainda se organiza em volta do Largo da Matriz, no alto da colina. Fica entre o Limão, a Brasilândia, Pirituba e o rio Tietê, com a Lapa do outro lado. Tem casas térreas antigas, sobrados em ladeira e condomínios na avenida Santa Marina e na Edgar Facó.',
    'Em casa antiga, vale conferir a instalação elétrica antes de pôr motor. Chega-se pela ponte da Freguesia do Ó ou pela avenida Itaberaba.',
  ],
  Jaçanã: [
    'casas e sobrados na divisa com Guarulhos',
    'Famoso pelo samba do trem das onze, o Jaçanã faz limite, no nordeste da capital, com o Tremembé, o Tucuruvi, a Vila Medeiros e Guarulhos. É um distrito residencial de casas térreas e sobrados, com comércio na avenida Guapira e na Luís Stamatis e galpões perto da Fernão Dias.',
    'O portão mais comum é o de uma ou duas vagas, de ferro, que aceita bem a automação quando roldanas e trilho estão inteiros. A equipe chega pela rodovia Fernão Dias, pela avenida Guapira ou pelo Tucuruvi.',
  ],
  Jaraguá: [
    'sobrados, conjuntos e condomínios ao pé do pico',
    'Ao pé do pico mais alto da cidade, o Jaraguá faz limite com Pirituba, Perus, o Anhanguera e a Brasilândia e inclui Taipas. Tem conjuntos habitacionais, condomínios de sobrados e casas em lotes inclinados, além de empresas ao longo da Anhanguera.',
    'Condomínio de sobrados costuma ter um portão coletivo na entrada e outro em cada garagem: o coletivo pede motor para muitos ciclos, o de casa se resolve com kit comum. O acesso é pela rodovia Anhanguera, pela Raimundo Pereira de Magalhães ou pelo Rodoanel.',
  ],
  Limão: [
    'sobrados, galpões e comércio junto à marginal',
    'O Bairro do Limão fica entre a Casa Verde, a Freguesia do Ó, a Cachoeirinha e a marginal Tietê. A parte baixa tem galpões, gráficas e transportadoras; a de cima, sobrados geminados e casas com garagem na frente, perto da avenida Deputado Emílio Carlos.',
    'Galpão recebe caminhão e exige portão largo com motor calculado pelo peso e pelo uso; sobrado, basculante regulado para abrir sem bater no carro. A equipe vem pelas pontes do Limão e Júlio de Mesquita Neto ou pela avenida Engenheiro Caetano Álvares.',
  ],
  Mandaqui: [
    'sobrados em ladeira e condomínios perto do Horto',
    'O Mandaqui sobe de Santana em direção à Cantareira, entre o Tucuruvi, o Tremembé e a Cachoeirinha. As ruas são íngremes, com sobrados de garagem em rampa, e os prédios acompanham a rua Voluntários da Pátria e a avenida Engenheiro Caetano Álvares e se juntam na região do Lauzane.',
    'Em rampa, o portão que abre para dentro perde espaço e o de correr precisa de piso nivelado na soleira; o técnico mede as duas coisas na visita. Chega-se pela Caetano Álvares ou pela avenida Santa Inês.',
  ],
  Perus: [
    'casas e sobrados no noroeste, junto à antiga fábrica de cimento',
    'Perus nasceu com a ferrovia e a fábrica de cimento, hoje desativada, no noroeste da capital, entre o Anhanguera, o Jaraguá, Caieiras e Cajamar. O bairro é feito de casas, sobrados e loteamentos em morro, como o Recanto dos Humildes e a Vila Caiúba.',
    'Onde a rua ainda é de terra ou está em obra, o pó é inimigo da cremalheira e do trilho, que pedem limpeza mais frequente. A equipe chega pela rodovia Anhanguera, pela Presidente Tancredo Neves ou pelo Rodoanel.',
  ],
  Pirituba: [
    'sobrados e condomínios entre o Piqueri e o Jaraguá',
    'De relevo ondulado, Pirituba se estende entre São Domingos, o Jaraguá, a Freguesia do Ó e o rio Tietê, com a Lapa na outra margem. Tem sobrados de família, prédios de conjunto e condomínios clube próximos à estação e à avenida Raimundo Pereira de Magalhães.',
    'Os condomínios maiores têm portões separados de entrada e de saída, e cada um conta os seus ciclos; nos sobrados, o uso é menor, mas a revisão não pode ser esquecida. O acesso é pela ponte do Piqueri, pela Edgar Facó ou pela rodovia Anhanguera.',
  ],
  Santana: [
    'prédios, sobrados e comércio no coração da Zona Norte',
    'Santana é o centro da Zona Norte, com metrô, comércio forte na Voluntários da Pátria e na Doutor César e prédios em volta da Braz Leme e do Campo de Marte. Nas ruas mais altas, em direção ao Mandaqui e ao Tucuruvi, seguem os sobrados com garagem na frente.',
    'Nos edifícios, o que conta é a velocidade; nos sobrados, o basculante que ficou lento e barulhento com os anos pede revisão da folha antes de motor novo. O acesso é pela ponte das Bandeiras, pela Cruzeiro do Sul ou pela Braz Leme.',
  ],
  'São Domingos': [
    'casas e sobrados do Parque São Domingos, junto à Anhanguera',
    'No começo da rodovia Anhanguera, o distrito de São Domingos faz limite com Pirituba, o Jaguara, o Jaraguá e Osasco. O Parque São Domingos tem casas amplas e ruas arborizadas; a Vila Mangalot e o Jardim Mutinga, sobrados; e, à beira da rodovia, há galpões e empresas.',
    'Casa de frente larga permite portão de correr de duas vagas, que trabalha melhor quando o trilho é lavado e a cremalheira não acumula folhas. A equipe vem pela Anhanguera, pela marginal Tietê ou pela avenida Mutinga.',
  ],
  Tremembé: [
    'casas, chácaras e residenciais ao pé da Cantareira',
    'O Tremembé fica no norte da capital, coberto em boa parte pela serra da Cantareira, entre o Mandaqui, o Tucuruvi, o Jaçanã, Mairiporã e Guarulhos. Tem casas amplas e residenciais perto do Horto, sobrados na Vila Albertina e no Jardim Tremembé e loteamentos populares em direção à serra.',
    'Árvore perto quer dizer folha no trilho e umidade no motor: limpeza e vedação fazem diferença. Chega-se pela avenida Nova Cantareira, pela Coronel Sezefredo Fagundes ou pela Fernão Dias.',
  ],
  Tucuruvi: [
    'prédios e sobrados em torno do metrô',
    'Em torno do metrô e da avenida que leva o seu nome, o Tucuruvi se encheu de prédios; na Vila Gustavo, na Vila Mazzei e na Parada Inglesa continuam os sobrados e as casas térreas com garagem na frente. O distrito faz limite com Santana, o Mandaqui, o Tremembé, o Jaçanã e a Vila Medeiros.',
    'Quem mora em prédio pede velocidade e controle difícil de copiar; quem mora em sobrado, um basculante que não bata na laje. A equipe chega pela avenida Luís Dumont Villares, pela Nova Cantareira ou pela Fernão Dias.',
  ],
  'Vila Guilherme': [
    'sobrados, prédios e galpões junto à marginal Tietê',
    'A Vila Guilherme fica entre a Vila Maria, Santana, a Vila Medeiros e a marginal Tietê. Perto do rio há transportadoras, galpões e grandes lojas; nas quadras de cima, sobrados de família e prédios ao redor da avenida Joaquina Ramalho e do Parque do Trote.',
    'Garagem de sobrado com pé-direito baixo pede cuidado na escolha do braço, e galpão, motor pensado para folha larga. O acesso é pela ponte da Vila Guilherme, pela avenida Zaki Narchi ou pela marginal.',
  ],
  'Vila Maria': [
    'sobrados, transportadoras e galpões perto da Dutra',
    'A Vila Maria ocupa a margem norte do Tietê, entre a Vila Guilherme, a Vila Medeiros e o Parque Novo Mundo, no começo da Dutra e da Fernão Dias. A parte alta é de sobrados e comércio; a baixa e o Novo Mundo, de transportadoras e depósitos com portões altos e compridos.',
    'Portão por onde passa carreta leva pancada e perde o alinhamento; antes de trocar o motor, convém acertar guias e roldanas. A equipe vem pela ponte da Vila Maria, pela avenida Guilherme Cotching ou pela marginal Tietê.',
  ],
  'Vila Medeiros': [
    'sobrados e casas entre o Tucuruvi e a Fernão Dias',
    'Quase todo residencial, de sobrados e casas geminadas, o distrito da Vila Medeiros inclui a Vila Sabrina e o Jardim Brasil, entre o Tucuruvi, o Jaçanã, a Vila Maria e Guarulhos, com a Fernão Dias a leste. O comércio está nas avenidas Nossa Senhora do Loreto e Jardim Japão.',
    'Em casa geminada, o portão ocupa a frente inteira e o vizinho ouve tudo, de modo que um motor regulado e silencioso vale a pena. Chega-se pela Fernão Dias ou pela Guilherme Cotching.',
  ],
  'Água Fria': [
    'sobrados e prédios no alto de Santana',
    'Na parte alta de Santana, a caminho do Tucuruvi e do Mandaqui, a Água Fria tem sobrados em rua inclinada, prédios residenciais e comércio na avenida de mesmo nome, por onde a equipe chega.',
  ],
  Carandiru: [
    'prédios, sobrados e comércio em volta do metrô',
    'O metrô e o Parque da Juventude marcam o centro do Carandiru, entre Santana e a Vila Guilherme. Os prédios cresceram perto da Cruzeiro do Sul, e as ruas de dentro ainda têm sobrados com portão na calçada.',
  ],
  'Horto Florestal': [
    'casas e condomínios ao lado do parque',
    'O Horto Florestal é o bairro que rodeia o parque de mesmo nome, na subida da Cantareira, perto do Tremembé e do Mandaqui. São casas e condomínios em rua arborizada, onde folhas e umidade pedem trilho limpo e motor bem vedado.',
  ],
  Imirim: [
    'sobrados e casas entre Santana e a Casa Verde',
    'Cortado pela avenida de mesmo nome, o Imirim é bairro de sobrados em ladeira e comércio de rua, entre a Casa Verde, Santana e a Cachoeirinha. O basculante de uma vaga é ali o portão mais frequente.',
  ],
  'Jardim Brasil': [
    'casas e sobrados perto da Fernão Dias',
    'O Jardim Brasil pertence ao distrito da Vila Medeiros, junto à Vila Sabrina e ao Parque Edu Chaves. Os lotes são estreitos, com casas e sobrados de garagem na frente, e a Fernão Dias fica a poucas quadras.',
  ],
  'Jardim Peri': [
    'casas e sobrados em morro na Cachoeirinha',
    'Já na encosta da Cantareira, o Jardim Peri pertence ao distrito da Cachoeirinha. As casas acompanham o morro, com garagem em rampa, e a equipe chega pela avenida Inajar de Souza ou pela Peri Ronchetti.',
  ],
  'Jardim São Paulo': [
    'sobrados e prédios junto ao metrô, em Santana',
    'Ao redor da estação de metrô que leva o seu nome, o Jardim São Paulo pertence ao distrito de Santana e chega perto da Parada Inglesa. Os sobrados bem cuidados dividem as ruas com prédios novos de garagem coletiva.',
  ],
  'Lauzane Paulista': [
    'prédios e sobrados no alto do Mandaqui',
    'O Lauzane Paulista fica no alto do Mandaqui, perto de Santa Teresinha e do Imirim. É bairro de prédios residenciais e sobrados em ladeira, e a equipe chega pela avenida Engenheiro Caetano Álvares.',
  ],
  'Parada de Taipas': [
    'conjuntos, sobrados e casas no Jaraguá',
    'Conjuntos habitacionais, sobrados e comércio de bairro formam a Parada de Taipas, no distrito do Jaraguá, no caminho da Brasilândia. A equipe chega pela avenida Raimundo Pereira de Magalhães.',
  ],
  'Parada Inglesa': [
    'sobrados e prédios entre Santana e o Tucuruvi',
    'Com metrô e a avenida Luís Dumont Villares, a Parada Inglesa liga o Jardim São Paulo ao Tucuruvi. Prédios novos vêm substituindo os sobrados, e os dois pedem portão que abra sem atrapalhar a calçada.',
  ],
  'Parque Edu Chaves': [
    'casas térreas e sobrados em traçado circular',
    'O traçado circular das ruas tornou conhecido o Parque Edu Chaves, entre o Jaçanã e o Jardim Brasil, junto à Fernão Dias e a Guarulhos. Tem casas térreas e sobrados, e nas ruas em curva a frente do lote nem sempre acompanha a guia: o portão de correr precisa ser medido dos dois lados.',
  ],
  'Parque Novo Mundo': [
    'transportadoras, galpões e casas no começo da Dutra',
    'É no Parque Novo Mundo, na Vila Maria, que começam a Dutra e a Fernão Dias. A região é de transportadoras e depósitos, com portões compridos e uso contínuo, ao lado de ruas de sobrados.',
  ],
  'Santa Teresinha': [
    'prédios e sobrados em Santana',
    'Santa Teresinha fica na parte alta de Santana, perto do Imirim e do Lauzane Paulista, em torno da Conselheiro Moreira de Barros. É bairro residencial, de prédios médios e sobrados em ladeira, onde a garagem tem rampa e o basculante é o mais comum.',
  ],
  'Vila Albertina': [
    'casas e sobrados no Tremembé',
    'Na subida para o Horto e a Cantareira, a Vila Albertina pertence ao distrito do Tremembé. O terreno é inclinado, e muita casa ou sobrado tem a garagem no nível da rua e a sala acima dela, situação em que o basculante resolve melhor.',
  ],
  'Vila Gustavo': [
    'sobrados e prédios no Tucuruvi',
    'A Vila Gustavo fica no distrito do Tucuruvi, em direção à Vila Medeiros. É bairro de sobrados de família, com prédios surgindo na avenida Júlio Buono, e muitos portões basculantes antigos à espera de revisão.',
  ],
  'Vila Mazzei': [
    'casas e sobrados entre o Tucuruvi e o Jaçanã',
    'A Vila Mazzei fica entre o Tucuruvi e o Jaçanã, em torno da avenida Mazzei. Entre as casas térreas e os sobrados ainda há portão manual, e o que corre leve na mão recebe motor sem obra.',
  ],
  'Vila Sabrina': [
    'casas e sobrados na Vila Medeiros',
    'A Vila Sabrina fica no distrito da Vila Medeiros, entre o Jardim Brasil e o Parque Novo Mundo. Tem casas e sobrados geminados e alguns galpões perto da Fernão Dias, por onde a equipe chega.',
  ],
};
