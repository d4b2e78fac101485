import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageAction, PageActionSummary, Selection } from '../page-actions/action-contracts.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { lookAgainMs } from './look-again.ts';
import { notifyFailure } from './notices.ts';
import { beginAction, cancelAction, listActions, undoAction } from './page-action-calls.ts';
import { isActionOver } from './page-action-words.ts';

const actionsKey = ['page-actions'];

/** The actions of the last days, looked at again while one is at work; what they changed is read anew when it is over. */
export function usePageActions() {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: actionsKey,
    queryFn: listActions,
    refetchInterval: ({ state: { data } }) => {
      const working = (data?.items ?? []).filter((item) => !isActionOver(item));
      return working.length > 0 && lookAgainMs(working);
    },
  });
  const items = list.data?.items ?? [];
  const open = items.filter((item) => !isActionOver(item));
  // Those seen at work here say when they are over.
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const unseen = open.filter(({ id }) => !followed.includes(id)).map(({ id }) => id);
  if (unseen.length > 0) setFollowed([...followed, ...unseen]);
  // What was undone is told by the undoing.
  const over = items.filter((item) => isActionOver(item) && item.undone_by === null && followed.includes(item.id));
  const ended = over.map(({ id }) => id).join();
  useEffect(() => {
    if (ended === '') return;
    for (const key of ['pages', 'bin', 'overview']) void client.invalidateQueries({ queryKey: [key] });
  }, [ended, client]);
  return { items, open, over, dismiss: (id: string) => setFollowed(followed.filter((other) => other !== id)) };
}

function useTold(what: string, fallback: string) {
  const client = useQueryClient();
  return {
    onSuccess: (action: PageActionSummary) => {
      client.setQueryData<Awaited<ReturnType<typeof listActions>>>(actionsKey, (list) => ({
        items: [action, ...(list?.items ?? []).filter(({ id }) => id !== action.id)],
      }));
      void client.invalidateQueries({ queryKey: actionsKey });
    },
    onError: (failure: Error) => {
      if (!isSessionEnd(failure)) notifyFailure(what, messageOf(failure, fallback));
    },
  };
}

export function useBeginAction() {
  return useMutation({
    mutationFn: ({ action, selection }: { readonly action: PageAction; readonly selection: Selection }) =>
      beginAction(action, selection),
    ...useTold('A ação não começou', 'Nada foi mudado. Tente de novo.'),
  });
}

export function useUndoAction() {
  return useMutation({ mutationFn: undoAction, ...useTold('Não foi possível desfazer', 'Nada foi mudado.') });
}

export function useCancelAction() {
  return useMutation({
    mutationFn: cancelAction,
    ...useTold('Não foi possível interromper', 'A ação continua no servidor.'),
  });
}
