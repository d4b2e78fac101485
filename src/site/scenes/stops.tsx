/** From the rail up to its head. */
const LEAF = 60;

/** A leaf that stopped on its way, and the places where it stops. */
function Stops({ y, end, at }: { readonly y: number; readonly end: number; readonly at: readonly number[] }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path fill="#353d44" d={`M368 ${-LEAF - 14}h18V8h-18z`} />
      <path stroke="#5a656d" strokeWidth={LEAF - 14} strokeDasharray="7 9" d={`M26 ${-LEAF / 2}H${end - 6}`} />
      <path
        fill="#8d989f"
        d={`M20 ${-LEAF}H${end}v8H20zM20 -8H${end}v8H20zM20 ${-LEAF}h8V0h-8zM${end - 8} ${-LEAF}h8V0h-8z`}
      />
      <path fill="#4a545c" d="M12 2h376v5H12z" />
      <path stroke="#ffb224" strokeWidth="3" strokeDasharray="5 4" d={at.map((x) => `M${x} ${-LEAF - 8}V2`).join('')} />
      <path fill="#ffb224" d={at.map((x) => `M${x} 8l9 15h-18z`).join('')} />
    </g>
  );
}

/** Above a gate that always stops at the same point, below one that stops elsewhere each time. */
export function WhereItStops() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h400v300H0z" />
      <path fill="#0f1214" d="M0 149h400v3H0z" />
      <Stops y={117} end={216} at={[216]} />
      <Stops y={267} end={216} at={[112, 216, 310]} />
      <g fontFamily="system-ui,sans-serif" fontSize="17" fontWeight="600" fill="#fff">
        <text x="20" y="28">
          Sempre no mesmo ponto
        </text>
        <text x="20" y="178">
          Cada vez num lugar
        </text>
      </g>
    </>
  );
}
