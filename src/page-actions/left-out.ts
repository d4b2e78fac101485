import type { CurrentPage } from '../pages/page-change.ts';
import { replaceInHtml, replaceInText } from '../text/replaced-words.ts';
import type { PageAction } from './action-contracts.ts';

export type Judged = Pick<CurrentPage, 'title' | 'description' | 'content' | 'seed' | 'override' | 'isDeleted'>;

/** The texts of a page with words replaced. */
export function withWordsReplaced(
  { title, description, content }: Pick<Judged, 'title' | 'description' | 'content'>,
  { sought, by }: { readonly sought: string; readonly by: string },
): Pick<Judged, 'title' | 'description' | 'content'> {
  return {
    title: replaceInText(title, sought, by),
    description: replaceInText(description, sought, by),
    content: replaceInHtml(content, sought, by),
  };
}

/** Why an action leaves all of the list, or of the bin, as it is; null where it does not. */
export function whyNotThere({ kind }: PageAction, isDeleted: boolean): string | null {
  if (kind === 'restore' || kind === 'erase') return isDeleted ? null : 'Já não estava na Lixeira';
  return isDeleted ? 'Já estava na Lixeira' : null;
}

/** Why an action leaves a page as it is, in Portuguese; null where it does not. What the preview says and the action does. */
export function whyLeftOut(action: PageAction, page: Judged): string | null {
  const reason = whyNotThere(action, page.isDeleted);
  if (reason !== null) return reason;
  if (action.kind === 'index')
    return (page.override?.indexable ?? null) === action.indexable ? 'Já estava assim' : null;
  if (action.kind === 'regenerate') return page.seed === null ? 'Não foi escrita pelo gerador' : null;
  if (action.kind === 'replace') {
    const after = withWordsReplaced(page, action);
    const isSame =
      after.title === page.title && after.description === page.description && after.content === page.content;
    return isSame ? 'Não tem esse texto' : null;
  }
  return null;
}
