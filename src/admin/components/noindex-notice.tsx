import { TriangleAlert } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import type { ShownDraft } from '../draft.ts';

/** Said before the page is saved. */
export function NoindexNotice({ draft }: { readonly draft: ShownDraft }) {
  if (draft.indexable) return null;
  return (
    <div className="noindex-notice" role="note">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        <strong>Será publicada com noindex.</strong> O texto é parecido demais com o de outra página
        {draft.nearest_slug !== null && (
          <>
            {' ('}
            <a href={addresses.usefulLink(draft.nearest_slug)} target="_blank" rel="noopener">
              {addresses.usefulLink(draft.nearest_slug)}
            </a>
            )
          </>
        )}
        . Ela fica no ar, mas fora dos buscadores e do sitemap. Tente outra versão ou aumente a criatividade. Depois de salvar, você pode decidir o contrário em “Editar”.
      </p>
    </div>
  );
}
