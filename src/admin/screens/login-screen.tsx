import { useEffect } from 'react';
import { addresses } from '../../business/addresses.ts';
import { RETURN_PARAMETER, SECOND_FACTOR_ASKED } from '../../business/browser-keys.ts';
import { EntranceLink } from '../components/entrance-link.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { GateMark } from '../components/gate-mark.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { beginEntering, endEntering } from '../entered-notice.ts';
import { returnAddress } from '../return-address.ts';

/** Why Google's answer did not let one in. What is wrong with an address is told to nobody. */
function refusalOf(code: string | null): { readonly title: string; readonly detail: string } | null {
  if (code === null) return null;
  if (code === SECOND_FACTOR_ASKED)
    return {
      title: 'Falta o código',
      detail: 'A sua conta usa o segundo fator. Entre com email e senha e digite o código do aplicativo.',
    };
  if (code === 'access_denied')
    return { title: 'Login cancelado', detail: 'O login com Google foi cancelado antes do fim.' };
  return { title: 'Acesso negado', detail: 'Você não tem permissão para acessar o painel administrativo' };
}

export function LoginScreen() {
  useDocumentTitle('Login Administrativo');
  const search = new URLSearchParams(window.location.search);
  const refusal = refusalOf(search.get('error'));
  const next = returnAddress(search.get(RETURN_PARAMETER));
  // Refused, or left in the middle: what follows is no sign-in with Google.
  useEffect(() => void endEntering(), []);

  return (
    <main className="login">
      <div className="login-card">
        <div className="login-head">
          <GateMark />
          <h1>Login Administrativo</h1>
        </div>
        <p className="quiet">Esta área é restrita apenas para administradores</p>
        {refusal && <FormFailure title={refusal.title} detail={refusal.detail} />}
        <SignInForm
          onSignedIn={() => {
            beginEntering();
            window.location.replace(next);
          }}
        />
        <p className="small">
          <EntranceLink to={addresses.admin.forgottenPassword}>Esqueci minha senha</EntranceLink>
        </p>
        <p className="or">
          <span>ou</span>
        </p>
        <GoogleSignIn next={next} />
        <p className="quiet small">Apenas emails autorizados podem acessar o painel</p>
      </div>
      <ThemeSwitch />
    </main>
  );
}
