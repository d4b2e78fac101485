import type { Mechanism } from '../../nouns.ts';
import type { Step } from './procedure.ts';

/** The steps that differ by the kind of gate stand between the checks before and the adjustment after. */
export const mounting: Readonly<Record<Mechanism, readonly Step[]>> = {
  sliding: [
    {
      wordings: [
        'Limpe e nivele o trilho, e confira roldanas, guia e batentes.',
        'Confira trilho, roldanas e batentes. O que estiver gasto se troca agora.',
        'Acerte o trilho e prenda batentes firmes dos dois lados.',
      ],
    },
    {
      wordings: [
        'Fixe a base do motor no piso, paralela à folha e acima da linha da água.',
        'Chumbe a base do motor no nível, ao lado do trilho.',
        'A base vai firme no concreto, alta o bastante para não pegar enxurrada.',
      ],
    },
    {
      wordings: [
        'Prenda a cremalheira na folha, com folga de 1 a 2 mm sobre o pinhão.',
        'Monte a cremalheira de ponta a ponta, sem apoiar no pinhão: a folga é de 1 a 2 mm.',
        'Alinhe a cremalheira barra por barra e confira a folga de 1 a 2 mm em todo o curso.',
      ],
    },
    {
      wordings: ['Posicione os fins de curso nas duas pontas.', 'Marque abertura e fechamento com os fins de curso.', 'Prenda os ímãs de fim de curso um pouco antes dos batentes.'],
    },
  ],
  tilting: [
    {
      wordings: [
        'O técnico equilibra a folha: a meia altura, com o motor solto, ela deve ficar parada.',
        'O técnico acerta os contrapesos até a folha parar no meio do caminho.',
        'Confira cabos, braços e contrapesos antes de prender o motor.',
      ],
    },
    {
      wordings: [
        'Fixe o acionador no prumo, em uma das colunas.',
        'Prenda o trilho do fuso na coluna, firme e no prumo.',
        'A coluna recebe o acionador com reforço de ferro onde a chapa é fina.',
      ],
    },
    {
      wordings: [
        'Ligue o braço do motor ao braço do portão, sem folga no pino.',
        'Monte o braço no ponto em que ele puxa sem torcer a folha.',
        'O braço entra com pino justo e graxa limpa no fuso.',
      ],
    },
    {
      wordings: ['Regule o fim de curso de cima e o de baixo.', 'Ajuste os fins de curso para a folha parar sem pancada.', 'Marque o ponto alto e o baixo, com a folha chegando devagar.'],
    },
  ],
  swing: [
    {
      wordings: [
        'Acerte dobradiças e prumo, e ponha batente firme no piso.',
        'Confira se a folha não arrasta e se a coluna está firme.',
        'Reforce o ponto da folha em que o braço será preso.',
      ],
    },
    {
      wordings: [
        'Marque na coluna o ponto do motor, pela medida da dobradiça.',
        'Fixe o suporte na coluna, na distância que o ângulo de abertura pede.',
        'Prenda o suporte no concreto íntegro, nunca só no reboco.',
      ],
    },
    {
      wordings: [
        'Prenda o braço na folha e faça o curso com a mão, para ver se nada encosta.',
        'Monte o braço em nível e teste a abertura completa com o motor solto.',
        'Ligue o braço à folha sem forçar a dobradiça.',
      ],
    },
    {
      wordings: ['Com duas folhas, ajuste na central o atraso entre elas.', 'Defina qual folha abre primeiro e fecha por último.', 'Em folha larga, some a trava elétrica e teste o encaixe.'],
    },
  ],
  overhead: [
    { wordings: ['Confira molas, cabos e roldanas com a folha fechada.', 'Veja se a folha para a meia altura: é o sinal de mola certa.', 'O técnico acerta trilhos e molas antes de levar o motor ao teto.'] },
    { wordings: ['Fixe o trilho do motor no teto, no centro do vão.', 'Suspenda o motor no eixo da folha, com suporte firme.', 'Prenda o motor na laje ou em perfil de ferro.'] },
    { wordings: ['Ligue o carrinho ao topo da folha e ajuste a corrente ou a correia.', 'Monte o braço entre o carrinho e o painel de cima.', 'Estique a correia sem exagero e prenda o carrinho à folha.'] },
  ],
  rolling: [
    { wordings: ['Confira eixo, guias e lâminas, com a folha toda aberta.', 'Veja se as lâminas correm livres nas guias.', 'Acerte lâmina amassada e guia torta antes do motor.'] },
    { wordings: ['Monte o motor na ponta do eixo e trave o suporte.', 'Prenda o motor ao eixo, alinhado e firme.', 'Fixe o suporte do motor na parede, no nível do eixo.'] },
    { wordings: ['Regule os fins de curso de cima e de baixo.', 'Ajuste a parada no alto e no piso.', 'Marque os dois fins de curso e suba devagar na primeira vez.'] },
  ],
  any: [
    {
      wordings: [
        'Confira a ferragem da folha: trilho, dobradiça ou contrapeso, conforme o tipo.',
        'Acerte o que segura a folha antes de prender o motor.',
        'Veja prumo, nível, solda e batente. O que estiver gasto se resolve agora.',
      ],
    },
    {
      wordings: [
        'Fixe o motor em base firme, no piso ou na coluna.',
        'Prenda o motor em concreto ou ferro, no nível e sem calço improvisado.',
        'Marque o lugar do motor com a folha fechada e fixe sem pressa.',
      ],
    },
    {
      wordings: [
        'Ligue o motor à folha: cremalheira no portão de correr, braço nos outros.',
        'Monte a transmissão e faça um curso com a mão, para ver se nada força.',
        'Ligue o motor à folha sem excesso de folga nem de aperto.',
      ],
    },
    {
      wordings: ['Ajuste os fins de curso nas duas pontas.', 'Marque onde a folha deve parar, aberta e fechada.', 'Ponha os fins de curso um pouco antes dos batentes.'],
    },
  ],
};
