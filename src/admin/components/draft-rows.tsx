import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { DraftSummary } from '../../drafts/draft-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import type { useDraftActs } from '../kept-drafts.ts';

interface Props {
  readonly drafts: readonly DraftSummary[];
  readonly acts: ReturnType<typeof useDraftActs>;
  readonly onSchedule: (draft: DraftSummary) => void;
}

export function DraftRows({ drafts, acts, onSchedule }: Props) {
  return (
    <ul className="draft-rows">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <div>
            <Link to={addresses.admin.draft(draft.id)}>{draft.title}</Link>
            {draft.failure !== null && <p className="failed small">Não foi publicada. {draft.failure}</p>}
            <p className="quiet small">{stateWords(draft)}</p>
          </div>
          <RowActions draft={draft} acts={acts} onSchedule={onSchedule} />
        </li>
      ))}
    </ul>
  );
}

function RowActions({ draft, acts, onSchedule }: Omit<Props, 'drafts'> & { readonly draft: DraftSummary }) {
  const { publishing, deleting } = acts;
  const isPublishing = publishing.isPending && publishing.variables.id === draft.id;
  return (
    <div className="draft-actions">
      <button
        type="button"
        className="button"
        aria-disabled={publishing.isPending}
        aria-label={`Publicar agora ${draft.title}`}
        onClick={() => !publishing.isPending && publishing.mutate(draft)}
      >
        {isPublishing ? 'Publicando...' : 'Publicar'}
      </button>
      <button
        type="button"
        className="button"
        aria-label={`${draft.publish_at === null ? 'Agendar' : 'Mudar a data'}: ${draft.title}`}
        onClick={() => onSchedule(draft)}
      >
        {draft.publish_at === null ? 'Agendar' : 'Mudar a data'}
      </button>
      {draft.publish_at !== null && (
        <button
          type="button"
          className="button"
          aria-label={`Não agendar mais: ${draft.title}`}
          onClick={() => acts.scheduling.mutate({ id: draft.id, publishAt: null })}
        >
          Não agendar
        </button>
      )}
      <button
        type="button"
        className="button danger"
        aria-disabled={deleting.isPending}
        aria-label={`Excluir ${draft.title}`}
        onClick={() => !deleting.isPending && deleting.mutate(draft)}
      >
        Excluir
      </button>
    </div>
  );
}

function stateWords({ publish_at, is_written, saved_at, saved_by }: DraftSummary): string {
  const text = is_written ? '' : ' O texto é escrito na hora de publicar.';
  if (publish_at !== null) return `Publica em ${formatDayAndTime(publish_at)}.${text}`;
  return `Salvo em ${formatDayAndTime(saved_at)} por ${saved_by}.${text}`;
}
