import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import type { Invitation } from '../auth/invitation-routes.ts';
import type { ListedAdministrator } from '../auth/administrators-list.ts';
import { type Role, ROLE_WORDS } from '../business/roles.ts';
import {
  actOnAdministrator,
  type AdministratorAct,
  inviteAdministrator,
  giveRole,
  renewInvitation,
} from './access-calls.ts';
import { readAccount } from './account-calls.ts';
import type { Question } from './components/confirm-dialog.tsx';
import type { ShownLink } from './components/invitation-section.tsx';
import { copyLink } from './copy-link.ts';
import { messageOf } from './api-failure.ts';
import { notify, notifyFailure } from './notices.ts';
import { refreshSession } from './session.ts';

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

const ROLE_QUESTIONS: Readonly<Record<Role, string>> = {
  owner:
    'Quem é dono faz tudo: muda os dados da empresa e os serviços feitos, convida e remove administradores, lê o registro.',
  copywriter:
    'Quem é redator cria, edita, publica e exclui páginas. Deixa de ver os dados da empresa, os serviços feitos, os administradores e o registro.',
};

/** What the screen of the administrators asks before it acts, and the link of the invitation made last. */
export function useAdministratorQuestions() {
  const client = useQueryClient();
  const account = useQuery({ queryKey: ['account'], queryFn: readAccount });
  const [question, setQuestion] = useState<Question | null>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('owner');
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
    showLink(invitation);
    notify(
      'Convite criado',
      invitation.sent ? `Enviamos um e-mail a ${invitation.email}.` : 'Entregue o link mostrado na tela.',
    );
    await refresh();
  };

  const askForRole = ({ id, email: whose, role: before }: ListedAdministrator, isOwn: boolean) => {
    const given = before === 'owner' ? 'copywriter' : 'owner';
    setQuestion({
      ...roleWords(given, whose),
      needsPassword,
      run: async (password) => {
        await giveRole(id, given, password);
        notify('Papel mudado', `${whose} agora é ${ROLE_WORDS[given]}.`);
        await (isOwn ? refreshSession() : refresh());
      },
    });
  };

  const showLink = (made: Invitation) => setLink(linkOf(made));
  const renewing = useRenewal(showLink, refresh);

  const invite = (event: SyntheticEvent) => {
    event.preventDefault();
    setQuestion({
      title: `Convidar ${email} como ${ROLE_WORDS[role]}`,
      text: 'Quem é convidado entra com o Google deste e-mail ou escolhe uma senha pelo link do convite.',
      act: 'Convidar',
      needsPassword,
      run: async (password) => {
        await showInvitation(await inviteAdministrator(email, role, password));
        setEmail('');
      },
    });
  };

  return { question, setQuestion, email, setEmail, role, setRole, link, ask, askForRole, renewing, invite };
}

const linkOf = ({ email, link }: Invitation): ShownLink | null => (link === null ? null : { email, address: link });

function roleWords(role: Role, whose: string) {
  const act = `Tornar ${ROLE_WORDS[role]}`;
  return { title: `${act}: ${whose}`, text: ROLE_QUESTIONS[role], act, isDangerous: role !== 'owner' };
}

/** Renews an invitation and copies its link, which is shown first: what was not copied can be read. */
function useRenewal(show: (invitation: Invitation) => void, refresh: () => Promise<void>) {
  return useMutation({
    mutationFn: async ({ id, email }: ListedAdministrator) => {
      const invitation = renewInvitation(id);
      const link = invitation.then((made) => made.link ?? '');
      void invitation.then(show, () => undefined);
      await copyLink(link, 'Link renovado e copiado', `Entregue a ${email}. O link anterior deixou de valer.`);
      await refresh();
    },
    onError: (failure) => notifyFailure('O link não foi renovado', messageOf(failure, 'Tente de novo em instantes.')),
  });
}
