import { searchKey } from '../text/slug.ts';

/** What the owner of a gate complains of; it decides which causes a text names. */
export type Symptom =
  | 'not-closing' | 'not-opening' | 'noise' | 'slow' | 'remote' | 'reversing' | 'alone' | 'midway' | 'hot' | 'breaker' | 'outage' | 'rain' | 'leak' | 'burnt-board' | 'burnt-motor' | 'cable' | 'any';

/** The first that is found decides: a burnt board is no hot motor, and what comes with the rain has the rain's causes. */
const SYMPTOMS: readonly (readonly [Symptom, RegExp])[] = [
  ['cable', /(?:cabo|mola|contrapeso).*(?:arrebent|romp|parti|quebr|solt|desfi|caiu|estour)|(?:arrebent|romp|parti|quebr|solt|desfi|estour)\w* (?:o |a |do |da |um |uma )?(?:cabo|mola|contrapeso)/],
  ['rain', /chuva|chove|chuv[oi]|molh|umidade|temporal|enchente|alag|tempestade|agua (?:no|na|da|do)/],
  ['burnt-board', /(?:placa|central|fonte|fusivel).*queim|queim\w*.*(?:placa|central|fonte|fusivel)|raio (?:queim|cai|atin)/],
  ['burnt-motor', /queim/],
  ['leak', /vaza|pinga\w* oleo|oleo (?:escorr|pinga)/],
  ['breaker', /disjuntor/],
  ['outage', /(?:sem|falta de|acabou a|queda de) (?:luz|energia)/],
  ['remote', /controle.*(?:nao|parou|falh|ruim|perd|alcance)|(?:nao|parou).*controle/],
  ['reversing', /volta sozinh|volta antes|fecha e abre|fecha e volta|reabre|volta a abrir/],
  ['alone', /(?:abre|abrindo|fecha|fechando|aciona) sozinh/],
  ['midway', /para no meio|parou no meio|no meio do caminho|nao completa/],
  ['not-closing', /nao (?:esta )?fech/],
  ['not-opening', /nao (?:esta )?(?:abr|sob|funcion|lig|respond)|parou|travad|travou|travar|travando|emperr/],
  ['noise', /barulh|ruido|trepid|rang|vibra/],
  ['slow', /lent|devagar|demora/],
  ['hot', /esquent|aquec|quente/],
];

export function symptomIn(title: string): Symptom {
  const text = searchKey(title);
  return SYMPTOMS.find(([, sign]) => sign.test(text))?.[0] ?? 'any';
}
