import { breakerOff, releaseAndMove } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

export const emergencyProcedure: Procedure = {
  headings: ['O que fazer agora, passo a passo', 'Como soltar o portão com segurança', 'Primeiros passos na emergência', 'Até o técnico chegar'],
  introductions: ['Calma: quase todo portão parado, com cabos e folha no lugar, abre na mão.', 'Siga a ordem e não pule o disjuntor.', 'Afaste quem estiver perto da folha.', 'Faça só o que puder fazer com segurança.'],
  steps: [
    breakerOff,
    { wordings: ['Veja se a folha está no lugar. Torta ou pendurada, não toque.', 'Olhe cabo, mola e trilho. Algo partido? Pare aqui e espere.', 'Confira de longe se nada saiu do trilho ou da dobradiça.'] },
    releaseAndMove,
    { wordings: ['Mova a folha devagar, sem ficar no caminho dela.', 'Empurre com calma, com os dedos longe das frestas.', 'Abra só o que precisa para tirar o carro.'] },
    { wordings: ['Feche com a mão e prenda com cadeado ou corrente.', 'Deixe a folha fechada e travada até a visita.', 'Com a folha no lugar, ponha uma trava provisória.'] },
    { wordings: ['Chame o plantão com vídeo, foto da etiqueta e endereço.', 'Mande a localização, o vídeo e o que aconteceu antes.', 'Diga por mensagem se o portão ficou aberto ou fechado.'] },
  ],
  closings: [
    ({ t }) => `O plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
    ({ t }) => `O atendimento de emergência é ${t.emergency}.`,
    'Não religue o disjuntor antes da visita se houve cheiro de queimado.',
    'Destravado, o portão não protege a casa: não o deixe assim.',
  ],
};

/** Cable, spring or counterweight broken: nothing is released and nothing is moved. */
export const brokenCableProcedure: Procedure = {
  headings: ['O que fazer agora, sem tocar na folha', 'Cabo ou mola: os primeiros passos', 'Até o técnico chegar', 'Passo a passo, de longe'],
  introductions: ['Não há conserto caseiro aqui: a folha pode cair com todo o peso.', 'O que se faz em casa é afastar as pessoas e chamar.', 'A ordem abaixo mantém todos longe da folha.'],
  steps: [
    { wordings: ['Desligue o disjuntor do portão, no quadro, e não acione o controle.', 'No quadro, desligue o disjuntor. Guarde os controles.'] },
    { wordings: ['Afaste pessoas e bichos e não passe por baixo da folha.', 'Isole a área dos dois lados e avise quem mora na casa.'] },
    { wordings: ['Não destrave o motor: é ele que ainda pode estar segurando a folha.', 'Deixe o motor travado e não tente subir nem descer a folha.'] },
    { wordings: ['Olhe de longe: diga ao técnico se a folha está aberta, fechada ou no meio.', 'De longe, veja onde a folha parou e se está torta.'] },
    { wordings: ['Mande foto, sem chegar perto, e o endereço.', 'Chame com foto tirada de longe e diga se há carro preso.'] },
    { wordings: ['O técnico escora a folha, troca o par de cabos ou a mola e refaz o equilíbrio.', 'A troca é feita com a folha escorada, e o equilíbrio é conferido no fim.'] },
  ],
  closings: [
    ({ t }) => `O plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
    'Só volte a usar o portão depois da troca e do teste.',
    'Cabo emendado não é conserto.',
  ],
};
