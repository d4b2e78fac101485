interface PistonProps {
  /** Where the motor turns at its pillar, from above, and towards what angle. */
  readonly turn: string;
  /** How long its body is, and how far its rod reaches. */
  readonly body: number;
  readonly reach: number;
}

/** The motor of a gate that swings, from the yard and from above: a body from which a rod comes and goes. */
export function PistonBody({ turn, body }: PistonProps) {
  return (
    <>
      <path className="d" d={`M76 120h8v12h-8zM84 116h${body}v20H84z`} />
      <path className="c" d={`M92 121h${body - 20}v3H92zM92 128h${body - 20}v3H92z`} />
      <path className="c" d="M50 290h10v44H50z" />
      <g transform={turn}>
        <path className="d" d={`M-8-10h${body + 8}v20H-8z`} />
        <path className="c" d={`M32-5h${body - 40}v3H32zM32 2h${body - 40}v3H32z`} />
      </g>
    </>
  );
}

export function PistonRod({ turn, body, reach }: PistonProps) {
  return (
    <>
      <path className="a" d={`M${84 + body} 122h${reach - body}v8h-${reach - body}zM${80 + reach} 118h12v16h-12z`} />
      <g transform={turn}>
        <g className="folds">
          <path className="a" d={`M${body}-4h${reach - body}v8h-${reach - body}z`} />
          <circle className="a" cx={reach} r="8" />
          <circle className="e" cx={reach} r="3" />
        </g>
      </g>
    </>
  );
}

export function PistonRelease({ turn }: PistonProps) {
  return (
    <g transform={turn}>
      <g className="turns">
        <circle className="b" cx="16" r="8" />
        <path className="a" d="M4-3h24v6H4z" />
      </g>
    </g>
  );
}
