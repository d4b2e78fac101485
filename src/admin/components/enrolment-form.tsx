import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { messageOf } from '../api-failure.ts';
import { type Enrolment, finishEnrolment } from '../sign-in-client.ts';
import { submitOnce } from '../submit-once.ts';
import { FormFailure } from './form-failure.tsx';

interface Props {
  readonly enrolment: Enrolment;
  readonly onEnrolled: () => Promise<void>;
}

/** The key of a second factor for the app, and the first code of it, which turns it on. */
export function EnrolmentForm({ enrolment, onEnrolled }: Props) {
  const [code, setCode] = useState('');
  const finishing = useMutation({ mutationFn: () => finishEnrolment(code), onSuccess: onEnrolled });
  const secret = new URL(enrolment.totpURI).searchParams.get('secret') ?? '';
  return (
    <form className="form" onSubmit={submitOnce(finishing)}>
      <p>Leia o código QR com o aplicativo, ou digite nele a chave, e depois escreva aqui o código que ele mostrar.</p>
      <div
        className="qr"
        role="img"
        aria-label="Código QR da chave"
        dangerouslySetInnerHTML={{ __html: renderSVG(enrolment.totpURI, { border: 2 }) }}
      />
      <p>
        Chave: <code>{secret}</code>
      </p>
      <label htmlFor="codigo">Código do aplicativo</label>
      <input
        id="codigo"
        className="field"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {finishing.isError && (
        <FormFailure
          title="O código não foi aceito"
          detail={messageOf(finishing.error, 'Confira o código e tente de novo.')}
        />
      )}
      <button type="submit" className="button main" disabled={finishing.isPending}>
        Ativar o segundo fator
      </button>
    </form>
  );
}
