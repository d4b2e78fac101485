import { isFreeToRelease } from '../../true-here.ts';
import type { Question } from './question.ts';

export const powerCut: Question = {
  subject: 'outage',
  asked: ['Fico preso se faltar luz?', 'O portão abre sem energia?'],
  answers: [
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Sim, se não houver bateria nem outra porta: o basculante fica como está, e só o técnico solta o motor, porque a folha pode cair.'
          : isFreeToRelease(mechanism)
            ? 'Não, se o piso é plano e a folha está inteira e com batentes: sem bateria e com o disjuntor desligado, a chave a solta para mover na mão.'
            : 'Depende do portão: sem bateria, em piso plano e com o disjuntor desligado, a folha de correr ou de abrir, inteira e com batentes, se solta com a chave; o basculante, não.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Com bateria, não: o basculante abre pelo controle; sem ela, ele espera a luz ou o técnico e não se destrava em casa.'
          : isFreeToRelease(mechanism)
            ? 'Em piso plano, não: desligue o disjuntor, confira que não há bateria, gire a chave e mova devagar a folha inteira, entre os batentes.'
            : 'Com bateria, nenhum portão prende; sem ela e com o disjuntor desligado, só a folha de correr ou de abrir, inteira, com batentes e em piso plano, se move na mão. O basculante espera o técnico.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Pode ficar: basculante não se abre na mão, porque a folha solta do motor cai ou dispara. Peça bateria ou tenha outra saída.'
          : isFreeToRelease(mechanism)
            ? 'Em rampa, pode ficar, porque ali a folha não se destrava; em piso plano, com ela reta, sem bateria e com o disjuntor desligado, a chave a libera.'
            : 'Sem bateria, a folha de correr ou de abrir se move com a mão, se está reta, com batentes e em piso plano. Primeiro desligue o disjuntor, depois use a chave. O basculante espera o técnico.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Sem bateria, o basculante não abre até a luz voltar; ninguém em casa deve soltar o motor nem ficar embaixo da folha.'
          : isFreeToRelease(mechanism)
            ? 'Não fica preso quem tem folha reta, com batentes, em piso plano: sem bateria e com o disjuntor desligado, ela se destrava e anda na mão.'
            : 'Com o disjuntor desligado, sem bateria e em piso plano, destrava-se e move-se com cuidado a folha de correr ou de abrir que está inteira e tem batentes. O basculante espera o técnico.',
    ],
    [
      ({ t }) => `Com bateria opcional, são até ${t.batteryCycles} sem luz, se a folha é leve.`,
      ({ t }) => `A bateria é à parte e dá até ${t.batteryCycles}: diga na compra, porque a central precisa aceitá-la.`,
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Se a garagem é a única entrada, deixe combinada outra saída.'
          : 'Se o portão foi destravado, trave o motor antes de religar o disjuntor.',
      'Ao voltar a luz, ninguém deve estar perto da folha no primeiro acionamento.',
    ],
  ],
};

export const consumption: Question = {
  subject: 'electricity',
  asked: ['O motor gasta muita luz?', 'Vou sentir na conta de energia?'],
  answers: [
    [
      'Não: numa casa, o movimento do portão fica abaixo de 1 kWh por mês, e a central em espera soma de 2 a 4.',
      'Não: são poucos reais por mês, e a central ligada o dia todo pesa mais que o motor.',
      'Não, porque o motor só puxa enquanto a folha anda, uns poucos minutos por dia.',
      'Não: somados, o motor e a central gastam em um mês menos que uma geladeira em uma semana.',
    ],
    [
      'Todos os modelos empatam nisso: escolha pela folha e pela espera.',
      'O gasto sobe se a folha arrasta, e esse acerto se faz antes da montagem.',
      'Desligá-lo à noite não compensa: poupa centavos e deixa o controle sem serviço.',
      'Para fio e disjuntor, o que conta é a corrente da etiqueta, que sobe na partida.',
    ],
  ],
};

export const voltage: Question = {
  subject: 'electricity',
  asked: ['O motor é 127 V ou 220 V?', 'Que tensão o motor usa?'],
  answers: [
    [
      'Há motores para as duas tensões: diga a da sua tomada ao pedir o orçamento.',
      'Depende do modelo pedido: a tensão do motor tem de ser a da rede da sua casa.',
      'Na Grande São Paulo há imóveis em 127 V e imóveis em 220 V, e o motor vem para a tensão do seu.',
    ],
    [
      'Se você não sabe qual é, mande a foto da etiqueta do motor antigo ou pergunte ao eletricista da casa.',
      'Ligar na tensão errada queima a placa na hora.',
      'O técnico mede a tensão no ponto em que o motor vai ficar, antes de ligar.',
    ],
  ],
};
