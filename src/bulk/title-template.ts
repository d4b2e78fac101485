import type { Article } from '../text/portuguese.ts';
import { byPlace, inPlace, listOf, ofPlace, quoted } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';

/** What somebody wrote for titles of a table's columns: 'Conserto de portão {tipo} em {bairro}'. */
export interface TitleTemplate {
  readonly text: string;
  /** The article of a place by its name; undefined for what is no place. */
  readonly articleOf: (name: string) => Article | undefined;
}

export type FilledTitle = { readonly title: string } | { readonly missing: string };

export type ParsedTemplate =
  | { readonly ok: true; readonly columns: number; fill(cells: readonly string[]): FilledTitle }
  | { readonly ok: false; readonly message: string };

/** A column, and what stands before it in the template. */
interface Slot {
  readonly before: string;
  readonly column: number;
  readonly heading: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Whatever contraction was typed, the place decides: 'em' before 'Mooca' is 'na'. */
const PREPOSITIONS = [
  { words: /(?<!\p{L})(em|n[oa]s?)\s+$/iu, join: inPlace },
  { words: /(?<!\p{L})(de|d[oa]s?)\s+$/iu, join: ofPlace },
  { words: /(?<!\p{L})(por|pel[oa]s?)\s+$/iu, join: byPlace },
] as const;

function refused(message: string): ParsedTemplate {
  return { ok: false, message };
}

/** The words before a place and its name, joined as the place asks for. */
function joined(before: string, name: string, articleOf: TitleTemplate['articleOf']): string {
  const found = PREPOSITIONS.find(({ words }) => words.test(before));
  const article = found && articleOf(name);
  if (!found || article === undefined) return before + name;
  const kept = before.replace(found.words, '');
  const begins = /^\p{Lu}/u.test(before.slice(kept.length));
  const said = found.join({ name, article });
  return kept + (begins ? said.charAt(0).toLocaleUpperCase('pt-BR') + said.slice(1) : said);
}

/** A column by what was typed between braces; case and accents do not count. */
function columnOf(typed: string, headings: readonly string[]): number | { readonly message: string } {
  const key = searchKey(typed);
  const found = headings.flatMap((heading, at) => (heading !== '' && searchKey(heading) === key ? [at] : []));
  const [column, another] = found;
  if (column === undefined) {
    const there = headings.filter((heading) => heading !== '').map((heading) => `{${heading}}`);
    return { message: `A linha 1 não tem a coluna {${typed.trim()}}. As colunas deste arquivo são ${listOf(there)}.` };
  }
  if (another !== undefined)
    return { message: `A linha 1 tem duas colunas ${quoted(typed.trim())}. Dê outro nome a uma delas no arquivo.` };
  return column;
}

/** The columns that a template names, folded by `searchKey`. */
export function columnsNamed(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, typed = '']) => searchKey(typed)));
}

/** Reads a template against the headings of a table. */
export function parseTemplate({ text, articleOf }: TitleTemplate, headings: readonly string[]): ParsedTemplate {
  if (/[{}]/.test(text.replace(PLACEHOLDER, '')))
    return refused('Há uma chave sem par no modelo do título. Cada coluna fica entre { e }, como {bairro}.');
  const slots: Slot[] = [];
  let end = 0;
  for (const { 0: whole, 1: typed = '', index } of text.matchAll(PLACEHOLDER)) {
    const column = columnOf(typed, headings);
    if (typeof column !== 'number') return refused(column.message);
    slots.push({ before: text.slice(end, index), column, heading: headings[column] ?? '' });
    end = index + whole.length;
  }
  const first = headings.find((heading) => heading !== '');
  if (slots.length === 0)
    return refused(
      `O modelo do título não tem nenhuma coluna: todos os títulos seriam iguais. Escreva pelo menos uma, como {${first ?? 'bairro'}}.`,
    );
  const rest = text.slice(end);
  return {
    ok: true,
    columns: new Set(slots.map(({ column }) => column)).size,
    fill(cells) {
      const missing = slots.find(({ column }) => (cells[column] ?? '') === '');
      if (missing) return { missing: `Falta o valor da coluna ${quoted(missing.heading)}.` };
      const begun = slots.reduce(
        (title, { before, column }) => joined(title + before, cells[column] ?? '', articleOf),
        '',
      );
      return { title: begun + rest };
    },
  };
}
