import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageRecord } from '../pages/page-contracts.ts';
import { type PageEdit, readPage } from './api.ts';
import { isSameArticle } from './editor/article-html.ts';
import { useJudgedText } from './judged-text.ts';
import { useLeavingWarned } from './leaving-warned.ts';
import { keepPageDraft, readPageDraft, useIsPageDraftKept } from './page-draft.ts';
import { mergeSaved } from './page-merge.ts';
import { usePageSaving } from './page-saving.ts';
import { createSaveIds } from './save-ids.ts';

/** The text with its slots: in title and description the server knows them again by their words. */
function wishOf({ revision, title, slug, description, source: { content }, overruled }: PageRecord): PageEdit {
  return { revision, title, slug, description, content, indexable: overruled?.indexable ?? null };
}

function isChanged(wish: PageEdit, page: PageRecord): boolean {
  const stored = wishOf(page);
  return (
    wish.title !== stored.title ||
    wish.slug !== stored.slug ||
    wish.description !== stored.description ||
    wish.content !== stored.content ||
    wish.indexable !== stored.indexable
  );
}

/** What must be said of a draft, the gravest first: it cannot be saved any more, the browser does not keep it, it was found here. */
export type DraftTrouble = 'conflict' | 'outdated' | 'unkept' | 'found';

/** A page while it is edited: what was typed, what would be found in it, and the ways to keep it. */
export function usePageEdit(page: PageRecord) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(page);
  const [found] = useState(() => readPageDraft(page.id));
  const [wish, setWish] = useState(() => (found !== null && isChanged(found, page) ? found : wishOf(page)));
  // The editor of the text starts from what it is given and then goes its own way; another beginning has another number.
  const [text, setText] = useState({ number: 0, html: wish.content });
  const [isFound, setFound] = useState(wish === found);
  const isKept = useIsPageDraftKept(page.id);
  const [isConflict, setConflict] = useState(false);
  const [saves] = useState(createSaveIds);
  const hasChanged = isChanged(wish, saved);

  useEffect(() => keepPageDraft(page.id, hasChanged ? wish : null), [page.id, hasChanged, wish]);

  useLeavingWarned(hasChanged, isKept);
  const judged = useJudgedText(page.id, wish);

  /** @param sent what the screen showed when the server was asked. */
  const take = (next: PageRecord, sent: PageEdit) => {
    saves.noteSaved();
    setSaved(next);
    setWish((typed) => mergeSaved(sent, typed, wishOf(next)));
    // A text that reads the same keeps its place, its focus and its undo.
    if (wish.content === sent.content && !isSameArticle(next.source.content, sent.content))
      setText(({ number }) => ({ number: number + 1, html: next.source.content }));
    setFound(false);
    setConflict(false);
    client.setQueryData(['page', page.id], next);
    void client.invalidateQueries({ queryKey: ['versions', page.id] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
  const { saving, restoring } = usePageSaving({ saved, saves, onSaved: take, onConflict: () => setConflict(true) });

  const isOutdated = wish.revision !== saved.revision;
  const isBusy = saving.isPending || restoring.isPending;
  const canSave = hasChanged && !isBusy && !isConflict && !isOutdated;
  return {
    saved,
    wish,
    /** Where the editor of the text starts. */
    text,
    hasChanged,
    /** Whether what was typed would still be here after leaving. */
    isKept,
    trouble: troubleOf({
      isConflict,
      isOutdated: isOutdated && hasChanged,
      isUnkept: !isKept && hasChanged,
      isFound: isFound && hasChanged,
    }),
    judged,
    isBusy,
    isSaving: saving.isPending,
    canSave,
    change: (part: Partial<PageEdit>) => setWish((before) => ({ ...before, ...part })),
    save: () => {
      if (canSave) saving.mutate(wish);
    },
    /** Back to the page as it stands by now. */
    discard: async () => take(await readPage(page.id), wish),
    restore: (version: number) => restoring.mutate({ version, sent: wish }),
  };
}

/** What `usePageEdit` gives. */
export type EditedPage = ReturnType<typeof usePageEdit>;

function troubleOf(is: {
  isConflict: boolean;
  isOutdated: boolean;
  isUnkept: boolean;
  isFound: boolean;
}): DraftTrouble | null {
  if (is.isConflict) return 'conflict';
  if (is.isOutdated) return 'outdated';
  if (is.isUnkept) return 'unkept';
  return is.isFound ? 'found' : null;
}
