import { useId } from 'react';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a new password is typed; what speaks against it is the server's to say. */
export function NewPasswordField({ value, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Nova senha</label>
      <input
        id={id}
        className="field"
        type="password"
        autoComplete="new-password"
        required
        aria-describedby={`${id}-ajuda`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-ajuda`} className="quiet small">
        De 12 a 128 caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.
      </p>
    </>
  );
}
