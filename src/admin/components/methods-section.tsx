import { useMutation } from '@tanstack/react-query';
import { addresses } from '../../business/addresses.ts';
import type { Account } from '../../auth/account-routes.ts';
import { unlinkMethod } from '../account-calls.ts';
import { messageOf } from '../api-failure.ts';
import { notify, notifyFailure } from '../notices.ts';
import { beginGoogleSignIn } from '../sign-in-client.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import type { Question } from './confirm-dialog.tsx';

interface Props {
  readonly account: Account;
  readonly ask: (question: Question) => void;
  readonly onChange: () => Promise<void>;
}

/** Password and Google: changed, linked, taken away. */
export function MethodsSection({
  account: { methods, google_configured: isGoogleConfigured, second_factor: hasSecondFactor, email },
  ask,
  onChange,
}: Props) {
  const linking = useMutation({
    mutationFn: () => beginGoogleSignIn(addresses.admin.security, addresses.admin.login),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (failure) =>
      notifyFailure('Erro de autenticação', messageOf(failure, 'Não foi possível abrir o login do Google.')),
  });
  const unlink = (method: 'password' | 'google', name: string) =>
    ask({
      title: `Remover ${name}`,
      text: 'Você deixa de poder entrar desta forma.',
      act: 'Remover',
      isDangerous: true,
      needsPassword: methods.password,
      run: async (password) => {
        await unlinkMethod(method, password);
        notify('Forma de entrar removida');
        await onChange();
      },
    });

  return (
    <section className="surface pad access-section" aria-labelledby="formas">
      <h2 id="formas">{methods.google || isGoogleConfigured ? 'Senha e Google' : 'Senha'}</h2>
      <ChoosePasswordForm hasPassword={methods.password} onChange={onChange} />
      <div className="access-actions">
        {methods.password && methods.google && (
          <button type="button" className="button danger" onClick={() => unlink('password', 'a senha')}>
            Remover a senha
          </button>
        )}
        {methods.google && methods.password && (
          <button type="button" className="button danger" onClick={() => unlink('google', 'o Google')}>
            Desvincular o Google
          </button>
        )}
        {!methods.google && isGoogleConfigured && !hasSecondFactor && (
          <button type="button" className="button" disabled={linking.isPending} onClick={() => linking.mutate()}>
            Vincular o Google de {email}
          </button>
        )}
      </div>
      {methods.google && (
        <p className="quiet small">
          O Google de {email} está vinculado.
          {hasSecondFactor && ' Com o segundo fator ativo, a conta entra com senha e código.'}
        </p>
      )}
    </section>
  );
}
