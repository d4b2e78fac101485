import { partMeantIn } from './gate-in-title.ts';
import { EVERYWHERE, type ReadWord } from './words.ts';
import { baseOf } from './own-trade.ts';
import { complaintKeys } from './vocabulary.ts';

/** What a title wants of a thing: to buy it, perhaps to have it, or to know which to have. */
export type Intention = 'buying' | 'wanting' | 'choosing';

/** Said of a thing, these can mean nothing else. */
const BUYING =
  /\b(vend(e|em|er|as?|endo)|compr(o|a|ar|amos|ando)|adquirir|avuls[oa]s?|a venda|pronta entrega|(em|no) estoque|despacham?|(onde|aonde) (eu )?(acho|encontro|consigo|arrumo|pego|arranjo|tem)|(acho|encontro|consigo|arrumo|pego|arranjo) (onde|aonde)|tem (ai|a venda|para vender)|voces (tem|fornecem|trabalham com)|(loja|casa) de (?!motor))\b/;
/** These are said of a complaint too: 'tem barulho', 'quero outro técnico'. */
const WANTING =
  /^tem\b|\b(quero|queria|gostaria de|preciso|preciso de|procuro|necessito|necessito de) (mais )?(um|uma|uns|umas|outr[oa]|par|colocar|por|botar|\d+)\b|\batras de (um|uma|uns|umas)\b|\bonde arruma\b/;
/** Before the name of a part they want it: 'procuro placa', 'precisando de 4 controles'; 'preciso regular o fim de curso' does not. */
const VERBS = new Set([
  'quero',
  'queria',
  'preciso',
  'precisando',
  'precisamos',
  'procuro',
  'procurando',
  'necessito',
  'gostaria',
]);
const BETWEEN = /^(de|do|da|dos|das|o|a|um|uma|mais|outr[oa]s?|nov[oa]s?|par|kit|\d+)$/;
const CHOOSING =
  /\b(qual|quais|melhor|vale a pena|valeapena|compensa|recomenda|indicad[oa]|diferenca|serve (em|no|na|para)|da certo (em|no|na|com)|\w{2,} ou (?!nao\b|sera\b|e\b|o que\b)\w+)/;

/** Pure. */
export function intentionIn(words: readonly ReadWord[]): Intention | null {
  const text = words.map(({ typed }) => typed).join(' ');
  if (BUYING.test(text)) return 'buying';
  if (words.some(({ key }) => key !== null && (key.startsWith('nao-') || complaintKeys.has(baseOf(key))))) return null;
  return CHOOSING.test(text)
    ? 'choosing'
    : WANTING.test(text) || wantsPart(words) || isPartAlone(words)
      ? 'wanting'
      : null;
}

/** 'roldana', 'placa do portão': who names a thing and nothing that is the matter with it looks for the thing. */
function isPartAlone(words: readonly ReadWord[]): boolean {
  const said = words.filter(({ key }) => key !== null && !EVERYWHERE.has(key));
  return said.length === 1 && partMeantIn(said) !== null;
}

function wantsPart(words: readonly ReadWord[]): boolean {
  return words.some(({ typed }, at) => {
    if (!VERBS.has(typed)) return false;
    const wanted = words.slice(at + 1).find((word) => !BETWEEN.test(word.typed));
    return wanted !== undefined && partMeantIn([wanted]) !== null && wanted.key !== 'destravar';
  });
}
