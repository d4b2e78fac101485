import { ArrowRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageSummary } from '../../pages/page-contracts.ts';
import type { PageListFilter } from '../../pages/page-list-filter.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { useMoreInView } from '../more-in-view.ts';
import { isNarrowed, searchQuery } from '../page-list-address.ts';
import { usePageListFilter } from '../page-list-filter.ts';
import { usePageList } from '../page-list-query.ts';
import { usePageSelection } from '../page-selection.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageListTools } from './page-list-tools.tsx';
import { PageTable } from './page-table.tsx';
import { ExportChosen, SelectionBar } from './selection-bar.tsx';
import { Spinner } from './spinner.tsx';

const KINDS = ['delete', 'index', 'regenerate', 'replace'] as const;

/** What a title asks to be reckoned is counted by nobody: half a sum that follows would be false. */
const SUMS_NOTE =
  'Fora desta lista: contas que o título pede, como em “3 controles a mais” ou “2 portões”, também ficam como foram escritas. Depois de mudar um preço, confira essas páginas ou gere-as de novo.';

function emptyWords(filter: PageListFilter): string {
  const { q, level, ...others } = filter;
  if (isNarrowed(others)) return 'Nenhuma página com esses filtros.';
  if (q) return `Nenhuma página com “${q}” no título nem no endereço.`;
  if (level === 'similar') return 'Nenhuma página é parecida com outra.';
  if (level === 'typed-figures') return 'Nenhuma página tem valor digitado à mão: todos acompanham o cadastro.';
  if (level === 'out-of-date')
    return 'Nenhuma página ficou para trás: os valores digitados são mais novos que o cadastro.';
  if (level === 'hidden') return 'Nenhuma página está fora dos buscadores.';
  return level === 'almost-equal' ? 'Nenhuma página é quase igual a outra.' : 'Nenhuma página foi criada ainda.';
}

export function PageListSection({ allPages }: { readonly allPages: number | undefined }) {
  const { typed, setTyped, filter, change, replace } = usePageListFilter();
  const list = usePageList(filter);
  const isAll = !isNarrowed(filter);
  const [startsFull] = useState(() => new URLSearchParams(location.search).get('selecionar') === 'tudo');
  const [leaving, setLeaving] = useState<PageSummary | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { more, canLoadMore } = useMoreInView(list, region);

  const stretches = list.data?.pages ?? [];
  const found = stretches[0]?.total;
  const count = isAll && !list.isPlaceholderData ? (found ?? allPages) : allPages;
  const selection = usePageSelection('list', searchQuery({ ...filter, sort: 'newest' }), found, startsFull);
  const isEmpty = list.isSuccess && found === 0;
  // Nothing to search, order or download yet.
  const isBare = typed === '' && isAll && count === 0;

  return (
    <section className="surface page-list" aria-labelledby="paginas">
      <header>
        <h2 id="paginas">Páginas Geradas {count !== undefined && <span>({formatNumber(count)})</span>}</h2>
        <p className="quiet small" role="status">
          {!isAll && found !== undefined && !list.isPlaceholderData && plural(found, 'encontrada', 'encontradas')}
        </p>
        {!isBare && (
          <PageListTools typed={typed} filter={filter} onTyped={setTyped} onChange={change} onReplace={replace} />
        )}
      </header>
      {(filter.level === 'typed-figures' || filter.level === 'out-of-date') && (
        <p className="page-list-note quiet small">{SUMS_NOTE}</p>
      )}
      {found !== undefined && found > 0 && (
        <SelectionBar selection={selection} found={found} isSearch={!isAll} kinds={KINDS}>
          <ExportChosen selection={selection} />
        </SelectionBar>
      )}
      <div
        className="scroll-region"
        ref={region}
        tabIndex={0}
        role="region"
        aria-label="Lista de páginas"
        aria-busy={list.isFetching}
      >
        {list.isPending && <Spinner />}
        {isEmpty && <EmptyList words={emptyWords(filter)} isFirst={isBare} />}
        {!isEmpty && stretches.length > 0 && (
          <PageTable stretches={stretches} selection={selection} onDelete={setLeaving} />
        )}
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
