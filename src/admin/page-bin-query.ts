import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BinnedPage } from '../pages/page-contracts.ts';
import { restorePage } from './api-client.ts';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { notify, notifyFailure } from './notices.ts';
import { listBin } from './page-action-calls.ts';

const STRETCH = 50;
const binKey = 'bin';

/** The deleted pages, those that went last first. */
export function usePageBin(q: string) {
  return useInfiniteQuery({
    queryKey: [binKey, q],
    queryFn: ({ pageParam, signal }) => listBin({ q, cursor: pageParam, limit: STRETCH }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** How many pages are in the bin; undefined while nobody knows. */
export function useBinCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [binKey, 'count'],
    queryFn: ({ signal }) => listBin({ q: '', cursor: null, limit: 1 }, signal),
  });
  return data?.total;
}

export function useRestoreOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (page: BinnedPage) => restorePage(page.id),
    onSuccess: ({ title }) => {
      notify('Página restaurada', title);
      for (const key of [binKey, 'pages', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Não foi possível restaurar', messageOf(failure, 'A página continua na Lixeira.'));
    },
  });
}
