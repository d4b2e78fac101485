interface Standing {
  /** Of the middle of the feet. */
  readonly x: number;
  readonly y: number;
  /** 1 is an adult. */
  readonly size?: number;
  readonly tone?: string;
}

/** Somebody who stands, 66 units high. */
export function Person({ x, y, size = 1, tone = '#c3ccd1' }: Standing) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={tone}>
      <circle cy="-58" r="8" />
      <path d="M-9-46a4 4 0 0 1 4-3H5a4 4 0 0 1 4 3l3 22H8L6-38V0H1v-22h-2V0h-5v-38l-2 14h-4z" />
    </g>
  );
}

/** A ring with a bar: what one does not do. */
export function Forbidden({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  const across = Number((radius * 0.7).toFixed(1));
  return (
    <path
      fill="none"
      stroke="#ffb224"
      strokeWidth="7"
      d={`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0M${x - across} ${y - across}l${2 * across} ${2 * across}`}
    />
  );
}

/** Room that nobody enters, striped as danger is; one in a picture. */
export function KeepOut({ x, y, width, height }: KeepOutProps) {
  return (
    <>
      <pattern id="stripes" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path fill="#ffb224" d="M0 0h16v16H0z" />
        <path fill="#121518" d="M0 0h7v16H0z" />
      </pattern>
      <path fill="url(#stripes)" d={`M${x} ${y}h${width}v${height}h-${width}z`} />
    </>
  );
}

interface KeepOutProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function RemoteControl({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="#8d989f" d="M0 10A10 10 0 0 1 10 0h38a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H10A10 10 0 0 1 0 94z" />
      <circle cx="29" cy="16" r="4" fill="#22282d" />
      <path
        fill="#22282d"
        d="M12 32h34a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4zM12 64h34a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z"
      />
    </g>
  );
}
