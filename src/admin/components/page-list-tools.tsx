import { Download, ListFilter, Search } from 'lucide-react';
import { useState } from 'react';
import type { PageListFilter } from '../../pages/page-list-filter.ts';
import { downloads } from '../api-client.ts';
import { choiceOf, isNarrowed, ORDERS } from '../page-list-address.ts';
import { PageFilterChips } from './page-filter-chips.tsx';
import { PageFilterFields } from './page-filter-fields.tsx';
import { SavedViewChoice } from './saved-views.tsx';

interface Props {
  readonly typed: string;
  readonly filter: PageListFilter;
  readonly onTyped: (typed: string) => void;
  /** Parts that change; the others stay. */
  readonly onChange: (part: PageListFilter) => void;
  readonly onReplace: (filter: PageListFilter) => void;
}

/** What narrows and orders the list, and the list as a file. Behind 'Filtros' stands what is not needed every day, on a phone the order too. */
export function PageListTools({ typed, filter, onTyped, onChange, onReplace }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="list-search">
        <search className="search">
          <Search aria-hidden="true" size={18} />
          <input
            className="field"
            type="search"
            aria-label="Buscar por título ou endereço"
            placeholder="Título ou endereço"
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
          />
        </search>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls="filtros"
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" size={16} />
          Filtros
        </button>
      </div>
      <div className="list-tools" data-open={isOpen}>
        <SavedViewChoice filter={filter} onReplace={onReplace} />
        <label className="sort">
          <span>Ordem</span>
          <select
            className="field"
            value={filter.sort ?? 'newest'}
            onChange={(event) => onChange({ sort: choiceOf(ORDERS, event.target.value) })}
          >
            {ORDERS.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a className="button" href={downloads.pages(filter)} download>
          <Download aria-hidden="true" size={16} />
          Baixar CSV
        </a>
      </div>
      <div id="filtros" className="filter-panel" hidden={!isOpen}>
        {isOpen && <PageFilterFields filter={filter} onChange={onChange} onReplace={onReplace} />}
      </div>
      {isNarrowed(filter) && <PageFilterChips filter={filter} onChange={onChange} onReplace={onReplace} />}
    </>
  );
}
