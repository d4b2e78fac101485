import type { Coordinates, Range } from '../facts.ts';

/** How a value is typed and shown. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'texts'
  | 'identifier'
  | 'cnpj'
  | 'email'
  | 'phone'
  | 'address'
  | 'video-address'
  | 'date'
  | 'dates'
  | 'weekdays'
  | 'hour'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'integer-range'
  | 'money-range'
  | 'coordinates'
  | 'municipality'
  | 'municipalities'
  | 'yes-or-no';

/** One value of the company's data, in the words of the panel. */
export interface Field {
  readonly label: string;
  readonly kind: FieldKind;
  /** What the value means and where it is shown. */
  readonly help: string;
  /** Behind the number: 'kg', 'segundos'. Money is in reais. */
  readonly unit?: string;
  /** The least and the most that a number may be, or a text's length and a list's. */
  readonly min?: number;
  readonly max?: number;
  /** Whether the owner may leave it out: null, or absent, in the data. */
  readonly optional?: boolean;
}

/** A list whose items have fields of their own. */
export interface ListField<Item> {
  readonly label: string;
  readonly kind: 'list';
  readonly help: string;
  /** 'modelo', for the button that adds one. */
  readonly one: string;
  /** What an item is known by in the list; no two have the same. */
  readonly key: keyof Item & string;
  /** Before an item's name: 'Preço do Jetflex'. */
  readonly of: 'do' | 'de';
  readonly min: number;
  readonly max: number;
  readonly item: FieldsOf<Item>;
}

/** Values that are one field, whatever they are made of. */
type Whole = string | number | boolean | null | undefined | Range | readonly string[] | readonly number[] | Coordinates;

type Described<T> = [T] extends [Whole]
  ? Field
  : [T] extends [readonly (infer Item)[]]
    ? ListField<Item>
    : FieldsOf<NonNullable<T>>;

/** The fields of an object, as its type has them: the compiler names one that is missing. */
export type FieldsOf<T> = { readonly [Key in keyof T]-?: Described<T[Key]> };

/** What stands at any place of the tree, for those who walk it. */
export type FieldNode = Field | AnyList | FieldBranch;

export interface AnyList {
  readonly label: string;
  readonly kind: 'list';
  readonly help: string;
  readonly one: string;
  readonly key: string;
  readonly of: 'do' | 'de';
  readonly min: number;
  readonly max: number;
  readonly item: FieldBranch;
}

export interface FieldBranch {
  readonly [key: string]: FieldNode;
}

/** Whether a node is a branch: no field of the company's is called 'kind' with text in it. */
export function isBranch(node: FieldNode): node is FieldBranch {
  return typeof node.kind !== 'string';
}

export function isList(node: FieldNode): node is AnyList {
  return node.kind === 'list';
}
