import { Link } from 'react-router';
import type { AuditList } from '../../audit/audit-events-store.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { addresses } from '../../business/addresses.ts';
import { actionOf, auditSubject } from '../audit-subject.ts';
import { auditWord } from '../audit-words.ts';

export function RecordTable({ lines }: { readonly lines: AuditList['items'] }) {
  return (
    <div className="audit-scroll" tabIndex={0} role="region" aria-label="Linhas do registro">
      <table className="audit-table">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">Quem</th>
            <th scope="col">O que fez</th>
            <th scope="col">Endereço IP</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <time dateTime={line.at}>{formatDayAndTime(line.at)}</time>
              </td>
              <td>{line.who}</td>
              <td>
                <strong>{auditWord(line.action)}</strong>
                {line.subject !== line.who && <span className="quiet"> {auditSubject(line.subject)}</span>}
                <PagesOf subject={line.subject} />
              </td>
              <td>{line.address ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The way to the pages of an action on many of them. */
function PagesOf({ subject }: { readonly subject: string }) {
  const action = actionOf(subject);
  if (action === null) return null;
  return (
    <Link to={{ pathname: addresses.admin.panel, search: `?${new URLSearchParams({ acao: action })}` }}>
      {' '}
      Ver páginas
    </Link>
  );
}
