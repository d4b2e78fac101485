import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../api-failure.ts';
import { verifyCode } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';
import { FormFailure } from './form-failure.tsx';

interface Props {
  readonly onVerified: () => Promise<void> | void;
  readonly onBack: () => void;
}

/** The second step of signing in, for an account with a second factor. */
export function CodeForm({ onVerified, onBack }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const verifying = useMutation({
    mutationFn: async () => {
      await verifyCode(code);
      await onVerified();
    },
    onError: () => {
      setCode('');
      field.current?.focus();
    },
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <form className="form" onSubmit={submitOnce(verifying)}>
      <label htmlFor={id}>Código de verificação</label>
      <input
        id={id}
        ref={field}
        className="field"
        name="code"
        autoComplete="one-time-code"
        required
        maxLength={20}
        aria-describedby={`${id}-ajuda`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <p id={`${id}-ajuda`} className="quiet small">
        Digite os 6 números que o aplicativo mostra agora, ou um dos seus códigos de recuperação.
      </p>
      {verifying.isError && (
        <FormFailure
          title="Erro de autenticação"
          detail={messageOf(verifying.error, 'Não foi possível verificar o código. Tente de novo.')}
        />
      )}
      <button type="submit" className="button main" disabled={verifying.isPending}>
        {verifying.isPending ? 'Verificando...' : 'Confirmar'}
      </button>
      <button type="button" className="button" onClick={onBack}>
        Voltar
      </button>
    </form>
  );
}
