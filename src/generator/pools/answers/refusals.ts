import type { Pool } from '../../page-context.ts';
import type { SectionTexts } from '../section-texts.ts';

/** What is asked for and not told: why not, and what to do instead. */
export const refusals: Readonly<Record<'bypass' | 'force' | 'weights', { readonly leads: Pool; readonly section: SectionTexts }>> = {
  bypass: {
    leads: [
      'Não desligue a fotocélula nem faça ponte nos fios: sem ela, o portão fecha sobre quem estiver no vão.',
      'Não ensinamos a anular o sensor. Se ele impede o fechamento, há sujeira, desalinhamento ou água, e é isso que se conserta.',
      'Sensor que incomoda quase sempre só está sujo ou torto. Anulá-lo tira a proteção de quem passa.',
    ],
    section: {
      headings: ['O que fazer em vez de desligar', 'Do pano seco ao técnico', 'Quando o sensor não deixa fechar'],
      sentences: [
        ['Limpe as duas lentes com pano seco e tire o que estiver na frente do feixe.', 'Comece pela lente, por folhas e por teias no caminho do feixe.', 'Veja se uma das peças saiu do lugar por batida ou por poste que cedeu.'],
        ['Se não resolver, desligue o disjuntor e use o portão na mão até a visita. No basculante, só com os cabos inteiros.', 'Até o conserto, deixe o automático desligado no disjuntor.', 'Sem o sensor em ordem, o fechamento automático não pode ficar ligado.'],
        ['O técnico alinha o par, confere os fios e testa o corte do feixe.', 'Água na lente ou no conector pede secagem e vedação, e às vezes uma peça nova.', 'No fim da visita, o feixe é cortado e a folha tem de parar.'],
      ],
    },
  },
  force: {
    leads: [
      'Não aumente a força: ela esconde o defeito da folha e faz o portão deixar de parar diante de uma pessoa.',
      'Mais força não conserta portão pesado. Só gasta a engrenagem e tira a proteção.',
      'A força certa é a menor que ainda move a folha. Se ela não basta, o defeito está na folha.',
    ],
    section: {
      headings: ['O que fazer em vez de aumentar a força', 'Onde está o esforço', 'A folha antes da força'],
      sentences: [
        ['Limpe o caminho da folha, com o disjuntor desligado.', 'Procure roldana gasta, dobradiça seca ou trilho torto.', 'Repare se a folha parou de andar leve depois de chuva, pintura ou reforma.'],
        ['Chapa ou madeira acrescentada muda o peso, e o motor pode ter ficado pequeno.', 'No basculante, folha pesada é contrapeso fora do ponto: serviço de técnico.', 'Tensão baixa e capacitor fraco também tiram força do motor.'],
        ['O técnico deixa a folha leve e só depois regula a força, com o teste do obstáculo na sequência.', 'Se a folha deixou de voltar no teste, desligue o disjuntor e chame.', 'A regulagem termina com a folha parando diante de um pedaço de madeira.'],
      ],
    },
  },
  weights: {
    leads: [
      'Mola, cabo e contrapeso não se ajustam em casa: guardam força bastante para ferir, mesmo com o disjuntor desligado.',
      'Não mexa em mola, cabo nem contrapeso. É serviço de técnico, com a folha escorada.',
      'A resposta honesta é não fazer: a folha pode cair com todo o peso quando se solta um cabo ou uma mola.',
    ],
    section: {
      headings: ['O que você pode fazer', 'De longe e sem ferramenta', 'Até o técnico chegar'],
      sentences: [
        ['Olhe de longe se há cabo desfiado, mola aberta ou folha torta.', 'Repare se a folha desce sozinha, sobe sozinha ou para torta.', 'Filme um ciclo de longe, se o portão ainda anda sem tranco.'],
        ['Se viu dano, pare de usar, desligue o disjuntor e afaste as pessoas.', 'Com cabo ou mola danificados, não destrave e não passe embaixo.', 'Deixe a folha como está e isole a área.'],
        ['O técnico escora a folha, acerta o peso e troca os cabos sempre em par.', 'O equilíbrio é testado a meia altura, com a folha segura, e só então o motor é ligado.', 'Depois do acerto, força e fim de curso são regulados de novo.'],
      ],
    },
  },
};
