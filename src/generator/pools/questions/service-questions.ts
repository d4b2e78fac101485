import type { Question } from './question.ts';

export const hours: Question = {
  about: /horario|que horas/,
  asked: ['Qual o horário de atendimento?', 'Em que dias vocês atendem?'],
  answers: [
    [
      ({ t }) => `De ${t.hours}.`,
      ({ t }) => `Vendas e visitas, de ${t.hours}.`,
      ({ t }) => `O atendimento comercial é de ${t.hours}.`,
    ],
    [
      ({ t }) => `A emergência funciona ${t.emergency}, num raio de ${t.emergencyRadius}.`,
      'Fora disso, o plantão cuida de portão preso ou aberto.',
      'Para orçamento, mande a foto do portão a qualquer hora: a resposta vem no expediente.',
    ],
  ],
};

export const stoppedAtNight: Question = {
  subject: 'emergency',
  released: true,
  asked: ['E se o portão parar no domingo?', 'O que faço se o portão travar de noite?'],
  answers: [
    [
      ({ t }) => `Chame o plantão, que funciona ${t.emergency}.`,
      ({ t }) => `O plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
      ({ t }) =>
        `Há atendimento de emergência ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
    ],
    [
      'Enquanto espera, desligue o disjuntor. Só o de correr ou de abrir, inteiro, em piso plano e sem bateria, se destrava para passar; o basculante parado, não.',
      'Mande um vídeo na primeira mensagem: ajuda a levar a peça certa.',
      'Se a folha ficou torta ou pendurada, não mexa.',
      'Só o de correr ou de abrir, inteiro e em piso plano, se fecha na mão, sem bateria e com o disjuntor desligado. Basculante aberto espera o técnico.',
    ],
  ],
};
