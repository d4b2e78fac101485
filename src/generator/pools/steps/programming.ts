import { ofLine } from '../../page-context.ts';
import { setForce, testObstacle } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

export const programmingProcedure: Procedure = {
  headings: ['Passo a passo da programação', 'Como gravar o controle e o percurso', 'Programação na ordem certa', ofLine(({ t }) => `Programar o motor ${t.brand}, passo a passo`), 'Do botão da placa ao controle'],
  introductions: [
    'Tenha o portão à vista e o vão livre durante todo o processo.',
    'O nome dos botões e os tempos mudam de placa para placa. Se o manual da sua disser outra coisa, vale o manual.',
    'Leia tudo antes de começar e tenha o controle com pilha boa.',
    'A placa trabalha com energia durante a gravação: só toque nos botões.',
    'Separe um controle por vez, para não gravar o errado.',
  ],
  steps: [
    {
      wordings: [
        'Desligue o disjuntor, abra a tampa e localize os botões da placa. Depois religue, sem tocar nos fios.',
        'Com o disjuntor desligado, tire a tampa e ache o botão de programação no manual. Religue a energia em seguida.',
        'Corte a energia, abra a tampa, identifique os botões e só então religue.',
      ],
    },
    {
      optional: true,
      wordings: [
        ofLine(({ t }) => `Para apagar todos os controles, na placa ${t.brand}, segure o botão de programação por ${t.eraseRemotes}, até o sinal da placa.`),
        ofLine(({ t }) => `Se quiser limpar a memória da placa ${t.brand}, mantenha o botão de programação apertado por ${t.eraseRemotes}.`),
        ofLine(({ t }) => `Controle perdido? Apague todos: na placa ${t.brand}, são ${t.eraseRemotes} no botão de programação.`),
      ],
    },
    {
      wordings: [
        'Aperte e solte o botão de programação. A luz da placa mostra que ela espera um controle.',
        'Toque no botão de programação e veja a luz indicar o modo de gravação.',
        'Ponha a placa em modo de gravação com um toque no botão de programação.',
      ],
    },
    {
      wordings: [
        'Aperte no controle o botão que vai usar e espere a luz confirmar.',
        'Pressione o botão escolhido do controle até a placa responder.',
        'Acione o controle, uma vez, com o botão que ficará para o portão.',
      ],
    },
    {
      wordings: ['Repita com cada controle e saia do modo de gravação.', 'Faça o mesmo com os outros e encerre a gravação.', 'Grave os demais, um a um, e deixe a placa voltar ao normal.'],
    },
    {
      wordings: [
        ofLine(({ t }) => `Para regravar o percurso na placa ${t.brand}, segure o botão próprio por ${t.clearTravel} e acione o controle.`),
        ofLine(({ t }) => `Se a folha para no lugar errado, limpe o percurso: na placa ${t.brand}, ${t.clearTravel} no botão indicado, e depois um curso completo.`),
        ofLine(({ t }) => `Na placa ${t.brand}, o percurso se limpa com ${t.clearTravel} no botão certo. Em seguida a folha aprende o caminho.`),
      ],
    },
    {
      wordings: [
        'Deixe a folha abrir e fechar inteira, sem interromper e sem ninguém no vão.',
        'Acompanhe de longe uma abertura e um fechamento completos.',
        'Espere o curso completo terminar antes de apertar de novo.',
      ],
    },
    setForce,
    testObstacle,
    { wordings: ['Desligue o disjuntor, feche a tampa e religue.', 'Com a energia cortada, recoloque a tampa bem vedada e religue.', 'Feche a tampa com o disjuntor desligado, religue e faça um último teste.'] },
  ],
  closings: [
    'Se a luz da placa não responder, pare e chame o técnico.',
    'Anote qual botão ficou com cada portão.',
    'Guarde um controle reserva já gravado.',
    'Depois de gravar, teste o alcance da rua.',
    'Se o controle novo não grava, confira se ele é da mesma linha da placa.',
  ],
};
