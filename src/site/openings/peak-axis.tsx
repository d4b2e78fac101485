import type { AskedFigures } from '../../business/asked-figures.ts';
import { busiestHourOf, cyclesOfCars } from '../../business/peak-use.ts';
import { formatNumber } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { Axis, type AxisRow } from './axis.tsx';
import { DayOfOpenings } from './day-of-openings.tsx';

/** Buildings to find one's own between. */
const CARS = [20, 40, 80, 120];
/** Up to so many a bar is cut into its openings. */
const MOST_COUNTED = 60;

interface Use {
  readonly name: string;
  /** Null where the title counts those of an hour alone. */
  readonly aDay: number | null;
  readonly anHour: number;
}

function row({ name, anHour }: Pick<Use, 'name' | 'anHour'>, isAsked: boolean): AxisRow {
  const parts = anHour <= MOST_COUNTED ? anHour : 1;
  return { name, value: formatNumber(anHour), range: [0, anHour], parts, isAsked };
}

function dailyUse(name: string, aDay: number): Use {
  return { name, aDay, anHour: busiestHourOf(aDay) };
}

/** The reader's own use, as its title counts it; null where it counts none that a building has. */
function ownUse({ flats, cyclesADay, cyclesAnHour }: AskedFigures): Use | null {
  if (cyclesAnHour !== null && cyclesAnHour <= 500)
    return { name: 'O seu, como contou', aDay: null, anHour: cyclesAnHour };
  if (cyclesADay !== null && cyclesADay >= 20 && cyclesADay <= 3000)
    return dailyUse(`O seu, de ${formatNumber(cyclesADay)} por dia`, cyclesADay);
  const isBuilding = flats !== null && flats >= 4 && flats <= 1000;
  return isBuilding ? dailyUse(`O seu, ${formatNumber(flats)} carros`, cyclesOfCars(flats)) : null;
}

/** Cycles of the busiest hour beside what a conventional motor bears, which decides before any weight does; where the title counts a day, the day they come from. */
export function PeakAxis({ figures }: { readonly figures: AskedFigures | null }) {
  const { facts } = useSite();
  const own = figures && ownUse(figures);
  const limit = row({ name: 'Motor convencional aguenta', anHour: facts.conventional.cyclesPerHour }, own === null);
  const others = CARS.map((cars) => row(dailyUse(`${formatNumber(cars)} carros`, cyclesOfCars(cars)), false));
  return (
    <Axis
      id="pico"
      title="Ciclos na hora mais cheia"
      rows={[...(own ? [row(own, true)] : others), limit]}
      limit={facts.conventional.cyclesPerHour}
    >
      {own?.aDay && <DayOfOpenings aDay={own.aDay} anHour={own.anHour} />}
    </Axis>
  );
}
