import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageList, PageSummary } from '../pages/page-contracts.ts';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { isSessionEnd } from './api-failure.ts';
import { listPages } from './api-client.ts';
import { notifyFailure } from './notices.ts';
import { searchQuery } from './page-list-address.ts';
import { withPage, withoutPage } from './page-list-cache.ts';

const STRETCH = 50;
const listKey = 'pages';

export function usePageList(filter: PageListFilter) {
  const list = useInfiniteQuery({
    queryKey: [listKey, searchQuery(filter)],
    queryFn: ({ pageParam, signal }) => listPages({ cursor: pageParam, limit: STRETCH, ...filter }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    // A list that was scrolled far is not fetched again stretch by stretch: coming back starts at its head.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  const { error } = list;
  useEffect(() => {
    if (error === null) return;
    console.error('Erro ao buscar páginas', error);
    if (!isSessionEnd(error))
      notifyFailure('Erro ao carregar páginas', 'Não foi possível carregar as páginas geradas.');
  }, [error]);

  return list;
}

/** Only there is it known where a page that comes back belongs. */
function isNewestFirst({ queryKey: [, asked] }: Query): boolean {
  return typeof asked === 'object' && asked !== null && Object.keys(asked).every((part) => part === 'q');
}

export function usePageListChanges() {
  const client = useQueryClient();
  const change = (
    alter: (list: InfiniteData<PageList, string | null>) => InfiniteData<PageList, string | null>,
    predicate: (query: Query) => boolean = () => true,
  ) => {
    client.setQueriesData<InfiniteData<PageList, string | null>>(
      { queryKey: [listKey], predicate },
      (list) => list && alter(list),
    );
    for (const key of ['overview', 'bin']) void client.invalidateQueries({ queryKey: [key] });
  };
  return {
    remove: (id: string) => change((list) => withoutPage(list, id)),
    putBack: (page: PageSummary) => {
      change((list) => withPage(list, page), isNewestFirst);
      void client.invalidateQueries({ queryKey: [listKey], predicate: (query) => !isNewestFirst(query) });
    },
  };
}
