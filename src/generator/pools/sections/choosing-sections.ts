import type { SectionTexts } from '../section-texts.ts';

export const choosing: SectionTexts = {
  headings: [
    'Como acertar o modelo',
    'Primeiro a folha, depois a espera',
    ({ gate }) => `Qual kit serve no seu ${gate.name}`,
    'Que folha cada kit move',
    'Antes de escolher, meça a folha',
    'O que muda de um kit para outro',
    'Qual modelo pedir',
    ({ place }) => `Que modelo escolher ${place.in}`,
  ],
  sentences: [
    [
      ({ mechanism, t }) =>
        mechanism === 'tilting'
          ? `O basculante se mede com a folha fechada: até ${t.tiltingLimit}, todos os kits servem.`
          : mechanism === 'swing'
            ? `No portão de abrir, meça cada folha: até ${t.swingingLimit} de um lado, todos os kits servem.`
            : 'No portão de correr, separe os modelos que levam o peso da folha com sobra e só então compare a espera.',
      ({ mechanism, t }) =>
        mechanism === 'any'
          ? `O tipo de portão muda a conta: o de correr se escolhe por quilos, o basculante serve até ${t.tiltingLimit}, e o de abrir, até ${t.swingingLimit} por folha.`
          : 'Duas perguntas decidem: que folha o motor vai mover e quantas vezes ela abre na hora mais cheia.',
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'Portão de abrir com duas folhas leva dois motores, e por isso o preço é o do par.'
          : mechanism === 'tilting'
            ? 'Em basculante equilibrado, motor mais forte não abre melhor: o que muda entre os modelos é o tempo e a parada.'
            : mechanism === 'sliding'
              ? 'Largura, altura e material dão o peso da folha de correr, que separa os modelos que servem.'
              : 'O motor de correr se escolhe pelo peso e pelo uso; o de basculante, pelo tamanho da folha.',
      'Some os carros da casa: quem entra e sai ao mesmo tempo sente mais a demora do que quem tem um só.',
      ({ mechanism }) =>
        mechanism === 'swing' || mechanism === 'tilting'
          ? 'Diga se a folha é de chapa, grade, madeira ou alumínio, porque isso muda o equilíbrio e a força do vento.'
          : 'Não compre um kit de correr no limite do peso: o vento e a chuva somam esforço que a balança não mostra.',
      'Um motor no limite da folha funciona, mas aquece e desliga por proteção nos dias de muito uso.',
      'A folha de alumínio pesa menos da metade da de chapa de aço fechada do mesmo tamanho.',
      'Chapa de aço fechada pesa cerca de uma vez e meia a grade da mesma medida, e a madeira maciça pesa ainda mais.',
    ],
    [
      ({ t }) =>
        `O ${t.cheapest.name} move folhas de correr de até ${t.cheapest.maxGate}, o que cobre a maioria das casas.`,
      ({ t }) =>
        `Em portão de correr de até ${t.cheapest.maxGate}, o ${t.cheapest.name} dá conta e é o que custa menos.`,
      ({ t }) => `Se a folha de correr passa de ${t.cheapest.maxGate}, o ${t.cheapest.name} fica de fora.`,
      ({ t }) => `Para rua calma e pouco uso, o ${t.cheapest.name} basta, com abertura em ${t.cheapest.opening}.`,
      ({ t }) =>
        `O ${t.cheapest.name}, por ${t.cheapest.price}, serve a uma família que não espera o portão em rua movimentada.`,
      ({ t }) =>
        `O ${t.cheapest.name} abre em ${t.cheapest.opening} uma folha leve; em vão largo, conte um pouco mais.`,
      ({ t }) =>
        `O ${t.middle.name} custa ${t.middle.price} e abre em ${t.middle.opening}, contra ${t.cheapest.opening} do ${t.cheapest.name}.`,
    ],
    [
      ({ t }) =>
        `O ${t.fastest.name} aguenta folhas de correr de até ${t.fastest.maxGate} e abre em ${t.fastest.opening}.`,
      ({ t }) => `Para o carro ficar pouco na rua, o modelo é o ${t.fastest.name}, que abre em ${t.fastest.opening}.`,
      ({ t }) =>
        `Folha de chapa grossa ou madeira maciça pede o ${t.fastest.name}, feito para portões de correr de até ${t.fastest.maxGate}.`,
      ({ t }) =>
        `Com quarto em cima da garagem, o ${t.fastest.name} incomoda menos: o inversor parte macio e freia antes do fim.`,
      ({ t }) =>
        `O ${t.fastest.name} abre em ${t.fastest.opening} e sente o esforço: diante de um obstáculo, a folha para e recua.`,
      ({ t }) =>
        `Em rua movimentada, compensa o ${t.fastest.name}, por ${t.fastest.price}: são ${t.fastest.opening} com o carro parado.`,
      ({ t }) => `De ${t.openingTimes}, o tempo menor é o do ${t.fastest.name}, que tem inversor.`,
    ],
    [
      ({ t }) => `Acima de ${t.heavyAbove}, o caso é de portão pesado, com orçamento próprio, de ${t.heavyGatePrice}.`,
      ({ t }) =>
        `Folha acima de ${t.heavyAbove} sai da linha dos kits e pede orçamento próprio, de ${t.heavyGatePrice}.`,
      'Se dois modelos servem, mande as medidas e o número de carros, e dizemos qual trabalha com sobra.',
      'Some ao preço a fotocélula: ela faz a folha voltar antes do toque, e a central comum, sozinha, não.',
      'Com três carros ou mais saindo na mesma hora, escolha um modelo acima: o motor descansa menos.',
      'Vento forte de frente empurra a folha fechada de chapa, e conta como esforço a mais.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Revestimento novo, portinha e folha torta mudam o pedido. Mostre isso na foto.'
          : 'Rampa, curva ou folha torta mudam o pedido. Mostre isso na foto.',
      'Se já há motor, a base e a fiação costumam ficar; mande uma foto delas para saber.',
    ],
  ],
};

