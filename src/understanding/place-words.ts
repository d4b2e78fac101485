export const PREPOSITIONS = new Set([
  'em',
  'no',
  'na',
  'nos',
  'nas',
  'do',
  'da',
  'de',
  'dos',
  'das',
  'para',
  'pro',
  'pra',
  'ao',
  'a',
  'bairro',
]);

/** 'na luz' and 'no centro' speak of a place, 'da luz' of electricity. */
export const PLACING = new Set(['em', 'no', 'na', 'nos', 'nas', 'bairro']);

/** Behind one of these stands a street's name, whatever town bears it too: 'Alameda Santos'. */
export const STREETS = new Set([
  'rua',
  'r',
  'avenida',
  'av',
  'alameda',
  'al',
  'travessa',
  'estrada',
  'rodovia',
  'praca',
  'largo',
  'viaduto',
]);

/** Behind one of these stands the rest of a neighbourhood's name, known to us or not. */
export const NEIGHBOURHOOD_HEADS = new Set([
  'vila',
  'vl',
  'jardim',
  'jd',
  'jardins',
  'parque',
  'pq',
  'cidade',
  'conjunto',
  'cohab',
  'chacara',
  'sitio',
  'residencial',
  'recanto',
  'alto',
  'nova',
  'bairro',
  'parada',
]);

/** 'sítio Mairiporã' is a farm there. */
export const COUNTRYSIDE = new Set(['sitio', 'chacara', 'recanto', 'residencial']);

export const EXPANDED: Readonly<Record<string, string>> = {
  vl: 'vila',
  jd: 'jardim',
  jdm: 'jardim',
  pq: 'parque',
  sta: 'santa',
  sto: 'santo',
  cid: 'cidade',
};

export const STATES = new Set([
  'ac',
  'al',
  'am',
  'ap',
  'ba',
  'ce',
  'df',
  'es',
  'go',
  'ma',
  'mg',
  'ms',
  'mt',
  'pa',
  'pb',
  'pe',
  'pi',
  'pr',
  'rj',
  'rn',
  'ro',
  'rr',
  'rs',
  'sc',
  'se',
  'to',
]);

/** 'casa nova', 'porto seguro': a town's name made of words of the trade counts only with its state. */
export function isPlainRun(name: string, isWord: (folded: string) => boolean): boolean {
  return name.split(' ').every((word) => isWord(word) || PREPOSITIONS.has(word));
}
