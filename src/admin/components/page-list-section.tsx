import { ArrowRight, Download, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageSummary } from '../../pages/page-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { downloads, type PageListWish } from '../api.ts';
import { plural } from '../../text/portuguese.ts';
import { useDebounced } from '../debounced.ts';
import { keep, LIST_SEARCH } from '../kept-text.ts';
import { usePageList } from '../page-list.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageTable } from './page-table.tsx';
import { Spinner } from './spinner.tsx';

const TYPING_PAUSE_MS = 250;
const LEVELS = [
  { value: null, name: 'Todas' },
  { value: 'similar', name: 'Parecidas' },
  { value: 'almost-equal', name: 'Quase iguais' },
  { value: 'typed-figures', name: 'Com valor digitado' },
] as const;

function emptyWords(q: string, level: PageListWish['level']): string {
  if (q !== '') return `Nenhuma página com “${q}” no título nem no endereço.`;
  if (level === 'similar') return 'Nenhuma página é parecida com outra.';
  if (level === 'typed-figures') return 'Nenhuma página tem valor digitado à mão: todos acompanham o cadastro.';
  return level === 'almost-equal' ? 'Nenhuma página é quase igual a outra.' : 'Nenhuma página foi criada ainda.';
}

export function PageListSection({ allPages }: { readonly allPages: number | undefined }) {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(() => address.get('busca') ?? '');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const [sort, setSort] = useState<PageListWish['sort']>(() =>
    address.get('ordem') === 'likeness' ? 'likeness' : 'newest',
  );
  const [level, setLevel] = useState<PageListWish['level']>(
    () => LEVELS.find(({ value }) => value !== null && value === address.get('nivel'))?.value ?? null,
  );
  // The way back to this screen, by the browser or by the panel's own link, leads to the same list.
  const search = new URLSearchParams({
    ...(q !== '' && { busca: q }),
    ...(sort === 'likeness' && { ordem: sort }),
    ...(level !== null && { nivel: level }),
  }).toString();
  useEffect(() => {
    keep(LIST_SEARCH, search);
    if (search !== address.toString()) setAddress(search, { replace: true, preventScrollReset: true });
  }, [search, address, setAddress]);
  const list = usePageList({ q, sort, level });
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
  const count = q === '' && level === null && !list.isPlaceholderData ? (found ?? allPages) : allPages;
  const isEmpty = list.isSuccess && found === 0;
  // Nothing to search, order or download yet.
  const isBare = typed === '' && q === '' && level === null && count === 0;

  return (
    <section className="surface page-list" aria-labelledby="paginas">
      <header>
        <h2 id="paginas">Páginas Geradas {count !== undefined && <span>({formatNumber(count)})</span>}</h2>
        <p className="quiet small" role="status">
          {(q !== '' || level !== null) &&
            found !== undefined &&
            !list.isPlaceholderData &&
            plural(found, 'encontrada', 'encontradas')}
        </p>
        {!isBare && (
          <>
            <search className="search">
              <Search aria-hidden="true" size={18} />
              <input
                className="field"
                type="search"
                aria-label="Buscar por título ou endereço"
                placeholder="Título ou endereço"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </search>
            <div className="list-tools">
              <fieldset className="tabs">
                <legend className="sr-only">Mostrar</legend>
                {LEVELS.map(({ value, name }) => (
                  <label key={name}>
                    <input
                      type="radio"
                      name="nivel"
                      className="sr-only"
                      checked={level === value}
                      onChange={() => setLevel(value)}
                    />
                    {name}
                  </label>
                ))}
              </fieldset>
              <label className="sort">
                <span>Ordem</span>
                <select
                  className="field"
                  value={sort}
                  onChange={(event) => setSort(event.target.value === 'likeness' ? 'likeness' : 'newest')}
                >
                  <option value="newest">Mais novas</option>
                  <option value="likeness">Mais parecidas</option>
                </select>
              </label>
              <a className="button" href={downloads.pages({ q, sort, level })} download>
                <Download aria-hidden="true" size={16} />
                Baixar CSV
              </a>
            </div>
          </>
        )}
      </header>
      <div
        className="scroll-region"
        ref={region}
        tabIndex={0}
        role="region"
        aria-label="Lista de páginas"
        aria-busy={list.isFetching}
      >
        {list.isPending && <Spinner />}
        {isEmpty && (
          <div className={isBare ? 'empty first' : 'empty'}>
            <p>{emptyWords(q, level)}</p>
            {isBare && (
              <Link className="button" to={addresses.admin.generator}>
                Gerar a primeira página
                <ArrowRight aria-hidden="true" size={18} />
              </Link>
            )}
          </div>
        )}
        {!isEmpty && stretches.length > 0 && <PageTable stretches={stretches} onDelete={setLeaving} />}
        {list.isError && (
          <p className="empty">
            <button
              type="button"
              className="button"
              onClick={() => void (stretches.length > 0 ? fetchNextPage() : list.refetch())}
            >
              Tentar de novo
            </button>
          </p>
        )}
        {hasNextPage && !list.isError && (
          <p className="empty">
            <button
              type="button"
              className="button"
              ref={more}
              disabled={!canLoadMore}
              onClick={() => void fetchNextPage()}
            >
              {isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
            </button>
          </p>
        )}
      </div>
      <DeletePageDialog page={leaving} onClose={() => setLeaving(null)} focusAfterwards={region} />
    </section>
  );
}