export const uses: SectionTexts = {
  headings: [
    'Casa, prédio ou comércio: o que muda',
    'O uso muda o motor',
    'Quantas vezes o seu portão abre?',
    'Que motor para cada uso',
    ({ place }) => `Para quem instalamos ${place.in}`,
    'Conte as aberturas antes de escolher',
  ],
  sentences: [
    [
      'Uma casa com dois carros faz umas dez aberturas por dia, e qualquer kit aguenta isso se a folha está no limite dele.',
      'Em casa, o motor passa quase o dia todo parado: se a folha cabe no limite, você escolhe só o tempo de espera.',
      'Com quarto sobre a garagem, pergunte pela parada suave, porque a batida no fim é o que mais se ouve.',
      'Em rua movimentada, a casa ganha mais com abertura rápida do que com motor mais forte.',
      'Em sobrado geminado, o motor preso na parede do vizinho passa o som: peça a fixação na sua coluna ou no piso.',
      ({ t }) =>
        `Para uma casa só em rua calma, o ${t.cheapest.name} basta; com dois carros saindo juntos, olhe o ${t.middle.name}.`,
    ],
    [
      'Em prédio, conte os carros da hora de saída: é nela que o portão quase não descansa e o motor aquece.',
      'Para condomínio, peça o modelo pelo número de ciclos por hora, e a fotocélula em duas alturas.',
      'Prédio pede revisão mais frequente, porque soma ciclos depressa.',
      ({ t }) =>
        `Motor convencional costuma ser feito para até ${t.conventionalCycles}, e prédio passa disso na hora de pico.`,
      'O síndico deve pedir o número de ciclos por hora antes do preço.',
      'Em condomínio, grave um controle por morador, com lista, para apagar o de quem se muda.',
    ],
    [
      'No comércio, a folha larga de carga leva mais tempo para abrir, e o motor precisa aguentar a sequência.',
      'Galpão costuma ter folha de chapa, e o vento nela soma esforço: diga a largura e a altura no pedido.',
      'Loja e oficina usam o portão várias vezes seguidas, e o motor precisa de sobra para não aquecer.',
      'Estacionamento pede motor de uso intenso, orçado em visita: o kit de casa não serve ali.',
      'Escola e clínica precisam de fotocélula em duas alturas, por causa de criança e de quem anda devagar.',
      'Para empresa, a montagem pode ser marcada fora do horário de maior entrada.',
    ],
    [
      'Conte as aberturas de um dia comum, some um terço e nos diga o número.',
      'Diga no pedido quantas pessoas vão ter controle, que é uma boa medida do uso.',
      ({ t }) =>
        `Quem chega a ${t.maintenanceCycles} antes de ${t.maintenanceMonths} chama a revisão pelos ciclos, e não pela data.`,
      'Uso dobrado pede revisão na metade do tempo.',
      'Escolha pelo dia mais cheio da semana, e não pela média.',
      'Em imóvel alugado, combine por escrito com o dono quem paga a revisão e de quem fica o motor.',
    ],
  ],
};

