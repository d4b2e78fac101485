import { NavLink } from 'react-router';
import { addresses } from '../../business/addresses.ts';

/** The screens about who may enter. */
export function AccessNavigation() {
  return (
    <nav className="screen-width access-navigation" aria-label="Acesso e segurança">
      <NavLink to={addresses.admin.security}>Segurança</NavLink>
      <NavLink to={addresses.admin.administrators}>Administradores</NavLink>
      <NavLink to={addresses.admin.record}>Registro</NavLink>
    </nav>
  );
}
