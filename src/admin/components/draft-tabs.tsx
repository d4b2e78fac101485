import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { formatNumber } from '../../text/money.ts';
import { listDrafts } from '../draft-calls.ts';
import { DRAFTS } from '../kept-drafts.ts';
import { useBinCount } from '../page-bin-query.ts';
import { LIST_SEARCH, readStored } from '../stored-text.ts';

/** What is published, what is not, what will be, and what was. */
export function DraftTabs({ here }: { readonly here: 'published' | 'drafts' | 'scheduled' | 'bin' }) {
  const counted = useQuery({ queryKey: [DRAFTS, 'counts'], queryFn: () => listDrafts('draft', 0) });
  const tabs = [
    {
      state: 'published',
      to: { pathname: addresses.admin.panel, search: readStored(LIST_SEARCH) },
      name: 'Publicadas',
    },
    { state: 'drafts', to: addresses.admin.drafts, name: 'Rascunhos' },
    { state: 'scheduled', to: addresses.admin.scheduled, name: 'Agendadas' },
    { state: 'bin', to: { pathname: addresses.admin.panel, search: '?estado=lixeira' }, name: 'Lixeira' },
  ] as const;
  const binned = useBinCount();
  const { failed = 0 } = counted.data ?? {};
  return (
    <nav className="draft-tabs" aria-label="Páginas por estado">
      {tabs.map(({ state, to, name }) => (
        <Link key={state} to={to} aria-current={state === here ? 'page' : undefined} preventScrollReset>
          {name}
          <Count of={state === 'bin' ? binned : state === 'published' ? undefined : counted.data?.[state]} />
          {state === 'drafts' && failed > 0 && (
            <strong>
              <span>{failed === 1 ? '1 não saiu' : `${formatNumber(failed)} não saíram`}</span>
            </strong>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Count({ of }: { readonly of: number | undefined }) {
  return of === undefined || of === 0 ? null : <span>({formatNumber(of)})</span>;
}
