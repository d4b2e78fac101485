import { PasswordField } from './password-field.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a new password is typed; what speaks against it is the server's to say. */
export function NewPasswordField(props: Props) {
  return (
    <PasswordField
      {...props}
      label="Nova senha"
      autoComplete="new-password"
      hint="De 12 a 128 caracteres. Algumas palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar."
    />
  );
}
