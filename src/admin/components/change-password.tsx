import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api-failure.ts';
import { notify } from '../notices.ts';
import { refreshSession } from '../session.ts';
import { changePassword } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';
import { FormFailure } from './form-failure.tsx';
import { AccountName, PasswordField } from './password-field.tsx';

/** Shown while the account still has the password that the first start printed. */
export function ChangePassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const changing = useMutation({
    mutationFn: () => changePassword(current, next),
    onSuccess: async () => {
      notify('Senha alterada', 'Use a nova senha a partir de agora.');
      await refreshSession();
    },
  });
  return (
    <section className="surface password-banner" aria-labelledby="trocar-senha">
      <div>
        <h2 id="trocar-senha">Troque a senha inicial</h2>
        <p className="quiet">
          Você entrou com a senha criada na instalação. Escolha uma só sua para proteger o painel.
        </p>
      </div>
      <form className="password-form" onSubmit={submitOnce(changing)}>
        <AccountName />
        <div>
          <PasswordField label="Senha atual" autoComplete="current-password" value={current} onChange={setCurrent} />
        </div>
        <div>
          <PasswordField label="Nova senha" autoComplete="new-password" value={next} onChange={setNext} />
        </div>
        <button type="submit" className="button main" disabled={changing.isPending}>
          {changing.isPending ? 'Trocando...' : 'Trocar senha'}
        </button>
        {changing.isError && (
          <FormFailure
            title="A senha não foi trocada"
            detail={messageOf(changing.error, 'Não foi possível trocar a senha.')}
          />
        )}
      </form>
    </section>
  );
}
