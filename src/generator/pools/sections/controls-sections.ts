import type { SectionTexts } from '../section-texts.ts';

export const remotes: SectionTexts = {
  headings: [
    'Controles e código rolante',
    'O que saber sobre o controle',
    'O controle e a memória da central',
    'Para usar bem o controle',
    'O controle no dia a dia',
    'O que o controle faz',
  ],
  sentences: [
    [
      'O código rolante muda a cada toque, o que dificulta a cópia de um sinal gravado na rua.',
      'A central do kit usa código rolante: o que foi transmitido uma vez não vale de novo.',
      'Controle de código fixo pode ser copiado. O de código rolante dificulta a cópia.',
      'A cada toque o controle manda um código diferente, e a central sabe qual é o próximo.',
      'Código rolante quer dizer que a senha do portão nunca se repete.',
      'Cada controle gravado vale até ser apagado da memória da central.',
      'Central de código fixo repete sempre a mesma senha. Um receptor de código rolante corrige isso.',
      'Os controles do kit ficam gravados na central no dia da instalação.',
    ],
    [
      'Controle perdido ou roubado se apaga da memória, sem trocar o motor.',
      'Quem muda de casa deve apagar todos os controles e gravar só os seus.',
      ({ t }) =>
        `Para apagar todos os controles nas placas ${t.brand}, segura-se o botão de programação por ${t.eraseRemotes}.`,
      ({ t }) =>
        `Nas placas ${t.brand}, a memória se limpa com ${t.eraseRemotes} no botão de programação. Depois, grava-se cada controle de novo.`,
      'Em condomínio, anote qual controle é de cada morador. Na hora de regravar, a lista faz falta.',
      'Se um só controle sumiu, o mais seguro ainda é apagar todos e regravar.',
    ],
    [
      'Pilha fraca encurta o alcance aos poucos, até você precisar encostar no portão.',
      'Alcance que caiu de repente pode ser pilha, antena partida ou interferência na vizinhança.',
      'A antena da central deve ficar esticada e longe de ferro.',
      'Troque a pilha quando for preciso apertar o botão duas vezes.',
      'Controle que molhou deve secar aberto e sem pilha antes do teste.',
      'Teste com outro controle: se ele funciona, o problema não está no motor.',
    ],
    [
      'O mesmo controle pode abrir o portão da garagem e o social, em botões diferentes.',
      'Um botão abre, o mesmo botão para. Combine em casa quem aciona e de onde.',
      'O fechamento automático, só com fotocélula, se programa na central, com pausa que caiba na sua saída.',
      'Quem esquece o portão aberto deve ligar o fechamento automático, com fotocélula.',
      'Deixe um controle reserva em casa, gravado e com pilha.',
      'Não guarde o controle no carro estacionado na rua: ele é a chave da sua casa.',
    ],
  ],
};

export const board: SectionTexts = {
  headings: [
    'A central, o cérebro do motor',
    'O que se regula na placa',
    'A central e o percurso da folha',
    'Por dentro da central',
    'A placa que decide tudo',
    'Ajustes que fazem diferença',
  ],
  sentences: [
    [
      'A central recebe o sinal do controle, liga o motor e decide quando parar.',
      'Na placa ficam o percurso gravado, a força e a pausa para fechar.',
      'Quem manda no motor é a central: ela sabe onde a folha está.',
      'Uma boa regulagem da placa vale tanto quanto um bom motor.',
      'O técnico grava na placa o caminho da folha, da posição fechada à aberta.',
      'Força, velocidade e pausa são ajustes da central, não do motor.',
    ],
    [
      ({ t }) =>
        `Para limpar o percurso nas placas ${t.brand}, o técnico mantém o botão próprio apertado por ${t.clearTravel}.`,
      ({ t }) =>
        `Nas placas ${t.brand}, o percurso se apaga com ${t.clearTravel} no botão certo, e depois a folha faz um curso completo para a central aprender de novo.`,
      'Mudou a cremalheira, o batente ou a folha? O percurso precisa ser gravado outra vez.',
      'Depois de uma longa falta de luz, a central pode pedir um curso completo e lento.',
      'Quem grava o percurso é o técnico, com o vão livre e sem ninguém por perto.',
      'O percurso gravado é o que permite frear antes do fim.',
    ],
    [
      'Umidade é a maior inimiga da placa. A tampa precisa fechar bem.',
      'Formiga e lagartixa dentro da tampa causam curto. Peça ao técnico que vede a entrada dos fios.',
      'Descarga elétrica na rede queima placa. Aterramento e protetor reduzem o risco.',
      'O técnico troca o fusível queimado por outro igual, nunca por um mais forte.',
      'Fio mal apertado no borne aquece e imita defeito de motor.',
      'Capacitor fraco, em motor convencional, faz a folha partir devagar ou só zumbir.',
    ],
    [
      'Na placa se ligam fotocélula, botoeira, interfone e, onde há saída para ela, a trava.',
      'Luz que pisca na central é mensagem. Se ela aparece por fora, conte as piscadas, com a tampa fechada.',
      'A tampa do motor fica fechada: dentro há tensão, e quem abre é o técnico.',
      'O técnico anota a regulagem antes de mudar qualquer ajuste.',
      'Trocar a placa por outra de marca diferente pode exigir controles novos.',
      'O técnico mexe em um ajuste por vez e testa o curso inteiro depois de cada um.',
    ],
  ],
};
