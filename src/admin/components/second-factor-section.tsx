import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { Account } from '../../auth/account-routes.ts';
import { disableSecondFactor, renewRecoveryCodes } from '../access-calls.ts';
import { messageOf } from '../api-failure.ts';
import { tell } from '../notices.ts';
import { beginEnrolment, type Enrolment, finishEnrolment } from '../sign-in-calls.ts';
import { submitOnce } from '../submit-once.ts';
import type { Question } from './confirm-dialog.tsx';
import { FormFailure } from './form-failure.tsx';

interface Props {
  readonly account: Account;
  readonly ask: (question: Question) => void;
  readonly onChange: () => Promise<void>;
}

/** A code of an app on top of the password: turned on, off, and its recovery codes. */
export function SecondFactorSection({ account, ask, onChange }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const finishing = useMutation({
    mutationFn: () => finishEnrolment(code),
    onSuccess: async () => {
      setCodes(enrolment?.backupCodes ?? null);
      setEnrolment(null);
      setCode('');
      tell('Segundo fator ativado');
      await onChange();
    },
  });
  const secret = enrolment === null ? '' : (new URL(enrolment.totpURI).searchParams.get('secret') ?? '');

  return (
    <section className="surface pad access-section" aria-labelledby="segundo-fator">
      <h2 id="segundo-fator">Segundo fator</h2>
      <p className="quiet">
        {account.second_factor
          ? 'Ativo: depois da senha, o painel pede um código do seu aplicativo.'
          : 'Inativo. Com ele, quem descobrir sua senha ainda precisa do código do seu aplicativo para entrar.'}
      </p>
      {!account.second_factor && account.second_factor_required && (
        <FormFailure
          title="Obrigatório"
          detail="O painel exige o segundo fator de todos. Ative o seu para usar as outras telas."
        />
      )}
      {!account.methods.password && <p>Para ativar o segundo fator, crie antes uma senha.</p>}
      {!account.second_factor && account.methods.password && enrolment === null && (
        <button
          type="button"
          className="button main"
          onClick={() =>
            ask({
              title: 'Ativar o segundo fator',
              text: 'Tenha à mão um aplicativo de códigos, como o Google Authenticator ou o do seu gerenciador de senhas.',
              act: 'Continuar',
              needsPassword: true,
              run: async (password) => setEnrolment(await beginEnrolment(password)),
            })
          }
        >
          Ativar
        </button>
      )}
      {enrolment && (
        <form className="form" onSubmit={submitOnce(finishing)}>
          <p>
            Leia o código QR com o aplicativo, ou digite nele a chave, e depois escreva aqui o código que ele mostrar.
          </p>
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
      )}
      {codes && (
        <div role="status">
          <p>
            <strong>Guarde estes códigos de recuperação.</strong> Cada um vale uma vez, no lugar do código do
            aplicativo, e eles não aparecem de novo.
          </p>
          <ul className="recovery-codes">
            {codes.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {account.second_factor && (
        <div className="access-actions">
          <button
            type="button"
            className="button"
            onClick={() =>
              ask({
                title: 'Gerar outros códigos de recuperação',
                text: 'Os códigos antigos deixam de valer.',
                act: 'Gerar códigos',
                needsPassword: true,
                needsCode: true,
                run: async (password, typed) => setCodes(await renewRecoveryCodes(password, typed)),
              })
            }
          >
            Gerar outros códigos de recuperação
          </button>
          <button
            type="button"
            className="button danger"
            onClick={() =>
              ask({
                title: 'Desativar o segundo fator',
                text: 'A senha sozinha volta a bastar para entrar.',
                act: 'Desativar',
                isDangerous: true,
                needsPassword: true,
                needsCode: true,
                run: async (password, typed) => {
                  await disableSecondFactor(password, typed);
                  setCodes(null);
                  tell('Segundo fator desativado');
                  await onChange();
                },
              })
            }
          >
            Desativar
          </button>
        </div>
      )}
    </section>
  );
}
