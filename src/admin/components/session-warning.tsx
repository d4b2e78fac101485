import { formatTime } from '../../text/dates.ts';

interface Props {
  readonly expiresAt: string;
  readonly onRenew: () => void;
}

export function SessionWarning({ expiresAt, onRenew }: Props) {
  return (
    <div className="session-warning" role="status">
      <div className="screen-width">
        <p>
          <strong>Sua sessão termina às {formatTime(expiresAt)}.</strong> Entre de novo para continuar sem interrupção.
          O que você digitou não se perde.
        </p>
        <button type="button" className="button on-amber" onClick={onRenew}>
          Entrar de novo
        </button>
      </div>
    </div>
  );
}
