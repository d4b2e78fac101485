import { useState } from 'react';
import type { PageDetails, UnpublishedEdit } from '../pages/page-contracts.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import type { PageEdit } from './api-client.ts';
import { discardEdit } from './edit-calls.ts';
import { asKnown } from './kept-typing.ts';
import { recallEdit, rememberEdit } from './known-edit.ts';
import { notifyFailure } from './notices.ts';
import { isChanged } from './page-fields-of.ts';

const isSame = (edit: UnpublishedEdit, typed: PageEdit) =>
  edit.title === typed.title &&
  edit.slug === typed.slug &&
  edit.description === typed.description &&
  edit.content === typed.content &&
  edit.indexable === typed.indexable;

/** Those that were typed elsewhere. Where this tab's own text went on elsewhere too, it is one of them, and this tab keeps another. */
function typedElsewhere(
  edits: readonly UnpublishedEdit[] | null,
  page: PageDetails,
  typed: PageEdit | null,
): readonly UnpublishedEdit[] {
  if (edits === null) {
    // What was not read is not this tab's to take away: it is offered at the next opening.
    if (typed === null) rememberEdit(page.id, null);
    return [];
  }
  const known = recallEdit(page.id);
  const own = edits.find(({ id }) => id === known?.id);
  const isOwn = own !== undefined && typed !== null && (own.version === known?.version || isSame(own, typed));
  if (!isOwn) rememberEdit(page.id, null);
  return edits.filter((edit) => isChanged(edit, page) && !(isOwn && edit === own));
}

/**
 * Texts of a page that were kept and are not on the screen.
 *
 * @param edits null where the server did not say.
 * @param typed what this tab found of its own.
 */
export function useOfferedEdits(edits: readonly UnpublishedEdit[] | null, page: PageDetails, typed: PageEdit | null) {
  const [offered, setOffered] = useState(() => typedElsewhere(edits, page, typed));
  const withdraw = (gone: UnpublishedEdit) => setOffered((before) => before.filter(({ id }) => id !== gone.id));
  return {
    offered,
    /** From now on this tab writes on it. */
    takeUp(edit: UnpublishedEdit): void {
      rememberEdit(page.id, { id: edit.id, version: edit.version });
      withdraw(edit);
    },
    async discard(edit: UnpublishedEdit): Promise<void> {
      try {
        await discardEdit(page.id, asKnown(edit));
        withdraw(edit);
      } catch (failure) {
        if (!isSessionEnd(failure))
          notifyFailure('Nada foi descartado', messageOf(failure, 'Tente de novo em instantes.'));
      }
    },
  };
}
