import type { GlossaryEntry } from './glossary-entry.ts';

export const counterweight: GlossaryEntry =  {
  is: ['O contrapeso é a massa que desce quando a folha do basculante sobe.', 'Contrapeso é o peso escondido nas colunas do portão basculante, ligado à folha por cabos de aço.'],
  does: ['Serve para equilibrar a folha, de modo que o motor só a conduza.', 'Ele carrega o peso do portão. O motor apenas tira a balança do equilíbrio.'],
  notes: [
    ['Folha equilibrada fica parada a meia altura. Se cai ou sobe sozinha, o peso está errado.', 'Chapa ou madeira acrescentada à folha muda a conta.'],
    ['Pôr ou tirar peso é serviço de técnico: os cabos guardam muita força.', 'Nunca abra a caixa da coluna nem solte o cabo.'],
  ],
  where: ['O contrapeso corre dentro das caixas ou colunas laterais do basculante. Não se abre essa caixa em casa.'],
};

export const cable: GlossaryEntry =  {
  is: ['O cabo de aço liga a folha do basculante aos contrapesos.', 'Cabo de aço é o cordão de fios torcidos que sustenta, de cada lado, parte do peso da folha.'],
  does: ['Serve para transmitir o peso dos contrapesos à folha, e dele depende a segurança de quem passa embaixo.', 'É ele que segura a folha quando ela sobe e quando fica parada.'],
  notes: [
    ['Fio solto, ferrugem ou amassado é aviso: pare de usar o portão.', 'Troca-se sempre o par, porque os dois têm a mesma idade.'],
    ['Com o cabo danificado, não destrave e não passe por baixo da folha.', 'Cabo não se emenda. A troca é do técnico, com a folha escorada.'],
  ],
};

export const roller: GlossaryEntry =  {
  is: ['A roldana é a roda com canal que apoia o portão de correr no trilho.', 'Roldana é a rodinha de aço em que a folha deslizante se apoia.'],
  does: ['Serve para carregar o peso da folha e deixá-la correr leve.', 'É ela que faz o portão deslizar. O motor só vence o atrito que sobra.'],
  notes: [
    ['Canal gasto ou rolamento travado deixa a folha pesada e torta.', 'Toc-toc no ritmo do movimento é roldana com um lado achatado.'],
    ['O trilho fica limpo e sem graxa: terra grudada come o canal.', 'A troca se faz com a folha escorada, por técnico ou serralheiro.'],
  ],
};

export const stop: GlossaryEntry =  {
  is: ['O batente é a peça de ferro que limita o caminho da folha.', 'Batente é o apoio fixo em que a folha encosta, aberta ou fechada.'],
  does: ['Serve para segurar a folha se o fim de curso falhar.', 'Ele impede que o portão de correr saia do trilho e que o de abrir force o braço.'],
  notes: [
    ['Sem ele, o motor vira freio e a engrenagem sofre.', 'Deve estar firme no piso ou no trilho, dos dois lados.'],
    ['A folha encosta de leve. Pancada é fim de curso fora do ponto.', 'Batente de borracha gasto faz barulho e se troca fácil.'],
  ],
  where: ['O batente fica, no portão de correr, nas duas pontas do trilho. No de abrir, no piso, onde a folha para.'],
};
