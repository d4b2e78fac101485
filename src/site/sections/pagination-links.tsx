import { pageWindow } from '../pagination.ts';

interface PaginationLinksProps {
  readonly label: string;
  readonly current: number;
  readonly last: number;
  readonly addressOf: (page: number) => string;
}

/** Real links; 'Anterior' and 'Próxima' have no address where there is nowhere to go. */
export function PaginationLinks({ label, current, last, addressOf }: PaginationLinksProps) {
  const step = (text: string, page: number, rel: string) =>
    page < 1 || page > last ? (
      <span className="page-step" aria-disabled="true">
        {text}
      </span>
    ) : (
      <a className="page-step" href={addressOf(page)} rel={rel}>
        {text}
      </a>
    );
  return (
    <nav className="pagination" aria-label={label}>
      {step('Anterior', current - 1, 'prev')}
      <ul>
        {pageWindow(current, last).map((page) => (
          <li key={page}>
            <a
              href={addressOf(page)}
              aria-label={`Página ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
      {step('Próxima', current + 1, 'next')}
    </nav>
  );
}
