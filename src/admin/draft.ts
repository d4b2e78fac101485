import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../business/addresses.ts';
import { SAVED_PAGE_KEY } from '../business/browser-keys.ts';
import type { Draft } from '../pages/page-contracts.ts';
import { ApiFailure, isSessionEnd, messageOf } from './api-failure.ts';
import { generateDraft, type NewPage, savePage } from './api-client.ts';
import { publishDraft } from './draft-calls.ts';
import { type Correction, NOTHING_CHOSEN } from './correction.ts';
import { notifyFailure } from './notices.ts';

export interface KeptDraft {
  readonly id: string;
  /** ISO-8601 UTC; null while nothing is to happen by itself. */
  readonly publishAt: string | null;
}

interface DraftParameters {
  readonly title: string;
  readonly creativity: number;
  readonly version: number;
  readonly correction: Correction;
  /** The draft that the next version takes the place of. */
  readonly kept: KeptDraft | null;
}

/** A draft with the creativity it was made with: 'Outra versão' and the saved page keep it, wherever the slider stands by then. */
export interface ShownDraft extends Draft {
  readonly creativity: number;
  /** What was chosen instead of what the title was understood as. */
  readonly correction: Correction;
  /** Of the page that it becomes: pressed twice, it is saved once. */
  readonly saveId: string;
  /** Where it is kept on the server; null while it is not. */
  readonly kept: KeptDraft | null;
}

/** Whether a draft is of the title that stands in the box; null for none. */
export function isOfTitle(draft: Pick<ShownDraft, 'title'>, written: string | null): boolean {
  return written !== null && written.replace(/\s+/g, ' ') === draft.title;
}

/** What is sent of a draft, wherever it goes. */
export function pageOf({ title, slug, source, seed, creativity, correction, saveId }: ShownDraft): NewPage {
  return { title, slug, ...source, seed, creativity, understood: correction, save_id: saveId };
}

/** Made here and never fetched; kept while the tab stands, so that another screen and the way back do not lose it. */
const draftQuery = { queryKey: ['draft'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity } as const;

export function useDraft() {
  const client = useQueryClient();
  const draft = useQuery<ShownDraft | null>(draftQuery).data ?? null;
  const setDraft = (next: ShownDraft | null) => client.setQueryData<ShownDraft | null>(draftQuery.queryKey, next);

  const generating = useMutation({
    mutationFn: async ({ correction, kept, ...parameters }: DraftParameters): Promise<ShownDraft> => ({
      ...(await generateDraft({ ...parameters, understood: correction })),
      creativity: parameters.creativity,
      correction,
      saveId: crypto.randomUUID(),
      kept,
    }),
    onSuccess: setDraft,
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Erro ao gerar conteúdo', messageOf(failure, 'Ocorreu um erro ao gerar o conteúdo.'));
    },
  });

  const saving = useMutation({
    mutationFn: (shown: ShownDraft) =>
      shown.kept ? publishDraft(shown.kept.id, pageOf(shown)) : savePage(pageOf(shown)),
    onSuccess: ({ slug }) => {
      sessionStorage.setItem(SAVED_PAGE_KEY, slug);
      window.location.assign(addresses.usefulLink(slug));
    },
    onError: (failure, shown) => {
      console.error('Erro ao salvar página', failure);
      // Somebody else published or deleted the draft: what is shown can still be saved for itself.
      if (failure instanceof ApiFailure && failure.status === 404) setDraft({ ...shown, kept: null });
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
      generating.mutate({ title, creativity, version: 0, correction: NOTHING_CHOSEN, kept: null }),
    generateAnother: ({ title, creativity, version, correction, kept }: ShownDraft) =>
      generating.mutate({ title, creativity, version: version + 1, correction, kept }),
    /** The same title understood as was chosen. */
    correct: ({ title, creativity, kept }: ShownDraft, correction: Correction) => {
      if (!generating.isPending) generating.mutate({ title, creativity, version: 0, correction, kept });
    },
    /** @param written the title that stands in the box: what was generated of another is not what is meant. */
    save: (written: string | null) => {
      if (draft && isOfTitle(draft, written)) saving.mutate(draft);
      else notifyFailure('Erro ao salvar', 'É necessário gerar conteúdo antes de salvar a página.');
    },
    show: setDraft,
    discard: () => {
      setDraft(null);
      generating.reset();
    },
  };
}
