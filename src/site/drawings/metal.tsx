interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Tone = 'a' | 'b' | 'c' | 'd' | 'e';

/** Upright bars over a box. */
export function Bars({ x, y, width, height, tone, bar = 7, gap = 5 }: Box & BarsProps) {
  return (
    <path
      className={`s${tone}`}
      strokeWidth={height}
      strokeDasharray={`${bar} ${gap}`}
      d={`M${x} ${y + height / 2}h${width}`}
    />
  );
}

interface BarsProps {
  readonly tone: Tone;
  readonly bar?: number;
  readonly gap?: number;
}

/** The points of a toothed wheel, the first tooth at the top. */
export function wheelPath(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const point = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const tooth = (at: number) =>
    [
      [inner, -0.32],
      [outer, -0.15],
      [outer, 0.15],
      [inner, 0.32],
    ]
      .map(([radius = 0, shift = 0]) => point(radius, (at + shift) / teeth))
      .join('L');
  return `M${Array.from({ length: teeth }, (_, at) => tooth(at)).join('L')}z`;
}

/** A bar with teeth that hang from it, 14 apart; a gap stands at each multiple of the pitch from `gapAt`. */
export function rackPath({ x, y, width, height }: Box, gapAt: number): string {
  const pitch = 14;
  const depth = 10;
  const right = x + width;
  const first = gapAt - Math.floor((gapAt - x) / pitch) * pitch;
  const teeth = Array.from({ length: Math.floor((right - first) / pitch) }, (_, at) => first + (at + 0.5) * pitch);
  return `M${x} ${y}h${width}v${height}${teeth
    .toReversed()
    .map((middle) => `L${middle + 5} ${y + height}l-2.5 ${depth}h-5l-2.5 -${depth}`)
    .join('')}L${x} ${y + height}z`;
}

/** A lens on its box. `facing` is the side that the beam leaves from. */
export function Photocell({
  x,
  y,
  facing,
}: {
  readonly x: number;
  readonly y: number;
  readonly facing: 'left' | 'right';
}) {
  return (
    <>
      <path className="b" d={`M${x} ${y}h12v20h-12z`} />
      <path className="e" d={`M${facing === 'right' ? x + 7 : x} ${y + 5}h5v10h-5z`} />
    </>
  );
}

/** A lamp on a pillar. */
export function Lamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path className="c" d={`M${x - 9} ${y - 6}h18v6h-18z`} />
      <path className="b blinks" d={`M${x - 7} ${y - 6}v-7a7 7 0 0 1 14 0v7z`} />
    </>
  );
}

/** Two keys on the wall. */
export function WallButton({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path className="a" d={`M${x} ${y}h14v24h-14z`} />
      <path className="e" d={`M${x + 4} ${y + 4}h6v6h-6zM${x + 4} ${y + 14}h6v6h-6z`} />
    </>
  );
}
