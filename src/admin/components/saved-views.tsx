import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PageListFilter } from '../../pages/page-list-filter.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { notify, notifyFailure } from '../notices.ts';
import { isNarrowed, isSameFilter } from '../page-list-address.ts';
import { deleteView, listSavedViews, saveView } from '../page-view-calls.ts';

const NAME_MAX = 60;
const viewsKey = ['page-views'];

interface Props {
  readonly filter: PageListFilter;
  readonly onReplace: (filter: PageListFilter) => void;
}

function useViews() {
  return useQuery({ queryKey: viewsKey, queryFn: listSavedViews, staleTime: 60_000 }).data?.items ?? [];
}

/** The views by name; the one whose list stands below is the chosen one. */
export function SavedViewChoice({ filter, onReplace }: Props) {
  const views = useViews();
  const shown = views.find((view) => isSameFilter(view.filter, filter));
  if (views.length === 0) return null;
  return (
    <label className="sort">
      <span>Visão</span>
      <select
        className="field"
        value={shown?.id ?? ''}
        onChange={(event) => onReplace(views.find(({ id }) => id === event.target.value)?.filter ?? {})}
      >
        <option value="">{isNarrowed(filter) ? 'Sem nome' : 'Todas as páginas'}</option>
        {views.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function useViewActs(onSaved: () => void, onDeleted: () => void) {
  const client = useQueryClient();
  const settled = {
    onError: (failure: unknown) => {
      if (!isSessionEnd(failure))
        notifyFailure('Erro na visão', messageOf(failure, 'Não foi possível guardar a mudança.'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  };
  const saving = useMutation({
    mutationFn: saveView,
    onSuccess: () => {
      onSaved();
      notify('Visão salva', 'Ela aparece para todos os administradores.');
    },
    ...settled,
  });
  const deleting = useMutation({
    mutationFn: deleteView,
    onSuccess: () => {
      notify('Visão excluída');
      onDeleted();
    },
    ...settled,
  });
  return { saving, deleting };
}

/** Gives a name to what the list shows, for all administrators, or takes it away. */
export function SaveView({ filter, onReplace }: Props) {
  const [name, setName] = useState('');
  const shown = useViews().find((view) => isSameFilter(view.filter, filter));
  const { saving, deleting } = useViewActs(
    () => setName(''),
    () => onReplace({}),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !saving.isPending) saving.mutate({ name: name.trim(), filter });
  };
  if (shown)
    return (
      <p className="save-view">
        <span>
          Visão <strong>{shown.name}</strong>, salva por {shown.created_by}.
        </span>
        <button
          type="button"
          className="button"
          disabled={deleting.isPending}
          onClick={() => deleting.mutate(shown.id)}
        >
          Excluir esta visão
        </button>
      </p>
    );
  return (
    <form className="save-view" onSubmit={save}>
      <label>
        <span>Salvar esta visão com o nome</span>
        <input
          className="field"
          maxLength={NAME_MAX}
          value={name}
          placeholder="Parecidas em Guarulhos"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button" aria-disabled={name.trim() === ''}>
        Salvar visão
      </button>
    </form>
  );
}
