import type { Question } from './question.ts';

export const hours: Question = {
  asked: ['Em que dias vocês instalam?', 'Que dia o técnico pode vir?'],
  answers: [
    [
      ({ t }) => `Atendemos de ${t.hours}.`,
      ({ t }) => `Instalamos de ${t.hours}.`,
      ({ t }) => `O técnico vem de ${t.hours}, com dia e período marcados.`,
    ],
    [
      ({ t }) => `A emergência funciona ${t.emergency}, num raio de ${t.emergencyRadius}.`,
      'Depois de instalado, o plantão cuida de portão preso ou aberto.',
      'Reserve meio período e deixe um adulto em casa para o teste final.',
    ],
  ],
};

export const stoppedAtNight: Question = {
  subject: 'emergency',
  asked: ['Depois de instalado, e se o portão parar no domingo?', 'Quem atende se o portão novo travar de noite?'],
  answers: [
    [
      ({ t }) => `Chame o plantão, que funciona ${t.emergency}.`,
      ({ t }) => `O plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
      ({ t }) =>
        `Há atendimento de emergência ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Enquanto espera, desligue o disjuntor, e ninguém passa embaixo da folha nem a destrava.'
          : 'Enquanto espera, desligue o disjuntor. Só o de correr ou de abrir, inteiro, em piso plano e sem bateria, se destrava para passar; o basculante parado, não.',
      'Mande um vídeo na primeira mensagem: ajuda a levar a peça certa.',
      'Se a folha ficou torta ou pendurada, não mexa.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Basculante aberto espera o técnico: isole a área e não puxe a folha.'
          : 'Só o de correr ou de abrir, inteiro e em piso plano, se fecha na mão, sem bateria e com o disjuntor desligado. Basculante aberto espera o técnico.',
    ],
  ],
};
