import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '../../text/dates.ts';
import { listRecord, type RecordFilter } from '../access-calls.ts';
import { auditSubject } from '../audit-subject.ts';
import { auditChoices, auditWord } from '../audit-words.ts';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { useDebounced } from '../debounced.ts';

const TYPING_PAUSE_MS = 250;

export function RecordScreen() {
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<RecordFilter['action']>('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const filter: RecordFilter = { action, q, from, to };
  const list = useInfiniteQuery({
    queryKey: ['record', filter],
    queryFn: ({ pageParam }) => listRecord(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <>
      <ScreenHeader title="Registro" isMain />
      <main className="screen-width screen-main">
        <section className="surface access-section record" aria-label="Registro de acessos e mudanças">
          <search className="record-filter">
            <div>
              <label htmlFor="quem">Quem ou o quê</label>
              <input
                id="quem"
                className="field"
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <div>
              <label htmlFor="acao">Ação</label>
              <select
                id="acao"
                className="field"
                value={action}
                onChange={(event) =>
                  setAction(auditChoices.find((choice) => choice.action === event.target.value)?.action ?? '')
                }
              >
                <option value="">Todas</option>
                {auditChoices.map((choice) => (
                  <option key={choice.action} value={choice.action}>
                    {choice.words}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label htmlFor="de">De</label>
              <input
                id="de"
                className="field"
                type="date"
                value={from}
                onChange={(event) => setFrom(event.target.value)}
              />
            </div>
            <div>
              <label htmlFor="ate">Até</label>
              <input
                id="ate"
                className="field"
                type="date"
                value={to}
                onChange={(event) => setTo(event.target.value)}
              />
            </div>
          </search>
          {list.isPending && <Spinner />}
          {list.isSuccess && lines.length === 0 && <p className="empty">Nada no registro com esse filtro.</p>}
          {lines.length > 0 && (
            <div className="record-scroll" tabIndex={0} role="region" aria-label="Linhas do registro">
              <table className="record-table">
                <thead className="max-md:sr-only">
                  <tr>
                    <th scope="col">Quando</th>
                    <th scope="col">Quem</th>
                    <th scope="col">O que fez</th>
                    <th scope="col">Endereço IP</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.id}>
                      <td>
                        <time dateTime={line.at}>{formatDayAndTime(line.at)}</time>
                      </td>
                      <td>{line.who}</td>
                      <td>
                        <strong>{auditWord(line.action)}</strong>
                        {line.subject !== line.who && <span className="quiet"> {auditSubject(line.subject)}</span>}
                      </td>
                      <td>{line.address ?? '—'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {list.hasNextPage && (
            <p className="empty">
              <button
                type="button"
                className="button"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
              </button>
            </p>
          )}
        </section>
      </main>
    </>
  );
}
