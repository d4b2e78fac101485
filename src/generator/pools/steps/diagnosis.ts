import { breakerOff, releaseAndMove } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

export const diagnosisProcedure: Procedure = {
  headings: ['Como achar o defeito, passo a passo', 'Portão, motor, central ou energia', 'O diagnóstico em ordem', 'Descubra onde está o problema', 'Do mais simples ao mais sério'],
  introductions: [
    'Vá do simples ao difícil e pare quando a causa aparecer.',
    'Nada disto pede abrir o motor.',
    'Cada passo elimina uma causa.',
    'Faça com o vão livre e sem pressa.',
  ],
  steps: [
    { wordings: ['Teste outro controle e troque a pilha do que falhou.', 'Comece pelo controle: pilha nova e outro controle para comparar.', 'Veja se a botoeira funciona. Se sim, o problema é o controle.'] },
    { wordings: ['Olhe o quadro: o disjuntor do portão caiu?', 'Confira se há energia na tomada do motor.', 'Veja se o disjuntor está ligado. Se cair de novo, não insista.'] },
    breakerOff,
    releaseAndMove,
    {
      wordings: [
        'Se a folha pesa, o defeito está na ferragem: chame para acertar antes de mexer no motor.',
        'Folha dura na mão é roldana, dobradiça ou contrapeso, e não motor.',
        'Folha leve e motor mudo apontam para a parte elétrica.',
      ],
    },
    { wordings: ['Limpe a fotocélula e veja se algo corta o feixe.', 'Confira a fotocélula: lente suja segura o portão aberto.', 'Tire folhas e teias da frente da fotocélula.'] },
    {
      wordings: [
        'Trave o motor, religue e escute: zumbido sem movimento é motor forçado. Desligue na hora.',
        'Com o motor travado e a energia de volta, repare no som e no ponto em que a folha para.',
        'Trave o motor, religue o disjuntor, acione uma vez e filme o que acontece.',
      ],
    },
    { wordings: ['Se uma luz da central pisca e se vê de fora, conte as piscadas e mande com o vídeo.', 'Mande o vídeo e a foto da etiqueta do motor.', 'Conte o que viu: isso define a peça que o técnico leva.'] },
  ],
  closings: [
    ({ t }) => `Se prendeu o carro, o plantão atende ${t.emergency}.`,
    'Cheiro de queimado encerra o teste: disjuntor desligado.',
    'Não aumente a força para vencer a falha.',
    'Achada a causa, o conserto costuma ser menor do que se temia.',
  ],
};
