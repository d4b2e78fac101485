import type { ListedAdministrator } from '../../auth/administrators-list.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { plural } from '../../text/portuguese.ts';
import type { AdministratorAct } from '../access-calls.ts';

interface Props {
  readonly item: ListedAdministrator;
  readonly isOwn: boolean;
  /** Whether no other owner can enter. */
  readonly isLast: boolean;
  readonly onAct: (act: AdministratorAct, item: ListedAdministrator) => void;
  readonly onRole: (item: ListedAdministrator, isOwn: boolean) => void;
  readonly onRenew: (item: ListedAdministrator) => void;
  /** While a link is being renewed. */
  readonly isRenewing: boolean;
}

function isInvited({ methods }: ListedAdministrator): boolean {
  return !methods.password && !methods.google;
}

function waysIn(item: ListedAdministrator): string {
  const { methods, second_factor, invited_until } = item;
  if (isInvited(item))
    return invited_until === null
      ? 'convite vencido'
      : `convite ainda não usado, o link vale até ${formatDayAndTime(invited_until)}`;
  return [methods.password && 'senha', methods.google && 'Google', second_factor && 'segundo fator']
    .filter((way) => way !== false)
    .join(', ');
}

export function AdministratorLine(props: Props) {
  const { item, isOwn, isLast } = props;
  return (
    <li>
      <div>
        <strong>
          {item.email}
          {isOwn && ' (você)'}
        </strong>
        <span className="quiet small">
          {item.role === 'owner' ? 'Dono' : 'Redator'}; {item.suspended ? 'suspenso' : 'ativo'}; {waysIn(item)};{' '}
          {plural(item.open_sessions, 'sessão aberta', 'sessões abertas')}; na lista desde{' '}
          {formatDayAndTime(item.created_at)}
        </span>
        {isLast && (
          <span className="small">
            Esta é a única conta de dono que pode entrar. Para suspendê-la, removê-la ou mudar o papel dela, convide
            antes outro dono e espere que ele entre.
          </span>
        )}
      </div>
      <AdministratorActions {...props} />
    </li>
  );
}

function AdministratorActions({ item, isOwn, isLast, onAct, onRole, onRenew, isRenewing }: Props) {
  const say = (words: string) => `${words} ${item.email}`;
  return (
    <div className="access-actions">
      {isInvited(item) && !item.suspended && (
        <button
          type="button"
          className="button"
          aria-label={say('Renovar e copiar o link de')}
          disabled={isRenewing}
          onClick={() => onRenew(item)}
        >
          Renovar e copiar o link
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          className="button"
          aria-label={say(item.role === 'owner' ? 'Tornar redator' : 'Tornar dono')}
          onClick={() => onRole(item, isOwn)}
        >
          {item.role === 'owner' ? 'Tornar redator' : 'Tornar dono'}
        </button>
      )}
      {item.open_sessions > 0 && (
        <button
          type="button"
          className="button"
          aria-label={say('Encerrar sessões de')}
          onClick={() => onAct('end-sessions', item)}
        >
          Encerrar sessões
        </button>
      )}
      {!isLast && item.suspended && (
        <button type="button" className="button" aria-label={say('Readmitir')} onClick={() => onAct('readmit', item)}>
          Readmitir
        </button>
      )}
      {!isLast && !item.suspended && (
        <button type="button" className="button" aria-label={say('Suspender')} onClick={() => onAct('suspend', item)}>
          Suspender
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          className="button danger"
          aria-label={say('Remover')}
          onClick={() => onAct('remove', item)}
        >
          Remover
        </button>
      )}
    </div>
  );
}
