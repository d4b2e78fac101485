import { kilogramsText } from '../../business/measure-texts.ts';
import { useSite } from '../site-context.ts';
import { Axis, type AxisRow } from './axis.tsx';

interface WeightAxisProps {
  readonly withPower: boolean;
  /** What the title says that its gate weighs. */
  readonly kilograms: number | null;
}

/** Weights that a gate can have and that leave room beside them. */
const SHOWN: readonly [least: number, most: number] = [30, 2000];

/** Up to which weight of a sliding gate each motor goes: the conventional ones by their power where the page speaks of it, and the kits; the title's own gate first, and with it the smallest kit that carries it. */
export function WeightAxis({ withPower, kilograms }: WeightAxisProps) {
  const { facts } = useSite();
  const own: AxisRow | null =
    kilograms !== null && kilograms >= SHOWN[0] && kilograms <= SHOWN[1]
      ? { name: 'O seu portão', value: kilogramsText(kilograms), range: [0, kilograms], isAsked: true }
      : null;
  const carries = own && facts.models.map(({ maxGateKg }) => maxGateKg).filter((most) => most >= own.range[1]);
  const least = carries && Math.min(...carries);
  const row = (name: string, most: number, isAsked: boolean): AxisRow => ({
    name,
    value: `até ${kilogramsText(most)}`,
    range: [0, most],
    isAsked: own === null && isAsked,
  });
  const conventional = facts.conventional.sizes.flatMap(({ horsepower, maxGateKg }) =>
    maxGateKg === null ? [] : [row(`Motor convencional de ${horsepower}`, maxGateKg, true)],
  );
  const kits = facts.models
    .toSorted((one, other) => one.maxGateKg - other.maxGateKg)
    .map(({ name, maxGateKg }) => ({
      ...row(`Kit ${name}`, maxGateKg, !withPower),
      ...(maxGateKg === least && { isAsked: true }),
    }));
  const motors = withPower ? [...conventional, ...kits] : kits;
  return <Axis id="pesos" title="Peso do portão de correr" rows={own ? [own, ...motors] : motors} />;
}
