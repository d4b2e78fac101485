import { gateKindIn, partMeantIn } from './gate-in-title.ts';
import { EVERYWHERE, isSoft, type ReadWord } from './words.ts';
import { baseOf } from './trade-words.ts';
import { complaintKeys } from './vocabulary.ts';

/** What a title wants of a thing: to buy it, perhaps to have it, or to know which to have. */
export type Intention = 'buying' | 'wanting' | 'choosing';

/** Said of a thing, these can mean nothing else. */
const BUYING =
  /\b(vend(e|em|er|as?|endo)|compr(o|a|ar|amos|ando)|adquirir|(?<!receptor )avuls[oa]s?|a venda|pronta entrega|(em|no) estoque|despacham?|(onde|aonde) (eu )?(acho|encontro|consigo|arrumo|pego|arranjo|tem)|(acho|encontro|consigo|arrumo|pego|arranjo) (onde|aonde)|tem (ai|a venda|para vender)|voces (tem|fornecem|trabalham com)|(?<!nao )tem( ai| voces| algum[a]?)?$|(loja|casa) de (?!motor))\b/;
/** Between mending and buying: what is bought is not settled. */
const MEND_OR_BUY =
  /\b(consert|arrum|repar)\w* .*\bou (ja |logo )?(compr|troc|coloc|peg)|\b(compr|troc)\w* .*\bou (ja )?(consert|arrum|repar|mand)/;
/** These are said of a complaint too: 'tem barulho', 'quero outro técnico'. */
const WANTING =
  /^tem\b(?! (jeito|como|que|condicoes|perigo|algo)\b)|^motor (que|para|com|sem) (?!.*\b(nao|como faco|comofazer)\b)|\b(quero|queria|gostaria de|preciso|preciso de|procuro|necessito|necessito de) (mais )?(um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|dez|outr[oa]|par|colocar|por|botar|\d+)\b|\batras de (um|uma|uns|umas)\b|\bonde arruma\b/;
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
const BETWEEN =
  /^(de|do|da|dos|das|o|a|um|uma|mais|outr[oa]s?|nov[oa]s?|dois|duas|tres|quatro|cinco|seis|dez|par|kit|\d+)$/;
const CHOOSING =
  /\b(qual|quais|melhor|vale a pena|valeapena|compensa|recomenda|indicad[oa]|diferenca|serve (em|no|na|para)|da certo (em|no|na|com)|\w{2,} ou (?!nao\b|sera\b|e\b|o que\b)\w+)/;

/** 'contrapeso pra quê', 'o pinhão é o quê': who asks what a thing is wants none. */
const EXPLAINING = /\b(e o que|seria o que|para que)$|^para que (serve )?/;

/** Pure. */
export function intentionIn(words: readonly ReadWord[]): Intention | null {
  const text = words.map(({ typed }) => typed).join(' ');
  if (EXPLAINING.test(text)) return null;
  if (MEND_OR_BUY.test(text)) return 'choosing';
  if (BUYING.test(text)) return 'buying';
  if (words.some(({ key }) => key !== null && (key.startsWith('nao-') || complaintKeys.has(baseOf(key))))) return null;
  return CHOOSING.test(text)
    ? 'choosing'
    : WANTING.test(text) || wantsPart(words) || isPartAlone(words)
      ? 'wanting'
      : null;
}

/** What a thing is for, made of or how large: it says which one, and nothing that is the matter with it. */
const WHICH = new Set(
  (
    'motor metro hp uf voltagem ferro madeira aluminio nylon bronze polegada polegadas dente dentes original universal ppa ' +
    'kit par novo nova reforcado reforcada canal v u rolamento partida unidade kg kilos quilos barra gomo'
  ).split(' '),
);

/** 'roldana', 'placa do portão', 'capacitor 12 uf motor deslizante': who names a thing, and nothing that is the matter with it, looks for the thing. */
function isPartAlone(words: readonly ReadWord[]): boolean {
  // 'a coroa está sem dentes' tells what is the matter.
  if (words.some(({ typed }, at) => /^dentes?$/.test(typed) && words[at - 1]?.typed === 'sem')) return false;
  const said = withoutEquipment(words).filter(({ key }) => key !== null && !EVERYWHERE.has(key));
  const things = said.filter(
    (word) => !WHICH.has(word.key ?? '') && !WHICH.has(word.typed) && gateKindIn([word]) === null,
  );
  const isThing = (word: ReadWord) => word.key !== 'destravar' && partMeantIn([word]) !== null;
  return things.length === 0 ? partMeantIn(said) !== null : things.every(isThing);
}

/** 'botoeira com chave' without 'com chave'; 'placa com defeito' stays as it is. */
function withoutEquipment(words: readonly ReadWord[]): readonly ReadWord[] {
  const at = words.findIndex(({ typed }) => typed === 'com');
  const [equipped, ...more] = words.slice(at + 1);
  const key = equipped?.key ?? null;
  const isEquipped = at > 0 && key !== null && !isSoft(key) && more.length === 0;
  return isEquipped ? words.slice(0, at) : words;
}

function wantsPart(words: readonly ReadWord[]): boolean {
  return words.some(({ typed }, at) => {
    if (!VERBS.has(typed)) return false;
    const wanted = words.slice(at + 1).find((word) => !BETWEEN.test(word.typed));
    return wanted !== undefined && partMeantIn([wanted]) !== null && wanted.key !== 'destravar';
  });
}
