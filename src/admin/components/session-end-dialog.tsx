import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { loginAddress } from '../return-address.ts';
import { renewSession } from '../session.ts';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
  readonly isOpen: boolean;
  /** Once the session is over there is nothing behind the dialog that could be used. */
  readonly isOver: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

export function SessionEndDialog({ isOpen, isOver, email, onClose }: Props) {
  const passwordField = useRef<HTMLInputElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isOver && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={email === '' ? undefined : passwordField}>
          <AlertDialog.Title className="dialog-title">
            {isOver ? 'Sua sessão terminou' : 'Entre de novo'}
          </AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            {isOver
              ? 'Entre de novo para continuar de onde parou. O que você digitou continua na tela.'
              : 'A sessão passa a contar a partir de agora. O que você digitou continua na tela.'}
          </AlertDialog.Description>
          <SignInForm
            email={email}
            passwordField={passwordField}
            onSignedIn={async () => {
              await renewSession();
              onClose();
            }}
          />
          <div className="dialog-foot">
            {isOver ? (
              <a href={loginAddress(window.location.pathname)}>Ir para a tela de login</a>
            ) : (
              <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
