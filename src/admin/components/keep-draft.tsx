import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { ApiFailure, isSessionEnd, messageOf } from '../api-failure.ts';
import { changeDraft, createDraft } from '../draft-calls.ts';
import { type KeptDraft, pageOf, type ShownDraft } from '../draft.ts';
import { DRAFTS } from '../kept-drafts.ts';
import { notify, notifyFailure } from '../notices.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface Props {
  readonly draft: ShownDraft | null;
  readonly isIdle: boolean;
  readonly onKept: (draft: ShownDraft) => void;
}

/** The other two ways to keep a page: as a draft, and until its moment. */
export function KeepDraft({ draft, isIdle, onKept }: Props) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<ShownDraft | null>(null);
  const keeping = useMutation({
    mutationFn: ({ shown, publishAt }: { readonly shown: ShownDraft; readonly publishAt: string | null }) =>
      shown.kept ? changeDraft(shown.kept.id, pageOf(shown), publishAt) : createDraft(pageOf(shown), publishAt),
    onSuccess: ({ id, publish_at }, { shown }) => {
      onKept({ ...shown, kept: { id, publishAt: publish_at } });
      notify(publish_at === null ? 'Rascunho salvo' : 'Página agendada', shown.title);
      void client.invalidateQueries({ queryKey: [DRAFTS] });
    },
    onError: (failure, { shown }) => {
      if (failure instanceof ApiFailure && failure.status === 404) onKept({ ...shown, kept: null });
      if (!isSessionEnd(failure))
        notifyFailure('Erro ao salvar', messageOf(failure, 'Não foi possível salvar o rascunho.'));
    },
  });
  const isOff = isIdle || keeping.isPending;
  return (
    <div className="keep-draft">
      <div className="keep-actions">
        <button
          type="button"
          className="button"
          aria-disabled={isOff}
          onClick={() => draft && !isOff && keeping.mutate({ shown: draft, publishAt: null })}
        >
          <FileText aria-hidden="true" size={18} />
          Salvar rascunho
        </button>
        <button type="button" className="button" aria-disabled={isOff} onClick={() => !isOff && setAsked(draft)}>
          <CalendarClock aria-hidden="true" size={18} />
          Agendar
        </button>
      </div>
      {draft?.kept && <WhereKept kept={draft.kept} />}
      <ScheduleDialog
        title={asked?.title ?? null}
        publishAt={asked?.kept?.publishAt ?? null}
        onClose={() => setAsked(null)}
        onSchedule={(publishAt) => asked && keeping.mutate({ shown: asked, publishAt })}
      />
    </div>
  );
}

function WhereKept({ kept: { publishAt } }: { readonly kept: KeptDraft }) {
  return (
    <p className="small quiet" role="status">
      {publishAt === null ? 'Guardada em ' : `Agendada para ${formatDayAndTime(publishAt)}, em `}
      <Link to={publishAt === null ? addresses.admin.drafts : addresses.admin.scheduled}>
        {publishAt === null ? 'Rascunhos' : 'Agendadas'}
      </Link>
      .
    </p>
  );
}
