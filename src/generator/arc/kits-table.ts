import { table } from '../../text/html-fragments.ts';
import type { ArcWriting } from './arc-sections.ts';
import { isBeyondKits } from './arithmetic.ts';

/** The kits; the weight that each moves is a sliding gate's, and is said where the page may be of one. Empty where the title's leaf or use is beyond every kit. */
export function kitsTable({ values: { facts }, understood, entry, facts: ours }: ArcWriting): string {
  if (isBeyondKits(understood.figures, understood.gateKind, ours)) return '';
  const kinds = understood.gateKind === null ? entry.gateKinds : [understood.gateKind];
  const ofSliding = kinds.length === 0 || kinds.includes('sliding');
  return table(
    ['Modelo', 'Abre em', ...(ofSliding ? ['Peso (deslizante)'] : []), 'Preço instalado'],
    facts.models.map((model) => [
      model.name,
      model.opening,
      ...(ofSliding ? [`deslizante de até ${model.maxGate}`] : []),
      model.price,
    ]),
  );
}
