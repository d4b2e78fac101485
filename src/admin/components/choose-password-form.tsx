import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createPassword } from '../account-calls.ts';
import { messageOf } from '../api-failure.ts';
import { notify } from '../notices.ts';
import { changePassword } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { AccountName, PasswordField } from './password-field.tsx';

interface Props {
  readonly hasPassword: boolean;
  readonly onChange: () => Promise<void>;
}

/** Another password, or the first one of an account that enters by Google. */
export function ChoosePasswordForm({ hasPassword, onChange }: Props) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const choosing = useMutation({
    mutationFn: () => (hasPassword ? changePassword(current, next) : createPassword(next)),
    onSuccess: async () => {
      setCurrent('');
      setNext('');
      notify(
        hasPassword ? 'Senha alterada' : 'Senha criada',
        hasPassword ? 'As outras sessões foram encerradas.' : undefined,
      );
      await onChange();
    },
  });

  return (
    <form className="form" onSubmit={submitOnce(choosing)}>
      <AccountName />
      {hasPassword && (
        <PasswordField label="Senha atual" autoComplete="current-password" value={current} onChange={setCurrent} />
      )}
      <NewPasswordField value={next} onChange={setNext} />
      {choosing.isError && (
        <FormFailure
          title="A senha não foi trocada"
          detail={messageOf(choosing.error, 'Não foi possível trocar a senha.')}
        />
      )}
      <button type="submit" className="button main" disabled={choosing.isPending}>
        {hasPassword ? 'Trocar senha' : 'Criar senha'}
      </button>
    </form>
  );
}
