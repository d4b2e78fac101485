import type { AuditList } from '../../audit/audit-events-store.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { auditSubject } from '../audit-subject.ts';
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
              </td>
              <td>{line.address ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
