import { addresses } from '../../business/addresses.ts';
import type { ShownDraft } from '../draft.ts';
import { lengthLimits, type ShownText, showWithin } from '../length-limits.ts';

function LengthNote({ name, text: { length, limit, isCut } }: { readonly name: string; readonly text: ShownText }) {
  return (
    <li data-cut={isCut}>
      {isCut
        ? `${name}: ${length} caracteres; cabem cerca de ${limit}, o resto é cortado.`
        : `${name}: ${length} de cerca de ${limit} caracteres.`}
    </li>
  );
}

function Lengths({ title, description }: { readonly title: ShownText; readonly description: ShownText }) {
  return (
    <ul className="lengths">
      <LengthNote name="Título" text={title} />
      <LengthNote name="Descrição" text={description} />
    </ul>
  );
}

/** How the page will look where it is found and where it is shared, before it is saved; it asks no search engine and no network. */
export function SharePreview({
  draft,
}: {
  readonly draft: Pick<ShownDraft, 'title' | 'description' | 'slug' | 'indexable'>;
}) {
  const { host } = window.location;
  const { search, whatsapp } = lengthLimits;
  const found = {
    title: showWithin(draft.title, search.title),
    description: showWithin(draft.description, search.description),
  };
  const shared = {
    title: showWithin(draft.title, whatsapp.title),
    description: showWithin(draft.description, whatsapp.description),
  };
  const picture = `/api/share-image?${new URLSearchParams({ title: draft.title })}`;
  return (
    <div className="share-preview">
      <section aria-labelledby="previa-busca">
        <h3 id="previa-busca">Na busca</h3>
        <div className="search-result">
          <p className="where">{[host, ...addresses.usefulLink(draft.slug).split('/').slice(1)].join(' › ')}</p>
          <p className="name">{found.title.shown}</p>
          <p>{found.description.shown}</p>
        </div>
        {!draft.indexable && <p className="small">Com noindex, a página não aparece na busca.</p>}
        <Lengths {...found} />
      </section>
      <section aria-labelledby="previa-whatsapp">
        <h3 id="previa-whatsapp">No WhatsApp</h3>
        <div className="chat-bubble">
          <div className="link-card">
            <img src={picture} alt={`Imagem de compartilhamento: ${draft.title}`} width={1200} height={630} />
            <div className="texts">
              <p className="name">{shared.title.shown}</p>
              <p>{shared.description.shown}</p>
              <p className="where">{host}</p>
            </div>
          </div>
          <p className="link">{`${window.location.origin}${addresses.usefulLink(draft.slug)}`}</p>
        </div>
        <Lengths {...shared} />
      </section>
    </div>
  );
}
