import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnyList } from '../../business/company/field.ts';
import { formatReais } from '../../text/money.ts';
import { refusalBelow, useCompanyForm } from './company-form.ts';
import { asItems, valueAt } from '../../business/company/value-path.ts';
import { moved } from './data-path.ts';
import { emptyItem } from './field-places.ts';
import { RowButton } from './row-button.tsx';
import { useRowFocus } from './row-focus.ts';

function textAt(item: unknown, key: string): string {
  const value = valueAt(item, key);
  return typeof value === 'string' ? value.trim() : '';
}

/** What an item is told by while it is folded: 'Jetflex', and beside it its price or its place. */
function summaryOf(item: unknown, list: AnyList, at: number): { readonly name: string; readonly beside: string } {
  const name = textAt(item, 'name') || textAt(item, list.key) || `Novo ${list.one} (${at + 1})`;
  const price = valueAt(item, 'price');
  return { name, beside: typeof price === 'number' ? formatReais(price) : textAt(item, 'location') };
}

interface Props {
  readonly path: string;
  readonly list: AnyList;
  /** The fields of the item at a path. */
  readonly children: (path: string) => ReactNode;
}

/** Which item stands open after the one at `from` went to `to`. */
function openAfterMove(open: number | null, from: number, to: number): number | null {
  if (open === from) return to;
  return open === to ? from : open;
}

/** Items with fields of their own, folded to a line each: added, taken out and put in another order. */
export function ItemList({ path, list, children }: Props) {
  const { typed, change, touch } = useCompanyForm();
  const items = asItems(valueAt(typed, path));
  const { list: rows, focusRow } = useRowFocus<HTMLOListElement>();
  const [open, setOpen] = useState<number | null>(null);
  const set = (next: readonly unknown[]) => {
    touch(`${path}.length`);
    change(path, next);
  };
  return (
    <div className="item-list" data-path={path}>
      <h3>{list.label}</h3>
      <p className="quiet small">{list.help}</p>
      {items.length === 0 && <p className="quiet">Nenhum {list.one} por enquanto.</p>}
      <ol ref={rows}>
        {items.map((item, at) => (
          <ItemRow
            key={`${path}.${String(at)}`}
            {...{ list, item, at }}
            path={`${path}.${at}`}
            isLast={at === items.length - 1}
            isOpen={open === at}
            onOpen={(isOpen) => setOpen((now) => (isOpen ? at : now === at ? null : now))}
            onMove={(to, act) => {
              set(moved(items, at, to));
              setOpen((now) => openAfterMove(now, at, to));
              focusRow(to, `[data-act=${act}]`);
            }}
            onRemove={() => {
              set(items.toSpliced(at, 1));
              setOpen(null);
              focusRow(Math.max(0, at - 1), 'summary');
            }}
          >
            {children}
          </ItemRow>
        ))}
      </ol>
      {items.length < list.min && <p className="field-refusal">Deixe pelo menos um {list.one}.</p>}
      <button
        type="button"
        className="button add"
        disabled={items.length >= list.max}
        onClick={() => {
          set([...items, emptyItem(list)]);
          setOpen(items.length);
          focusRow(items.length, '.item-body input');
        }}
      >
        <Plus aria-hidden="true" size={18} />
        Acrescentar {list.one}
      </button>
    </div>
  );
}

interface RowProps extends Props {
  readonly item: unknown;
  readonly at: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onMove: (to: number, act: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

function ItemRow({ list, item, at, path, isLast, isOpen, onOpen, onMove, onRemove, children }: RowProps) {
  const { refused, isTouched } = useCompanyForm();
  const { name, beside } = summaryOf(item, list, at);
  const isRefused = isTouched(path) && refusalBelow(refused, path) !== null;
  return (
    <li>
      <details open={isOpen} data-item={path} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>
          <span className="quiet">{beside}</span>
          {isRefused && <span className="failed small">a corrigir</span>}
        </summary>
        {isOpen && (
          <div className="item-body">
            {children(path)}
            <button type="button" className="button danger" onClick={onRemove}>
              Retirar {list.one}
            </button>
          </div>
        )}
      </details>
      <span className="item-order">
        <RowButton act="up" name={name} disabled={at === 0} onPress={() => onMove(at - 1, 'up')} />
        <RowButton act="down" name={name} disabled={isLast} onPress={() => onMove(at + 1, 'down')} />
      </span>
    </li>
  );
}
