import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api-failure.ts';
import { readSignInOptions } from '../api-client.ts';
import { beginEntering } from '../entered-notice.ts';
import { loginAddress } from '../return-address.ts';
import { beginGoogleSignIn } from '../sign-in-client.ts';
import { FormFailure } from './form-failure.tsx';

export function GoogleSignIn({ next }: { readonly next: string }) {
  const options = useQuery({ queryKey: ['sign-in-options'], queryFn: readSignInOptions, staleTime: Infinity });
  const [isRefused, setRefused] = useState(false);
  const beginning = useMutation({
    mutationFn: () => beginGoogleSignIn(next, loginAddress(next)),
    onSuccess: ({ url }) => {
      beginEntering();
      window.location.assign(url);
    },
  });

  const press = () => {
    if (options.data?.google) beginning.mutate();
    else setRefused(true);
  };

  return (
    <div className="google">
      <button type="button" className="button" disabled={beginning.isPending || options.isPending} onClick={press}>
        <GoogleMark />
        Entrar com Google
      </button>
      {beginning.isError && (
        <FormFailure
          title="Erro de autenticação"
          detail={messageOf(beginning.error, 'Não foi possível abrir o login do Google.')}
        />
      )}
      <p role="status" className="small">
        {isRefused && 'O login com Google não está configurado. Entre com email e senha.'}
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="currentColor"
        d="M21.6 10.2H12v3.9h5.5c-.5 2.4-2.5 3.8-5.5 3.8a5.9 5.9 0 1 1 0-11.8c1.5 0 2.8.5 3.8 1.4l2.9-2.9A10 10 0 1 0 12 22c5.8 0 9.8-4 9.8-9.9 0-.6-.1-1.3-.2-1.9z"
      />
    </svg>
  );
}
