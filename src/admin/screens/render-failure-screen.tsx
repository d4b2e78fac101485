import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { GateMark } from '../components/gate-mark.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { ScreenNotLoaded } from '../lazy-screen.ts';

const KEPT =
  'O que você digitou continua guardado nesta aba, e as páginas e criações em andamento estão a salvo no servidor.';

function explanationOf(error: unknown): string {
  if (!(error instanceof ScreenNotLoaded)) return 'Algo no painel parou de funcionar.';
  if (!navigator.onLine) return 'Sem conexão com a internet, esta tela não pôde ser carregada.';
  return 'Esta tela não pôde ser carregada: o painel foi atualizado depois que você o abriu, ou a conexão falhou.';
}

function statusOf(error: unknown): string {
  if (error instanceof ScreenNotLoaded) return navigator.onLine ? 'tela não carregada' : 'sem conexão';
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : '500';
}

/** Whether the server answers: loading again without it would leave the browser's own page in the place of the panel. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Says the status and a reference that is in the console too, never the message of what broke. */
export function RenderFailureScreen() {
  useDocumentTitle('Erro no painel');
  const error = useRouteError();
  const [reference] = useState(() => Math.random().toString(36).slice(2, 10));
  const [attempt, setAttempt] = useState<'none' | 'trying' | 'failed'>('none');

  useEffect(() => console.error(`Erro no painel (${reference})`, error), [error, reference]);

  const loadAgain = async () => {
    if (attempt === 'trying') return;
    setAttempt('trying');
    if (await isReachable()) window.location.reload();
    else setAttempt('failed');
  };

  return (
    <main className="login">
      <div className="login-card">
        <div className="login-head">
          <GateMark />
          <h1 lang="en">Unexpected Application Error!</h1>
        </div>
        <p>
          {explanationOf(error)} {KEPT}
        </p>
        <p className="quiet small">
          Status: {statusOf(error)} · Referência <code>{reference}</code>
        </p>
        <p className="failed" role="status">
          {attempt === 'failed' && 'Ainda sem resposta do servidor. Verifique sua conexão e tente de novo.'}
        </p>
        <div className="dialog-foot">
          {/* What broke may have broken more; what did not come leaves the rest whole, without a connection too. */}
          <Link className="button" to={addresses.admin.panel} reloadDocument={!(error instanceof ScreenNotLoaded)}>
            Voltar ao Painel
          </Link>
          <button
            type="button"
            className="button main"
            aria-disabled={attempt === 'trying'}
            onClick={() => void loadAgain()}
          >
            Carregar de novo
          </button>
        </div>
      </div>
    </main>
  );
}
