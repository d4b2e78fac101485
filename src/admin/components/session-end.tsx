import { loginAddress } from '../return-address.ts';
import { usePart } from '../part.ts';
import { createElement, useState } from 'react';

const load = async () => (await import('./session-end-dialog.tsx')).SessionEndDialog;

interface Props {
  /** From some minutes before the end on. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  readonly isOver: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** The dialog of the session's end, fetched before it is needed; where it does not come, the way to the sign-in screen. */
export function SessionEnd({ isNear, ...props }: Props) {
  const [isMissing, setMissing] = useState(false);
  const dialog = usePart(load, isNear || props.isOpen, () => setMissing(true));
  if (dialog !== null) return createElement(dialog, props);
  if (!isMissing || !props.isOpen) return null;
  return (
    <div className="session-warning" role="alert">
      <p className="screen-width">
        {props.isOver ? 'Sua sessão terminou.' : 'Sua sessão está para terminar.'} O que você digitou continua guardado
        nesta aba. <a href={loginAddress(window.location.pathname)}>Ir para a tela de login</a>
      </p>
    </div>
  );
}
