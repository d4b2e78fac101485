import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './assets.ts';
import { addresses } from './business/addresses.ts';

/** The document in which the administrators' application starts. It holds no data: the application asks for all of it. */
export function adminShell({ scripts, styles, preamble }: Assets['admin'], nonce: string): string {
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta property="csp-nonce" nonce={nonce} />
        <title>Painel Administrativo</title>
        <link rel="icon" href={addresses.favicon} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {preamble !== '' && <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: preamble }} />}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="admin" />
        <noscript>O painel precisa de JavaScript. As páginas públicas do site funcionam sem ele.</noscript>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
