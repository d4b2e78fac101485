import { Plus } from 'lucide-react';
import { asItems, moved } from './data-path.ts';
import type { InputProps } from './field-frame.tsx';
import { RowButton } from './row-button.tsx';
import { useRowFocus } from './row-focus.ts';

/** Lines of text, or days: added, taken out, and texts put in another order. */
export function RowsInput({ id, field, value, onChange, described }: InputProps) {
  const rows = asItems(value).map(String);
  const isDays = field.kind === 'dates';
  const { list, focusRow } = useRowFocus<HTMLOListElement>();
  const what = isDays ? 'dia' : 'item';
  const move = (from: number, to: number, act: 'up' | 'down') => {
    onChange(moved(rows, from, to));
    focusRow(to, `[data-act=${act}]`);
  };
  return (
    <div className="rows-field">
      <ol ref={list}>
        {rows.map((row, at) => {
          const name = row === '' ? `${what} ${at + 1}` : row;
          return (
            <li key={`${String(at)} de ${what}`}>
              <input
                {...described}
                id={at === 0 ? id : undefined}
                className="field"
                type={isDays ? 'date' : 'text'}
                aria-label={`${field.label}: ${what} ${at + 1}`}
                value={row}
                onChange={({ target }) => onChange(rows.with(at, target.value))}
              />
              {!isDays && (
                <>
                  <RowButton act="up" name={name} disabled={at === 0} onPress={() => move(at, at - 1, 'up')} />
                  <RowButton
                    act="down"
                    name={name}
                    disabled={at === rows.length - 1}
                    onPress={() => move(at, at + 1, 'down')}
                  />
                </>
              )}
              <RowButton
                act="out"
                name={name}
                onPress={() => {
                  onChange(rows.toSpliced(at, 1));
                  focusRow(Math.max(0, at - 1), 'input');
                }}
              />
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="button add"
        disabled={rows.length >= (field.max ?? Infinity)}
        onClick={() => {
          onChange([...rows, '']);
          focusRow(rows.length, 'input');
        }}
      >
        <Plus aria-hidden="true" size={18} />
        {isDays ? 'Acrescentar dia' : 'Acrescentar item'}
      </button>
    </div>
  );
}
