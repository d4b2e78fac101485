/** What is typed shortly on a phone, folded, and how it is written. */
const WRITTEN: Readonly<Record<string, string>> = {
  qdo: 'quando',
  qnd: 'quando',
  qto: 'quanto',
  qtos: 'quantos',
  qtas: 'quantas',
  q: 'que',
  oq: 'o que',
  ñ: 'não',
  ta: 'está',
  tá: 'está',
  vc: 'você',
  vcs: 'vocês',
  tb: 'também',
  tbm: 'também',
  hj: 'hoje',
  mto: 'muito',
  mta: 'muita',
  dps: 'depois',
  pra: 'para',
  pras: 'para as',
  pro: 'para o',
  pros: 'para os',
};
const SHORT = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(WRITTEN).join('|')})(?![\\p{L}\\d])`, 'giu');
/** 'pq volta?' asks, 'não abre pq queimou' tells. */
const WHY_FIRST = /^p(?:q|orq)(?!\p{L})/iu;
const WHY = /(?<=\s)p(?:q|orq)(?!\p{L})/giu;
/** 'n abre': before a verb or a word, and not a number's letter. */
const NOT = /(?<=^|\s)n(?= \p{Ll}{2})/gu;
/** What has lost its accent where another word has kept one, or where it is a word besides. */
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/çao(?!\p{L})/giu, 'ção'],
  [/çoes(?!\p{L})/giu, 'ções'],
  [/(?<!\p{L})da (?=p(?:ra|ara)(?!\p{L}) (?:o |a )?\p{L}+r(?!\p{L}))/giu, 'dá '],
  [/(?<=(?<!\p{L})vocês )tem(?!\p{L})/giu, 'têm'],
  [/(?<=(?<!\p{L})vocês )vem(?!\p{L})/giu, 'vêm'],
  [/(?<=(?<!\p{L})(?:ontem|hoje|amanhã|amanha|só|so|dia e|toda) )a noite(?!\p{L})/giu, 'à noite'],
];

/** A title with its shorthand written out: 'pq volta qdo ta fechando' → 'por que volta quando está fechando'. */
export function writtenOut(title: string): string {
  const spelled = title
    .replace(WHY_FIRST, 'por que')
    .replace(WHY, 'porque')
    .replace(SHORT, (typed) => WRITTEN[typed.toLowerCase()] ?? typed)
    .replace(NOT, 'não');
  return ACCENTS.reduce((text, [pattern, written]) => text.replace(pattern, written), spelled);
}
