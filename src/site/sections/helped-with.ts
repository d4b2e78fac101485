import type { Entry } from '../../content/library/entry.ts';
import { quoted } from '../../text/portuguese.ts';

const LONGEST_REPEATED = 50;
const LAUGHTER = /k{3,}\P{L}*$/iu;
/** Words as they are typed on a phone: 'qro', 'vcs'. */
const TYPED_SHORT = /(?<!\p{L})(?:q|qro|qlq|vc|vcs|pq|oq|n|p|d|c|tb|tbm|mto|kd|pfv|blz|eh)(?!\p{L})/iu;

/** Words without the accents that a heading of ours would bear, and greetings. */
const TYPED_FAST =
  /(?<!\p{L})(?:portao|portoes|nao|voce|voces|ta|so|ate|preco|orcamento|automatico|eletronico|manutencao|instalacao|oi|olá|ola|moç[oa]|bom dia|boa (?:tarde|noite))(?!\p{L})/iu;

/** What the offer of help is for: a title that is long, asks, laughs, greets or was typed in haste is not repeated. */
export function helpedWith(title: string, entry: Pick<Entry, 'id'> | null): string {
  const isRepeated =
    title.length <= LONGEST_REPEATED &&
    !title.endsWith('?') &&
    !LAUGHTER.test(title) &&
    !TYPED_SHORT.test(title) &&
    !TYPED_FAST.test(title);
  return entry === null || isRepeated ? quoted(title) : 'o seu portão';
}
