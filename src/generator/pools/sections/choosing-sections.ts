import type { SectionTexts } from '../section-texts.ts';

export const choosing: SectionTexts = {
  headings: [
    'Como acertar o modelo',
    'Primeiro a folha, depois a pressa',
    ({ gate }) => `Qual kit serve no seu ${gate.name}`,
    'O motor certo trabalha com sobra',
    'Antes de escolher, conheça a folha',
    'O que muda de um kit para outro',
    'A escolha sem erro',
    ({ place }) => `Que modelo escolher ${place.in}`,
  ],
  sentences: [
    [
      'No portão de correr, o peso da folha decide primeiro. Depois vêm a pressa e o bolso.',
      'Duas perguntas bastam: quanto pesa a folha e quantas vezes ela abre por dia?',
      'Motor de portão de correr se escolhe pelo peso e pelo uso; o de basculante, pelo tamanho da folha.',
      'Escolha o modelo pelo pior dia: vento, chuva e família inteira entrando e saindo.',
      'Todo modelo tem um limite de peso, e é melhor trabalhar longe dele.',
      'Um motor no limite funciona, mas aquece, demora e dura menos.',
      'A escolha começa pela folha: ferro, alumínio e madeira têm pesos muito diferentes.',
      'Chapa fechada pesa bem mais que grade, mesmo com a mesma largura.',
    ],
    [
      ({ t }) =>
        `O ${t.cheapest.name} move folhas de correr de até ${t.cheapest.maxGate}, o que cobre a maioria das casas.`,
      ({ t }) =>
        `Em portão de correr de até ${t.cheapest.maxGate}, o ${t.cheapest.name} dá conta e é o que custa menos.`,
      ({ t }) => `Se a folha de correr passa de ${t.cheapest.maxGate}, o ${t.cheapest.name} fica de fora.`,
      ({ t }) => `Para rua calma e pouco uso, o ${t.cheapest.name} basta, com abertura em ${t.cheapest.opening}.`,
      ({ t }) => `Uma família, rua calma e sem pressa: é o caso do ${t.cheapest.name}.`,
      ({ t }) => `O ${t.cheapest.name} abre em ${t.cheapest.opening}. Em rua calma, dá para esperar.`,
      ({ t }) =>
        `Portão de correr de alumínio, de tamanho comum, raramente passa de ${t.cheapest.maxGate}, e o ${t.cheapest.name} resolve.`,
    ],
    [
      ({ t }) =>
        `O ${t.fastest.name} aguenta folhas de correr de até ${t.fastest.maxGate} e abre em ${t.fastest.opening}.`,
      ({ t }) => `Quem quer ficar pouco tempo na rua escolhe o ${t.fastest.name}, de ${t.fastest.opening}.`,
      ({ t }) =>
        `Folha muito pesada, de chapa grossa ou madeira maciça, pede o ${t.fastest.name}, feito para portões de correr de até ${t.fastest.maxGate}.`,
      ({ t }) => `Em prédio pequeno ou casa com vários carros, o ${t.fastest.name} compensa pela rapidez.`,
      ({ t }) =>
        `O ${t.fastest.name} é o topo da linha: ${t.fastest.opening} de abertura e folhas de correr de até ${t.fastest.maxGate}.`,
      ({ t }) => `Se a rua é movimentada, os ${t.fastest.opening} do ${t.fastest.name} fazem diferença todo dia.`,
      ({ t }) => `Há um meio-termo na linha, mas rapidez de verdade é com o ${t.fastest.name}.`,
    ],
    [
      ({ t }) => `Acima de ${t.heavyAbove}, o caso é de portão pesado, com orçamento próprio, de ${t.heavyGatePrice}.`,
      ({ t }) =>
        `Folha acima de ${t.heavyAbove} sai da linha dos kits e pede orçamento próprio, de ${t.heavyGatePrice}.`,
      'Se estiver na dúvida entre dois modelos, mande as medidas, e dizemos qual trabalha com folga.',
      'Entre dois modelos próximos, a diferença de preço costuma pesar menos que um conserto.',
      'Condomínio precisa contar os ciclos por hora, porque o motor residencial descansa pouco ali.',
      'Vento forte de frente conta como peso a mais em folha fechada.',
      'Rampa, curva ou folha torta mudam a conta. Mostre isso na foto.',
      'O rótulo do motor antigo também ajuda: fotografe a etiqueta antes de pedir o novo.',
    ],
  ],
};

