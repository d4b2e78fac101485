import type { Facts } from '../business/facts.ts';
import { generatePage } from '../generator/generate-page.ts';
import { typedFigures } from '../generator/typed-figures.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { textWithSlots, withoutTextSlots } from '../text/fact-slots.ts';
import { plainText } from '../text/plain-text.ts';
import { toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { isAnswered } from '../understanding/describe-understanding.ts';
import { parseDescription } from './description-rules.ts';
import type { PageState } from './page-change.ts';
import { parseArticle } from './sanitize-html.ts';
import { storedArticle, storedText } from './stored-slots.ts';
import { titleWithSlots } from './title-slots.ts';

const DESCRIPTION_MAX = 155;
/** A slot is never cut. */
const WORDS = / ?(?:\{[^{}|]*\|[^{}|]*\}|[^\s{]|\{)+/g;

export interface PageToSave {
  readonly title: string;
  readonly content: string;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly creativity?: number | undefined;
  readonly seed?: number | undefined;
  /** What the administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** The same save twice is one save: a response may be lost on its way. */
  readonly save_id?: string | undefined;
}

export type SaveRefusal = { readonly ok: false; readonly status: 409 | 422; readonly message: string };

export function unusable(message: string): SaveRefusal {
  return { ok: false, status: 422, message };
}

/** A description for a page that came without one: its first words, cut between two of them. */
function describe(html: string): string {
  const text = plainText(textWithSlots(html)).replace(/\s+/g, ' ').trim();
  if (withoutTextSlots(text).length <= DESCRIPTION_MAX) return text;
  let first = '';
  for (const word of text.match(WORDS) ?? []) {
    if (withoutTextSlots(first + word).length >= DESCRIPTION_MAX) break;
    first += word;
  }
  return `${first.trim() || withoutTextSlots(text).slice(0, 1)}…`;
}

/** The page to write: what is really stored, which an administrator may have changed since the draft. */
export function stateToSave(
  title: string,
  slug: string,
  page: PageToSave,
  correction: Correction | undefined,
  facts: Facts,
): PageState | SaveRefusal {
  const article = parseArticle(page.content);
  if (!article.ok) return unusable(article.message);
  const { creativity = null, seed = null } = page;
  const words = withoutTextSlots(title);
  const made = once(
    () => generatePage({ title: words, creativity: creativity ?? 0, seed: seed ?? 0, facts, correction }).stored,
  );
  const content = storedArticle(article.html, () => [made().content], facts);
  if (plainText(content).trim() === '') return unusable('É necessário gerar conteúdo antes de salvar a página.');
  const given = parseDescription(page.description ?? '');
  if (!given.ok) return unusable(given.message);
  const understood = understandOnce(words, correction);
  const description = given.description
    ? storedText(given.description, seed === null ? null : made().description, facts)
    : describe(content);
  const storedTitle = titleWithSlots(storedText(title, null, facts), facts);
  return {
    title: storedTitle,
    slug,
    description,
    content,
    creativity,
    seed,
    typedFigures: typedFigures({ title: storedTitle, description, content }, understood, facts).length,
    understood: toStored(understood),
    answered: isAnswered(understood),
    override: null,
  };
}

/** Generating takes milliseconds, and most pages come with their slots. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
