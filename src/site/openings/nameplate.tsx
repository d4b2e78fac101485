import { type NamedValue, NamedValues } from '../sections/named-values.tsx';

interface NameplateProps {
  readonly label: string;
  readonly rows: readonly NamedValue[];
  /** What may hurt somebody who follows the page. */
  readonly danger?: string | null;
}

/** What one wants to know before reading, as it is stamped on a motor; under it the danger, edged as danger is. */
export function Nameplate({ label, rows, danger = null }: NameplateProps) {
  if (rows.length === 0 && danger === null) return null;
  return (
    <section className="opening plates" aria-label={label}>
      {rows.length > 0 && <NamedValues className="nameplate" values={rows} />}
      {danger !== null && (
        <p className="danger-plate">
          <b>Atenção</b> {danger}
        </p>
      )}
    </section>
  );
}
