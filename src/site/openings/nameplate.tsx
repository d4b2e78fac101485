export interface PlateRow {
  readonly name: string;
  readonly value: string;
}

interface NameplateProps {
  readonly label: string;
  readonly rows: readonly PlateRow[];
  /** What may hurt somebody who follows the page. */
  readonly danger?: string | null;
}

/** What one wants to know before reading, as it is stamped on a motor; under it the danger, edged as danger is. */
export function Nameplate({ label, rows, danger = null }: NameplateProps) {
  if (rows.length === 0 && danger === null) return null;
  return (
    <section className="opening plates" aria-label={label}>
      {rows.length > 0 && (
        <dl className="nameplate">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {danger !== null && (
        <p className="danger-plate">
          <b>Atenção</b> {danger}
        </p>
      )}
    </section>
  );
}
