import type { SyntheticEvent } from 'react';
import { type Role, ROLES } from '../../business/roles.ts';
import { copyLink } from '../copy-link.ts';

const ROLE_NAMES: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Dono', may: 'faz tudo no painel' },
  copywriter: { name: 'Redator', may: 'só as páginas, seus rascunhos e suas criações' },
};

export interface ShownLink {
  readonly email: string;
  readonly address: string;
}

interface Props {
  readonly email: string;
  /** To be handed over; null where there is none, or it was sent by mail. */
  readonly link: ShownLink | null;
  readonly onEmail: (email: string) => void;
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

export function InvitationSection({ email, link, onEmail, role, onRole, onSubmit }: Props) {
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
        <fieldset className="role-choice">
          <legend>Papel</legend>
          {ROLES.map((one) => (
            <label key={one}>
              <input type="radio" name="papel" checked={role === one} onChange={() => onRole(one)} />
              <span>
                <strong>{ROLE_NAMES[one].name}</strong>: {ROLE_NAMES[one].may}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button main">
          Convidar
        </button>
      </form>
      {link && (
        <>
          <p role="status">
            Entregue este link a {link.email}. Ele vale por 24 horas, uma única vez: <code>{link.address}</code>
          </p>
          <button
            type="button"
            className="button"
            onClick={() => void copyLink(Promise.resolve(link.address), 'Link copiado', `Entregue a ${link.email}.`)}
          >
            Copiar o link
          </button>
        </>
      )}
    </section>
  );
}
