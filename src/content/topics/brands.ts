import type { TopicWriter } from './topic-article.ts';

export const brandArticles: Readonly<Record<string, TopicWriter>> = {
  'motor-de-portao-ppa': (f) => ({
    title: `Motor de portão ${f.brand}: ${f.kitCount} com instalação`,
    description: `Compare os ${f.kitCount} ${f.brand} que vendemos e instalamos na Grande São Paulo: tempo de abertura, limite de peso, preço e para quem cada um serve.`,
    keywords: [`motor de portão ${f.brand}`, `motor ${f.brand}`, `kit ${f.brand} com instalação`, `preço de motor ${f.brand}`, ...f.models.map((model) => `${f.brand} ${model.name}`)],
    shortAnswer: `Vendemos e instalamos ${f.kitCount} ${f.brand}: ${f.modelPrices}. A mão de obra está no preço. O que muda entre eles é a velocidade e o peso que movem, e a escolha cabe em duas perguntas: quanto pesa o seu portão e quanta pressa você tem na rua.`,
    sections: [
      {
        kind: 'symptoms',
        heading: 'Qual deles é o seu',
        rows: f.models.map((model) => ({
          sign: `${model.name}: ${model.opening}`,
          meaning: `Folhas de correr de até ${model.maxGate}. Custa ${model.price}, em ${model.instalments}.`,
        })),
      },
      {
        kind: 'text',
        heading: 'Como decidir sem se arrepender',
        paragraphs: [
          `Em portão de correr, comece pelo peso. Se o seu portão está perto do limite de um modelo, suba para o seguinte: um motor que trabalha folgado esquenta menos e dura mais. O ${f.cheapest.name} vai bem em grade leve, numa rua calma. Chapa fechada já pede um degrau acima. Em basculante e em portão de abrir, quem decide é o tamanho da folha.`,
          `Depois pense na rua. Se você chega tarde ou para em via movimentada, os ${f.fastest.opening} do ${f.fastest.name} justificam a diferença. Se o portão dá para uma vila fechada, talvez não justifiquem, e diremos isso a você.`,
        ],
      },
      {
        kind: 'list',
        heading: 'O que vem na caixa e na visita',
        items: [
          `O kit é formado por ${f.kitItems}.`,
          `A potência do motor vai ${f.kitHorsepowerFrom}; a de cada modelo está na ficha do fabricante.`,
          'A central usa código rolante: cada toque no controle transmite uma sequência nova, o que dificulta a cópia.',
          `O ${f.cheapest.name} sai com ${f.cheapest.remotes}. Controles extras podem ser pedidos junto.`,
          `A cobertura é a ${f.warrantyPhrase}.`,
        ],
      },
      {
        kind: 'questions',
        heading: `Perguntas sobre ${f.brand}`,
        items: [
          {
            question: 'Meu portão já tem motor da marca. Preciso trocar tudo?',
            answer: 'Nem sempre. Cremalheira, suportes e fiação em bom estado costumam ser aproveitados. Às vezes basta trocar a central ou uma engrenagem.',
          },
          {
            question: 'Vocês fazem manutenção de motor comprado em outro lugar?',
            answer: `Fazemos. A manutenção preventiva custa de ${f.maintenancePrice}, e a garantia de fábrica, nesse caso, é tratada com quem vendeu.`,
          },
          {
            question: 'Entregam fora da capital?',
            answer: `Sim. Frete e instalação não são cobrados nos ${f.municipalities} da Grande São Paulo.`,
          },
          {
            question: 'Como pago?',
            answer: `${f.paymentPhrase} Para pagamento em uma vez, ${f.instantDiscount}.`,
          },
        ],
      },
      {
        kind: 'text',
        heading: 'O que o kit não inclui',
        paragraphs: [
          `Ficam fora: ${f.kitNotIncluded}. Roldana e contrapeso também são da estrutura, e não do motor. Se a vistoria apontar algum desses trabalhos, você sabe o valor antes de confirmar. São opcionais ${f.kitOptional}. Vale conversar sobre eles se há criança em casa, queda de luz frequente ou calçada movimentada.`,
        ],
      },
    ],
    related: ['motor-de-abertura-rapida', 'motor-deslizante', 'motor-basculante', 'instalacao-de-motor-de-portao', 'programacao-de-controle-remoto'],
  }),

  'manutencao-de-motor-garen': (f) => ({
    title: 'Manutenção de motor Garen na Grande São Paulo',
    description:
      'Motor Garen parado, lento ou sem aceitar controle? Veja o que atendemos nessa marca, o que separar antes da visita e quando a troca compensa.',
    keywords: ['manutenção de motor Garen', 'conserto de motor Garen', 'assistência para portão Garen', 'placa Garen', 'controle Garen'],
    shortAnswer: `Consertamos e regulamos portões com motor Garen em toda a Grande São Paulo. A preventiva custa de ${f.maintenancePrice}; o conserto tem ${f.repairPhrase}. Somos uma empresa independente: não representamos a fabricante nem fazemos atendimento de garantia em nome dela.`,
    sections: [
      {
        kind: 'text',
        heading: 'Antes de tudo: ainda está na garantia?',
        paragraphs: [
          'Procure a nota e a etiqueta de série. Se o prazo da fabricante não venceu, fale primeiro com a rede autorizada dela. Uma intervenção nossa poderia encerrar essa cobertura, e preferimos dizer isso antes de cobrar.',
          'Com o prazo vencido, você escolhe quem atende. Trabalhamos com peças disponíveis no comércio e informamos quando a peça é original ou compatível.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que resolvemos nesses motores',
        items: [
          'Engrenagem interna gasta, quando o motor roda e o pinhão não acompanha.',
          'Capacitor com valor abaixo do gravado no corpo.',
          'Central que não grava mais controles ou perdeu a memória.',
          'Sensor de fim de curso desregulado depois de pancada ou troca de trilho.',
          'Cadastro de controles compatíveis com o receptor instalado.',
          'Inclusão de fotocélula, bateria ou botoeira, se a central tiver entrada para isso.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Como adiantar o diagnóstico pelo chat',
        steps: [
          { title: 'Foto da etiqueta', text: 'Ela fica na lateral da carcaça e traz modelo, tensão e potência.' },
          { title: 'Vídeo do defeito', text: 'Filme um ciclo inteiro, com som. Mostre a folha e depois o motor, sem abrir a tampa.' },
          { title: 'Cor da luz', text: 'Diga se a central pisca, fica acesa ou apagada quando você aperta o controle.' },
          { title: 'História', text: 'Conte se choveu forte, se faltou luz ou se alguém bateu no portão nos últimos dias.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Quando o conserto deixa de compensar',
        paragraphs: [
          'Dois sinais pesam contra: carcaça quebrada no ponto de fixação e modelo fora de linha, com placa que só se acha usada. Nesse quadro, o dinheiro do reparo fica preso num motor que vai parar de novo.',
          `Trocar o motor numa casa custa de ${f.exchangePhrase}. O novo será ${f.brand}, a marca que vendemos, com ${f.warrantyPhrase}. Se a sua cremalheira tiver o mesmo passo de dente, ela continua. Se você prefere manter a marca atual, não há problema: fazemos só a manutenção.`,
        ],
      },
      {
        kind: 'questions',
        heading: 'Perguntas frequentes sobre essa marca',
        items: [
          { question: 'Controle genérico funciona?', answer: 'Depende da codificação da sua central. Receptor de código fixo aceita muitos controles do mercado. Receptor de código rolante só aceita os da mesma família.' },
          { question: 'Vocês atendem no mesmo dia?', answer: `Portão travado é emergência, com técnico no local em até ${f.emergencyArrival} num raio de ${f.emergencyRadius}. As demais visitas são agendadas.` },
        ],
      },
    ],
    related: ['conserto-de-motor-de-portao', 'conserto-de-placa-de-motor-de-portao', 'programacao-de-controle-remoto', 'troca-de-motor-de-portao'],
  }),

  'manutencao-de-motor-rossi': (f) => ({
    title: 'Manutenção de motor Rossi: defeitos e cuidados',
    description:
      'Portão com motor Rossi: defeitos que mais aparecem nas visitas, o que é verificado peça por peça e como conservar o conjunto entre duas revisões.',
    keywords: ['manutenção de motor Rossi', 'conserto de motor Rossi', 'assistência para portão Rossi', 'motor Rossi', 'técnico de motor Rossi'],
    shortAnswer: `Atendemos motores Rossi como técnicos independentes, sem vínculo com a fábrica. Na maior parte das vezes o defeito está em desgaste comum: engrenagem, capacitor, sensor ou a própria folha do portão. A manutenção preventiva custa de ${f.maintenancePrice}; o conserto é orçado depois da ${f.visitPhrase}.`,
    sections: [
      {
        kind: 'symptoms',
        heading: 'Queixas que ouvimos e por onde começamos',
        rows: [
          { sign: 'De manhã falha, à tarde funciona', meaning: 'Umidade na central ou no conector. Abrimos, secamos, limpamos os contatos e refazemos a vedação.' },
          { sign: 'Bate forte ao fechar', meaning: 'O ponto de parada andou. Reposicionamos os ímãs ou repetimos o aprendizado do percurso.' },
          { sign: 'Fecha um pouco e volta', meaning: 'Há atrito na folha ou a força está no limite. O técnico solta o motor para separar uma coisa da outra.' },
          { sign: 'Controle novo não é aceito', meaning: 'Memória cheia ou codificação diferente. Conferimos a frequência do receptor antes de vender controle.' },
          { sign: 'Vazamento embaixo da carcaça', meaning: 'Vedação do redutor cansada. O óleo é reposto só depois de trocá-la.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Uma visita, na ordem em que ela acontece',
        steps: [
          { title: 'Ver e ouvir', text: 'Um ciclo completo com você ao lado, para que a sua descrição e o defeito sejam a mesma coisa.' },
          { title: 'Separar', text: 'O motor é destravado. Se a folha roda leve, a busca vai para o motor. Se não, vai para roldana, dobradiça ou contrapeso.' },
          { title: 'Medir', text: 'Tensão na entrada e na saída, isolação da bobina, valor do capacitor.' },
          { title: 'Propor', text: 'Você recebe o que é urgente, o que é recomendável e quanto custa cada coisa. Nada é trocado sem o seu sim.' },
          { title: 'Registrar', text: 'A data e as peças ficam anotadas na conversa do WhatsApp, para a próxima vez.' },
        ],
      },
      {
        kind: 'list',
        heading: 'O que ajuda um motor antigo a durar',
        items: [
          'Tampa fechada com todos os parafusos. Um canto aberto basta para a água entrar.',
          'Descanso entre manobras. Acionado sem parar, o motor é desligado pelo protetor térmico.',
          'Trilho varrido e folha sem peso novo. Chapa acrescentada à grade muda o cálculo.',
          `Revisão a cada ${f.maintenanceMonths}.`,
        ],
      },
      {
        kind: 'text',
        heading: 'Se não houver mais peça',
        paragraphs: [
          'Modelos antigos saem de linha. Às vezes uma central universal comanda bem o motor existente, e você mantém a parte mecânica. Quando nem isso serve, apresentamos a troca.',
          `Um kit ${f.brand} instalado vai de ${f.kitPrices} e pode ser pago em ${f.instalmentsPhrase}. O motor velho continua sendo seu.`,
          'O nome Rossi pertence à sua fabricante e aparece aqui só para dizer em que motores trabalhamos. Para garantia de fábrica e peças originais sob encomenda, o caminho é a rede da própria marca.',
        ],
      },
    ],
    related: ['manutencao-de-motor-de-portao', 'central-de-comando-para-portao', 'troca-de-motor-de-portao', 'regulagem-e-lubrificacao-de-portao'],
  }),

  'manutencao-de-motor-peccinin': (f) => ({
    title: 'Manutenção de motor Peccinin: o que atendemos',
    description:
      'Motor Peccinin com defeito: que reparos fazemos nele, como saber se a central ainda aceita controles e quando adaptar uma placa compatível.',
    keywords: ['manutenção de motor Peccinin', 'conserto de motor Peccinin', 'placa Peccinin', 'controle Peccinin', 'portão Peccinin'],
    shortAnswer: 'Fazemos diagnóstico, regulagem e troca de peças em portões com motor Peccinin. Há muitos instalados há bastante tempo, e a pergunta de sempre é se ainda existe peça. Em geral existe para a parte mecânica; na central, às vezes se adapta uma compatível.',
    sections: [
      {
        kind: 'text',
        heading: 'Peça por peça: o que se encontra',
        paragraphs: [
          'Capacitores e chaves são itens comuns de comércio. Engrenagens e pinhões existem para os modelos que mais se venderam. Carcaças e tampas são as mais difíceis: se quebraram, procuramos uma usada, em bom estado, ou encerramos o reparo.',
          'A central é o ponto sensível. Uma placa universal pode assumir o lugar da antiga se o motor for monofásico comum e se os sensores de percurso forem compatíveis. Feita a adaptação, os controles velhos deixam de servir, porque o receptor muda junto.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Três perguntas antes de pôr dinheiro',
        steps: [
          { title: 'O motor é do tamanho do portão?', text: 'Se a folha ganhou chapa ou madeira depois da compra, o defeito pode ser só cansaço. Consertar não muda isso.' },
          { title: 'A estrutura está firme?', text: 'Com o disjuntor desligado, balance o motor com a mão. Base solta racha carcaça e come dente de cremalheira.' },
          { title: 'Você precisa de algo que ele não tem?', text: 'Fechamento automático, entrada de fotocélula, parada suave ou código rolante podem pesar mais que o valor do reparo.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Defeito e caminho provável',
        rows: [
          { sign: 'Só funciona pela botoeira', meaning: 'Receptor mudo. Troca-se o módulo, sem mexer no resto.' },
          { sign: 'Liga, anda um palmo e desliga', meaning: 'Sensor de rotação ou de curso sem sinal.' },
          { sign: 'Partida fraca em dia frio', meaning: 'Graxa endurecida no redutor ou capacitor fraco.' },
          { sign: 'Desarma o disjuntor ao acionar', meaning: 'Bobina ou cabo em curto. Deixe desligado até a visita. Para passar, em piso plano, use a chave do desengate; no basculante, só com os cabos inteiros.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Quanto custa e qual é o nosso papel',
        paragraphs: [
          `Começamos pela ${f.visitPhrase}; o reparo tem ${f.repairPhrase}. Se a conta da peça passar do razoável, mostramos a troca do motor, de ${f.replaceMotorPrice} em residência, conforme o que se aproveita, com ${f.warrantyPhrase} no equipamento novo, que é ${f.brand}.`,
          'Não somos representantes nem assistência autorizada da marca. O nome identifica o motor que você tem. Quem procura atendimento oficial deve usar os canais da fabricante.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Perguntas que chegam pelo chat',
        items: [
          { question: 'Perdi o manual. Vocês programam assim mesmo?', answer: 'Sim. Pela foto da central dá para identificar os botões e os jumpers. Na visita, testamos cada função antes de alterar qualquer ajuste.' },
          { question: 'Posso deixar meu controle para copiar?', answer: 'Os de código fixo podem ser clonados por aparelho próprio. Mas cadastrar um novo direto na central é mais limpo e deixa você apagar o antigo.' },
          { question: 'Quando podem vir?', answer: `De ${f.hours}, com data marcada pelo WhatsApp.` },
        ],
      },
    ],
    related: ['conserto-de-motor-de-portao', 'central-de-comando-para-portao', 'controle-remoto-para-portao', 'troca-de-motor-de-portao'],
  }),

  'manutencao-de-motor-nice': (f) => ({
    title: 'Manutenção de motor Nice: diagnóstico e regulagem',
    description:
      'Portão com motor Nice que pisca, para ou não reconhece o controle: como lemos os sinais da central, o que regulamos e os limites do nosso serviço.',
    keywords: ['manutenção de motor Nice', 'conserto de motor Nice', 'portão Nice', 'controle Nice', 'central Nice piscando'],
    shortAnswer: `Atendemos motores Nice como empresa independente: lemos o código de falha da central, medimos, limpamos e regulamos. Achar a falha pede uma ${f.visitPhrase}. Garantia e peças exclusivas seguem com a rede da própria fabricante.`,
    sections: [
      {
        kind: 'text',
        heading: 'O que as piscadas da central dizem',
        paragraphs: [
          'Muitos motores eletrônicos avisam a falha por piscadas da luz de sinalização. Conte quantas são em cada grupo e quanto dura a pausa, ou filme. Esse número, cruzado com o manual do modelo, aponta se a parada veio de sensor, de esforço, de temperatura ou de memória.',
          'Filme também a etiqueta. Dentro da mesma marca há gerações com lógica diferente, e um procedimento copiado de vídeo pode apagar o percurso de outra versão.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que fazemos nesse tipo de equipamento',
        items: [
          'Reaprendizado do percurso depois de troca de roldana, de batente ou de bateria.',
          'Ajuste de sensibilidade a obstáculos, com prova de parada em vários pontos.',
          'Limpeza e realinhamento de fotocélulas, inclusive as ligadas em série ou em barramento.',
          'Cadastro de controles de código rolante, quando o original está à mão.',
          'Revisão da bateria de reserva e do carregador.',
          'Troca de fim de curso, de fusível e de conector oxidado.',
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Leitura rápida',
        rows: [
          { sign: 'Luz pisca, e o portão não sai', meaning: 'Um sensor de segurança está interrompido. Limpe as lentes e tire o que estiver na frente do feixe.' },
          { sign: 'Anda devagar o curso inteiro', meaning: 'A central perdeu as posições e procura o fim. Não interrompa: deixe completar. Se repetir, chame.' },
          { sign: 'Responde só de perto', meaning: 'Bateria do controle no fim ou antena solta do borne.' },
          { sign: 'Volta sempre na mesma altura do percurso', meaning: 'É provável que a folha prenda nesse ponto. Olhe o ferro antes de mexer no motor.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'O que dizemos antes de aceitar o serviço',
        items: [
          { question: 'Vocês têm peça original?', answer: 'Não mantemos estoque da marca. Itens comuns, como bateria e capacitor, nós providenciamos. Placa exclusiva é pedida na rede oficial, por você ou por nós, com prazo informado.' },
          { question: 'Meu motor é de baixa tensão. Isso muda algo?', answer: 'Muda o diagnóstico, porque há fonte ou transformador antes do motor e, em muitos casos, baterias. A medição começa por aí.' },
          { question: 'Consertar ou substituir?', answer: `Enquanto a parte mecânica estiver boa, conserte. Com redutor gasto e placa condenada ao mesmo tempo, compare com a troca, de ${f.exchangePhrase}.` },
          { question: 'E se eu quiser mudar de marca?', answer: `O kit que instalamos é ${f.brand}, com ${f.warrantyPhrase}. O ${f.fastest.name} tem inversor e partida suave, como quem vem de um motor eletrônico espera.` },
        ],
      },
      {
        kind: 'text',
        heading: 'Cuide disto até a visita',
        paragraphs: [
          'Não gire os botões de ajuste da placa nem troque a posição das chaves para experimentar. Anote o que já foi mexido. Com o portão parado em piso plano, desligue o disjuntor, use o desengate e, à noite, prenda a folha por dentro. Basculante com cabo desfiado não se destrava.',
          'A marca Nice pertence à sua titular. Nós a citamos para que você saiba o que consertamos, e não porque a representamos.',
        ],
      },
    ],
    related: ['fotocelula-para-portao', 'bateria-para-motor-de-portao', 'programacao-de-controle-remoto', 'manutencao-de-motor-de-portao'],
  }),
};
