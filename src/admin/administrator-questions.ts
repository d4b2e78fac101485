import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import type { Invitation } from '../auth/administrator-routes.ts';
import type { ListedAdministrator } from '../auth/administrators-list.ts';
import {
  actOnAdministrator,
  type AdministratorAct,
  inviteAdministrator,
  inviteAgain,
  readAccount,
} from './access-calls.ts';
import type { Question } from './components/confirm-dialog.tsx';
import type { ShownLink } from './components/invitation-section.tsx';
import { notify } from './notices.ts';

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

/** What the screen of the administrators asks before it acts, and the link of the invitation made last. */
export function useAdministratorQuestions() {
  const client = useQueryClient();
  const account = useQuery({ queryKey: ['account'], queryFn: readAccount });
  const [question, setQuestion] = useState<Question | null>(null);
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<ShownLink | null>(null);
  const needsPassword = account.data?.methods.password ?? true;
  const refresh = () => client.invalidateQueries({ queryKey: ['administrators'] });

  const ask = (act: AdministratorAct, { id, email: whose }: ListedAdministrator) =>
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
        notify(ACTS[act].done, whose);
        await refresh();
      },
    });

  const showInvitation = async (invitation: Invitation) => {
    setLink(invitation.link === null ? null : { email: invitation.email, address: invitation.link });
    notify(
      'Convite criado',
      invitation.sent ? `Enviamos um e-mail a ${invitation.email}.` : 'Entregue o link mostrado na tela.',
    );
    await refresh();
  };

  const askToInviteAgain = ({ id, email: whose }: ListedAdministrator) =>
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

  return { question, setQuestion, email, setEmail, link, ask, askToInviteAgain, invite };
}
