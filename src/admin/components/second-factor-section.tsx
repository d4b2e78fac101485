import { useState } from 'react';
import type { Account } from '../../auth/account-routes.ts';
import { disableSecondFactor, renewRecoveryCodes } from '../account-calls.ts';
import { notify } from '../notices.ts';
import { beginEnrolment, type Enrolment } from '../sign-in-client.ts';
import type { Question } from './confirm-dialog.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  readonly account: Account;
  readonly ask: (question: Question) => void;
  readonly onChange: () => Promise<void>;
}

/** A code of an app on top of the password: turned on, off, and its recovery codes. */
export function SecondFactorSection({ account, ask, onChange }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const enrolled = async () => {
    setCodes(enrolment?.backupCodes ?? null);
    setEnrolment(null);
    notify('Segundo fator ativado');
    await onChange();
  };

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
      {enrolment && <EnrolmentForm enrolment={enrolment} onEnrolled={enrolled} />}
      {codes && <RecoveryCodes codes={codes} />}
      {account.second_factor && <EnrolledActions ask={ask} onCodes={setCodes} onChange={onChange} />}
    </section>
  );
}

interface EnrolledActionsProps extends Pick<Props, 'ask' | 'onChange'> {
  readonly onCodes: (codes: readonly string[] | null) => void;
}

function EnrolledActions({ ask, onCodes, onChange }: EnrolledActionsProps) {
  return (
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
            run: async (password, typed) => onCodes(await renewRecoveryCodes(password, typed)),
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
              onCodes(null);
              notify('Segundo fator desativado');
              await onChange();
            },
          })
        }
      >
        Desativar
      </button>
    </div>
  );
}
