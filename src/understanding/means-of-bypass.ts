/** What is done to a guard by whoever wants it out of the way, or to whom it guards. */
const MEANS =
  /\b(burl|engan|dribl|desativ|desabilit|deslig|desconect|tir(?:ar|o|ei|a|e|amos|ando)\b|anul|cort(?:ar|o|ei)|tap(?:ar|o|ei|ando)|jump|jamp|ponte|pul(?:ar|o|ei)|remov|elimin|ignor|trapac|sem (?:o |a |essa |esse |usar )?(?:sensor|fotocelula|protecao|antiesmag|reversao)|direto|isol|fita|arromb|invad|bloque|travar|choque|forca|fort|maximo|machuc|prens|esmag|bat(?:er|a)|quebr|estrag|queim|sabot|fing|simul|espelh|falsific|fraud|gambiarra|jeitinho|macete|truque|inibi|suspend|cancel|encob|cobr(?:ir|o)|par(?:e|ar) de (?:ler|ver|funcionar)|dispens|faz(?:er)? (?:sem|de conta)|nao (?:ver|veja|ler|leia|par(?:e|ar)|volt(?:e|ar)|recu))/;

/** Whether a folded title tells how a guard would be got round: 'o sensor não deixa fechar' is a fault, 'como engano o sensor' a wish. */
export function namesMeansOfBypass(folded: string): boolean {
  return MEANS.test(folded);
}
