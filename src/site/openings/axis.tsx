import type { ReactNode } from 'react';
import { formatNumber } from '../../text/money.ts';

export interface AxisRow {
  readonly name: string;
  /** As it is read, with its unit. */
  readonly value: string;
  /** In the axis's unit. */
  readonly range: readonly [low: number, high: number];
  /** Into how many equal ones its bar is cut; one by default. */
  readonly parts?: number;
  /** Whether it is what the page is about. */
  readonly isAsked: boolean;
}

interface AxisProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly AxisRow[];
  /** What none may exceed, in the axis's unit: a line across all bars. */
  readonly limit?: number;
  /** Where its values come from, above them. */
  readonly children?: ReactNode;
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

/** Of each part of a bar, what is left between it and the next. */
const GAP = 0.12;

/** A bar from one value to another, in parts. */
function bar(low: number, high: number, parts: number): string {
  const part = (high - low) / parts;
  const drawn = parts === 1 ? part : part * (1 - GAP);
  return Array.from({ length: parts }, (_, at) => `M${low + at * part} 0h${drawn}v${BAR}H${low + at * part}z`).join('');
}

/** Values on one scale from nothing on: the text says them all, the bars show them. */
export function Axis({ id, title, rows, limit, children }: AxisProps) {
  const highest = Math.max(...rows.map(({ range }) => range[1]));
  const step = stepOf(highest);
  const end = step * Math.ceil(highest / step);
  return (
    <section className="opening axis" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ul>
        {rows.map(({ name, value, range: [low, high], parts = 1, isAsked }) => (
          <li key={name} className={isAsked ? 'asked' : undefined}>
            {name} <b>{value}</b>
            <svg viewBox={`0 0 ${end} ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={bar(low, Math.max(high, low + end * MARK), parts)} />
              {limit !== undefined && <path className="limit" d={`M${limit} 0v${BAR}`} />}
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
