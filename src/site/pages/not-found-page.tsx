import { addresses } from '../../business/addresses.ts';
import type { SitePage } from '../document.tsx';
import { Notice } from '../sections/notice.tsx';

export function notFoundPage(): SitePage {
  return {
    head: {
      title: 'Página não encontrada (404)',
      description: 'O endereço não existe neste site. Veja por onde continuar.',
      canonicalPath: null,
      indexable: false,
    },
    styles: ['site', 'article'],
    body: (
      <Notice>
        <p className="notice-code">404</p>
        <h1 lang="en">Oops! Page not found</h1>
        <p>Esta página não existe: o endereço pode ter sido digitado com um erro ou ter mudado de lugar.</p>
        <p>
          <a className="button button-steel" href={addresses.home} lang="en">
            Return to Home
          </a>
        </p>
      </Notice>
    ),
  };
}
