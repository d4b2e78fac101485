import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets, ScreenFiles } from './assets.ts';
import { addresses } from './business/addresses.ts';
import { ROLE_META } from './business/browser-keys.ts';
import type { Role } from './business/roles.ts';

const NOTHING: ScreenFiles = { preloads: [], styles: [] };

/**
 * The document in which the administrators' application starts. It holds no data but the role, so that nothing is shown to go away again: the
 * application asks for all of it.
 *
 * @param role null for whoever has not signed in, who is shown the screens before the sign-in.
 * @param own what the screen of the address needs of its own.
 * @param calls addresses of the API that it asks for at once.
 */
export function adminShell(
  { panel, entrance, font, preamble }: Assets['admin'],
  nonce: string,
  role: Role | null,
  own: ScreenFiles = NOTHING,
  calls: readonly string[] = [],
): string {
  const { scripts, preloads, styles } = role === null ? entrance : panel;
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex, nofollow" />
        <meta property="csp-nonce" nonce={nonce} />
        {role !== null && <meta name={ROLE_META} content={role} />}
        <title>Painel Administrativo</title>
        <link rel="icon" href={addresses.favicon} />
        {[...styles, ...own.styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        {/* The script that starts the panel before the many small ones: browsers would ask for it last. */}
        {[...scripts, ...preloads].map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {calls.map((href) => (
          <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />
        ))}
        {own.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
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
