import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PageDetails, UnpublishedEdit } from '../pages/page-contracts.ts';
import { type PageEdit, readPage } from './api-client.ts';
import { useCheckedText } from './checked-text.ts';
import { useKeptTyping } from './kept-typing.ts';
import { useLeavingWarned } from './leaving-warned.ts';
import { notify } from './notices.ts';
import { useOfferedEdits } from './offered-edits.ts';
import { usePageSaving } from './page-saving.ts';
import { createSaveIds } from './save-ids.ts';
import { useTypedPage } from './typed-page.ts';

/** What must be said of a draft, the gravest first: it cannot be saved any more, the browser does not keep it, it was found here. */
export type DraftTrouble = 'conflict' | 'outdated' | 'unstored' | 'found';

const textOf = ({ revision, title, slug, description, content, indexable }: UnpublishedEdit): PageEdit => ({
  revision,
  title,
  slug,
  description,
  content,
  indexable,
});

/** A page while it is edited: what was typed, what would be found in it, and the ways to keep it. @param edits null where they are not known. */
export function usePageEdit(page: PageDetails, edits: readonly UnpublishedEdit[] | null) {
  const client = useQueryClient();
  const typed = useTypedPage(page);
  const { saved, fields, hasChanged, isStored } = typed;
  const [isConflict, setConflict] = useState(false);
  const [saves] = useState(createSaveIds);
  const offers = useOfferedEdits(edits, page, typed.found);
  const { keeper, keeping } = useKeptTyping(
    page.id,
    useMemo(() => (hasChanged ? fields : null), [hasChanged, fields]),
  );
  useLeavingWarned(hasChanged, isStored, keeping.state === 'kept');
  const checked = useCheckedText(page.id, fields);

  const take = (next: PageDetails, sent: PageEdit) => {
    saves.noteSaved();
    typed.take(next, sent);
    setConflict(false);
    client.setQueryData(['page', page.id], next);
    void client.invalidateQueries({ queryKey: ['versions', page.id] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
  const onConflict = () => {
    setConflict(true);
    void client.invalidateQueries({ queryKey: ['page-now', page.id] });
    void client.invalidateQueries({ queryKey: ['versions', page.id] });
  };
  const { saving, restoring } = usePageSaving({ saved, saves, keeper, onSaved: take, onConflict });

  const isOutdated = fields.revision !== saved.revision && hasChanged;
  const isBusy = saving.isPending || restoring.isPending;
  const canSave = hasChanged && !isBusy && !isConflict && !isOutdated;
  /** Back to the page as it stands by now. */
  const discard = async () => {
    const next = await readPage(page.id);
    await keeper.drop();
    take(next, fields);
  };
  return {
    ...typed,
    trouble: troubleOf({ isConflict, isOutdated, isUnstored: !isStored && hasChanged, isFound: typed.isFound }),
    /** Where the server has what is typed. */
    keeping,
    checked,
    isBusy,
    isSaving: saving.isPending,
    canSave,
    save: () => void (canSave && saving.mutate(fields)),
    discard,
    restore: (version: number) => restoring.mutate({ version, sent: fields }),
    offers,
    goOnWith(edit: UnpublishedEdit): void {
      offers.takeUp(edit);
      typed.begin(textOf(edit));
    },
    /** Over what somebody else wrote, which stays as a version. */
    saveOver: (other: PageDetails) => saving.mutate({ ...fields, revision: other.revision }),
    async keepOther(): Promise<void> {
      const mine = fields;
      await discard();
      notify('Ficou o texto que está no ar', undefined, { label: 'Desfazer', run: () => typed.begin(mine) });
    },
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
