import type { SyntheticEvent } from 'react';

export interface ShownLink {
  readonly email: string;
  readonly address: string;
}

interface Props {
  readonly email: string;
  /** To be handed over; null where there is none, or it was sent by mail. */
  readonly link: ShownLink | null;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

export function InvitationSection({ email, link, onEmail, onSubmit }: Props) {
  return (
    <section className="surface pad access-section" aria-labelledby="convidar">
      <h2 id="convidar">Convidar</h2>
      <form className="access-form" onSubmit={onSubmit}>
        <label htmlFor="convidado">E-mail de quem vai administrar</label>
        <input
          id="convidado"
          className="field"
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <button type="submit" className="button main">
          Convidar
        </button>
      </form>
      {link && (
        <p role="status">
          Entregue este link a {link.email}. Ele vale por 24 horas, uma única vez: <code>{link.address}</code>
        </p>
      )}
    </section>
  );
}
