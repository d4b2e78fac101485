import { formatNumber } from '../text/money.ts';
import type { Facts } from './facts.ts';
import { kilogramsText, NBSP, rangeText } from './measure-texts.ts';

/** Motors that are not fast: what the kits are compared with. */
export function conventionalTexts(facts: Facts) {
  return {
    /** '100 a 300 W' */
    power: rangeText(facts.powerWatts, 'W'),
    /** '10 a 20 segundos', of conventional motors */
    conventionalOpening: rangeText(facts.conventional.openingSeconds, 'segundos'),
    /** '30 ciclos por hora', of conventional motors */
    conventionalCycles: `${formatNumber(facts.conventional.cyclesPerHour)}${NBSP}ciclos por hora`,
    /** '1/4 HP' with '250 kg', … ; the last may be without a weight: 'portões pesados' */
    conventionalSizes: facts.conventional.sizes.map((size) => ({
      horsepower: size.horsepower,
      gates: size.maxGateKg === null ? 'portões pesados' : `portões de até ${kilogramsText(size.maxGateKg)}`,
    })),
  };
}
