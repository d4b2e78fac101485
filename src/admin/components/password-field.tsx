import { type Ref, useId } from 'react';
import { useSession } from '../session.ts';

interface Props {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Stands once in a form with passwords, unseen: a password manager reads from it whose they are. */
export function AccountName() {
  const session = useSession();
  return session && <input type="text" autoComplete="username" value={session.email} readOnly hidden />;
}

/** A password's label and field. */
export function PasswordField({ label, autoComplete, value, onChange, hint, name, ref }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        className="field"
        type="password"
        name={name}
        autoComplete={autoComplete}
        required
        aria-describedby={hint === undefined ? undefined : `${id}-ajuda`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-ajuda`} className="quiet small">
          {hint}
        </p>
      )}
    </>
  );
}