export const uses: SectionTexts = {
  headings: [
    'Cada uso pede um motor',
    'O uso muda o motor',
    'Quantas vezes o seu portão abre?',
    'Um motor para cada rotina',
    ({ place }) => `Para quem instalamos ${place.in}`,
    'Da garagem de casa ao condomínio',
  ],
  sentences: [
    [
      'Uma casa com dois carros abre o portão poucas vezes por dia: ali o peso decide mais que o uso.',
      'Em casa, o motor passa quase o dia todo parado. Com o peso atendido, escolhe-se pelo conforto.',
      'Na garagem de uma família, o que mais se nota são a espera e o barulho.',
      'Casa de rua movimentada ganha mais com rapidez do que com força.',
      'Em sobrado geminado, o motor quieto faz a diferença para os dois lados da parede.',
      'Para uma casa só, vale olhar primeiro o peso da folha e depois o tempo de abertura.',
    ],
    [
      'Em prédio, a conta é outra: na saída da manhã o portão quase não descansa.',
      'Condomínio precisa de motor que aguente a fila da manhã.',
      'Prédio pede revisão mais frequente, porque soma ciclos depressa.',
      ({ t }) =>
        `Motor convencional costuma ser feito para até ${t.conventionalCycles}, e prédio passa disso na hora de pico.`,
      'O síndico deve pedir o número de ciclos por hora antes do preço.',
      'Em condomínio, controle por morador e aviso sonoro na saída evitam a maior parte das brigas.',
    ],
    [
      'No comércio, o portão abre para carga e descarga, muitas vezes com folha larga e pesada.',
      'Galpão costuma ter folha de chapa, e vento em chapa é peso.',
      'Loja e oficina usam o portão várias vezes seguidas, e o motor precisa de sobra para não aquecer.',
      'Estacionamento é o uso mais duro de todos, e o motor residencial não serve ali.',
      'Escola e clínica devem pôr fotocélula nos dois lados, pelo movimento de pessoas.',
      'Para empresa, o atendimento pode ser marcado fora do horário de maior entrada.',
    ],
    [
      'Conte as aberturas de um dia comum, some um terço e nos diga o número.',
      'Diga o uso no pedido: quantas pessoas têm controle já é uma boa medida.',
      'O mesmo motor dura mais quando é escolhido para o uso certo.',
      'Uso dobrado pede revisão na metade do tempo.',
      'Na dúvida sobre o uso, escolha pelo dia mais cheio da semana.',
      'Quem aluga o imóvel deve combinar por escrito quem cuida da revisão.',
    ],
  ],
};

