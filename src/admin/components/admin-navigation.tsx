import { NavLink } from 'react-router';
import { addresses } from '../../business/addresses.ts';

/** The screens that stand side by side: the pages, the company, and who may enter. */
export function AdminNavigation() {
  return (
    <nav className="admin-navigation" aria-label="Telas do painel">
      <div className="screen-width">
        <NavLink to={addresses.admin.panel}>Páginas</NavLink>
        <NavLink to={addresses.admin.company}>Dados da empresa</NavLink>
        <NavLink to={addresses.admin.security}>Segurança</NavLink>
        <NavLink to={addresses.admin.administrators}>Administradores</NavLink>
        <NavLink to={addresses.admin.audit}>Registro</NavLink>
      </div>
    </nav>
  );
}
