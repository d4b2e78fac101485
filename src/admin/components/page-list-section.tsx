import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PageSummary } from '../../generated-pages/contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { useDebounced } from '../debounced.ts';
import { usePageList } from '../page-list.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageTable } from './page-table.tsx';
import { Spinner } from './spinner.tsx';

const TYPING_PAUSE_MS = 250;

export function PageListSection({ allPages }: { readonly allPages: number | undefined }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const list = usePageList(q);
  const [leaving, setLeaving] = useState<PageSummary | null>(null);
  const region = useRef<HTMLDivElement>(null);
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
  }, [canLoadMore, fetchNextPage]);

  const stretches = list.data?.pages ?? [];
  const found = stretches[0]?.total;
  const count = q === '' && !list.isPlaceholderData ? (found ?? allPages) : allPages;
  const isEmpty = list.isSuccess && found === 0;

  return (
    <section className="surface page-list" aria-labelledby="paginas">
      <header>
        <h2 id="paginas">
          Páginas Geradas {count !== undefined && <span>({formatNumber(count)})</span>}
        </h2>
        <p className="quiet small" role="status">
          {q !== '' && found !== undefined && !list.isPlaceholderData && plural(found, 'encontrada', 'encontradas')}
        </p>
        <search className="search">
          <Search aria-hidden="true" size={18} />
          <input
            className="field"
            type="search"
            aria-label="Buscar por título"
            placeholder="Buscar por título"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      </header>
      <div className="scroll-region" ref={region} tabIndex={0} role="region" aria-label="Lista de páginas" aria-busy={list.isFetching}>
        {list.isPending && <Spinner />}
        {isEmpty && (
          <p className="empty">{q === '' ? 'Nenhuma página foi criada ainda.' : `Nenhuma página com “${q}” no título.`}</p>
        )}
        {!isEmpty && stretches.length > 0 && <PageTable stretches={stretches} onDelete={setLeaving} />}
        {list.isError && (
          <p className="empty">
            <button type="button" className="button" onClick={() => void (stretches.length > 0 ? fetchNextPage() : list.refetch())}>
              Tentar de novo
            </button>
          </p>
        )}
        {hasNextPage && !list.isError && (
          <p className="empty">
            <button type="button" className="button" ref={more} disabled={!canLoadMore} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
            </button>
          </p>
        )}
      </div>
      <DeletePageDialog page={leaving} onClose={() => setLeaving(null)} focusAfterwards={region} />
    </section>
  );
}
