const GREETS =
  /^(?:oi+e?|ola|opa|eai|e|ai|bom|boa|dia+|tarde+|noite+|tudo|bem|td|blz|beleza|alo+|teste|ok|obrigad[oa]|valeu|amig[oa]|moc[oa]|ei|nossa|uai|sumid[oa]|engano|foi|era|desculpas?)$/;
const SOUNDS = /^(?:k+|h+m+|rs+|(?:ha)+h?|(?:he)+|a+h*|o+h*|[a-z])$/;

/** 'Oi', 'bom diaaa', 'kkkk', 'hmm': whoever types that has asked nothing yet. @param words of a title, folded. */
export function saysNothing(words: readonly string[]): boolean {
  return words.every((word) => GREETS.test(word) || SOUNDS.test(word));
}
