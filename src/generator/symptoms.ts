import { searchKey } from '../text/slug.ts';

/** What the owner of a gate complains of; it decides which causes a text names. */
export type Symptom = 'not-closing' | 'not-opening' | 'noise' | 'slow' | 'remote' | 'reversing' | 'alone' | 'midway' | 'hot' | 'breaker' | 'outage' | 'any';

const SYMPTOMS: readonly (readonly [Symptom, RegExp])[] = [
  ['breaker', /disjuntor/],
  ['outage', /(?:sem|falta de|acabou a|queda de) (?:luz|energia)/],
  ['remote', /controle.*(?:nao|parou|falh|ruim|perd|alcance)|(?:nao|parou).*controle/],
  ['reversing', /volta sozinh|volta antes|fecha e abre|fecha e volta|reabre|volta a abrir/],
  ['alone', /(?:abre|abrindo|fecha|fechando|aciona) sozinh/],
  ['midway', /para no meio|parou no meio|no meio do caminho|nao completa/],
  ['not-closing', /nao (?:esta )?fech/],
  ['not-opening', /nao (?:esta )?(?:abr|sob|funcion|lig|respond)|parou|travad|travou|emperr/],
  ['noise', /barulh|ruido|trepid|rang|vibra/],
  ['slow', /lent|devagar|demora/],
  ['hot', /esquent|aquec|quente|queim/],
];

export function symptomIn(title: string): Symptom {
  const text = searchKey(title);
  return SYMPTOMS.find(([, sign]) => sign.test(text))?.[0] ?? 'any';
}
