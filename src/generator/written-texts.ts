import type { Facts } from '../business/facts.ts';
import { figuresIn } from './figures.ts';
import { escapeHtml } from './html-fragments.ts';
import { factPhrases } from './arc/text-values.ts';
import type { WrittenTexts } from './generate-page.ts';
import { understandOnce } from './understand-once.ts';
import { readContext } from './page-context.ts';

/** What an outside writer is told and what is demanded of its sentences: it brings words, the facts stay ours. */

const OPENING = { least: 60, most: 500 } as const;
const LOCAL = { least: 40, most: 400 } as const;
/** Claims that nobody here has made. */
const CLAIMS = /certificad|homologad|premiad|l[ií]der|n[úu]mero um|melhor(?:es)? d[oae]|menor preço|mais barat|vital[ií]ci|autorizad|gratuit|gr[áa]tis|desconto|promoção/iu;
const MARKUP_OR_ADDRESS = /[<>{}[\]|*_#`]|https?:|www\.|@|\.com/iu;

/** The place and the subject, as sentences name them. */
function readTitle(title: string) {
  const understood = understandOnce(title);
  const { place, subject } = readContext(title, understood);
  return { place, subject: understood.entry?.subject ?? subject.name };
}

export interface WritingTask {
  /** In Portuguese, for the writer. */
  readonly instructions: string;
  readonly wantsLocal: boolean;
}

export function writingTask(title: string, facts: Facts): WritingTask {
  const t = factPhrases(facts).plain;
  const { place, subject } = readTitle(title);
  const wantsLocal = place.entry !== null;
  return {
    wantsLocal,
    instructions: [
      `Escreva em português do Brasil, para a página “${title}”, de uma empresa que vende e instala motores ${t.brand} para portões. O assunto é: ${subject}.`,
      `"abertura": uma ou duas frases (de ${OPENING.least} a ${OPENING.most} caracteres) que respondem a quem procurou este título.`,
      wantsLocal ? `"local": uma ou duas frases (de ${LOCAL.least} a ${LOCAL.most} caracteres) para quem está ${place.in}. Escreva sempre “${place.in}”, “${place.of}” ou “${place.to}”.` : '"local": texto vazio.',
      'Não escreva números, por algarismo ou por extenso, nem preços, prazos, garantias, telefones, endereços, nomes de ruas, promessas ou comparações com concorrentes. Sem marcação, sem emojis, sem ponto de exclamação.',
    ].join('\n'),
  };
}

export type CheckedTexts = { readonly ok: true; readonly texts: WrittenTexts } | { readonly ok: false; readonly reason: string };

/** Takes what an outside writer gave, or says in Portuguese why not. The texts come out escaped. */
export function checkWrittenTexts(title: string, given: { readonly opening: string; readonly local: string }): CheckedTexts {
  const { place } = readTitle(title);
  const opening = given.opening.replace(/\s+/g, ' ').trim();
  const local = place.entry === null ? null : given.local.replace(/\s+/g, ' ').trim();
  const reason = faultOf(opening, OPENING, place) ?? (local === null ? null : faultOf(local, LOCAL, place));
  if (reason !== null) return { ok: false, reason };
  return { ok: true, texts: { opening: escapeHtml(opening), local: local === null ? null : escapeHtml(local) } };
}

function faultOf(text: string, { least, most }: { readonly least: number; readonly most: number }, place: ReturnType<typeof readTitle>['place']): string | null {
  const length = [...text].length;
  if (length < least || length > most) return `o texto tem ${length} caracteres, fora de ${least} a ${most}`;
  if (/\d/.test(text) || figuresIn(text).length > 0) return 'o texto traz números, que só o cadastro da empresa pode dar';
  if (MARKUP_OR_ADDRESS.test(text)) return 'o texto traz marcação ou endereço';
  if (CLAIMS.test(text)) return 'o texto faz uma promessa que a empresa não fez';
  if (!/^\p{Lu}/u.test(text) || !/[.?]$/.test(text)) return 'o texto não é de frases inteiras';
  return namesPlaceRightly(text, place) ? null : `o texto erra a preposição do lugar (o certo é “${place.in}”)`;
}

const CONTRACTIONS = new Set(['no', 'na', 'nos', 'nas', 'do', 'da', 'dos', 'das', 'ao', 'à', 'aos', 'às', 'pelo', 'pela', 'pelos', 'pelas', 'o', 'a', 'os', 'as']);

/** Every mention of the place carries a form of its own entry: 'na Mooca', 'em Moema', never 'em Mooca'. */
function namesPlaceRightly(text: string, { entry, name, ...forms }: ReturnType<typeof readTitle>['place']): boolean {
  if (entry === null) return true;
  const own = new Set([forms.in, forms.of, forms.to, forms.by, forms.the].map((form) => form.slice(0, -name.length).trim()));
  const mentions = text.split(name).slice(0, -1);
  return mentions.every((before) => {
    const word = /(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase() ?? '';
    return entry.article === null ? !CONTRACTIONS.has(word) : own.has(word);
  });
}
