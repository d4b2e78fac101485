import type { ReadWord } from './words.ts';
import { baseOf } from './own-trade.ts';
import { complaintKeys } from './vocabulary.ts';

/** What a title wants of a thing: to buy it, perhaps to have it, or to know which to have. */
export type Intention = 'buying' | 'wanting' | 'choosing';

/** Said of a thing, these can mean nothing else. */
const BUYING =
  /\b(vend(e|em|er|as?|endo)|compr(o|a|ar|amos|ando)|adquirir|avuls[oa]s?|a venda|pronta entrega|em estoque|(onde|aonde) (acho|encontro|consigo|arrumo|pego|arranjo|tem)|tem (ai|a venda|para vender)|voces (tem|fornecem|trabalham com))\b/;
/** These are said of a complaint too: 'tem barulho', 'quero outro técnico'. */
const WANTING =
  /^tem\b|\b(quero|queria|gostaria de|preciso|preciso de|procuro|necessito|necessito de) (mais )?(um|uma|uns|umas|outr[oa]|par|colocar|por|botar|\d+)\b/;
const CHOOSING =
  /\b(qual|quais|melhor|vale a pena|valeapena|compensa|recomenda|indicad[oa]|diferenca|serve (em|no|na|para)|da certo (em|no|na|com)|\w{2,} ou (?!nao\b|sera\b|e\b|o que\b)\w+)/;

/** Pure. */
export function intentionIn(words: readonly ReadWord[]): Intention | null {
  const text = words.map(({ typed }) => typed).join(' ');
  if (BUYING.test(text)) return 'buying';
  if (words.some(({ key }) => key !== null && (key.startsWith('nao-') || complaintKeys.has(baseOf(key))))) return null;
  return CHOOSING.test(text) ? 'choosing' : WANTING.test(text) ? 'wanting' : null;
}
