import { addresses } from '../../business/addresses.ts';
import type { SitePage } from '../document.tsx';
import { Notice } from '../sections/notice.tsx';

/** Never an internal message: the status, and a reference that finds the line in the log. */
export function errorPage({ status, reference }: { readonly status: number; readonly reference: string }): SitePage {
  return {
    head: {
      title: `Erro ${status}`,
      description: 'A página não pôde ser mostrada. Tente de novo em instantes.',
      canonicalPath: null,
      indexable: false,
    },
    styles: ['site', 'article'],
    body: (
      <Notice>
        <p className="notice-code">{status}</p>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p>Algo falhou do nosso lado e a página não pôde ser mostrada. Tente de novo em instantes ou fale com a gente pelo WhatsApp.</p>
        <p className="meta">{`Referência: ${reference}`}</p>
        <p>
          <a className="button button-steel" href={addresses.home}>
            Voltar para o início
          </a>
        </p>
      </Notice>
    ),
  };
}
