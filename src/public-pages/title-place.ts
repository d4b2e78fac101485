import { inPlace, type Named } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';

const ACCENTED = /[^\p{ASCII}]/u;
/** What a name of a place follows without another word: 'em Moema', 'zona leste Itaquera', 'bairro Jardins'. */
const LEADS_TO_PLACE =
  /(?:^|(?<!\p{L})(?:em|n[ao]s?|d[eao]s?|a|ao|à|e|ou|com|por|pel[ao]|até|perto|próximo|proximo|norte|sul|leste|oeste|centro|bairro|cidade|vila|vl|jardim|jd|parque|região|regiao|avenida|av|rua|grande|sp|abc)|\P{L}) $/iu;

/** The place at the end of words that were typed for a search, as a sentence has it: 'motor não gira em Osasco'. */
function withPreposition(before: string, place: Named): string {
  // Whoever wrote capitals, or a mark, wrote a heading of their own.
  const isSearch = !/.\p{Lu}/u.test(before) && !LEADS_TO_PLACE.test(before);
  return isSearch ? inPlace(place) : place.name;
}

/** The title with the place that it was understood to name as it is written. */
export function withPlace(title: string, place: Named): string {
  const words = [...searchKey(title).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
  const name = searchKey(place.name).split(' ');
  const at = words.findIndex((_, start) => name.every((word, nth) => words[start + nth] === word));
  if (at < 0) return title;
  const typed = [...title.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const [first, last] = [typed[at], typed[at + name.length - 1]];
  if (!first || !last || typed.length !== words.length) return title;
  const end = last.index + last[0].length;
  const written = title.slice(first.index, end);
  // Whoever wrote an accent meant it; a name in small letters with all of its accents is that name.
  if (ACCENTED.test(written) && written.toLowerCase() !== place.name.toLowerCase()) return title;
  const before = title.slice(0, first.index);
  return before + (end === title.length ? withPreposition(before, place) : place.name) + title.slice(end);
}
