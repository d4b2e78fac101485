import type { Question } from './question.ts';

export const lostRemote: Question = {
  owner: true,
  subject: 'remotes',
  about: /(?:perd|roub|sumi).*controle|controle.*(?:perd|roub|sumi)/,
  asked: ['Perdi um controle. O que faço?', 'Como apago um controle roubado?'],
  answers: [
    [
      'Apague todos da memória da central e grave de novo só os que ficaram.',
      ({ t }) =>
        `Se o botão de programação fica num receptor separado, ${t.eraseRemotes} nele apagam todos, na linha que instalamos. Depois, grave os que ficaram.`,
      'Limpe a memória da central no mesmo dia e regrave os que sobraram.',
    ],
    [
      'Se o botão fica dentro do motor, não abra: a placa tem a tensão da rede, e quem apaga é o técnico.',
      'Com o botão na placa, dentro do motor, quem faz isso é o técnico, em uma visita.',
      'Se o botão fica na placa, quem apaga é o técnico; no fim, teste um por um.',
      'Se o botão fica na placa, quem apaga é o técnico. Aproveite e deixe um reserva gravado.',
    ],
  ],
};

export const copiedRemote: Question = {
  subject: 'remotes',
  about: /clon|copi/,
  asked: ['O controle pode ser clonado?', 'Alguém pode copiar o sinal do meu controle?'],
  answers: [
    [
      'Com código rolante, o sinal muda a cada toque, o que dificulta a cópia.',
      'Fica bem mais difícil com o código rolante, que nunca repete a senha.',
      'Se ele é de código fixo, sim. O de código rolante usa uma senha nova a cada toque.',
    ],
    [
      'Mesmo assim, não deixe o controle no carro estacionado na rua.',
      'O risco maior é o controle perdido, que se apaga na central.',
      'A central do kit já usa esse sistema.',
      'Se a sua central é de código fixo, um receptor de código rolante já melhora a proteção.',
    ],
  ],
};

export const automaticClosing: Question = {
  about: /fech\w+ (?:sozinho|automatic)/,
  asked: ['O portão pode fechar sozinho?', 'Como funciona o fechamento automático?'],
  answers: [
    [
      'A central conta uma pausa e fecha a folha por conta própria.',
      'É um ajuste da placa: depois da pausa, a folha se fecha.',
      'Pode: o técnico liga o recurso na central e escolhe a pausa com você.',
    ],
    [
      'Esse fechamento só deve ser usado com fotocélula.',
      'Com a fotocélula no lugar, escolha uma pausa que caiba na sua saída.',
      'Com fotocélula, a folha volta a abrir se o feixe for cortado.',
    ],
  ],
};

export const phone: Question = {
  aside: true,
  released: true,
  about: /celular|aplicativo|whatsapp|alexa|wi ?fi|bluetooth/,
  asked: ['Dá para abrir o portão pelo celular?', 'O portão pode abrir por aplicativo?'],
  answers: [
    [
      'Sim, com um módulo de conexão ligado à central.',
      'Sim, se a central aceitar um módulo de rede sem fio ou Bluetooth.',
      'Com um módulo próprio, sim. A placa precisa ter entrada para ele.',
    ],
    [
      'Veja se o sinal da casa chega até o motor, que costuma ficar longe do roteador.',
      'Mantenha um controle comum de reserva.',
      'Só acione à distância quando puder ver o vão.',
    ],
  ],
};
