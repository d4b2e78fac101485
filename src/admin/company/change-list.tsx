import type { Change } from '../../company/contracts.ts';

/** What changes, from what to what; `noteOf` says more of each. */
export function ChangeList(props: {
  readonly changes: readonly Change[];
  readonly noteOf?: (change: Change) => string | null;
}) {
  const { changes, noteOf } = props;
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li key={change.path + change.label}>
          <strong>{change.label}</strong>
          <ChangeValues {...change} />
          {noteOf && <span className="quiet small">{noteOf(change)}</span>}
        </li>
      ))}
    </ul>
  );
}

export function ChangeValues({ before, after }: Pick<Change, 'before' | 'after'>) {
  return (
    <span className="change-values">
      <span className="sr-only">de </span>
      <del>{before || 'vazio'}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> para </span>
      <ins>{after || 'vazio'}</ins>
    </span>
  );
}
