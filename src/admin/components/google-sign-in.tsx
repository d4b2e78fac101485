import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api-failure.ts';
import { readSignInOptions } from '../api-client.ts';
import { beginEntering } from '../entered-notice.ts';
import { loginAddress } from '../return-address.ts';
import { beginGoogleSignIn } from '../sign-in-client.ts';
import { FormFailure } from './form-failure.tsx';
import { GoogleMark } from './google-mark.tsx';

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
