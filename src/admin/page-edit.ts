import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageDetails } from '../pages/page-contracts.ts';
import { type PageEdit, readPage } from './api-client.ts';
import { isSameArticle } from './editor/article-html.ts';
import { useCheckedText } from './checked-text.ts';
import { useLeavingWarned } from './leaving-warned.ts';
import { storePageDraft, readPageDraft, useIsPageDraftStored } from './page-draft.ts';
import { mergeSaved } from './page-merge.ts';
import { usePageSaving } from './page-saving.ts';
import { createSaveIds } from './save-ids.ts';

/** The text with its slots; in the lines of title and description a fact is its key in braces. */
function fieldsOf({ revision, slug, lines, source: { content }, overruled }: PageDetails): PageEdit {
  return { revision, ...lines, slug, content, indexable: overruled?.indexable ?? null };
}

function isChanged(fields: PageEdit, page: PageDetails): boolean {
  const stored = fieldsOf(page);
  return (
    fields.title !== stored.title ||
    fields.slug !== stored.slug ||
    fields.description !== stored.description ||
    fields.content !== stored.content ||
    fields.indexable !== stored.indexable
  );
}

/** What must be said of a draft, the gravest first: it cannot be saved any more, the browser does not keep it, it was found here. */
export type DraftTrouble = 'conflict' | 'outdated' | 'unstored' | 'found';

/** A page while it is edited: what was typed, what would be found in it, and the ways to keep it. */
export function usePageEdit(page: PageDetails) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(page);
  const [found] = useState(() => readPageDraft(page.id));
  const [fields, setFields] = useState(() => (found !== null && isChanged(found, page) ? found : fieldsOf(page)));
  // The editor of the text starts from what it is given and then goes its own way; another beginning has another number.
  const [text, setText] = useState({ number: 0, html: fields.content });
  const [isFound, setFound] = useState(fields === found);
  const isStored = useIsPageDraftStored(page.id);
  const [isConflict, setConflict] = useState(false);
  const [saves] = useState(createSaveIds);
  const hasChanged = isChanged(fields, saved);

  useEffect(() => storePageDraft(page.id, hasChanged ? fields : null), [page.id, hasChanged, fields]);

  useLeavingWarned(hasChanged, isStored);
  const checked = useCheckedText(page.id, fields);

  /** @param sent what the screen showed when the server was asked. */
  const take = (next: PageDetails, sent: PageEdit) => {
    saves.noteSaved();
    setSaved(next);
    setFields((typed) => mergeSaved(sent, typed, fieldsOf(next)));
    // A text that reads the same keeps its place, its focus and its undo.
    if (fields.content === sent.content && !isSameArticle(next.source.content, sent.content))
      setText(({ number }) => ({ number: number + 1, html: next.source.content }));
    setFound(false);
    setConflict(false);
    client.setQueryData(['page', page.id], next);
    void client.invalidateQueries({ queryKey: ['versions', page.id] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
  const { saving, restoring } = usePageSaving({ saved, saves, onSaved: take, onConflict: () => setConflict(true) });

  const isOutdated = fields.revision !== saved.revision;
  const isBusy = saving.isPending || restoring.isPending;
  const canSave = hasChanged && !isBusy && !isConflict && !isOutdated;
  return {
    saved,
    fields,
    /** Where the editor of the text starts. */
    text,
    hasChanged,
    /** Whether what was typed would still be here after leaving. */
    isStored,
    trouble: troubleOf({
      isConflict,
      isOutdated: isOutdated && hasChanged,
      isUnstored: !isStored && hasChanged,
      isFound: isFound && hasChanged,
    }),
    checked,
    isBusy,
    isSaving: saving.isPending,
    canSave,
    change: (part: Partial<PageEdit>) => setFields((before) => ({ ...before, ...part })),
    save: () => {
      if (canSave) saving.mutate(fields);
    },
    /** Back to the page as it stands by now. */
    discard: async () => take(await readPage(page.id), fields),
    restore: (version: number) => restoring.mutate({ version, sent: fields }),
  };
}

/** What `usePageEdit` gives. */
export type EditedPage = ReturnType<typeof usePageEdit>;

function troubleOf(is: {
  isConflict: boolean;
  isOutdated: boolean;
  isUnstored: boolean;
  isFound: boolean;
}): DraftTrouble | null {
  if (is.isConflict) return 'conflict';
  if (is.isOutdated) return 'outdated';
  if (is.isUnstored) return 'unstored';
  return is.isFound ? 'found' : null;
}
