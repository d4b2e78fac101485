import type { Mechanism } from '../../nouns.ts';
import type { Step } from './procedure.ts';

/**
 * The steps that differ by the kind of gate stand between the checks before and the adjustment after. They tell what is done and by nobody: a
 * reader of 'Como instalar…' is not ordered to do what is a technician's work.
 */
export const mounting: Readonly<Record<Mechanism, readonly Step[]>> = {
  sliding: [
    {
      wordings: [
        'O trilho é limpo e nivelado, e roldanas, guia e batentes são conferidos.',
        'Conferem-se trilho, roldanas e batentes, e o que está gasto é trocado antes do motor.',
        'Acerta-se o trilho, com batentes firmes dos dois lados.',
      ],
    },
    {
      wordings: [
        'Fixa-se o motor na base pronta, paralelo à folha e acima da linha da água.',
        'O motor vai firme na base, no nível, ao lado do trilho.',
        'Confere-se a base, firme no concreto e alta para não pegar enxurrada, e nela se prende o motor.',
      ],
    },
    {
      wordings: [
        'A cremalheira é presa na folha, com folga de 1 a 2 mm sobre o pinhão.',
        'Monta-se a cremalheira de ponta a ponta, sem apoiar no pinhão: a folga é de 1 a 2 mm.',
        'Alinha-se a cremalheira barra por barra, e a folga de 1 a 2 mm é conferida em todo o curso.',
      ],
    },
    {
      wordings: [
        'Posicionam-se os fins de curso nas duas pontas.',
        'Os fins de curso marcam onde a folha para, aberta e fechada.',
        'Prendem-se os ímãs de fim de curso um pouco antes dos batentes.',
      ],
    },
  ],
  tilting: [
    {
      wordings: [
        'A folha é equilibrada com escora: a meia altura, ainda sem motor, ela deve ficar parada.',
        'Os contrapesos são acertados até a folha, escorada, parar no meio do caminho.',
        'Antes de prender o motor, conferem-se cabos, braços e contrapesos.',
      ],
    },
    {
      wordings: [
        'Fixa-se o acionador no prumo, em uma das colunas.',
        'O trilho do fuso é preso na coluna, firme e no prumo.',
        'A coluna recebe o acionador, com reforço de ferro onde a chapa é fina.',
      ],
    },
    {
      wordings: [
        'Liga-se o braço do motor ao braço do portão, sem folga no pino.',
        'O braço é montado no ponto em que puxa sem torcer a folha.',
        'O braço entra com pino justo e graxa limpa no fuso.',
      ],
    },
    {
      wordings: [
        'Regulam-se o fim de curso de cima e o de baixo.',
        'Os fins de curso são ajustados para a folha parar sem pancada.',
        'Marcam-se o ponto alto e o baixo, com a folha chegando devagar.',
      ],
    },
  ],
  swing: [
    {
      wordings: [
        'Acertam-se dobradiças e prumo, e um batente firme é posto no piso.',
        'Conferem-se o arraste da folha e a firmeza da coluna.',
        'O ponto da folha em que o braço será preso recebe reforço.',
      ],
    },
    {
      wordings: [
        'Marca-se na coluna o ponto do motor, pela medida da dobradiça.',
        'O suporte é fixado na coluna, na distância que o ângulo de abertura pede.',
        'Prende-se o suporte no concreto íntegro, nunca só no reboco.',
      ],
    },
    {
      wordings: [
        'Prende-se o braço na folha, e o curso é feito com a mão, para ver se nada encosta.',
        'O braço é montado em nível, e a abertura completa é testada com o motor solto.',
        'Liga-se o braço à folha sem forçar a dobradiça.',
      ],
    },
    {
      wordings: [
        'Com duas folhas, ajusta-se na central o atraso entre elas.',
        'Se são duas folhas, define-se qual abre primeiro e fecha por último.',
        'Em folha larga e cheia, entra a trava elétrica, se foi pedida, com o encaixe testado.',
      ],
    },
  ],
  overhead: [
    {
      wordings: [
        'Conferem-se molas, cabos e roldanas com a folha fechada.',
        'Confere-se o ponto em que a folha para: a meia altura é sinal de mola certa.',
        'Trilhos e molas são acertados antes de o motor ir ao teto.',
      ],
    },
    {
      wordings: [
        'O trilho do motor é fixado no teto, no centro do vão.',
        'Suspende-se o motor no eixo da folha, com suporte firme.',
        'O motor é preso na laje ou em perfil de ferro.',
      ],
    },
    {
      wordings: [
        'Liga-se o carrinho ao topo da folha, e a corrente ou a correia é ajustada.',
        'Monta-se o braço entre o carrinho e o painel de cima.',
        'A correia é esticada sem exagero, e o carrinho, preso à folha.',
      ],
    },
  ],
  rolling: [
    {
      wordings: [
        'Conferem-se eixo, guias e lâminas, com a folha toda aberta.',
        'Confere-se o curso das lâminas, que devem correr livres nas guias.',
        'Lâmina amassada e guia torta são acertadas antes do motor.',
      ],
    },
    {
      wordings: [
        'O motor é montado na ponta do eixo, com o suporte travado.',
        'Prende-se o motor ao eixo, alinhado e firme.',
        'O suporte do motor é fixado na parede, no nível do eixo.',
      ],
    },
    {
      wordings: [
        'Regulam-se os fins de curso de cima e de baixo.',
        'A parada é ajustada no alto e no piso.',
        'Marcam-se os dois fins de curso, e a primeira subida é feita devagar.',
      ],
    },
  ],
  any: [
    {
      wordings: [
        'Confere-se a ferragem da folha: trilho, dobradiça ou contrapeso, conforme o tipo.',
        'O que segura a folha é acertado antes de prender o motor.',
        'Prumo, nível, solda e batente são vistos, e o que está gasto se resolve agora.',
      ],
    },
    {
      wordings: [
        'Fixa-se o motor em base firme, no piso ou na coluna.',
        'O motor é preso em concreto ou ferro, no nível e sem calço improvisado.',
        'Marca-se o lugar do motor com a folha fechada, e só então ele é fixado.',
      ],
    },
    {
      wordings: [
        'Liga-se o motor à folha: cremalheira no portão de correr, braço nos outros.',
        'A transmissão é montada; no portão de correr e no de abrir, um curso é feito com a mão para achar o que força.',
        'O motor é ligado à folha sem excesso de folga nem de aperto.',
      ],
    },
    {
      wordings: [
        'Ajustam-se os fins de curso nas duas pontas.',
        'Marca-se onde a folha deve parar, aberta e fechada.',
        'Os fins de curso ficam um pouco antes dos batentes.',
      ],
    },
  ],
};
