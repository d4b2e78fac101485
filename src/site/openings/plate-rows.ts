import type { Needs } from '../sections/needs.ts';
import type { NamedValue } from '../sections/named-values.tsx';

/** The steps of a procedure, then what its text says one needs for them. */
export function plateRows({ time, tools }: Needs, steps: number): readonly NamedValue[] {
  return [
    ...(time === null ? [] : [{ name: 'Tempo', value: time }]),
    ...(steps > 1 ? [{ name: 'Passos', value: String(steps) }] : []),
    ...(tools === null ? [] : [{ name: 'Tenha à mão', value: tools }]),
  ];
}
