/**
 * Articles, contractions and number in Portuguese. The article belongs to the place or noun (it cannot be guessed from the
 * spelling: 'na Mooca', 'no Brás', 'em Moema'), so every caller hands it over.
 */

/** The definite article a name takes in running text; null where it takes none ('em Moema', 'de Guarulhos'). */
export type Article = 'o' | 'a' | 'os' | 'as' | null;

export interface Named {
  readonly name: string;
  readonly article: Article;
}

const IN = { o: 'no', a: 'na', os: 'nos', as: 'nas' } as const;
const OF = { o: 'do', a: 'da', os: 'dos', as: 'das' } as const;
const TO = { o: 'ao', a: 'à', os: 'aos', as: 'às' } as const;
const BY = { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' } as const;

function joined(preposition: string, name: string): string {
  return `${preposition} ${name}`;
}

/** 'na Mooca', 'no Brás', 'em Moema'. */
export function inPlace({ name, article }: Named): string {
  return joined(article ? IN[article] : 'em', name);
}

/** 'da Mooca', 'do Brás', 'de Moema'. */
export function ofPlace({ name, article }: Named): string {
  return joined(article ? OF[article] : 'de', name);
}

/** 'à Mooca', 'ao Brás', 'a Moema'. */
export function toPlace({ name, article }: Named): string {
  return joined(article ? TO[article] : 'a', name);
}

/** 'pela Mooca', 'pelo Brás', 'por Moema'. */
export function byPlace({ name, article }: Named): string {
  return joined(article ? BY[article] : 'por', name);
}

/** 'a Mooca', 'o Brás', 'Moema'. */
export function theName({ name, article }: Named): string {
  return article ? joined(article, name) : name;
}

/** 'A Mooca' at the head of a sentence. Works on any text; only its first letter changes. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('pt-BR') + text.slice(first.length);
}

const COUNT = new Intl.NumberFormat('pt-BR');

/** `plural(1, 'página', 'páginas')` → '1 página'; the count is written in pt-BR. */
export function plural(count: number, one: string, many: string): string {
  return `${COUNT.format(count)} ${count === 1 ? one : many}`;
}

const LIST = new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' });

/** 'a, b e c'. */
export function listOf(items: readonly string[]): string {
  return LIST.format(items);
}

/** A title inside a sentence: '“Quanto custa?”'. Quotation marks of its own become single ones. */
export function quoted(title: string): string {
  return `“${title.replace(/(^|[\s(])["“]/g, '$1‘').replace(/["“”]/g, '’')}”`;
}
