import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PartList, partLists } from '../business/title-parts.ts';
import { notify } from './notices.ts';
import { listPartLists, savePartList } from './part-list-calls.ts';

const KEY = ['part-lists'];

/** A list as it stands for all administrators. */
export interface ShownPartList extends PartList {
  /** 0 while nobody ever changed it. */
  readonly revision: number;
  /** Whether it differs from the original one. */
  readonly isOwn: boolean;
}

/** The lists that titles are combined of, and the way to change them. */
export function usePartLists() {
  const client = useQueryClient();
  const stored = useQuery({ queryKey: KEY, queryFn: listPartLists, staleTime: 60_000 });
  const items = stored.data?.items;
  const shown = useMemo(
    (): readonly ShownPartList[] =>
      partLists.map((list) => {
        const own = items?.find((item) => item.list === list.id);
        return {
          ...list,
          parts: own?.parts ?? list.parts,
          revision: own?.revision ?? 0,
          isOwn: (own?.parts ?? null) !== null,
        };
      }),
    [items],
  );
  const saving = useMutation({
    mutationFn: savePartList,
    onSuccess: (lists, { list, parts }) => {
      client.setQueryData(KEY, lists);
      const name = partLists.find(({ id }) => id === list)?.name;
      notify(
        parts === null ? 'Lista original de volta' : 'Lista salva',
        `${name}: vale para todos os administradores.`,
      );
    },
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { shown, saving, isMissing: stored.isError };
}

export type PartLists = ReturnType<typeof usePartLists>;
