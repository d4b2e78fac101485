import { useId } from 'react';

interface Props {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** A code of the second factor, or a recovery code in its place. */
export function CodeField({ code, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Código de verificação</label>
      <input
        id={id}
        className="field"
        autoComplete="one-time-code"
        required
        maxLength={20}
        aria-describedby={`${id}-ajuda`}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-ajuda`} className="quiet small">
        Os 6 números que o aplicativo mostra agora, ou um dos seus códigos de recuperação.
      </p>
    </>
  );
}
