import { formatNumber } from '../../text/money.ts';

export interface AxisRow {
  readonly name: string;
  /** As it is read, with its unit. */
  readonly value: string;
  /** In the axis's unit. */
  readonly range: readonly [low: number, high: number];
  /** Whether it is what the page is about. */
  readonly isAsked: boolean;
}

interface AxisProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly AxisRow[];
}

/** Units of the drawing's height; its width is in the axis's unit. */
const BAR = 10;
/** A single value is a mark of this part of the axis. */
const MARK = 1 / 80;
const TICKS_MOST = 6;
const STEPS = [5, 10, 20, 50, 100, 200, 500];

/** Round steps, as few as can be read on a phone. */
function stepOf(highest: number): number {
  return STEPS.find((step) => highest / step <= TICKS_MOST) ?? 500 * Math.ceil(highest / TICKS_MOST / 500);
}

/** Values on one scale from nothing on: the text says them all, the bars show them. */
export function Axis({ id, title, rows }: AxisProps) {
  const highest = Math.max(...rows.map(({ range }) => range[1]));
  const step = stepOf(highest);
  const end = step * Math.ceil(highest / step);
  return (
    <section className="opening axis" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rows.map(({ name, value, range: [low, high], isAsked }) => (
          <li key={name} className={isAsked ? 'asked' : undefined}>
            {name} <b>{value}</b>
            <svg viewBox={`0 0 ${end} ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${low} 0h${Math.max(high - low, end * MARK)}v${BAR}H${low}z`} />
            </svg>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">
        {Array.from({ length: end / step + 1 }, (_, at) => (
          <span key={at}>{formatNumber(at * step)}</span>
        ))}
      </p>
    </section>
  );
}
