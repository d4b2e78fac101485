import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { ScreenHeader } from './screen-header.tsx';

/** In the place of a screen that a copywriter has reached by its address. */
export function OwnerOnly() {
  return (
    <>
      <ScreenHeader title="Só para donos" isMain />
      <main className="screen-width screen-main">
        <section className="surface pad access-section" aria-labelledby="sem-permissao">
          <h2 id="sem-permissao">Você não tem permissão para abrir esta tela</h2>
          <p>
            Seu papel é redator: você cria, edita e publica páginas. Os dados da empresa, os serviços feitos, os
            administradores e o registro são dos donos do painel. Se você precisa desta tela, peça a um dono que mude o
            seu papel em Administradores.
          </p>
          <Link className="button main" to={addresses.admin.panel}>
            Ir para as páginas
          </Link>
        </section>
      </main>
    </>
  );
}
