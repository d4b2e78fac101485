import { searchKey } from '../text/slug.ts';

/** What the owner of a gate complains of; it decides which causes a text names. */
export type Symptom =
  | 'not-closing' | 'not-opening' | 'noise' | 'slow' | 'remote' | 'reversing' | 'alone' | 'midway' | 'hot' | 'breaker' | 'outage' | 'rain' | 'leak' | 'lightning' | 'burnt-board' | 'burnt-motor' | 'cable' | 'fallen' | 'trapped' | 'heavy-leaf' | 'any';

/** Complaints of a leaf that may fall: nothing is released, nothing is moved. */
const UNSAFE: ReadonlySet<Symptom> = new Set<Symptom>(['cable', 'fallen', 'trapped']);

export function mayFall(symptom: Symptom): boolean {
  return UNSAFE.has(symptom);
}

/** The first that is found decides: a burnt board is no hot motor, and what comes with the rain has the rain's causes. */
const SYMPTOMS: readonly (readonly [Symptom, RegExp])[] = [
  ['trapped', /(?:crianca|pessoa|alguem|idoso|cachorro|gato|mao|dedo)\w* (?:\w+ )?(?:pres|esmag|ferid|machucad)/],
  ['fallen', /(?:fora|saiu|caiu|escap\w*) d[oe] trilho|portao (?:caiu|tombou|tombad|pendurad)|descarril/],
  ['cable', /(?:cabo|mola|contrapeso).*(?:arrebent|romp|parti|quebr|solt|desfi|caiu|estour)|(?:arrebent|romp|parti|quebr|solt|desfi|estour)\w* (?:o |a |do |da |um |uma )?(?:cabo|mola|contrapeso)|^(?:como|posso|da para) .*(?:mola|contrapeso|cabos? de aco)/],
  ['rain', /chuva|chove|chuv[oi]|molh|umidade|temporal|enchente|alag|tempestade|agua (?:no|na|da|do)/],
  ['lightning', /(?:queim|ating|danific|estrag)\w*.*\braio|\braio (?:queim|cai|atin|estrag)|caiu (?:um )?raio|descarga (?:eletrica|atmosferica)/],
  ['burnt-board', /(?:placa|central|fonte|fusivel).*queim|queim\w*.*(?:placa|central|fonte|fusivel)/],
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
  // 'Motor para portão pesado' asks for a motor, and does not complain.
  ['heavy-leaf', /^(?!.*(?:motor|automa|kit|qual)).*(?:portao|basculante|folha) (?:\w+ ){0,3}pesad/],
  ['slow', /lent|devagar|demora/],
  ['hot', /esquent|aquec|quente/],
];

export function symptomIn(title: string): Symptom {
  const text = searchKey(title);
  return SYMPTOMS.find(([, sign]) => sign.test(text))?.[0] ?? 'any';
}
