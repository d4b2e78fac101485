import { addresses } from '../../business/addresses.ts';
import type { ShownDraft } from '../draft.ts';
import { OwnWords } from './own-words.tsx';
import { SimilarityGauge } from './similarity-gauge.tsx';

/** What the page will be beside its content, said before it is saved. */
export function DraftFacts({ draft }: { readonly draft: ShownDraft }) {
  return (
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
          <SimilarityGauge similarity={draft.likeness} />
        </dd>
      </div>
      <div>
        <dt>Palavras próprias</dt>
        <dd>
          <OwnWords share={draft.ownWords} />
        </dd>
      </div>
    </dl>
  );
}
