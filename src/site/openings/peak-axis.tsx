import type { AskedFigures } from '../../business/asked-figures.ts';
import { busiestHourOf, cyclesOfCars } from '../../business/peak-use.ts';
import { formatNumber } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { Axis, type AxisRow } from './axis.tsx';

/** Buildings to find one's own between. */
const CARS = [20, 40, 80, 120];

function row(name: string, anHour: number, isAsked: boolean): AxisRow {
  return { name, value: formatNumber(anHour), range: [0, anHour], isAsked };
}

const ofCars = (cars: number, isAsked: boolean) =>
  row(`${isAsked ? 'O seu, ' : ''}${formatNumber(cars)} carros`, busiestHourOf(cyclesOfCars(cars)), isAsked);

/** The reader's own use, as its title counts it; null where it counts none that a building has. */
function ownRow({ flats, cyclesADay, cyclesAnHour }: AskedFigures): AxisRow | null {
  if (cyclesAnHour !== null && cyclesAnHour <= 500) return row('O seu, como contou', cyclesAnHour, true);
  if (cyclesADay !== null && cyclesADay >= 20 && cyclesADay <= 3000)
    return row(`O seu, de ${formatNumber(cyclesADay)} por dia`, busiestHourOf(cyclesADay), true);
  return flats !== null && flats >= 4 && flats <= 1000 ? ofCars(flats, true) : null;
}

/** Cycles of the busiest hour beside what a conventional motor bears, which decides before any weight does. */
export function PeakAxis({ figures }: { readonly figures: AskedFigures | null }) {
  const { facts } = useSite();
  const own = figures && ownRow(figures);
  const limit = row('Motor convencional aguenta', facts.conventional.cyclesPerHour, own === null);
  const rows = own ? [own, limit] : [...CARS.map((cars) => ofCars(cars, false)), limit];
  return <Axis id="pico" title="Ciclos na hora mais cheia" rows={rows} />;
}
