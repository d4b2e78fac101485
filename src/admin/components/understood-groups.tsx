import type { DryRun } from '../../bulk/job-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';

/** The titles of a list by what they ask for, the most asked first. */
export function UnderstoodGroups({ groups }: { readonly groups: DryRun['understood'] }) {
  if (groups.count === 0) return null;
  const more = groups.count - groups.items.length;
  return (
    <div>
      <h3>Assuntos entendidos ({formatNumber(groups.count)})</h3>
      <ul className="result-list" tabIndex={0} aria-label="Assuntos entendidos">
        {groups.items.map(({ entry, subject, count, example }) => (
          <li key={entry} className="understood-group">
            <strong>{subject}</strong>
            <span>{plural(count, 'título', 'títulos')}</span>
            <span className="quiet">{count === 1 ? example : `Como “${example}”`}</span>
          </li>
        ))}
        {more > 0 && <li className="quiet">... e mais {formatNumber(more)}</li>}
      </ul>
    </div>
  );
}
