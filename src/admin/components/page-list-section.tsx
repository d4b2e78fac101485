import { ArrowRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageSummary } from '../../pages/page-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import type { PageListParameters } from '../api-client.ts';
import { useMoreInView } from '../more-in-view.ts';
import { usePageListFilter } from '../page-list-filter.ts';
import { usePageList } from '../page-list-query.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageListTools } from './page-list-tools.tsx';
import { PageTable } from './page-table.tsx';
import { Spinner } from './spinner.tsx';

/** What a title asks to be reckoned is counted by nobody: half a sum that follows would be false. */
const SUMS_NOTE =
  'Fora desta lista: contas que o título pede, como em “3 controles a mais” ou “2 portões”, também ficam como foram escritas. Depois de mudar um preço, confira essas páginas ou gere-as de novo.';

function emptyWords(q: string, level: PageListParameters['level']): string {
  if (q !== '') return `Nenhuma página com “${q}” no título nem no endereço.`;
  if (level === 'similar') return 'Nenhuma página é parecida com outra.';
  if (level === 'typed-figures') return 'Nenhuma página tem valor digitado à mão: todos acompanham o cadastro.';
  return level === 'almost-equal' ? 'Nenhuma página é quase igual a outra.' : 'Nenhuma página foi criada ainda.';
}

export function PageListSection({ allPages }: { readonly allPages: number | undefined }) {
  const { typed, q, sort, level, setTyped, setSort, setLevel } = usePageListFilter();
  const list = usePageList({ q, sort, level });
  const [leaving, setLeaving] = useState<PageSummary | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { more, canLoadMore } = useMoreInView(list, region);

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
          <PageListTools
            typed={typed}
            parameters={{ q, sort, level }}
            onTyped={setTyped}
            onSort={setSort}
            onLevel={setLevel}
          />
        )}
      </header>
      {level === 'typed-figures' && <p className="page-list-note quiet small">{SUMS_NOTE}</p>}
      <div
        className="scroll-region"
        ref={region}
        tabIndex={0}
        role="region"
        aria-label="Lista de páginas"
        aria-busy={list.isFetching}
      >
        {list.isPending && <Spinner />}
        {isEmpty && <EmptyList words={emptyWords(q, level)} isFirst={isBare} />}
        {!isEmpty && stretches.length > 0 && <PageTable stretches={stretches} onDelete={setLeaving} />}
        <ListFoot list={list} isBegun={stretches.length > 0} more={more} canLoadMore={canLoadMore} />
      </div>
      <DeletePageDialog page={leaving} onClose={() => setLeaving(null)} focusAfterwards={region} />
    </section>
  );
}

function EmptyList({ words, isFirst }: { readonly words: string; readonly isFirst: boolean }) {
  return (
    <div className={isFirst ? 'empty first' : 'empty'}>
      <p>{words}</p>
      {isFirst && (
        <Link className="button" to={addresses.admin.generator}>
          Gerar a primeira página
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </div>
  );
}

interface ListFootProps {
  readonly list: ReturnType<typeof usePageList>;
  /** Whether some pages are shown already. */
  readonly isBegun: boolean;
  readonly more: RefObject<HTMLButtonElement | null>;
  readonly canLoadMore: boolean;
}

function ListFoot({ list, isBegun, more, canLoadMore }: ListFootProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  return (
    <>
      {list.isError && (
        <p className="empty">
          <button type="button" className="button" onClick={() => void (isBegun ? fetchNextPage() : list.refetch())}>
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
    </>
  );
}
