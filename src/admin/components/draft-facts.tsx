import { TriangleAlert } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import type { ShownDraft } from '../draft.ts';
import { isAnswered, whyUnanswered } from '../understood-words.ts';
import { LikenessGauge } from './likeness-gauge.tsx';

/** What the page will be beside its content, said before it is saved. */
export function DraftFacts({ draft }: { readonly draft: ShownDraft }) {
  return (
    <>
      {!draft.indexable && (
        <div className="noindex-notice" role="note">
          <TriangleAlert aria-hidden="true" size={20} />
          <p>
            <strong>Será publicada com noindex.</strong> {isAnswered(draft.understood) ? (
              <TooMuchAlike slug={draft.nearest_slug} />
            ) : (
              `${whyUnanswered(draft.understood, draft.judgement.findings)} Se você salvar, ela fica no ar, mas fora dos buscadores e do sitemap.`
            )}
          </p>
        </div>
      )}
      <dl className="draft-facts">
        <div>
          <dt>Título</dt>
          <dd>{draft.title}</dd>
        </div>
        <div>
          <dt>Endereço</dt>
          <dd>
            <code>{addresses.usefulLink(draft.slug)}</code>
            {draft.taken && (
              <>
                {' '}
                <a href={addresses.usefulLink(draft.slug)} target="_blank" rel="noopener">
                  Ver a página que já existe
                </a>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Descrição</dt>
          <dd>{draft.description}</dd>
        </div>
        <div>
          <dt>Semelhança com a mais próxima</dt>
          <dd>
            <LikenessGauge likeness={draft.likeness} />
          </dd>
        </div>
      </dl>
    </>
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
      . Ela fica no ar, mas fora dos buscadores e do sitemap. Tente outra versão ou aumente a criatividade. Depois de salvar, você pode decidir o contrário em “Editar”.
    </>
  );
}
