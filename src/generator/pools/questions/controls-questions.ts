import type { Question } from './question.ts';

export const copiedRemote: Question = {
  subject: 'remotes',
  asked: ['O controle pode ser clonado?', 'Alguém pode copiar o sinal do meu controle?'],
  answers: [
    [
      'Com código rolante, o sinal muda a cada toque, o que dificulta a cópia.',
      'Fica bem mais difícil com o código rolante, que nunca repete a senha.',
      'O de código fixo, sim; o do kit usa código rolante, com uma senha nova a cada toque.',
    ],
    [
      'Mesmo assim, não deixe o controle no carro estacionado na rua.',
      'O risco maior é o controle perdido, que se apaga na central.',
      'Todos os kits trazem central desse tipo, e não é preciso pagar a mais.',
      'Na mudança de casa, peça ao técnico que apague os controles que ficaram com o antigo morador.',
    ],
  ],
};

export const automaticClosing: Question = {
  asked: ['O portão pode fechar sozinho?', 'Dá para ter fechamento automático?'],
  answers: [
    [
      'Sim, com fotocélula: a central conta uma pausa e fecha a folha.',
      'Sim, é um ajuste da placa que o técnico liga, e só com fotocélula no vão.',
      'Sim, se você pedir também a fotocélula: o técnico liga o recurso e escolhe a pausa com você.',
    ],
    [
      'A fotocélula é à parte: peça as duas coisas no mesmo orçamento.',
      'Conte o tempo que o carro leva para sair e peça uma pausa maior que ele.',
      'Se alguém corta o feixe durante o fechamento, a folha volta a abrir.',
    ],
  ],
};

export const phone: Question = {
  asked: ['Dá para abrir o portão pelo celular?', 'O portão pode abrir por aplicativo?'],
  answers: [
    [
      'Sim, com um módulo à parte, ligado à central pelo técnico.',
      'Sim, se a central aceitar um módulo de rede sem fio ou Bluetooth, que não vem no kit.',
      'Com um módulo próprio, sim; diga no pedido, para o modelo já ter entrada para ele.',
    ],
    [
      'Veja se o sinal da casa chega até o motor, que costuma ficar longe do roteador.',
      'Mantenha um controle comum de reserva, porque sem internet o aplicativo não abre.',
      'Só acione à distância quando puder ver o vão.',
    ],
  ],
};
