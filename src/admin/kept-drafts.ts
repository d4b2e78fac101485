import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DraftSummary } from '../drafts/draft-contracts.ts';
import { formatDayAndTime } from '../text/dates.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { deleteDraft, type DraftState, listDrafts, publishDraft, restoreDraft, scheduleDraft } from './draft-calls.ts';
import { notify, notifyFailure } from './notices.ts';

/** What was fetched about drafts. */
export const DRAFTS = 'drafts';

export function useDraftList(state: DraftState) {
  return useInfiniteQuery({
    queryKey: [DRAFTS, state],
    queryFn: ({ pageParam }) => listDrafts(state, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

/** What may be done with a draft in the list. @param onGone takes the focus, whose row is gone. */
export function useDraftActs(onGone: () => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [DRAFTS] });
  const failed = (title: string) => (failure: Error) => {
    if (!isSessionEnd(failure)) notifyFailure(title, messageOf(failure, 'Tente de novo em instantes.'));
  };

  const publishing = useMutation({
    mutationFn: ({ id }: DraftSummary) => publishDraft(id),
    onSuccess: ({ title }) => {
      onGone();
      notify('Página publicada', title);
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
    onError: failed('Não foi publicada'),
    onSettled,
  });
  const scheduling = useMutation({
    mutationFn: ({ id, publishAt }: { readonly id: string; readonly publishAt: string | null }) =>
      scheduleDraft(id, publishAt),
    onSuccess: ({ title, publish_at }) =>
      notify(publish_at ? `Agendada para ${formatDayAndTime(publish_at)}` : 'Virou rascunho', title),
    onError: failed('Não foi agendada'),
    onSettled,
  });
  const restoring = useMutation({
    mutationFn: restoreDraft,
    onSuccess: ({ title }) => notify('Exclusão desfeita', title),
    onError: failed('Não foi possível desfazer'),
    onSettled,
  });
  const deleting = useMutation({
    mutationFn: ({ id }: DraftSummary) => deleteDraft(id),
    onSuccess: (_, { id, title }) => {
      onGone();
      notify('Rascunho excluído', title, { label: 'Desfazer', run: () => restoring.mutate(id) });
    },
    onError: failed('Erro ao excluir'),
    onSettled,
  });
  return { publishing, scheduling, deleting };
}
