import { useNavigate, useSearchParams } from 'react-router';
import { FormFailure } from '../components/form-failure.tsx';
import { GateMark } from '../components/gate-mark.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { tell } from '../notices.ts';
import { returnAddress } from '../return-address.ts';
import { markSessionRenewed } from '../session-end.ts';

export function LoginScreen() {
  useDocumentTitle('Login Administrativo');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = returnAddress(search.get('volta'));

  return (
    <main className="login">
      <div className="login-card">
        <div className="login-head">
          <GateMark />
          <h1>Login Administrativo</h1>
        </div>
        <p className="quiet">Esta área é restrita apenas para administradores</p>
        {search.has('error') && (
          <FormFailure title="Acesso negado" detail="Você não tem permissão para acessar o painel administrativo" />
        )}
        <SignInForm
          onSignedIn={() => {
            markSessionRenewed();
            tell('Login bem-sucedido');
            return navigate(next, { replace: true });
          }}
        />
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
