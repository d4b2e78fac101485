import { NavLink } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { useRole } from '../role.ts';

/** The screens that stand side by side: the pages, the company, and who may enter; and the site as its visitors see it. */
export function AdminNavigation() {
  const isForOwner = useRole() !== 'copywriter';
  return (
    <nav className="admin-navigation" aria-label="Telas do painel">
      <div className="screen-width">
        <NavLink to={addresses.admin.panel}>Páginas</NavLink>
        <NavLink to={addresses.admin.generator}>Gerador</NavLink>
        <NavLink to={addresses.admin.jobs}>Criações</NavLink>
        {isForOwner && <NavLink to={addresses.admin.portfolio}>Serviços feitos</NavLink>}
        {isForOwner && <NavLink to={addresses.admin.company}>Dados da empresa</NavLink>}
        <NavLink to={addresses.admin.security}>Segurança</NavLink>
        {isForOwner && <NavLink to={addresses.admin.administrators}>Administradores</NavLink>}
        {isForOwner && <NavLink to={addresses.admin.audit}>Registro</NavLink>}
        <a href={addresses.home} target="_blank" rel="noopener">
          Ver o site
        </a>
      </div>
    </nav>
  );
}
