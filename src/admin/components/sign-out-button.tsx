import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import { messageOf } from '../api-failure.ts';
import { clearStoredTexts } from '../stored-text.ts';
import { notify, notifyFailure } from '../notices.ts';
import { forgetWaiting, isAnythingWaiting } from '../portfolio/waiting-mark.ts';
import { signOut } from '../sign-in-client.ts';

export function SignOutButton() {
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      clearStoredTexts();
      forgetWaiting();
      // A full load, so that nothing fetched for this session stays in memory.
      window.location.assign(addresses.admin.login);
    },
    onError: (failure) =>
      notifyFailure('Erro ao sair', messageOf(failure, 'Não foi possível encerrar a sessão. Tente de novo.')),
  });
  const leave = () => {
    if (!isAnythingWaiting()) return leaving.mutate();
    const act = { label: 'Sair mesmo assim', run: () => leaving.mutate() };
    notify('Há um serviço esperando conexão', 'Se você sair, o que não foi enviado é apagado deste aparelho.', act);
  };
  return (
    <button type="button" className="button on-graphite sign-out" disabled={leaving.isPending} onClick={leave}>
      <LogOut aria-hidden="true" size={18} />
      <span className="max-md:sr-only">Sair</span>
    </button>
  );
}
