import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface Props {
  readonly list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** The next stretch of a list, while there is one. */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null;
  return (
    <p className="empty">
      <button type="button" className="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
      </button>
    </p>
  );
}
