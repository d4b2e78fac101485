import { Download, Search } from 'lucide-react';
import { downloads, type PageListParameters } from '../api-client.ts';
import { LEVELS } from '../page-list-filter.ts';

interface Props {
  readonly typed: string;
  readonly parameters: PageListParameters;
  readonly onTyped: (typed: string) => void;
  readonly onSort: (sort: PageListParameters['sort']) => void;
  readonly onLevel: (level: PageListParameters['level']) => void;
}

/** What narrows and orders the list, and the list as a file. */
export function PageListTools({ typed, parameters, onTyped, onSort, onLevel }: Props) {
  const { sort, level } = parameters;
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
        <a className="button" href={downloads.pages(parameters)} download>
          <Download aria-hidden="true" size={16} />
          Baixar CSV
        </a>
      </div>
    </>
  );
}
