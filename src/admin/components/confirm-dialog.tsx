import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { messageOf } from '../api-failure.ts';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { AccountName, PasswordField } from './password-field.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button says. */
  readonly act: string;
  readonly isDangerous?: boolean;
  /** Whether the account has a password to be typed again. */
  readonly needsPassword: boolean;
  /** Whether a code of the second factor is asked for as well. */
  readonly needsCode?: boolean;
  readonly run: (password: string, code: string) => Promise<void>;
}

interface Props {
  readonly question: Question | null;
  readonly onClose: () => void;
}

/** Asks before a sensitive change, and for the password again, with a code where that must not do it alone. */
export function ConfirmDialog({ question, onClose }: Props) {
  const [shown, setShown] = useState(question);
  if (question !== null && question !== shown) setShown(question);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const forget = () => {
    setPassword('');
    setCode('');
  };
  const acting = useMutation({
    mutationFn: (asked: Question) => asked.run(password, code.replace(/\s/g, '')),
    onSuccess: () => close(),
    onError: forget,
  });

  function close(): void {
    forget();
    acting.reset();
    onClose();
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (question && !acting.isPending) acting.mutate(question);
  };

  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{shown?.title}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{shown?.text}</AlertDialog.Description>
          <form className="form" onSubmit={submit}>
            {shown?.needsPassword && <OwnPassword password={password} onChange={setPassword} />}
            {shown?.needsCode && <CodeField code={code} onChange={setCode} />}
            {acting.isError && (
              <FormFailure title="Nada foi mudado" detail={messageOf(acting.error, 'Tente de novo em instantes.')} />
            )}
            <div className="dialog-foot">
              <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
              <button
                type="submit"
                className={shown?.isDangerous ? 'button danger filled' : 'button main'}
                disabled={acting.isPending}
              >
                {shown?.act}
              </button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface OwnPasswordProps {
  readonly password: string;
  readonly onChange: (password: string) => void;
}

function OwnPassword({ password, onChange }: OwnPasswordProps) {
  return (
    <>
      <AccountName />
      <PasswordField label="Sua senha" autoComplete="current-password" value={password} onChange={onChange} />
    </>
  );
}
