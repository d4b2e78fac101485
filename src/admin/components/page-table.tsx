import { ExternalLink, Pencil } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageList, PageSummary } from '../../pages/page-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { SimilarityGauge } from './similarity-gauge.tsx';

interface Props {
  readonly stretches: readonly PageList[];
  readonly onDelete: (page: PageSummary) => void;
}

/**
 * Roles are written out because the layout takes the table's own display away, and some browsers its meaning with it. Each
 * loaded stretch is a row group of its own, which the browser skips while it is out of sight.
 */
export function PageTable({ stretches, onDelete }: Props) {
  return (
    <table className="page-table" role="table" aria-labelledby="paginas">
      <thead className="max-lg:sr-only" role="rowgroup">
        <tr role="row">
          <th role="columnheader">Página</th>
          <th role="columnheader">Semelhança com a mais próxima</th>
          <th role="columnheader">Criada em</th>
          <th role="columnheader">
            <span className="sr-only">Ações</span>
          </th>
        </tr>
      </thead>
      {stretches.map((stretch, position) => (
        <Stretch key={position} items={stretch.items} onDelete={onDelete} />
      ))}
    </table>
  );
}

const Stretch = memo(function Stretch({
  items,
  onDelete,
}: {
  readonly items: readonly PageSummary[];
  readonly onDelete: Props['onDelete'];
}) {
  return (
    <tbody role="rowgroup">
      {items.map((page) => (
        <tr role="row" key={page.id}>
          <td role="cell">
            <Link className="page-title" to={addresses.admin.page(page.id)} aria-label={`Editar ${page.title}`}>
              {page.title}
              <Pencil aria-hidden="true" size={14} />
            </Link>
            <code>{addresses.usefulLink(page.slug)}</code>
            {!page.indexable && <span className="not-indexed">Fora dos buscadores (noindex)</span>}
          </td>
          <td role="cell">
            <SimilarityGauge similarity={page.likeness} />
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
              Ver
              <ExternalLink aria-hidden="true" size={15} />
            </a>
            <button
              type="button"
              className="button danger"
              aria-label={`Excluir ${page.title}`}
              onClick={() => onDelete(page)}
            >
              Excluir
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  );
});
