import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageList, PageSummary } from '../../pages/page-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import type { PageSelection } from '../page-selection.ts';
import { OwnWords } from './own-words.tsx';
import { RowChoice } from './row-choice.tsx';
import { SimilarityGauge } from './similarity-gauge.tsx';

interface Props {
  readonly stretches: readonly PageList[];
  readonly selection: PageSelection;
  readonly onDelete: (page: PageSummary) => void;
}

/**
 * Roles are written out because the layout takes the table's own display away, and some browsers its meaning with it. Each
 * loaded stretch is a row group of its own, which the browser skips while it is out of sight.
 */
export function PageTable({ stretches, selection, onDelete }: Props) {
  return (
    <table className="page-table" role="table" aria-labelledby="paginas">
      <thead className="max-lg:sr-only" role="rowgroup">
        <tr role="row">
          <th role="columnheader">Página</th>
          <th role="columnheader">Semelhança com a mais próxima e palavras próprias</th>
          <th role="columnheader">Criada em</th>
          <th role="columnheader">
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      {stretches.map((stretch, position) => (
        <Stretch key={position} items={stretch.items} selection={selection} onDelete={onDelete} />
      ))}
    </table>
  );
}

const Stretch = memo(function Stretch({
  items,
  selection,
  onDelete,
}: {
  readonly items: readonly PageSummary[];
  readonly selection: PageSelection;
  readonly onDelete: Props['onDelete'];
}) {
  return (
    <tbody role="rowgroup">
      {items.map((page) => (
        <tr role="row" key={page.id}>
          <td role="cell">
            <RowChoice id={page.id} title={page.title} selection={selection} />
            <Link className="page-title" to={addresses.admin.page(page.id)} aria-label={`Editar ${page.title}`}>
              {page.title}
              <Pencil aria-hidden="true" size={14} />
            </Link>
            <Address slug={page.slug} />
            <InSearchEngines page={page} />
          </td>
          <td role="cell">
            <SimilarityGauge similarity={page.likeness} />
            <OwnWords share={page.own_words} />
          </td>
          <td role="cell">
            <time dateTime={page.created_at}>{formatDayAndTime(page.created_at)}</time>
          </td>
          <td role="cell" className="actions">
            <a
              className="button"
              href={addresses.usefulLink(page.slug)}
              target="_blank"
              rel="noopener"
              aria-label={`Ver ${page.title} em nova aba`}
            >
              <span>Ver</span>
              <ExternalLink aria-hidden="true" size={15} />
            </a>
            <button
              type="button"
              className="button danger"
              aria-label={`Excluir ${page.title}`}
              onClick={() => onDelete(page)}
            >
              <span>Excluir</span>
              <Trash2 aria-hidden="true" size={15} />
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  );
});

/** On a phone without what all addresses begin with. */
function Address({ slug }: Pick<PageSummary, 'slug'>) {
  return (
    <code>
      <span>{addresses.usefulLink('')}</span>
      {slug}
    </code>
  );
}

/** What search engines are told of a page, where they are not simply to show it. */
function InSearchEngines({ page }: { readonly page: PageSummary }) {
  if (!page.indexable)
    return (
      <span className="not-indexed">
        Fora dos buscadores <span>(noindex)</span>
      </span>
    );
  if (page.canonical_slug === null) return null;
  return (
    <span className="not-indexed">
      Canônica é outra<span>: {addresses.usefulLink(page.canonical_slug)}</span>
    </span>
  );
}
