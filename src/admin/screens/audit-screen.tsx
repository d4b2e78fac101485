import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAuditLines, type AuditScreenFilter } from '../audit-line-calls.ts';
import { AuditFilterFields } from '../components/audit-filter.tsx';
import { RecordTable } from '../components/audit-table.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { useDebounced } from '../debounced.ts';

const TYPING_PAUSE_MS = 250;

export function AuditScreen() {
  const [typed, setTyped] = useState<AuditScreenFilter>({ action: '', q: '', from: '', to: '' });
  const q = useDebounced(typed.q.trim(), TYPING_PAUSE_MS);
  const filter: AuditScreenFilter = { ...typed, q };
  const list = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => listAuditLines(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <>
      <ScreenHeader title="Registro" isMain />
      <main className="screen-width screen-main">
        <section className="surface access-section audit-log" aria-label="Registro de acessos e mudanças">
          <AuditFilterFields filter={typed} onChange={(part) => setTyped((before) => ({ ...before, ...part }))} />
          {list.isPending && <Spinner />}
          {list.isSuccess && lines.length === 0 && <p className="empty">Nada no registro com esse filtro.</p>}
          {lines.length > 0 && <RecordTable lines={lines} />}
          <LoadMore list={list} />
        </section>
      </main>
    </>
  );
}
