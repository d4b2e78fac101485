import { TriangleAlert } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import type { ShownDraft } from '../draft.ts';
import { isAnswered, whyUnanswered } from '../understanding-labels.ts';

/** Said before the page is saved. */
export function NoindexNotice({ draft }: { readonly draft: ShownDraft }) {
  if (draft.indexable) return null;
  return (
    <div className="noindex-notice" role="note">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        <strong>Será publicada com noindex.</strong>{' '}
        {isAnswered(draft.understood) ? (
          <TooMuchAlike slug={draft.nearest_slug} />
        ) : (
          `${whyUnanswered(draft.understood, draft.judgement.findings)} Se você salvar, ela fica no ar, mas fora dos buscadores e do sitemap.`
        )}
      </p>
    </div>
  );
}

function TooMuchAlike({ slug }: { readonly slug: string | null }) {
  return (
    <>
      O texto é parecido demais com o de outra página
      {slug !== null && (
        <>
          {' ('}
          <a href={addresses.usefulLink(slug)} target="_blank" rel="noopener">
            {addresses.usefulLink(slug)}
          </a>
          )
        </>
      )}
      . Ela fica no ar, mas fora dos buscadores e do sitemap. Tente outra versão ou aumente a criatividade. Depois de
      salvar, você pode decidir o contrário em “Editar”.
    </>
  );
}
