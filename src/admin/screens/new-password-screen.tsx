import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { messageOf } from '../api-failure.ts';
import { EntranceLink } from '../components/entrance-link.tsx';
import { EntranceCard } from '../components/entrance-card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { resetPassword } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';

/** Opened by the link of an e-mail or of an invitation, whose token stands behind the `#`. */
export function NewPasswordScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [password, setPassword] = useState('');
  const choosing = useMutation({
    mutationFn: () => resetPassword(token, password),
    onSuccess: () => window.history.replaceState(null, '', addresses.admin.newPassword),
  });
  return (
    <EntranceCard title="Escolher senha">
      {choosing.isSuccess ? (
        <p role="status">Senha escolhida. As sessões que estavam abertas foram encerradas.</p>
      ) : (
        <form className="form" onSubmit={submitOnce(choosing)}>
          <NewPasswordField value={password} onChange={setPassword} />
          {choosing.isError && (
            <FormFailure
              title="A senha não foi escolhida"
              detail={messageOf(choosing.error, 'Tente de novo em instantes.')}
            />
          )}
          <button type="submit" className="button main" disabled={choosing.isPending}>
            {choosing.isPending ? 'Salvando...' : 'Salvar senha'}
          </button>
        </form>
      )}
      <p className="small">
        <EntranceLink to={addresses.admin.login}>Ir para o login</EntranceLink>
      </p>
    </EntranceCard>
  );
}
