import { formatNumber } from '../../text/money.ts';

interface DayOfOpeningsProps {
  readonly aDay: number;
  /** Of those, in the busiest hour. */
  readonly anHour: number;
}

const MARKS_A_ROW = 40;
const MOST_MARKS = 240;
const PITCH_X = 8;
const PITCH_Y = 18;

/** So many marks, in rows, from one to another. */
function marks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, count) => {
    const at = from + count;
    return `M${(at % MARKS_A_ROW) * PITCH_X} ${Math.floor(at / MARKS_A_ROW) * PITCH_Y}h5v14h-5z`;
  }).join('');
}

/** A day of the gate, a mark for each opening, or for several where there are too many to be seen: those of the busiest hour are lit. */
export function DayOfOpenings({ aDay, anHour }: DayOfOpeningsProps) {
  const each = Math.ceil(aDay / MOST_MARKS);
  const all = Math.round(aDay / each);
  const lit = Math.round(anHour / each);
  const height = Math.ceil(all / MARKS_A_ROW) * PITCH_Y - 4;
  return (
    <div className="day">
      <svg viewBox={`0 0 ${MARKS_A_ROW * PITCH_X - 3} ${height}`} aria-hidden="true">
        <path d={marks(0, lit)} />
        <path d={marks(lit, all)} />
      </svg>
      Num dia, <b>{formatNumber(aDay)}</b> aberturas; em âmbar, as <b>{formatNumber(anHour)}</b> da hora mais cheia.
      {each > 1 && ` Cada traço são ${formatNumber(each)}.`}
    </div>
  );
}
