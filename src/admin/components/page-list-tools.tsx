import { Download, Search } from 'lucide-react';
import { downloads, type PageListWish } from '../api.ts';
import { LEVELS } from '../page-list-wish.ts';

interface Props {
  readonly typed: string;
  readonly wish: PageListWish;
  readonly onTyped: (typed: string) => void;
  readonly onSort: (sort: PageListWish['sort']) => void;
  readonly onLevel: (level: PageListWish['level']) => void;
}

/** What narrows and orders the list, and the list as a file. */
export function PageListTools({ typed, wish, onTyped, onSort, onLevel }: Props) {
  const { sort, level } = wish;
  return (
    <>
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
                onChange={() => onLevel(value)}
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
            onChange={(event) => onSort(event.target.value === 'likeness' ? 'likeness' : 'newest')}
          >
            <option value="newest">Mais novas</option>
            <option value="likeness">Mais parecidas</option>
          </select>
        </label>
        <a className="button" href={downloads.pages(wish)} download>
          <Download aria-hidden="true" size={16} />
          Baixar CSV
        </a>
      </div>
    </>
  );
}
