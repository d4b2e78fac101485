import { type RefObject, useEffect, useRef } from 'react';
import type { usePageList } from './page-list-query.ts';

/** Loads the next stretch of a list when its button comes near the visible part of the region. */
export function useMoreInView(list: ReturnType<typeof usePageList>, region: RefObject<HTMLElement | null>) {
  const more = useRef<HTMLButtonElement>(null);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const canLoadMore = hasNextPage && !isFetchingNextPage && !list.isError;
  useEffect(() => {
    if (!canLoadMore || !more.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      root: region.current,
      rootMargin: '400px',
    });
    observer.observe(more.current);
    return () => observer.disconnect();
  }, [canLoadMore, fetchNextPage, region]);
  return { more, canLoadMore };
}
