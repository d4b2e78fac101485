import { kilogramsText } from '../../business/measure-texts.ts';
import { useSite } from '../site-context.ts';
import { Axis, type AxisRow } from './axis.tsx';

/** Up to which weight of a sliding gate each motor goes: the conventional ones by their power where the page speaks of it, and the kits. */
export function WeightAxis({ withPower }: { readonly withPower: boolean }) {
  const { facts } = useSite();
  const row = (name: string, kilograms: number, isAsked: boolean): AxisRow => ({
    name,
    value: `até ${kilogramsText(kilograms)}`,
    range: [0, kilograms],
    isAsked,
  });
  const conventional = facts.conventional.sizes.flatMap(({ horsepower, maxGateKg }) =>
    maxGateKg === null ? [] : [row(`Motor convencional de ${horsepower}`, maxGateKg, true)],
  );
  const kits = facts.models
    .toSorted((one, other) => one.maxGateKg - other.maxGateKg)
    .map(({ name, maxGateKg }) => row(`Kit ${name}`, maxGateKg, !withPower));
  return <Axis id="pesos" title="Peso do portão de correr" rows={withPower ? [...conventional, ...kits] : kits} />;
}
