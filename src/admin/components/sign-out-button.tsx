import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import { messageOf } from '../api-failure.ts';
import { notify, notifyFailure } from '../notices.ts';
import { forgetWaiting, isAnythingWaiting } from '../portfolio/waiting-mark.ts';
import { useSession } from '../session.ts';
import { signOut } from '../sign-in-client.ts';
import { clearStoredTexts } from '../stored-text.ts';
import { countUnsent, forgetUnsent } from '../unsent-texts.ts';
import { lostBySigningOut } from '../unsent-words.ts';

export function SignOutButton() {
  const by = useSession()?.email ?? '';
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      clearStoredTexts();
      forgetUnsent(by);
      forgetWaiting(by);
      // A full load, so that nothing fetched for this session stays in memory.
      window.location.assign(addresses.admin.login);
    },
    onError: (failure) =>
      notifyFailure('Erro ao sair', messageOf(failure, 'Não foi possível encerrar a sessão. Tente de novo.')),
  });
  const leave = () => {
    const lost = lostBySigningOut({ texts: countUnsent(by), hasJobs: isAnythingWaiting(by) });
    if (lost === '') return leaving.mutate();
    notify('Nem tudo foi enviado', lost, { label: 'Sair mesmo assim', run: () => leaving.mutate() });
  };
  return (
    <button type="button" className="button on-graphite sign-out" disabled={leaving.isPending} onClick={leave}>
      <LogOut aria-hidden="true" size={18} />
      <span className="max-md:sr-only">Sair</span>
    </button>
  );
}