export const speed: SectionTexts = {
  headings: [
    ({ t }) => `${t.openingTimes}: o que muda`,
    'O tempo parado na rua',
    'Por que a rapidez conta',
    'Segundos que se sentem todo dia',
    'O que se ganha com a rapidez',
    'Rapidez na medida certa',
  ],
  sentences: [
    [
      'O momento mais exposto do dia é o do carro parado, esperando a folha abrir.',
      'Quem chega tarde conta os segundos na frente do portão.',
      'Enquanto o portão abre, o carro fica parado na rua.',
      'Em rua estreita, o carro que espera o portão segura também quem vem atrás.',
      'Na chuva, à noite ou com criança no carro, esperar menos vale dinheiro.',
      'A espera parece pequena no papel e longa na porta de casa.',
    ],
    [
      ({ t }) => `O ${t.fastest.name} abre em ${t.fastest.opening}. O ${t.cheapest.name}, em ${t.cheapest.opening}.`,
      ({ t }) => `O tempo de abertura vem do modelo: ${t.openingTimes}.`,
      ({ t }) => `Do mais lento ao mais rápido, o tempo cai de ${t.cheapest.opening} para ${t.fastest.opening}.`,
      ({ t }) =>
        `Motores convencionais levam de ${t.conventionalOpening}. O ${t.fastest.name} leva ${t.fastest.opening}.`,
      ({ t }) =>
        `Um motor comum demora de ${t.conventionalOpening} para abrir, conforme o vão. Aqui há a opção de ${t.fastest.opening}.`,
      ({ t }) => `Com ${t.fastest.opening}, o ${t.fastest.name} abre enquanto o carro encosta.`,
    ],
    [
      'A rapidez só é boa com folha leve e alinhada. Portão torto em alta velocidade bate.',
      'Motor rápido acelera e freia a folha aos poucos, e é isso que evita o tranco.',
      'Para abrir depressa sem bater, a central reduz a velocidade no fim do caminho.',
      'Velocidade pede batente firme e fim de curso bem regulado.',
      'Fechar pode ser mais lento que abrir: é no fechamento que alguém pode estar no vão.',
      'Quanto mais rápida a folha, mais necessária é a fotocélula.',
    ],
    [
      'Cronometre o seu portão com o celular e compare.',
      'Se o portão atual está mais lento do que era, pode faltar revisão, e não motor.',
      'O tempo real varia um pouco com a largura do vão e o estado da folha.',
      'Quem sai pouco de carro pode ficar com o modelo mais calmo e gastar menos.',
      'Veja a diferença de preço entre os modelos e decida quanto vale a espera.',
      'Um vão muito largo demora mais em qualquer modelo.',
    ],
  ],
};

export const replacing: SectionTexts = {
  headings: [
    'Trocar ou consertar o motor antigo',
    'Quando o motor velho não compensa mais',
    'O que pensar antes da troca',
    'Motor antigo: a conta da troca',
    'Sai o velho, entra o novo',
    'Vale trocar agora?',
  ],
  sentences: [
    [
      'Motor antigo que ainda tem peça se conserta. O que já não tem, troca-se.',
      'Se o conserto passa da metade do preço de um kit novo, a troca costuma compensar.',
      'Dois consertos no mesmo ano são um bom motivo para fazer a conta da troca.',
      'Um motor que aquece em uso normal pode estar pequeno para a folha.',
      'Central sem código rolante é motivo de troca por segurança, mesmo com o motor bom.',
      'Trocar só a central às vezes resolve, se a parte mecânica ainda está firme.',
    ],
    [
      ({ t }) => `A troca do motor em uma casa custa de ${t.replaceMotorPrice}, conforme o que se aproveita.`,
      ({ t }) =>
        `Calcule de ${t.replaceMotorPrice} para trocar o motor de um portão residencial, conforme o que se aproveita.`,
      ({ t }) => `Em casa, a substituição vai de ${t.replaceMotorPrice}, conforme o que se aproveita.`,
      ({ t }) =>
        `Em casa, a troca custa de ${t.replaceMotorPrice}, conforme o que se aproveita. Acima de ${t.heavyAbove}, de ${t.heavyGatePrice}.`,
      ({ t }) => `O kit novo vai de ${t.kitPrices} e já inclui a instalação.`,
      ({ t }) =>
        `A troca custa, conforme o que se aproveita, de ${t.replaceMotorPrice} em casa e de ${t.heavyGatePrice} em folha acima de ${t.heavyAbove}.`,
    ],
    [
      'A base, o duto e o ponto elétrico costumam ser aproveitados.',
      'Ferragem boa fica. Mudam o motor, a central e os controles.',
      'Controles antigos ficam se a central fica; a central nova pede controles novos, por causa do código.',
      'Se os furos da base não coincidem, a fixação é refeita.',
      'Em portão de correr, a cremalheira em bom estado pode continuar.',
      'O técnico retira o motor velho e deixa a passagem limpa.',
    ],
    [
      'Peça que o motor antigo fique com você, se quiser guardar peças.',
      'O portão fica parado só durante a troca. Até lá, deixe-o fechado, com o disjuntor desligado se o motor falha.',
      'No mesmo dia os controles novos ficam gravados.',
      'Aproveite a troca para pôr fotocélula e passar o fio dela.',
      'Depois da troca, o antigo ajuste de força não vale mais. Tudo é regulado do zero.',
      'Não troque o motor sem descobrir por que ele parou.',
    ],
  ],
};
