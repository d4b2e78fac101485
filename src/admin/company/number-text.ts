import type { Field } from '../../business/company/field.ts';

const SHOWN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
const CENTS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number as it is typed in Brazil, '1.349,50' or '4,8'; what is no number stays the text that it is, and is refused in its field. */
export function parseNumber(typed: string): number | string {
  const text = typed.replace(/R\$|\s/g, '');
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(text) ? text.replaceAll('.', '') : text;
  const number = plain.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : typed;
}

/** What a field shows of its value: '1.349', '1.349,50'; text that was no number as it was typed. */
export function numberText(value: unknown, kind: Field['kind']): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return kind.startsWith('money') && !Number.isInteger(value) ? CENTS.format(value) : SHOWN.format(value);
}
