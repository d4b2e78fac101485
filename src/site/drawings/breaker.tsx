/** The board of a house's circuits, 240 × 180: four breakers, that of the motor lit and down. */
export function BreakerShapes() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h240v180H0z" />
      <path fill="#3a434b" d="M28 16h184v148H28z" />
      <path fill="#22282d" d="M40 44h160v96H40z" />
      <path fill="#8d989f" d="M40 88h160v4H40z" />
      {[48, 86, 162].map((x) => (
        <g key={x}>
          <path fill="#5a656d" d={`M${x} 56h30v72H${x}z`} />
          <path fill="#c3ccd1" d={`M${x + 9} 66h12v22h-12z`} />
        </g>
      ))}
      <path fill="#ffb224" d="M124 56h30v72h-30z" />
      <path fill="#3e2406" d="M133 94h12v24h-12z" />
      <path fill="none" stroke="#ffb224" strokeWidth="3" d="M139 26v18m-7-7 7 8 7-8" />
    </>
  );
}
