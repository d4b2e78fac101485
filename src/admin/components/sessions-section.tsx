import { useMutation } from '@tanstack/react-query';
import type { Account } from '../../auth/account-routes.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { endSession, endSessions } from '../account-calls.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { deviceName } from '../device-name.ts';
import { notify, notifyFailure } from '../notices.ts';
import { markSessionEnded } from '../session-end.ts';

interface Props {
  readonly sessions: Account['sessions'];
  readonly onChange: () => Promise<void>;
}

/** Where the account is signed in, and how to end it: one, the others, all. */
export function SessionsSection({ sessions, onChange }: Props) {
  const ending = useMutation({
    mutationFn: async (what: { readonly id: string } | 'others' | 'all') => {
      if (typeof what === 'object') await endSession(what.id);
      else await endSessions(what);
      return what;
    },
    onSuccess: async (what) => {
      const isOwn =
        what === 'all' || (typeof what === 'object' && sessions.some(({ id, current }) => current && id === what.id));
      if (isOwn) return markSessionEnded();
      notify(what === 'others' ? 'Outras sessões encerradas' : 'Sessão encerrada');
      await onChange();
    },
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Nada foi encerrado', messageOf(failure, 'Tente de novo em instantes.'));
    },
  });
  return (
    <section className="surface pad access-section" aria-labelledby="sessoes">
      <h2 id="sessoes">Sessões abertas</h2>
      <ul className="access-list">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            disabled={ending.isPending}
            onEnd={() => ending.mutate({ id: session.id })}
          />
        ))}
      </ul>
      <div className="access-actions">
        <button
          type="button"
          className="button"
          disabled={ending.isPending || sessions.length < 2}
          onClick={() => ending.mutate('others')}
        >
          Encerrar as outras
        </button>
        <button
          type="button"
          className="button danger"
          disabled={ending.isPending}
          onClick={() => ending.mutate('all')}
        >
          Encerrar todas
        </button>
      </div>
    </section>
  );
}

interface SessionLineProps {
  readonly session: Account['sessions'][number];
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

function SessionLine({ session, disabled, onEnd }: SessionLineProps) {
  return (
    <li>
      <div>
        <strong>
          {deviceName(session.user_agent)}
          {session.current && ' (esta)'}
        </strong>
        <span className="quiet small">
          Desde {formatDayAndTime(session.created_at)}, até {formatDayAndTime(session.expires_at)}
          {session.address !== null && `, pelo endereço IP ${session.address}`}
        </span>
      </div>
      <div className="access-actions">
        <button
          type="button"
          className="button"
          disabled={disabled}
          aria-label={
            session.current ? 'Sair desta sessão' : `Encerrar a sessão de ${formatDayAndTime(session.created_at)}`
          }
          onClick={onEnd}
        >
          {session.current ? 'Sair' : 'Encerrar'}
        </button>
      </div>
    </li>
  );
}
