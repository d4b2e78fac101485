import { Plus } from 'lucide-react';
import { asItems } from '../../business/company/value-path.ts';
import { moved } from './data-path.ts';
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
              <RowButtons
                name={name}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                isMovable={!isDays}
                onMove={(act) => move(at, act === 'up' ? at - 1 : at + 1, act)}
                onTakeOut={() => {
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

interface RowButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isMovable: boolean;
  readonly onMove: (act: 'up' | 'down') => void;
  readonly onTakeOut: () => void;
}

function RowButtons({ name, isFirst, isLast, isMovable, onMove, onTakeOut }: RowButtonsProps) {
  return (
    <>
      {isMovable && (
        <>
          <RowButton act="up" name={name} disabled={isFirst} onPress={() => onMove('up')} />
          <RowButton act="down" name={name} disabled={isLast} onPress={() => onMove('down')} />
        </>
      )}
      <RowButton act="out" name={name} onPress={onTakeOut} />
    </>
  );
}
