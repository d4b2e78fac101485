import { slotWords } from '../business/slot-values.ts';
import type { Facts } from '../business/facts.ts';
import { typedFigures } from '../generator/typed-figures.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { fillTextSlots } from '../text/fact-slots.ts';
import { plainText } from '../text/plain-text.ts';
import { postSlug } from '../text/slug.ts';
import { correctionOf, parseStored, toStored } from '../understanding/stored-understanding.ts';
import { isAnswered } from '../understanding/describe-understanding.ts';
import type { PageState, CurrentPage } from './page-change.ts';
import { faultsOf, type PageFault } from './page-faults.ts';
import { parseArticle, sanitizeHtml } from './sanitize-html.ts';
import { storedArticle, storedText } from './stored-slots.ts';
import { titleWithSlots } from './title-slots.ts';
import type { EditAsKnown } from './unpublished-edits.ts';

export interface PageChanges {
  /** The revision that the administrator saw. */
  readonly revision: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly content?: string | undefined;
  readonly slug?: string | undefined;
  /** true or false overrules the similarity, null lets it decide again. */
  readonly indexable?: boolean | null | undefined;
  /** The same save twice is one save: a response may be lost on its way. */
  readonly save_id?: string | undefined;
  /** Saves of the same editor whose responses never came: what they wrote is no change by somebody else. */
  readonly lost_saves?: readonly string[] | undefined;
  /** Where the text was kept while it was typed; it goes with the save. */
  readonly kept?: EditAsKnown | undefined;
}

export type EditRefusal = {
  readonly ok: false;
  readonly status: 404 | 409 | 422;
  readonly code: string;
  readonly message: string;
};

/** Who decides about search engines, and when. */
interface Decision {
  /** E-mail of the administrator. */
  readonly by: string;
  readonly at: Date;
}

/** As it is typed: markup in it is text. */
export function plainDescription(typed: string): string {
  return plainText(typed.replace(/</g, '&lt;')).replace(/\s+/g, ' ').trim();
}

/** The page as it will stand, or why it cannot. */
export function rewrittenPage(
  page: CurrentPage,
  changes: PageChanges,
  decision: Decision,
  facts: Facts,
): PageState | EditRefusal {
  const words = (text: string) => fillTextSlots(text, slotWords(facts));
  const typed = storedText((changes.title ?? page.title).replace(/\s+/g, ' ').trim(), page.title, facts);
  const title = titleWithSlots(typed, facts);
  const slug = changes.slug === undefined ? page.slug : postSlug(changes.slug);
  // What stands may have been written behind the application's back.
  const article =
    changes.content === undefined
      ? { ok: true as const, html: sanitizeHtml(page.content) }
      : parseArticle(changes.content);
  if (!article.ok) return { ok: false, status: 422, code: 'invalid_content', message: article.message };
  const content = storedArticle(article.html, () => [page.content], facts);
  const description = storedText(
    changes.description === undefined ? page.description : plainDescription(changes.description),
    page.description,
    facts,
  );
  const after = { title, slug, description, content };
  // What was not touched may be older than the rules; an editor sends back what it was given.
  const isTouched = ({ field, code }: PageFault) =>
    changes[field] !== undefined && (code !== 'unknown_fact' || words(after[field]) !== words(page[field]));
  const fault = faultsOf({ ...after, title: words(title), description: words(description) }).find(isTouched);
  if (fault) return { ok: false, status: 422, code: fault.code, message: fault.message };
  // What was chosen for a title holds until the title is another.
  const before = words(title) === words(page.title) ? parseStored(page.understood) : null;
  const understood = understandOnce(words(title), before ? correctionOf(before) : undefined);
  return {
    ...page,
    title,
    slug,
    description,
    content,
    override: decided(page, changes.indexable, decision),
    understood: toStored(understood),
    answered: isAnswered(understood),
    typedFigures: typedFigures({ title, description, content }, understood, facts).length,
  };
}

/** An overruling that stays as it was keeps who made it and when. */
function decided(
  { override }: CurrentPage,
  choice: boolean | null | undefined,
  { by, at }: Decision,
): CurrentPage['override'] {
  if (choice === undefined || choice === override?.indexable) return override;
  return choice === null ? null : { indexable: choice, by, at: at.toISOString() };
}
