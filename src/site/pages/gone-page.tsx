import { addresses } from '../../business/addresses.ts';
import type { SitePage } from '../document.tsx';
import { Notice } from '../sections/notice.tsx';

/** The address of a page that was deleted (410). */
export function gonePage(): SitePage {
  return {
    head: {
      title: 'Página removida',
      description: 'Esta página foi removida. Veja por onde continuar.',
      canonicalPath: null,
      indexable: false,
    },
    styles: ['site', 'article'],
    body: (
      <Notice>
        <p className="notice-code">410</p>
        <h1>Esta página foi removida</h1>
        <p>Ela existiu neste endereço e não está mais publicada. O que você procura pode estar em outra página.</p>
        <p>
          <a className="button button-steel" href={addresses.home}>
            Voltar para o início
          </a>
        </p>
      </Notice>
    ),
  };
}
