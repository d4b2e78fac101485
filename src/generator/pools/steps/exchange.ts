import { obstacleTested } from './common-steps.ts';
import type { Procedure } from './procedure.ts';

/** The exchange of a part, as it goes: what the owner does, and what the technician does. */
export const partExchangeProcedure: Procedure = {
  headings: ['A troca, passo a passo', 'Como é feita a troca', 'Da foto ao teste final', 'A ordem da troca'],
  introductions: ['A escolha da peça cabe a você e à foto. A troca é serviço de técnico.', 'A ordem evita trocar a peça errada.', 'Primeiro a causa, depois a peça.'],
  steps: [
    { wordings: ['Fotografe a peça e a etiqueta do motor, sem abrir a tampa.', 'Mande a foto da etiqueta do motor e da peça atual.'] },
    { wordings: ['O técnico confere se a peça nova serve no motor e na central.', 'Antes da compra, confirma-se a compatibilidade pela etiqueta.'] },
    { wordings: ['Na visita, o disjuntor é desligado e, se houver bateria, ela é desconectada.', 'O serviço começa com a energia cortada e confirmada.'] },
    { wordings: ['O técnico procura por que a peça antiga falhou.', 'A causa é vista antes da troca, para a peça nova não ter o mesmo fim.'] },
    { wordings: ['A peça é trocada, e a ligação ou a fixação, refeita.', 'Sai a peça velha e entra a nova, com a fixação conferida.'] },
    { wordings: ['Percurso, força e controles são conferidos de novo.', 'O que a troca desregulou é regulado outra vez.'] },
    obstacleTested,
  ],
  closings: ['A peça trocada pode ficar com você.', 'Anote a data da troca na tampa do motor.', ({ t }) => `Para marcar, chame de ${t.hours}.`],
};

/** The one exchange that everybody does alone. */
export const remoteBatteryProcedure: Procedure = {
  headings: ['Como trocar a pilha, passo a passo', 'A troca da pilha do controle', 'Pilha nova em poucos minutos'],
  introductions: ['É a única troca que não pede técnico.', 'O portão não precisa ser desligado: a pilha fica no controle.', 'Faça sobre uma mesa, para não perder o parafuso.'],
  steps: [
    { wordings: ['Abra o controle pelo parafuso ou pelo encaixe de trás.', 'Solte a tampa de trás do controle, sem forçar o plástico.'] },
    { wordings: ['Anote o código impresso na pilha antiga e compre uma igual.', 'Use o mesmo código da pilha antiga e confira a validade.'] },
    { wordings: ['Limpe os contatos com uma borracha de lápis.', 'Se há marca verde ou branca no contato, limpe antes.'] },
    { wordings: ['Ponha a nova com o polo positivo do mesmo lado da antiga.', 'Respeite o lado do polo positivo, marcado na placa.'] },
    { wordings: ['Feche e veja a luz acender ao toque.', 'Feche o controle e aperte: a luz deve acender firme.'] },
    { wordings: ['Teste de perto e depois da rua, com o portão à vista.', 'Com o vão livre, teste o alcance de dentro do carro.'] },
  ],
  closings: ['Na maioria dos controles, a troca da pilha não apaga o cadastro.', 'Se a luz acende e o portão não responde, teste outro controle.', 'Pilha velha vai para ponto de coleta.'],
};
