import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import type { Invitation } from '../../auth/administrator-routes.ts';
import type { AdministratorRecord } from '../../auth/administrators-list.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { plural } from '../../text/portuguese.ts';
import {
  actOnAdministrator,
  type AdministratorAct,
  inviteAdministrator,
  inviteAgain,
  listAdministrators,
  readAccount,
} from '../access-calls.ts';
import { ConfirmDialog, type Question } from '../components/confirm-dialog.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { isLastAdministrator } from '../last-administrator.ts';
import { tell } from '../notices.ts';

const ACTS: Readonly<Record<AdministratorAct, { readonly act: string; readonly text: string; readonly done: string }>> =
  {
    suspend: {
      act: 'Suspender',
      text: 'As sessões abertas terminam na hora e a conta não entra mais até ser readmitida.',
      done: 'Administrador suspenso',
    },
    readmit: { act: 'Readmitir', text: 'A conta volta a poder entrar.', done: 'Administrador readmitido' },
    remove: {
      act: 'Remover',
      text: 'A conta sai da lista com suas formas de entrar. As sessões abertas terminam na hora.',
      done: 'Administrador removido',
    },
    'end-sessions': {
      act: 'Encerrar sessões',
      text: 'A conta precisará entrar de novo em todos os aparelhos.',
      done: 'Sessões encerradas',
    },
  };

function isInvited({ methods }: AdministratorRecord): boolean {
  return !methods.password && !methods.google;
}

function waysIn(item: AdministratorRecord): string {
  const { methods, second_factor, invited_until } = item;
  if (isInvited(item))
    return invited_until === null
      ? 'convite vencido'
      : `convite ainda não usado, o link vale até ${formatDayAndTime(invited_until)}`;
  return [methods.password && 'senha', methods.google && 'Google', second_factor && 'segundo fator']
    .filter((way) => way !== false)
    .join(', ');
}

export function AdministratorsScreen() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: ['administrators'], queryFn: listAdministrators });
  const account = useQuery({ queryKey: ['account'], queryFn: readAccount });
  const [question, setQuestion] = useState<Question | null>(null);
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<{ readonly email: string; readonly address: string } | null>(null);
  const needsPassword = account.data?.methods.password ?? true;
  const refresh = () => client.invalidateQueries({ queryKey: ['administrators'] });

  const ask = (act: AdministratorAct, { id, email: whose }: AdministratorRecord) =>
    setQuestion({
      title: `${ACTS[act].act}: ${whose}`,
      text: ACTS[act].text,
      act: ACTS[act].act,
      isDangerous: act !== 'readmit',
      needsPassword,
      run: async (password) => {
        await actOnAdministrator(act, id, password);
        // An invitation of somebody who may not enter any more leads nowhere.
        if (act === 'suspend' || act === 'remove') setLink((shown) => (shown?.email === whose ? null : shown));
        tell(ACTS[act].done, whose);
        await refresh();
      },
    });

  const showInvitation = async (invitation: Invitation) => {
    setLink(invitation.link === null ? null : { email: invitation.email, address: invitation.link });
    tell(
      'Convite criado',
      invitation.sent ? `Enviamos um e-mail a ${invitation.email}.` : 'Entregue o link mostrado na tela.',
    );
    await refresh();
  };

  const askToInviteAgain = ({ id, email: whose }: AdministratorRecord) =>
    setQuestion({
      title: `Convidar de novo: ${whose}`,
      text: 'Um link novo toma o lugar do anterior, que deixa de valer.',
      act: 'Convidar de novo',
      needsPassword,
      run: async (password) => showInvitation(await inviteAgain(id, password)),
    });

  const invite = (event: SyntheticEvent) => {
    event.preventDefault();
    setQuestion({
      title: `Convidar ${email}`,
      text: 'Quem é convidado entra com o Google deste e-mail ou escolhe uma senha pelo link do convite.',
      act: 'Convidar',
      needsPassword,
      run: async (password) => {
        await showInvitation(await inviteAdministrator(email, password));
        setEmail('');
      },
    });
  };

  return (
    <>
      <ScreenHeader title="Administradores" isMain />
      <main className="screen-width screen-main">
        <section className="surface pad access-section" aria-labelledby="convidar">
          <h2 id="convidar">Convidar</h2>
          <form className="access-form" onSubmit={invite}>
            <label htmlFor="convidado">E-mail de quem vai administrar</label>
            <input
              id="convidado"
              className="field"
              type="email"
              required
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <button type="submit" className="button main">
              Convidar
            </button>
          </form>
          {link && (
            <p role="status">
              Entregue este link a {link.email}. Ele vale por 24 horas, uma única vez: <code>{link.address}</code>
            </p>
          )}
        </section>
        <section className="surface pad access-section" aria-labelledby="lista">
          <h2 id="lista">Quem pode entrar</h2>
          {list.isPending && <Spinner />}
          <ul className="access-list">
            {list.data?.items.map((item) => {
              const isLast = isLastAdministrator(item.id, list.data.items);
              return (
                <li key={item.id}>
                  <div>
                    <strong>
                      {item.email}
                      {item.id === list.data.you && ' (você)'}
                    </strong>
                    <span className="quiet small">
                      {item.suspended ? 'Suspenso' : 'Ativo'}; {waysIn(item)};{' '}
                      {plural(item.open_sessions, 'sessão aberta', 'sessões abertas')}; na lista desde{' '}
                      {formatDayAndTime(item.created_at)}
                    </span>
                    {isLast && (
                      <span className="small">
                        Ninguém mais pode entrar. Para suspender ou remover esta conta, convide antes outra pessoa e
                        espere que ela entre.
                      </span>
                    )}
                  </div>
                  <div className="access-actions">
                    {isInvited(item) && !item.suspended && (
                      <button
                        type="button"
                        className="button"
                        aria-label={`Convidar de novo ${item.email}`}
                        onClick={() => askToInviteAgain(item)}
                      >
                        Convidar de novo
                      </button>
                    )}
                    {item.open_sessions > 0 && (
                      <button
                        type="button"
                        className="button"
                        aria-label={`Encerrar sessões de ${item.email}`}
                        onClick={() => ask('end-sessions', item)}
                      >
                        Encerrar sessões
                      </button>
                    )}
                    {!isLast && (
                      <>
                        {item.suspended ? (
                          <button
                            type="button"
                            className="button"
                            aria-label={`Readmitir ${item.email}`}
                            onClick={() => ask('readmit', item)}
                          >
                            Readmitir
                          </button>
                        ) : (
                          <button
                            type="button"
                            className="button"
                            aria-label={`Suspender ${item.email}`}
                            onClick={() => ask('suspend', item)}
                          >
                            Suspender
                          </button>
                        )}
                        <button
                          type="button"
                          className="button danger"
                          aria-label={`Remover ${item.email}`}
                          onClick={() => ask('remove', item)}
                        >
                          Remover
                        </button>
                      </>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      </main>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
