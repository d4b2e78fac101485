import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { readAction } from '../page-action-calls.ts';

interface Props {
  readonly id: string;
  /** Without those that were changed. */
  readonly onlyLeft?: boolean;
  readonly startsOpen?: boolean;
}

/** The pages of an action, read when they are asked for. */
export function ActedPages({ id, onlyLeft = false, startsOpen = false }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { data } = useQuery({ queryKey: ['page-action', id], queryFn: () => readAction(id), enabled: isOpen });
  const pages = (data?.pages ?? []).filter(({ state }) => !onlyLeft || state !== 'changed');
  return (
    <details open={startsOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{onlyLeft ? 'Ver quais e por quê' : 'Ver as páginas'}</summary>
      {isOpen && data === undefined && <p className="quiet small">Carregando...</p>}
      <ul className="result-list" tabIndex={0} aria-label="Páginas da ação">
        {pages.map(({ page_id, title, state, reason }) => (
          <li key={page_id}>
            <Link to={addresses.admin.page(page_id)}>{title}</Link>
            {reason !== null && <span className={state === 'failed' ? 'job-errors' : 'quiet'}>{reason}</span>}
          </li>
        ))}
      </ul>
      {data && data.processed > data.pages.length && (
        <p className="quiet small">São mostradas as primeiras {data.pages.length}.</p>
      )}
    </details>
  );
}
