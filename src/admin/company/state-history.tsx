import { useInfiniteQuery } from '@tanstack/react-query';
import type { PublishedState, StateSummary } from '../../company/contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { plural } from '../../text/portuguese.ts';
import type { Question } from '../components/confirm-dialog.tsx';
import { Spinner } from '../components/spinner.tsx';
import { ChangeList } from './change-list.tsx';
import { STATES_QUERY } from './company-acts.ts';
import { listCompanyStates } from './company-calls.ts';

const SHOWN_AT_ONCE = 4;

function deedOf({ source, copied_from }: StateSummary): string {
  if (source === 'start') return 'Como o site começou';
  if (source === 'undo') return `Volta ao estado ${copied_from ?? ''}`;
  return source === 'import' ? 'Publicação de um arquivo' : 'Publicação';
}

interface Props {
  readonly published: PublishedState;
  readonly ask: (question: Question) => void;
  readonly onUndo: (number: number) => Promise<void>;
}

/** Every published state: who, when, what; and the way back to it. */
export function StateHistory({ published, ask, onUndo }: Props) {
  const list = useInfiniteQuery({
    queryKey: STATES_QUERY,
    queryFn: ({ pageParam }) => listCompanyStates(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before }) => next_before,
  });
  const states = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <p className="quiet">Voltar a um estado publica uma cópia dele: nada sai desta lista.</p>
      {list.isPending && <Spinner />}
      {list.isError && <p className="failed">Não foi possível carregar o histórico.</p>}
      <ol className="state-list">
        {states.map((state) => (
          <li key={state.number}>
            <div className="state-head">
              <h3>
                {deedOf(state)} <span className="quiet">nº {state.number}</span>
              </h3>
              <p className="quiet small">
                {formatDayAndTime(state.published_at)}, por {state.published_by}
              </p>
            </div>
            {state.number === published.number ? (
              <span className="badge" data-level="unique">
                No site agora
              </span>
            ) : (
              <button type="button" className="button" onClick={() => ask(questionOf(state, onUndo))}>
                Voltar a este estado
              </button>
            )}
            <StateChanges state={state} />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Carregar mais
        </button>
      )}
    </>
  );
}

function StateChanges({ state: { changes } }: { readonly state: StateSummary }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(SHOWN_AT_ONCE);
  return (
    <div className="state-changes">
      <ChangeList changes={changes.slice(0, SHOWN_AT_ONCE)} />
      {rest.length > 0 && (
        <details>
          <summary>Mais {plural(rest.length, 'mudança', 'mudanças')}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </div>
  );
}

function questionOf(state: StateSummary, onUndo: Props['onUndo']): Question {
  return {
    title: `Voltar ao estado ${state.number}?`,
    text: `O site passa a dizer o que dizia em ${formatDayAndTime(state.published_at)}, em todas as páginas. Um rascunho em andamento continua com as mudanças dele.`,
    act: 'Voltar a este estado',
    needsPassword: false,
    run: () => onUndo(state.number),
  };
}
