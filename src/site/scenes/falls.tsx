import { KeepOut, Person } from './people.tsx';

const GROUND = 244;

function Ground() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h400v300H0z" />
      <path fill="#0f1214" d={`M0 ${GROUND}h400v${300 - GROUND}H0z`} />
      <path fill="#4a545c" d={`M0 ${GROUND}h400v3H0z`} />
    </>
  );
}

function Sides({ left, right }: { readonly left: string; readonly right: string }) {
  return (
    <g fontFamily="system-ui,sans-serif" fontSize="16" fontWeight="600" fill="#d5dbdf">
      <text x="14" y="288">
        {left}
      </text>
      <text x="386" y="288" textAnchor="end">
        {right}
      </text>
    </g>
  );
}

/** The room that a leaf falls through, from its highest point down to the ground. */
function FallZone({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  const height = GROUND - y;
  return (
    <>
      <path fill="#ffb224" fillOpacity=".13" d={`M${x} ${y}h${width}v${height}H${x}z`} />
      <path
        fill="none"
        stroke="#ffb224"
        strokeWidth="2.5"
        strokeDasharray="7 6"
        d={`M${x} ${y}v${height}M${x + width} ${y}v${height}`}
      />
      <KeepOut x={x} y={GROUND} width={width} height={18} />
    </>
  );
}

/** From the side: what holds the leaf up has parted; it comes down on both sides of its pillar. */
export function TiltingFall() {
  return (
    <>
      <Ground />
      <FallZone x={92} y={96} width={196} />
      <path fill="#353d44" d={`M166 34h40v${GROUND - 34}h-40z`} />
      <path fill="#0f1214" d={`M178 48h16v${GROUND - 60}h-16z`} />
      <path fill="#8d989f" d="M179 176h14v52h-14z" />
      <path stroke="#5a656d" strokeWidth="2" d="M179 189h14M179 202h14M179 215h14" />
      <path fill="#c3ccd1" d="m104 150 6 13 172-79-6-13z" />
      <circle cx="186" cy="46" r="11" fill="#8d989f" />
      <circle cx="186" cy="46" r="4" fill="#22282d" />
      <path fill="none" stroke="#ffb224" strokeWidth="4" d="M186 174c-3-16 5-22 0-38M176 48c-24 6-40 20-48 42" />
      <path
        fill="none"
        stroke="#ffb224"
        strokeWidth="2.5"
        d="m186 136-8-9m8 9 1-12m-1 12 9-7M128 90l-10 3m10-3-6 11m6-11 4 12"
      />
      <path fill="none" stroke="#ffb224" strokeWidth="4" d="M112 172v42m-9-10 9 12 9-12M270 112v102m-9-10 9 12 9-12" />
      <Person x={336} y={GROUND} />
      <Person x={366} y={GROUND} size={0.62} />
      <Person x={38} y={GROUND} />
      <Sides left="rua" right="garagem" />
    </>
  );
}

/** From its end: a leaf that nothing guides any more, and the room that it falls over. */
export function LeafFall() {
  return (
    <>
      <Ground />
      <FallZone x={76} y={74} width={248} />
      <path fill="#c3ccd1" d="m192 242 42-162 14 4-42 162z" />
      <circle cx="199" cy="236" r="9" fill="#8d989f" stroke="#22282d" strokeWidth="3" />
      <path fill="#5a656d" d="M152 66h26v12h-26zM152 78h10v22h-10z" />
      <path fill="none" stroke="#ffb224" strokeWidth="4" d="m172 84 12 12m0-12-12 12" />
      <path
        fill="none"
        stroke="#ffb224"
        strokeWidth="4"
        d="M262 96c26 22 42 60 46 112m-12-8 13 12 8-16M186 118c-34 18-70 48-86 92m-4-16 3 19 15-11"
      />
      <Person x={356} y={GROUND} />
      <Person x={382} y={GROUND} size={0.62} />
      <Person x={40} y={GROUND} />
      <Sides left="um lado" right="o outro" />
    </>
  );
}
