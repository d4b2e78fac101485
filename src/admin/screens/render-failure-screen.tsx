import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { GateMark } from '../components/gate-mark.tsx';
import { useDocumentTitle } from '../document-title.ts';

/** Says the status and a reference that is in the console too, never the message of what broke. */
export function RenderFailureScreen() {
  useDocumentTitle('Erro no painel');
  const error = useRouteError();
  const [reference] = useState(() => Math.random().toString(36).slice(2, 10));
  const status = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : '500';

  useEffect(() => console.error(`Erro no painel (${reference})`, error), [error, reference]);

  return (
    <main className="login">
      <div className="login-card">
        <div className="login-head">
          <GateMark />
          <h1 lang="en">Unexpected Application Error!</h1>
        </div>
        <p>
          Algo no painel parou de funcionar. O que você digitou no gerador continua guardado nesta aba, e as páginas e criações em andamento
          estão a salvo no servidor.
        </p>
        <p className="quiet small">
          Status {status} · Referência <code>{reference}</code>
        </p>
        <div className="dialog-foot">
          <a className="button" href={addresses.admin.panel}>
            Voltar ao Painel
          </a>
          <button type="button" className="button main" onClick={() => window.location.reload()}>
            Recarregar
          </button>
        </div>
      </div>
    </main>
  );
}
