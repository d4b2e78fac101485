import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type RefObject } from 'react';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { signIn } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';
import { CodeForm } from './code-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  readonly email?: string;
  /** For whoever wants to send the focus to the password. */
  readonly passwordField?: RefObject<HTMLInputElement | null>;
  readonly onSignedIn: () => Promise<void> | void;
}

/** E-mail and password. A refusal keeps the e-mail as typed and goes back to the password. */
export function SignInForm({ email: knownEmail = '', passwordField: givenField, onSignedIn }: Props) {
  const id = useId();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const ownField = useRef<HTMLInputElement>(null);
  const passwordField = givenField ?? ownField;
  const entering = useMutation({
    mutationFn: async () => {
      if (await signIn(email, password)) setCodeNeeded(true);
      else await onSignedIn();
    },
    onError: () => {
      setPassword('');
      passwordField.current?.focus();
    },
  });

  if (isCodeNeeded) {
    const back = () => {
      setPassword('');
      setCodeNeeded(false);
    };
    return <CodeForm onVerified={onSignedIn} onBack={back} />;
  }

  return (
    <form className="form" onSubmit={submitOnce(entering)}>
      <label htmlFor={id}>Email</label>
      <input
        id={id}
        className="field"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        ref={passwordField}
        value={password}
        onChange={setPassword}
      />
      {entering.isError && <SignInFailure error={entering.error} />}
      <button type="submit" className="button main" disabled={entering.isPending}>
        {entering.isPending ? 'Verificando...' : 'Entrar'}
      </button>
    </form>
  );
}

function SignInFailure({ error }: { readonly error: Error }) {
  const detail = isSessionEnd(error)
    ? 'Email ou senha incorretos'
    : messageOf(error, 'Não foi possível verificar seus dados. Tente de novo.');
  return <FormFailure title="Erro de autenticação" detail={detail} />;
}
