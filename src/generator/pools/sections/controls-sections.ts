import type { SectionTexts } from '../section-texts.ts';

export const remotes: SectionTexts = {
  headings: [
    'Controles e código rolante',
    'O que saber sobre o controle',
    'O controle e a memória da central',
    'Quantos controles pedir',
    'O controle no dia a dia',
    'Controle extra, perdido ou copiado',
  ],
  sentences: [
    [
      'O código rolante muda a cada toque, o que dificulta a cópia de um sinal gravado na rua.',
      'A central do kit usa código rolante: o que foi transmitido uma vez não vale de novo.',
      'Controle de código fixo pode ser copiado. O de código rolante dificulta a cópia.',
      'A cada toque o controle manda um código diferente, e a central sabe qual é o próximo.',
      ({ t }) =>
        `O ${t.cheapest.name} vem com ${t.cheapest.remotes}; conte quem dirige na casa e peça os extras com o kit.`,
      'Cada controle gravado vale até ser apagado da memória da central.',
      'Ao comparar motores, pergunte se a central é de código rolante: a de código fixo repete sempre a mesma senha.',
      'Os controles do kit ficam gravados na central no dia da instalação.',
    ],
    [
      'Controle perdido ou roubado se apaga da memória, sem trocar o motor.',
      'Quem muda de casa deve pedir ao técnico que apague todos os controles e grave só os novos.',
      ({ t }) =>
        `Nas placas ${t.brand}, o técnico apaga todos os controles com ${t.eraseRemotes} no botão de programação.`,
      ({ t }) =>
        `Nas placas ${t.brand}, a memória se limpa com ${t.eraseRemotes} no botão de programação, serviço do técnico, e cada controle é regravado.`,
      'Anote quem tem cada controle: se um for perdido, a lista diz quais regravar depois de apagar todos.',
      'Se um só controle sumiu, o mais seguro é o técnico apagar todos e regravar os que ficaram.',
    ],
    [
      'Pilha fraca encurta o alcance aos poucos, até você precisar encostar no portão.',
      'Alcance que caiu de repente pode ser pilha, antena partida ou interferência na vizinhança.',
      'Peça ao técnico que deixe a antena da central esticada e longe de ferro, que é o que dá alcance.',
      'Troque a pilha quando for preciso apertar o botão duas vezes.',
      'Controle de outra marca ou de código fixo não grava na central nova: mande a foto dos seus antes de contar com eles.',
      'Na entrega, prove cada controle da distância em que você vai usá-lo, de dentro do carro.',
    ],
    [
      'O mesmo controle pode abrir o portão da garagem e o social, em botões diferentes: diga no pedido.',
      'Um toque abre, e outro toque no meio do caminho para a folha: combine em casa quem aciona.',
      'O fechamento automático, só com fotocélula, se programa na central, com pausa que caiba na sua saída.',
      'Quem esquece o portão aberto deve pedir o fechamento automático, com fotocélula.',
      'Deixe um controle reserva em casa, gravado e com pilha.',
      'Não guarde o controle no carro estacionado na rua: ele é a chave da sua casa.',
    ],
  ],
};

export const board: SectionTexts = {
  headings: [
    'O que a central faz e o que perguntar dela',
    'O que se regula na placa',
    'A central e o percurso da folha',
    'Central comum e central com inversor',
    'O que entra na placa: fotocélula, trava e bateria',
    'Central, percurso e força',
  ],
  sentences: [
    [
      'A central recebe o sinal do controle, liga o motor e decide quando parar.',
      'Na placa ficam o percurso gravado, a força e a pausa para fechar.',
      ({ t }) =>
        `O ${t.fastest.name} tem central com inversor, que varia a rotação: a folha parte devagar, corre no meio e freia no fim.`,
      'Antes de comprar, pergunte se a central aceita bateria e trava elétrica, porque nem todas têm saída para elas.',
      'O técnico grava na placa o caminho da folha, da posição fechada à aberta.',
      'Força, velocidade e pausa são ajustes da central, feitos pelo técnico na montagem.',
    ],
    [
      ({ t }) =>
        `Para limpar o percurso nas placas ${t.brand}, o técnico mantém o botão próprio apertado por ${t.clearTravel}.`,
      ({ t }) =>
        `Nas placas ${t.brand}, o percurso se apaga com ${t.clearTravel} no botão certo, e depois o técnico faz a central aprender um curso completo.`,
      'Mudou o batente, a folha ou a fixação? O percurso precisa ser gravado outra vez, pelo técnico.',
      'Depois de uma longa falta de luz, a central pode pedir um curso completo e lento.',
      'Quem grava o percurso é o técnico, com o vão livre e sem ninguém por perto.',
      'É o percurso gravado que permite frear a folha antes do batente.',
    ],
    [
      'Umidade é a maior inimiga da placa: peça o motor acima da linha da água e a tampa bem fechada.',
      'Formiga e lagartixa dentro da tampa causam curto. Peça ao técnico que vede a entrada dos fios.',
      'Descarga elétrica na rede queima placa. Aterramento e protetor reduzem o risco.',
      'A placa com inversor, em geral, custa mais para trocar que a comum: ponha isso na conta da escolha.',
      'Diante de um obstáculo, a central comum depende da fotocélula para voltar; a de inversor sente o esforço e recua.',
      ({ mechanism }) =>
        mechanism === 'swing' || mechanism === 'any'
          ? 'Duas folhas de abrir pedem central para dois motores, com atraso entre elas; placa de um motor só não serve.'
          : 'Se quer abrir pelo interfone ou por botoeira, diga antes: o fio dela chega à mesma placa.',
    ],
    [
      'Na placa se ligam fotocélula, botoeira, interfone e, onde há saída para ela, a trava.',
      'Luz que pisca na central é mensagem. Se ela aparece por fora, conte as piscadas, com a tampa fechada.',
      'A tampa do motor fica fechada: dentro há tensão, e quem abre é o técnico.',
      'Abertura pelo celular pede um módulo à parte e sinal da internet junto do motor: pergunte antes da montagem.',
      'Placa e engrenagem do modelo escolhido se vendem avulsas, e por isso um defeito não condena o motor.',
      'Na entrega, peça que o técnico mostre a pausa do fechamento e o que faz a folha parar.',
    ],
  ],
};
