import type { TopicWriter } from './topic-article.ts';

export const problemArticles: Readonly<Record<string, TopicWriter>> = {
  'portao-nao-fecha': (f) => ({
    title: 'Portão não fecha: causas e o que verificar primeiro',
    description:
      'O portão automático abre, mas não fecha ou volta no meio? Confira fotocélula, trilho e fim de curso nesta ordem e saiba quando chamar o técnico.',
    keywords: ['portão não fecha', 'portão automático não fecha', 'portão fecha e volta', 'fotocélula suja', 'fim de curso de portão'],
    shortAnswer: 'Um portão que abre e não fecha quase sempre está obedecendo a uma proteção: a fotocélula vê algo, ou a central sente resistência. Limpe as lentes e o trilho primeiro. Se continuar, o fim de curso ou a placa precisam de técnico.',
    sections: [
      {
        kind: 'steps',
        heading: 'Confira nesta ordem',
        steps: [
          { title: 'Olhe o feixe', text: 'Tire folha, galho, bicicleta ou carro da linha entre as duas peças da fotocélula. Passe um pano seco nas lentes.' },
          { title: 'Veja a luz do sensor', text: 'Em muitos modelos há um LED no receptor. Se ele pisca quando nada está na frente, as peças se desalinharam.' },
          { title: 'Limpe o caminho', text: 'Com o disjuntor desligado, tire pedra, folha seca e barro do trilho ou do piso.' },
          { title: 'Sinta a folha', text: 'Ainda sem energia, destrave e feche na mão. Prendeu em um ponto? Comece por ele. Em rampa, não destrave. No basculante, só faça isso com os dois cabos de aço inteiros.' },
          { title: 'Religue e observe', text: 'Trave, religue e acione uma vez, de longe. Note se ele nem parte, se parte e volta ou se para antes do fim.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'O que cada comportamento indica',
        rows: [
          { sign: 'Não parte para fechar, mas abre', meaning: 'Fotocélula interrompida, ou a central acredita que o portão já está fechado.' },
          { sign: 'Anda um pouco e reabre', meaning: 'Atrito na folha, força baixa ou reflexo de sol no sensor.' },
          { sign: 'Fecha com o botão apertado, e só assim', meaning: 'Central em modo de segurança por falha da fotocélula.' },
          { sign: 'Chega quase ao fim e volta', meaning: 'O ponto de fechado mudou. A folha encosta no batente antes do sensor e entende isso como obstáculo.' },
          { sign: 'O fechamento automático parou', meaning: 'A função foi desativada ou o tempo de pausa foi zerado. O comando pelo controle ainda funciona.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Para fechar hoje à noite',
        paragraphs: [
          'Em piso plano, desligue o disjuntor, destrave com a chave e leve a folha até o fim. Depois volte a chave à posição travada, para que a engrenagem segure o portão. No basculante, olhe antes os dois cabos de aço. Com um deles partido ou frouxo, não destrave: afaste-se e chame o plantão.',
          'Não faça ponte nos fios da fotocélula. O portão até fecha, mas fecha sobre o que estiver ali.',
        ],
      },
      {
        kind: 'text',
        heading: 'Quando chamar, e quanto custa',
        paragraphs: [
          `Chame se o passo a passo não resolveu, se o defeito volta a cada chuva ou se a folha está torta. Começamos pela ${f.visitPhrase}. O conserto tem ${f.repairPhrase}.`,
          `Casa aberta para a rua não espera o expediente: o plantão funciona ${f.emergency} por dia.`,
        ],
      },
    ],
    related: ['fotocelula-para-portao', 'portao-para-no-meio-do-caminho', 'atendimento-de-emergencia-para-portao', 'regulagem-e-lubrificacao-de-portao'],
  }),

  'portao-nao-abre': (f) => ({
    title: 'Portão não abre: como testar e destravar na mão',
    description:
      'Apertou e nada aconteceu? Saiba por onde começar, o que cada sinal do motor quer dizer e como abrir o portão manualmente sem se machucar.',
    keywords: ['portão não abre', 'portão automático travado', 'destravar portão', 'abrir portão manualmente', 'desengate do motor'],
    shortAnswer: 'Se o portão não abre, teste pela botoeira de dentro. Abriu? O problema é o controle. Não abriu? Veja o disjuntor e escute o motor. Para sair agora, desligue a energia, use a chave do desengate e empurre a folha devagar.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Silêncio, zumbido ou motor girando',
        rows: [
          { sign: 'Silêncio, e a central está apagada', meaning: 'Falta energia: disjuntor, DR, cabo ou fusível.' },
          { sign: 'Silêncio, e a central está acesa', meaning: 'O comando não chega: controle, receptor ou uma entrada travada.' },
          { sign: 'Estalo seco, nada mais', meaning: 'A placa tenta, e o motor não recebe. Relé ou fio.' },
          { sign: 'Zumbido sem movimento', meaning: 'Capacitor fraco, folha presa ou trava que não recolheu. Solte o botão.' },
          { sign: 'Motor gira, folha parada', meaning: 'Desengate aberto ou engrenagem sem dentes.' },
          { sign: 'Abre um palmo e desiste', meaning: 'Folha pesada, pedra no trilho ou força insuficiente.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Como abrir na mão com segurança',
        steps: [
          { title: 'Desligue o disjuntor', text: 'Se a luz voltar com você empurrando, o motor pode arrancar.' },
          { title: 'Observe a estrutura', text: 'No basculante, confira se os dois cabos estão inteiros. Cabo rompido: não destrave, porque a folha pode cair com todo o peso. Em rampa também não: ela pode correr sozinha.' },
          { title: 'Use a chave', text: 'O encaixe dela fica na frente do motor, no carrinho do fuso ou no corpo do braço. Gire até sentir o motor soltar.' },
          { title: 'Mova devagar', text: 'Empurre pelo meio da altura, com as mãos longe de frestas, dobradiças e dentes.' },
          { title: 'Trave de novo', text: 'Depois de passar, feche e volte a chave. Só então religue.' },
        ],
      },
      {
        kind: 'list',
        heading: 'Verifique também',
        items: [
          'O nobreak ou a bateria, se o bairro está sem luz.',
          'Trinco, cadeado ou corrente esquecidos na folha.',
          'A porta social do basculante: aberta, ela bloqueia o motor.',
          'A botoeira presa para dentro, que deixa a central em comando permanente.',
          'O calor: após muitas manobras, a proteção térmica desliga o motor até ele esfriar.',
        ],
      },
      {
        kind: 'text',
        heading: 'Quando parar de tentar',
        paragraphs: [
          'Pare se sentir cheiro de queimado, se o disjuntor cair pela segunda vez ou se a folha estiver fora do lugar. Cada insistência com o motor zumbindo aquece a bobina e transforma um capacitor barato num motor perdido.',
          `Se há alguém ferido ou preso sob a folha, ligue antes para 192 ou 193. Se um carro ou alguém não consegue sair, ligue para ${f.phone}: o técnico chega em até ${f.emergencyArrival}, num raio de ${f.emergencyRadius}. Para os outros casos há a ${f.visitPhrase}, em dia marcado.`,
        ],
      },
      {
        kind: 'questions',
        heading: 'Perdi a chave do desengate',
        items: [
          { question: 'Existe chave igual?', answer: 'Muitas linhas usam chave padronizada por modelo. Mande foto do cilindro e da etiqueta do motor. Não force com chave de fenda: quebrado o miolo, o conserto fica maior.' },
        ],
      },
    ],
    related: ['controle-remoto-nao-funciona', 'atendimento-de-emergencia-para-portao', 'conserto-de-motor-de-portao', 'bateria-para-motor-de-portao'],
  }),

  'portao-para-no-meio-do-caminho': (f) => ({
    title: 'Portão para no meio do caminho: causas e o que fazer',
    description:
      'O portão anda e para antes do fim, sempre no mesmo lugar ou cada vez em um? Descubra a diferença, o que testar sem energia e quando chamar.',
    keywords: ['portão para no meio do caminho', 'portão trava no meio', 'portão automático parando', 'portão pesado', 'motor desarma'],
    shortAnswer: 'Repare no lugar da parada. Sempre no mesmo ponto: há algo no trilho, na folha ou na cremalheira ali. Em pontos variados: pode ser calor, tensão baixa, capacitor ou mau contato. Parada que muda com o sol ou a chuva aponta para sensor.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Onde e quando ele para',
        rows: [
          { sign: 'Sempre no mesmo ponto, nos dois sentidos', meaning: 'Amassado no trilho, emenda da cremalheira, solda raspando.' },
          { sign: 'No mesmo ponto, só ao fechar', meaning: 'Desnível. Nesse trecho, a folha sobe.' },
          { sign: 'Depois de várias manobras seguidas', meaning: 'O protetor térmico agiu. O motor está no limite do uso ou do peso.' },
          { sign: 'No início da noite, em pontos variados', meaning: 'Queda de tensão na hora de maior consumo da rua, ou fiação fina.' },
          { sign: 'No basculante, a meia altura', meaning: 'Contrapeso errado ou braço sem lubrificação.' },
          { sign: 'Para e a luz pisca diferente', meaning: 'A central registrou falha. Filme as piscadas.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'O teste que separa ferro de motor',
        steps: [
          { title: 'Corte a energia e destrave', text: 'Disjuntor do portão desligado, chave na posição livre. Em rampa, ou se algum cabo de aço do basculante está desfiado ou frouxo, não destrave: pule este teste.' },
          { title: 'Percorra com uma mão', text: 'Empurre a folha de ponta a ponta, devagar. Marque com giz o ponto em que ela endurece.' },
          { title: 'Olhe a marca', text: 'Em frente a ela, procure brilho de metal raspado, pedra, parafuso caído ou roldana que subiu.' },
          { title: 'Compare', text: 'Se a folha corre igual do começo ao fim, é menos provável que seja o ferro, e a busca passa para o motor e a central.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Por que não se aumenta a força',
        paragraphs: [
          'Em quase toda central existe um ajuste de força, e girá-lo faz o portão voltar a andar. O alívio é falso. O motor passa a vencer o defeito, esquenta, gasta a engrenagem e, pior, deixa de parar quando encontra uma pessoa. Quem ajusta a força é o técnico, só depois que a folha está leve e com o teste de reversão na sequência.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que o técnico costuma encontrar',
        items: [
          'Roldana com rolamento travado, que arrasta em vez de girar.',
          'Trilho levantado por raiz ou por carro pesado.',
          'Ímã de fim de curso que se soltou e caiu no meio da cremalheira.',
          'Capacitor com valor abaixo do nominal.',
          'Borne frouxo, que abre contato com a vibração.',
          'Folha que ganhou chapa e passou do limite do motor.',
        ],
      },
      {
        kind: 'text',
        heading: 'Custo e urgência',
        paragraphs: [
          `O acerto mecânico é um conserto: ${f.repairPhrase}. Se a folha de correr ficou pesada demais para o motor, veja os limites dos kits (${f.modelWeights}) e os preços, de ${f.kitPrices} com a instalação.`,
          'Não é urgente enquanto o portão ainda fecha. Passa a ser quando ele para aberto para a rua ou quando o basculante fica suspenso. Nunca passe por baixo de uma folha parada a meia altura.',
        ],
      },
    ],
    related: ['portao-nao-fecha', 'regulagem-e-lubrificacao-de-portao', 'troca-de-cremalheira-de-portao', 'manutencao-de-motor-de-portao', 'reforma-de-portao'],
  }),

  'portao-abre-sozinho': (f) => ({
    title: 'Portão abre sozinho: causas e como se proteger hoje',
    description:
      'O portão abriu sem ninguém apertar o controle? Veja se é botão preso, umidade, interferência ou cópia de código, e o que fazer nesta noite.',
    keywords: ['portão abre sozinho', 'portão abrindo sozinho', 'clonagem de controle', 'código rolante', 'interferência no portão'],
    shortAnswer: 'Na maioria das vezes não é invasão: é um botão preso, um fio molhado ou um controle pressionado dentro da bolsa. Mas trate como risco até saber. À noite, desligue o disjuntor do portão, com a folha fechada e travada, e peça que a memória de controles seja refeita.',
    sections: [
      {
        kind: 'steps',
        heading: 'Descubra a origem por eliminação',
        steps: [
          { title: 'Recolha os controles', text: 'Junte todos, inclusive os reservas, e tire as baterias por uma noite. Se o portão não abrir mais, era um deles.' },
          { title: 'Olhe os botões', text: 'Borracha afundada, capinha apertada ou umidade dentro do controle mantêm o sinal no ar.' },
          { title: 'Confira a botoeira', text: 'Veja se o botão da parede volta. Interfone e chave também acionam a central: anote tudo o que está ligado nela.' },
          { title: 'Anote horários', text: 'Depois da chuva, sempre à mesma hora, quando um vizinho chega? O padrão vale mais que qualquer palpite.' },
          { title: 'Chame o técnico', text: 'Com o disjuntor desligado, ele solta os comandos com fio, um a um, e religa observando a central. É trabalho dentro da tampa: não faça por conta própria.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'O que o padrão revela',
        rows: [
          { sign: 'Abre em dia de chuva', meaning: 'Cabo da botoeira ou do interfone em curto por água.' },
          { sign: 'Abre quando o vizinho aciona o dele', meaning: 'Código fixo igual ou muito parecido. Troque a codificação.' },
          { sign: 'Abre logo depois de fechar', meaning: 'Comando preso, ou a central lê a fotocélula como ordem de abrir.' },
          { sign: 'Abre após queda de energia', meaning: 'Algumas centrais refazem o percurso ao religar. Outras têm memória corrompida.' },
          { sign: 'Abre de madrugada, com alguém por perto', meaning: 'Suspeite de cópia do código. Desligue e avise a polícia se houver indício.' },
          { sign: 'Folha se move sem ruído de motor', meaning: 'Não é comando: é desnível com desengate solto ou contrapeso fora do ponto.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Clonagem: o que é verdade',
        paragraphs: [
          'Controle de código fixo transmite a mesma sequência toda vez. Um aparelho barato grava e repete. Controle de código rolante muda a sequência a cada toque, o que dificulta a cópia. Se a sua central é de código fixo, atualizar o receptor é a proteção que mais rende.',
          `Os kits que instalamos já usam código rolante e custam de ${f.kitPrices}. Mas talvez você não precise de motor novo. Com o seu motor em bom estado, trocar o receptor ou a central pode bastar.`,
        ],
      },
      {
        kind: 'list',
        heading: 'Medidas para esta noite',
        items: [
          'Feche, confira a chave do desengate na posição travada e desligue o disjuntor.',
          'Se há bateria de reserva, o disjuntor não basta: use corrente e cadeado por dentro.',
          'Deixe um aviso junto ao portão, para ninguém forçar.',
          `Peça que a memória da central seja apagada e regravada. Nas placas da linha que instalamos, isso se faz mantendo apertado o botão de gravação por cerca de ${f.eraseRemotes}.`,
        ],
      },
      {
        kind: 'text',
        heading: 'Atendimento',
        paragraphs: [
          `A busca do defeito é uma ${f.visitPhrase}. Se a casa está vulnerável, não espere o dia seguinte: há plantão ${f.emergency}.`,
        ],
      },
    ],
    related: ['programacao-de-controle-remoto', 'controle-remoto-para-portao', 'conserto-de-placa-de-motor-de-portao', 'atendimento-de-emergencia-para-portao'],
  }),

  'controle-remoto-nao-funciona': (f) => ({
    title: 'Controle remoto não funciona: bateria ou antena?',
    description:
      'O controle do portão acende e nada acontece, ou só funciona colado no motor? Separe bateria, cadastro e antena antes de gastar com um novo.',
    keywords: ['controle remoto não funciona', 'controle de portão sem alcance', 'controle de portão não funciona', 'antena do portão', 'bateria do controle de portão'],
    shortAnswer: 'Teste com outro controle. Se o segundo funciona, o defeito está no primeiro: bateria, contato ou cadastro. Se nenhum funciona, olhe para a central: energia, antena ou memória. Essa única comparação evita metade das visitas.',
    sections: [
      {
        kind: 'steps',
        heading: 'Cinco testes, do mais barato ao mais caro',
        steps: [
          { title: 'Luz do controle', text: 'Aperte e olhe o LED. Apagado ou fraco é bateria. Aceso não prova que ela esteja boa: o LED pede menos que o transmissor.' },
          { title: 'Bateria nova', text: 'Use o mesmo código da antiga e confira a validade. Limpe os contatos com uma borracha de lápis.' },
          { title: 'Segundo controle', text: 'No mesmo lugar, na mesma hora. É o teste que divide o problema em dois.' },
          { title: 'Distância', text: 'Acione a um passo do motor e depois da rua. Se só funciona perto, suspeite de antena ou interferência.' },
          { title: 'Botoeira', text: 'Se nem o botão da parede aciona, o controle é inocente. Vá para a página do portão que não abre.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Do sintoma à causa',
        rows: [
          { sign: 'Um controle falha, os outros não', meaning: 'Bateria, botão gasto ou cadastro perdido.' },
          { sign: 'Todos falham de repente', meaning: 'Memória apagada, receptor sem energia ou bloqueio ativado.' },
          { sign: 'Todos perderam alcance', meaning: 'Fio de antena solto, encostado em metal ou cortado na última pintura.' },
          { sign: 'Falha só em certos horários', meaning: 'Interferência: câmera sem fio, lâmpada LED ruim, transmissor vizinho.' },
          { sign: 'Falha só dentro do carro', meaning: 'Película metalizada ou para-brisa térmico. Aponte pela lateral.' },
          { sign: 'Precisa apertar várias vezes', meaning: 'Borracha do botão gasta, ou controle rolante fora de sincronia.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Quando o rolante perde o passo',
        paragraphs: [
          'No código rolante, controle e central contam juntos. Se alguém aperta muitas vezes longe de casa, como uma criança no banco de trás, o controle se adianta. A central aceita um certo adiantamento. Passado esse limite, ela pede que você acione duas ou três vezes seguidas perto do receptor. Se nem assim, recadastre.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que você não deve fazer',
        items: [
          'Emendar arame na antena. O comprimento do fio é calculado; maior não é melhor.',
          'Abrir a tampa do motor energizado para "ver a luzinha".',
          `Segurar o botão da placa para experimentar. Na linha que instalamos, mantê-lo por ${f.eraseRemotes} apaga todos os controles da casa.`,
          'Lavar o controle ou ligá-lo ainda úmido.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Chamar ou resolver',
        items: [
          { question: 'Vale consertar o aparelho?', answer: 'Bateria e contato, sim. Botão soldado ou placa trincada, em geral não: o novo sai por pouco mais.' },
          { question: 'Quando é caso de técnico?', answer: `Quando todos falham ou perdem alcance juntos. A ${f.visitPhrase}, cobre a verificação do receptor.` },
          { question: 'Posso pedir só o controle?', answer: `Pode. Mande foto da frente, do verso e da etiqueta, e dizemos se é compatível. Respondemos de ${f.hours}.` },
        ],
      },
    ],
    related: ['controle-remoto-para-portao', 'programacao-de-controle-remoto', 'portao-nao-abre', 'central-de-comando-para-portao'],
  }),

  'motor-de-portao-com-barulho': (f) => ({
    title: 'Motor de portão com barulho: o que cada som indica',
    description:
      'Ronco, estalo, chiado ou pancada: veja o que cada ruído do portão automático indica, o que dá para resolver em casa e o que não pode esperar.',
    keywords: ['motor de portão com barulho', 'portão fazendo barulho', 'roldana gasta', 'portão rangendo', 'motor roncando'],
    shortAnswer: 'Primeiro descubra quem faz o barulho. Destrave o motor, sem energia, e mova a folha na mão: se o som continua, vem do ferro; se some, vem do motor. Rangido costuma ser lubrificação. Estalo, ronco e pancada pedem técnico logo.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Dicionário de ruídos',
        rows: [
          { sign: 'Rangido agudo e contínuo', meaning: 'Dobradiça, bucha ou fuso seco.' },
          { sign: 'Toc-toc em ritmo com o movimento', meaning: 'Roldana com um lado achatado ou rolamento quebrado.' },
          { sign: 'Estalo isolado, sempre no mesmo lugar', meaning: 'Dente partido ou emenda da cremalheira aberta.' },
          { sign: 'Ronco grave, com vibração', meaning: 'Rolamento do rotor ou base do motor frouxa.' },
          { sign: 'Zumbido elétrico antes de andar', meaning: 'Capacitor fraco ou motor travado.' },
          { sign: 'Pancada ao chegar', meaning: 'Fim de curso tardio, sem trecho de desaceleração.' },
          { sign: 'Chacoalho de chapa', meaning: 'Rebite ou solda solta na folha. O motor só revela.' },
          { sign: 'Raspado de metal', meaning: 'Folha fora do trilho ou guia torta. Pare de usar.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Localize em quatro passos',
        steps: [
          { title: 'Grave', text: 'Faça um vídeo de um ciclo com o celular parado a dois metros do motor, e outro voltado para a ponta da folha, também de longe.' },
          { title: 'Desligue e destrave', text: 'Disjuntor abaixado, chave na posição livre. Empurre devagar e escute. Em rampa, não destrave; no basculante, só se os dois cabos de aço estiverem inteiros.' },
          { title: 'Observe, não toque', text: 'Com a folha em movimento, mantenha os dedos longe de roldana, dente e dobradiça. Procure marca brilhante ou pó.' },
          { title: 'Aperte o óbvio', text: 'Parafuso visível de tampa ou de suporte pode ser reapertado, ainda sem energia. Parafuso de mola, cabo ou contrapeso, não.' },
        ],
      },
      {
        kind: 'text',
        heading: 'O que você resolve, e o que não adianta',
        paragraphs: [
          'Rangido de dobradiça some com um pouco de graxa branca. Areia no trilho sai com vassoura. Folha batendo no batente de borracha gasto melhora com borracha nova.',
          'Pôr óleo em roldana que estala não cura: a esfera já quebrou. Forrar a base do motor com borracha para abafar o ronco esconde o aviso e deixa o motor solto.',
        ],
      },
      {
        kind: 'text',
        heading: 'Por que não esperar',
        paragraphs: [
          `Som é desgaste que se ouve. A roldana que bate hoje desce a folha amanhã, a folha esmaga a cremalheira, e a cremalheira leva a engrenagem. No fim da fila, uma peça pequena vira troca de motor, que numa casa custa de ${f.replaceMotorPrice}, conforme o que se aproveita. A revisão que pega o defeito cedo custa de ${f.maintenancePrice}.`,
          'Num prédio há ainda o vizinho do primeiro andar. Motor fixado em laje ou em coluna transmite vibração para os quartos, e a correção às vezes é um coxim próprio, colocado por quem refaz o alinhamento depois.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Perguntas que recebemos',
        items: [
          { question: 'Motor novo pode fazer barulho?', answer: 'Um zumbido baixo é normal. Estalo ou pancada nos primeiros dias é ajuste: avise, porque o motor está na garantia.' },
          { question: 'Motor rápido é mais barulhento?', answer: `Não precisa ser. O ${f.fastest.name} desacelera antes de chegar, e a pancada do fim desaparece.` },
        ],
      },
    ],
    related: ['regulagem-e-lubrificacao-de-portao', 'manutencao-de-motor-de-portao', 'troca-de-cremalheira-de-portao', 'conserto-de-motor-de-portao'],
  }),
};