export const speed: SectionTexts = {
  headings: [
    ({ t }) => `${t.openingTimes}: o que muda`,
    'O tempo parado na rua',
    'Quanto tempo o portão demora para abrir',
    'O tempo de abertura de cada modelo',
    'O que se ganha com a rapidez',
    'O que a abertura rápida exige',
  ],
  sentences: [
    [
      'O carro fica parado na rua enquanto a folha abre, e esse é o tempo que o modelo encurta.',
      'O controle pode ser acionado assim que você avista o vão, e isso desconta parte da espera.',
      'Em rua sem recuo, o carro que espera o portão fica com a traseira na faixa de quem passa.',
      'Em rua estreita, o carro que espera o portão segura também quem vem atrás.',
      'O tempo da tabela é o de abrir: para fechar, conte outro tanto, e mais a pausa, se ela é automática.',
      'Passe só com a folha parada: a pressa de entrar com ela em movimento é o que risca o carro.',
    ],
    [
      ({ t }) => `O ${t.fastest.name} abre em ${t.fastest.opening}. O ${t.cheapest.name}, em ${t.cheapest.opening}.`,
      ({ t }) => `Em folha leve e vão comum, os tempos são ${t.modelSpeeds}.`,
      ({ t }) => `Do mais lento ao mais rápido, o tempo cai de ${t.cheapest.opening} para ${t.fastest.opening}.`,
      ({ t }) =>
        `Motores convencionais levam de ${t.conventionalOpening}. O ${t.fastest.name} leva ${t.fastest.opening}.`,
      ({ t }) =>
        `Um motor comum demora de ${t.conventionalOpening} para abrir, conforme o vão. Aqui há a opção de ${t.fastest.opening}.`,
      ({ t }) =>
        `O ${t.fastest.name} leva ${t.fastest.opening} porque o inversor acelera no meio do caminho e freia antes do fim.`,
    ],
    [
      'Folha torta ou roldana gasta, que o motor lento perdoa, faz o rápido bater ou parar: acerte-a antes.',
      'O motor com inversor acelera e freia a folha aos poucos, e é isso que evita o tranco.',
      'Para abrir depressa sem bater, a central reduz a velocidade no fim do caminho.',
      'Velocidade pede batente firme e fim de curso bem regulado.',
      'Fechar pode ser mais lento que abrir: é no fechamento que alguém pode estar no vão.',
      'Com folha rápida, ponha fotocélula: quem passa tem menos tempo para sair do vão.',
    ],
    [
      'Cronometre o portão que você tem, do toque ao vão aberto, e compare com a tabela.',
      'Se o portão atual está mais lento do que era, pode faltar revisão, e não motor.',
      'Folha larga ou pesada demora mais que o tempo da tabela, em qualquer modelo.',
      ({ t }) => `Em rua calma e com um carro só, o ${t.cheapest.name}, por ${t.cheapest.price}, faz o mesmo trabalho.`,
      ({ t }) =>
        `A diferença entre o ${t.cheapest.name} e o ${t.fastest.name} é de ${t.cheapest.price} para ${t.fastest.price}, com instalação.`,
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'Com duas folhas, some o atraso entre elas ao tempo de abertura.'
          : mechanism === 'tilting'
            ? 'No basculante, o carro só passa com a folha toda em cima: é esse o tempo que conta.'
            : 'Se alguém sai a pé pelo mesmo portão, pergunte pela abertura de pedestre, que move só um trecho da folha.',
    ],
  ],
};
