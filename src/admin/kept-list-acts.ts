import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TakenBack } from '../drafts/draft-contracts.ts';
import { plural } from '../text/portuguese.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { restoreKeptList, undoKeptList } from './kept-list-calls.ts';
import { DRAFTS } from './kept-drafts.ts';
import { notify, notifyFailure } from './notices.ts';
import { beginAction } from './page-action-calls.ts';

/** Takes a list that was kept back as a whole: its drafts, and by an action of many pages those that are published already. */
async function undo(id: string): Promise<TakenBack> {
  const taken = await undoKeptList(id);
  if (taken.pages > 0) await beginAction({ kind: 'delete' }, { from: 'list', filter: { job: id }, except: [] });
  return taken;
}

async function restore(id: string): Promise<TakenBack> {
  const taken = await restoreKeptList(id);
  if (taken.pages > 0) await beginAction({ kind: 'restore' }, { from: 'bin', filter: { job: id }, except: [] });
  return taken;
}

const draftWords = (count: number) => plural(count, 'página por publicar', 'páginas por publicar');
const pageWords = ({ pages }: TakenBack, act: string) =>
  pages === 0 ? '' : ` e ${plural(pages, 'página publicada', 'páginas publicadas')} ${act}`;

export function useKeptListActs() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(['bulk-jobs', DRAFTS, 'page-actions'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const onError = (failure: Error) => {
    if (!isSessionEnd(failure)) notifyFailure('O lote ficou como estava', messageOf(failure, 'Tente de novo.'));
  };
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: (taken) =>
      notify('Lote restaurado', `${draftWords(taken.drafts)} de volta${pageWords(taken, 'voltando da Lixeira')}.`),
    onError,
    onSettled,
  });
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (taken, id) =>
      notify('Lote desfeito', `${draftWords(taken.drafts)} fora da fila${pageWords(taken, 'indo para a Lixeira')}.`, {
        label: 'Restaurar',
        run: () => restoring.mutate(id),
      }),
    onError,
    onSettled,
  });
  return { undoing, restoring };
}
