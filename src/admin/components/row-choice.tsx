import type { PageSelection } from '../page-selection.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly selection: PageSelection;
}

/** A row's checkbox, with room around it for a finger. */
export function RowChoice({ id, title, selection }: Props) {
  return (
    <label className="row-choice">
      <input
        type="checkbox"
        aria-label={`Selecionar ${title}`}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}
