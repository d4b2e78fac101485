import type { Mechanism } from '../../nouns.ts';
import type { Cause } from './cause.ts';

/** What makes a leaf heavy, by the way it moves. */
const HARDWARE: Readonly<Record<Mechanism, string>> = {
  sliding: 'roldana gasta, trilho sujo ou guia torta',
  tilting: 'roldana gasta, braço seco ou contrapeso errado',
  swing: 'dobradiça seca, folha caída ou coluna torta',
  overhead: 'roldana gasta, trilho torto ou mola cansada',
  rolling: 'lâmina amassada, guia torta ou mola cansada',
  any: 'roldana gasta, dobradiça seca ou contrapeso errado',
};

/** What turns or runs, and wants grease. */
const BEARINGS: Readonly<Record<Mechanism, string>> = {
  sliding: 'Roldana sem graxa',
  tilting: 'Braço ou roldana sem graxa',
  swing: 'Dobradiça sem graxa',
  overhead: 'Roldana ou dobradiça sem graxa',
  rolling: 'Eixo sem graxa',
  any: 'Roldana ou dobradiça sem graxa',
};

export const heavyLeaf: Cause = {
  term: ['Folha pesada ou torta', 'Ferragem gasta', 'Folha que agarra'],
  texts: [
    'com o motor solto, a folha agarra na mão. O conserto é na ferragem.',
    ({ mechanism }) => `${HARDWARE[mechanism]} faz o motor arrastar peso.`,
    'peça gasta ou coluna que cedeu faz a folha raspar em algum ponto.',
  ],
};

export const obstacle: Cause = {
  term: ['Obstáculo no caminho', 'Sujeira no curso', 'Pedra ou galho'],
  texts: [
    'a folha encontra resistência e volta, como deve ser. Limpe o caminho e teste.',
    'terra e pedrisco bastam para o antiesmagamento agir.',
    'algo pequeno no curso faz a central parar por segurança.',
  ],
};

export const bearing: Cause = {
  term: ['Rolamento seco', ({ mechanism }) => BEARINGS[mechanism], 'Metal com metal'],
  texts: ['sem graxa, a peça ronca, range e dobra o esforço. Lubrificar ou trocar resolve.', 'o som aparece em todo o curso e aumenta com o uso.', 'o atrito cresce e, quanto mais se espera, mais peças se gastam.'],
};

export const wornRoller: Cause = {
  term: ['Roldana gasta', 'Roldana quebrada', 'Canal da roldana'],
  texts: ['o canal gasto deixa a folha subir no trilho e sair dele.', 'rolamento travado inclina a folha até ela escapar.', 'a troca se faz com a folha escorada.'],
};

export const missingStop: Cause = {
  term: ['Falta de batente', 'Batente frouxo', 'Fim de curso que falhou'],
  texts: ['sem batente firme nas duas pontas, uma falha do fim de curso leva a folha para fora.', 'o batente segura a folha quando o sensor não age.', 'o ímã que caiu deixa o motor empurrar além do fim.'],
};

export const looseGuide: Cause = {
  term: ['Guia de cima solta', 'Roletes da guia', 'Guia torta'],
  texts: ['são os roletes de cima que impedem a folha de tombar.', 'parafuso frouxo na guia deixa a folha pender para o lado.', 'guia torta solta a folha em um trecho só.'],
};

export const hit: Cause = {
  term: ['Batida de carro', 'Pancada na folha', 'Trilho amassado'],
  texts: ['a batida entorta folha e trilho, e a folha sai na passagem seguinte.', 'trilho amassado ou solto do piso faz a roldana saltar.', 'depois de qualquer pancada, o portão precisa ser visto antes de voltar ao uso.'],
};
