import { Search } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import type { BinnedPage } from '../../pages/page-contracts.ts';
import { formatDay, formatDayAndTime } from '../../text/dates.ts';
import { formatNumber } from '../../text/money.ts';
import { useDebounced } from '../debounced.ts';
import { usePageBin, useRestoreOne } from '../page-bin-query.ts';
import { type PageSelection, usePageSelection } from '../page-selection.ts';
import { useRole } from '../role.ts';
import { LoadMore } from './load-more.tsx';
import { RowChoice } from './row-choice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Spinner } from './spinner.tsx';

const TYPING_PAUSE_MS = 250;
/** What cannot be brought back is the owner's to do. */
const KINDS = { owner: ['restore', 'erase'], copywriter: ['restore'] } as const;

/** The bin: what was deleted, by whom, when, and until when it can come back. */
export function PageBinSection() {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const role = useRole() ?? 'copywriter';
  const bin = usePageBin(q);
  const restoring = useRestoreOne();
  const found = bin.data?.pages[0]?.total;
  const selection = usePageSelection('bin', q === '' ? {} : { q }, found);
  const items = bin.data?.pages.flatMap((stretch) => stretch.items) ?? [];
  return (
    <section className="surface page-list" aria-labelledby="lixeira">
      <header>
        <h2 id="lixeira">Lixeira {found !== undefined && <span>({formatNumber(found)})</span>}</h2>
        <search className="search">
          <Search aria-hidden="true" size={18} />
          <input
            className="field"
            type="search"
            aria-label="Buscar na Lixeira"
            placeholder="Título ou endereço"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      </header>
      <p className="page-list-note quiet small">
        O que é excluído fica aqui por 30 dias e depois some de vez. Até lá, o endereço diz que a página saiu do ar.
      </p>
      {found !== undefined && found > 0 && (
        <SelectionBar selection={selection} found={found} isSearch={q !== ''} kinds={KINDS[role]} />
      )}
      <div
        className="scroll-region"
        tabIndex={0}
        role="region"
        aria-label="Páginas na Lixeira"
        aria-busy={bin.isFetching}
      >
        {bin.isPending && <Spinner />}
        {found === 0 && <p className="empty">{q === '' ? 'A Lixeira está vazia.' : `Nada na Lixeira com “${q}”.`}</p>}
        {items.length > 0 && (
          <ul className="bin-list">
            {items.map((page) => (
              <BinRow
                key={page.id}
                page={page}
                selection={selection}
                isBusy={restoring.isPending}
                onRestore={restoring.mutate}
              />
            ))}
          </ul>
        )}
        <LoadMore list={bin} />
      </div>
    </section>
  );
}

interface RowProps {
  readonly page: BinnedPage;
  readonly selection: PageSelection;
  readonly isBusy: boolean;
  readonly onRestore: (page: BinnedPage) => void;
}

function BinRow({ page, selection, isBusy, onRestore }: RowProps) {
  const { id, title, slug, deleted_at, deleted_by, erased_at } = page;
  return (
    <li>
      <RowChoice id={id} title={title} selection={selection} />
      <div>
        <strong>{title}</strong>
        <code>{addresses.usefulLink(slug)}</code>
        <span className="quiet small">
          Excluída {deleted_by !== null && `por ${deleted_by} `}em {formatDayAndTime(deleted_at)} · some em{' '}
          {formatDay(erased_at)}
        </span>
      </div>
      <button
        type="button"
        className="button"
        aria-label={`Restaurar ${title}`}
        disabled={isBusy}
        onClick={() => onRestore(page)}
      >
        Restaurar
      </button>
    </li>
  );
}
