import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { messageOf } from '../api-failure.ts';
import { readSignInOptions } from '../api-client.ts';
import { EntranceLink } from '../components/entrance-link.tsx';
import { EntranceCard } from '../components/entrance-card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { requestPasswordReset } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';

export function ForgottenPasswordScreen() {
  const options = useQuery({ queryKey: ['sign-in-options'], queryFn: readSignInOptions, staleTime: Infinity });
  const [email, setEmail] = useState('');
  const asking = useMutation({ mutationFn: () => requestPasswordReset(email) });
  return (
    <EntranceCard title="Recuperar senha">
      {options.data?.password_recovery === false && (
        <p>
          O envio de e-mails não está configurado. Quem cuida do servidor cria uma senha nova para você com o comando
          node bin/admin.mjs senha.
        </p>
      )}
      {options.data?.password_recovery && !asking.isSuccess && (
        <form className="form" onSubmit={submitOnce(asking)}>
          <label htmlFor="email">E-mail</label>
          <input
            id="email"
            className="field"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {asking.isError && (
            <FormFailure
              title="O pedido não foi feito"
              detail={messageOf(asking.error, 'Tente de novo em instantes.')}
            />
          )}
          <button type="submit" className="button main" disabled={asking.isPending}>
            {asking.isPending ? 'Enviando...' : 'Enviar o link de recuperação'}
          </button>
        </form>
      )}
      {asking.isSuccess && (
        <p role="status">
          Se este e-mail estiver na lista de administradores, enviamos a ele um link para escolher outra senha. O link
          vale por 30 minutos.
        </p>
      )}
      <p className="small">
        <EntranceLink to={addresses.admin.login}>Voltar ao login</EntranceLink>
      </p>
    </EntranceCard>
  );
}
