import { understandOnce } from '../generator/understand-once.ts';
import { plainText } from '../text/plain-text.ts';
import { toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { isAnswered } from '../understanding/understood.ts';
import { parseDescription } from './description-rules.ts';
import type { PageState } from './page-change.ts';
import { parseArticle } from './sanitize-html.ts';

const DESCRIPTION_MAX = 155;

export interface PageToSave {
  readonly title: string;
  readonly content: string;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly creativity?: number | undefined;
  readonly seed?: number | undefined;
  /** What the administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** The same save twice is one save: an answer may be lost on its way. */
  readonly save_id?: string | undefined;
}

export type SaveRefusal = { readonly ok: false; readonly status: 409 | 422; readonly message: string };

export function unusable(message: string): SaveRefusal {
  return { ok: false, status: 422, message };
}

/** A description for a page that came without one: its first words, cut between two of them. */
function describe(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The page to write: what is really stored, which an administrator may have changed since the draft. */
export function stateToSave(
  title: string,
  slug: string,
  page: PageToSave,
  correction: Correction | undefined,
): PageState | SaveRefusal {
  const article = parseArticle(page.content);
  if (!article.ok) return unusable(article.message);
  const content = article.html;
  if (plainText(content).trim() === '') return unusable('É necessário gerar conteúdo antes de salvar a página.');
  const given = parseDescription(page.description ?? '');
  if (!given.ok) return unusable(given.message);
  const understood = understandOnce(title, correction);
  return {
    title,
    slug,
    description: given.description || describe(content),
    content,
    creativity: page.creativity ?? null,
    seed: page.seed ?? null,
    understood: toStored(understood),
    answered: isAnswered(understood),
    override: null,
  };
}
