import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageRecord } from '../generated-pages/contracts.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { editPage, judgeText, type PageEdit, readPage, restoreVersion } from './api.ts';
import { useDebounced } from './debounced.ts';
import { tell, tellFailure } from './notices.ts';
import { keepPageDraft, readPageDraft } from './page-draft.ts';

const TYPING_PAUSE_MS = 600;

function wishOf({ revision, title, slug, description, content, overruled }: PageRecord): PageEdit {
  return { revision, title, slug, description, content, indexable: overruled?.indexable ?? null };
}

function isChanged(wish: PageEdit, page: PageRecord): boolean {
  const stored = wishOf(page);
  return wish.title !== stored.title || wish.slug !== stored.slug || wish.description !== stored.description || wish.content !== stored.content || wish.indexable !== stored.indexable;
}

/** A page while it is edited: what was typed, what would be found in it, and the ways to keep it. */
export function usePageEdit(page: PageRecord) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(page);
  const [found] = useState(() => readPageDraft(page.id));
  const [wish, setWish] = useState(() => (found !== null && isChanged(found, page) ? found : wishOf(page)));
  // The editor of the text starts from what it is given and then goes its own way; another beginning has another number.
  const [text, setText] = useState({ number: 0, html: wish.content });
  const [isFound, setFound] = useState(wish === found);
  const hasChanged = isChanged(wish, saved);

  useEffect(() => keepPageDraft(page.id, hasChanged ? wish : null), [page.id, hasChanged, wish]);

  const sayKept = useEffectEvent(() => {
    if (hasChanged) tell('Rascunho guardado', 'Abra a página de novo nesta aba para continuar.');
  });
  useEffect(() => () => sayKept(), []);

  useEffect(() => {
    if (!hasChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanged]);

  const { title, slug, description, content } = useDebounced(wish, TYPING_PAUSE_MS);
  const judged = useQuery({
    queryKey: ['judgement', page.id, title, slug, description, content],
    queryFn: ({ signal }) => judgeText({ id: page.id, title, slug, description, content }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });

  const take = (next: PageRecord) => {
    setSaved(next);
    setWish(wishOf(next));
    setText(({ number }) => ({ number: number + 1, html: next.content }));
    setFound(false);
    client.setQueryData(['page', page.id], next);
    void client.invalidateQueries({ queryKey: ['versions', page.id] });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
  const saving = useMutation({
    mutationFn: () => editPage(page.id, wish),
    onSuccess: (next) => {
      take(next);
      tell('Página salva', next.slug === saved.slug ? undefined : 'O endereço antigo leva ao novo.');
    },
    onError: (failure) => {
      if (!isSessionEnd(failure)) tellFailure('Erro ao salvar', messageOf(failure, 'Não foi possível salvar a página.'));
    },
  });
  const restoring = useMutation({
    mutationFn: (version: number) => restoreVersion(page.id, version, saved.revision),
    onSuccess: (next) => {
      take(next);
      tell('Versão restaurada', 'A que estava no ar continua na lista de versões. O endereço não mudou.');
    },
    onError: (failure) => {
      if (!isSessionEnd(failure)) tellFailure('Erro ao restaurar', messageOf(failure, 'Não foi possível restaurar a versão.'));
    },
  });

  return {
    saved,
    wish,
    /** Where the editor of the text starts. */
    text,
    hasChanged,
    /** Whether what is on the screen was left here earlier, unsaved. */
    isFound: isFound && hasChanged,
    /** Whether the page was saved by somebody since the draft was begun, so that it cannot be saved over it. */
    isOutdated: wish.revision !== saved.revision,
    judged: judged.data,
    isBusy: saving.isPending || restoring.isPending,
    isSaving: saving.isPending,
    change: (part: Partial<PageEdit>) => setWish((before) => ({ ...before, ...part })),
    save: () => saving.mutate(),
    /** Back to the page as it stands by now. */
    discard: async () => take(await readPage(page.id)),
    restore: (version: number) => restoring.mutate(version),
  };
}
