import { formatNumber, formatReais } from '../../text/money.ts';
import { formatDay } from '../../text/dates.ts';
import type { CompanyData } from '../facts.ts';
import { formatPhone } from '../whatsapp-link.ts';
import { type AnyList, type Field, type FieldBranch, isBranch, isList } from './field.ts';
import { itemName } from './field-at.ts';
import { companyFields } from './fields.ts';
import { asItems, isObject } from './value-path.ts';

/** One value that differs between two states of the company's data. */
export interface Change {
  /** Where it stands: 'models.0.price', in the later state; an item that was taken out stands where it stood in the earlier. */
  readonly path: string;
  /** 'Preço do Jetflex' */
  readonly label: string;
  /** As the panel shows them: 'R$ 1.349'; '' where there was or is nothing. */
  readonly before: string;
  readonly after: string;
}

const WEEKDAYS = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'];
const LIST_GAP = ', ';
/** Behind the name of a list that an item was taken out of. */
const GONE = ': retirado';

function single(value: string | number, { kind, unit }: Field): string {
  if (typeof value === 'number') {
    if (kind === 'money' || kind === 'money-range') return formatReais(value);
    if (kind === 'weekdays') return WEEKDAYS[value - 1] ?? '';
    return kind === 'hour' ? `${value}h` : `${formatNumber(value)}${unit === undefined ? '' : ` ${unit}`}`;
  }
  if (kind === 'phone') return formatPhone(value);
  return kind === 'date' || kind === 'dates' ? formatDay(`${value}T12:00:00Z`) : value;
}

/** A value as its field shows it. */
export function shownValue(value: unknown, field: Field): string {
  if (typeof value === 'string' || typeof value === 'number') return single(value, field);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (isObject(value)) return Object.values(value).map(String).join(LIST_GAP);
  const separator = field.kind.endsWith('-range') ? ' a ' : LIST_GAP;
  return asItems(value)
    .map((part) => shownValue(part, field))
    .join(separator);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
}

function changesOfList(before: unknown, after: unknown, list: AnyList, path: string): readonly Change[] {
  const [old, now] = [asItems(before), asItems(after)];
  const keyOf = (item: unknown) => (isObject(item) ? item[list.key] : undefined);
  const whole = { label: list.one, kind: 'text', help: '' } as const;
  const kept = now.flatMap((item, at) => {
    const standing = old.find((other) => keyOf(other) === keyOf(item));
    const name = itemName(item, list.key);
    if (standing === undefined)
      return [{ path: `${path}.${at}`, label: `Novo ${whole.label}`, before: '', after: name }];
    return changesOfBranch(standing, item, list.item, `${path}.${at}`).map((change) => ({
      ...change,
      label: `${change.label} ${list.of} ${name}`,
    }));
  });
  const gone = old.flatMap((item, at) =>
    now.some((other) => keyOf(other) === keyOf(item))
      ? []
      : [{ path: `${path}.${at}`, label: `${list.label}${GONE}`, before: itemName(item, list.key), after: '' }],
  );
  return [...kept, ...gone];
}

function changesOfBranch(before: unknown, after: unknown, fields: FieldBranch, path: string): readonly Change[] {
  return Object.entries(fields).flatMap(([key, node]) => {
    const [old, now] = [before, after].map((side) => (isObject(side) ? side[key] : undefined));
    if (isSame(old, now)) return [];
    const here = path === '' ? key : `${path}.${key}`;
    if (isBranch(node)) return changesOfBranch(old, now, node, here);
    if (isList(node)) return changesOfList(old, now, node, here);
    return [{ path: here, label: node.label, before: shownValue(old, node), after: shownValue(now, node) }];
  });
}

/** Every value that differs, in the order of the fields. The order of a list's items is no difference. */
export function changesBetween(before: CompanyData, after: CompanyData): readonly Change[] {
  return changesOfBranch(before, after, companyFields, '');
}

/** 'Preço do Jetflex, telefone e WhatsApp e mais 3', for one line. */
export function summaryOfChanges(changes: readonly Change[], most = 3): string {
  const shown = changes.slice(0, most).map(({ label }, at) => (at === 0 ? label : lowerFirst(label)));
  const more = changes.length - shown.length;
  return shown.join(LIST_GAP) + (more > 0 ? ` e mais ${more}` : '');
}

function changeList(
  before: unknown,
  after: unknown,
  list: AnyList,
  [at = '', ...rest]: readonly string[],
  isGone: boolean,
): unknown {
  const [old, now] = [asItems(before), asItems(after)];
  const keyOf = (item: unknown) => (isObject(item) ? item[list.key] : undefined);
  if (isGone) return old.filter((_, index) => String(index) !== at);
  const item = now[Number(at)];
  if (!old.some((other) => keyOf(other) === keyOf(item))) return [...old, item];
  return old.map((other) => (keyOf(other) === keyOf(item) ? changeBranch(other, item, list.item, rest, false) : other));
}

function changeBranch(
  before: unknown,
  after: unknown,
  fields: FieldBranch,
  [key = '', ...rest]: readonly string[],
  isGone: boolean,
): unknown {
  const node = fields[key];
  if (node === undefined || !isObject(after)) return after;
  const old = isObject(before) ? before[key] : undefined;
  const now = after[key];
  const isWhole = rest.length === 0 || old === null || now === null;
  if (isWhole || (!isBranch(node) && !isList(node))) return { ...(isObject(before) && before), [key]: now };
  const changed = isList(node) ? changeList(old, now, node, rest, isGone) : changeBranch(old, now, node, rest, isGone);
  return { ...(isObject(before) && before), [key]: changed };
}

/** The earlier data with one of the changes that lead to the later. It may be what cannot stand alone: hours that close before the old opening. */
export function changedValue(before: unknown, after: CompanyData, change: Change): unknown {
  return changeBranch(
    before,
    after,
    companyFields,
    change.path.split('.'),
    change.after === '' && change.label.endsWith(GONE),
  );
}
