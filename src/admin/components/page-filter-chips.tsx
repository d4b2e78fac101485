import { X } from 'lucide-react';
import type { PageListFilter } from '../../pages/page-list-filter.ts';
import { filterWords } from '../filter-words.ts';
import { useFilterChoices } from '../filter-choices.ts';

interface Props {
  readonly filter: PageListFilter;
  readonly onChange: (part: PageListFilter) => void;
  readonly onReplace: (filter: PageListFilter) => void;
}

/** What the list is narrowed to, each part to be taken away with one press. */
export function PageFilterChips({ filter, onChange, onReplace }: Props) {
  const { q: _, sort, ...parts } = filter;
  const isShown = Object.keys(parts).length > 0;
  const words = filterWords(filter, useFilterChoices(isShown));
  if (!isShown) return null;
  return (
    <ul className="filter-chips" aria-label="Filtros em uso">
      {words.map(({ part, words: name }) => (
        <li key={part}>
          <button type="button" aria-label={`Tirar o filtro ${name}`} onClick={() => onChange({ [part]: undefined })}>
            {name}
            <X aria-hidden="true" size={14} />
          </button>
        </li>
      ))}
      {words.length > 1 && (
        <li>
          <button type="button" className="plain" onClick={() => onReplace(sort ? { sort } : {})}>
            Limpar tudo
          </button>
        </li>
      )}
    </ul>
  );
}
