import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../business/addresses.ts';
import { SAVED_PAGE_KEY } from '../business/browser-keys.ts';
import type { Draft } from '../pages/page-contracts.ts';
import { ApiFailure, isSessionEnd, messageOf } from './api-failure.ts';
import { generateDraft, savePage } from './api-client.ts';
import { type Correction, NOTHING_CHOSEN } from './correction.ts';
import { notifyFailure } from './notices.ts';

interface DraftParameters {
  readonly title: string;
  readonly creativity: number;
  readonly version: number;
  readonly correction: Correction;
}

/** A draft with the creativity it was made with: 'Outra versão' and the saved page keep it, wherever the slider stands by then. */
export interface ShownDraft extends Draft {
  readonly creativity: number;
  /** What was chosen instead of what the title was understood as. */
  readonly correction: Correction;
  /** Of the page that it becomes: pressed twice, it is saved once. */
  readonly saveId: string;
}

/** Whether a draft is of the title that stands in the box; null for none. */
export function isOfTitle(draft: Pick<ShownDraft, 'title'>, written: string | null): boolean {
  return written !== null && written.replace(/\s+/g, ' ') === draft.title;
}

/** Read once by the saved page, which then says that it was saved. */

/** Made here and never fetched; kept while the tab stands, so that another screen and the way back do not lose it. */
const draftQuery = { queryKey: ['draft'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity } as const;

export function useDraft() {
  const client = useQueryClient();
  const draft = useQuery<ShownDraft | null>(draftQuery).data ?? null;
  const setDraft = (next: ShownDraft | null) => client.setQueryData<ShownDraft | null>(draftQuery.queryKey, next);

  const generating = useMutation({
    mutationFn: async ({ correction, ...parameters }: DraftParameters): Promise<ShownDraft> => ({
      ...(await generateDraft({ ...parameters, understood: correction })),
      creativity: parameters.creativity,
      correction,
      saveId: crypto.randomUUID(),
    }),
    onSuccess: setDraft,
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Erro ao gerar conteúdo', messageOf(failure, 'Ocorreu um erro ao gerar o conteúdo.'));
    },
  });

  const saving = useMutation({
    mutationFn: ({ title, slug, source, seed, creativity, correction, saveId }: ShownDraft) =>
      savePage({ title, slug, ...source, seed, creativity, understood: correction, save_id: saveId }),
    onSuccess: ({ slug }) => {
      sessionStorage.setItem(SAVED_PAGE_KEY, slug);
      window.location.assign(addresses.usefulLink(slug));
    },
    onError: (failure) => {
      console.error('Erro ao salvar página', failure);
      if (!isSessionEnd(failure))
        notifyFailure('Erro ao salvar', messageOf(failure, 'Não foi possível salvar a página.'));
    },
  });

  const { error } = generating;
  return {
    draft,
    /** What the server has against the title itself, to be said beside the box. */
    refusal: error instanceof ApiFailure && error.status === 422 ? error.message : null,
    clearRefusal: () => {
      if (generating.isError) generating.reset();
    },
    isGenerating: generating.isPending,
    /** Stays true after a save: the saved page is already loading. */
    isSaving: saving.isPending || saving.isSuccess,
    generate: (title: string, creativity: number) =>
      generating.mutate({ title, creativity, version: 0, correction: NOTHING_CHOSEN }),
    generateAnother: ({ title, creativity, version, correction }: ShownDraft) =>
      generating.mutate({ title, creativity, version: version + 1, correction }),
    /** The same title understood as was chosen. */
    correct: ({ title, creativity }: ShownDraft, correction: Correction) => {
      if (!generating.isPending) generating.mutate({ title, creativity, version: 0, correction });
    },
    /** @param written the title that stands in the box: what was generated of another is not what is meant. */
    save: (written: string | null) => {
      if (draft && isOfTitle(draft, written)) saving.mutate(draft);
      else notifyFailure('Erro ao salvar', 'É necessário gerar conteúdo antes de salvar a página.');
    },
    discard: () => {
      setDraft(null);
      generating.reset();
    },
  };
}
