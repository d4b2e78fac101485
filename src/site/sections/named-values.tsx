export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface NamedValuesProps {
  readonly values: readonly NamedValue[];
  readonly className?: string;
}

/** A line each: what it is, and what it is worth. */
export function NamedValues({ values, className }: NamedValuesProps) {
  return (
    <dl className={className}>
      {values.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
