import { Person } from './people.tsx';

const GROUND = 236;

function MotorWithLever() {
  return (
    <>
      <path fill="#22282d" d="M68 236v-44a9 9 0 0 1 9-9h34a9 9 0 0 1 9 9v44z" />
      <path fill="#8d989f" d="M72 234v-40a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7v40z" />
      <path fill="#22282d" d="M80 194h28v3H80zM80 201h28v3H80z" />
      <path stroke="#ffb224" strokeWidth="8" d="m94 218 40-16" />
      <circle cx="94" cy="218" r="8" fill="#ffb224" />
    </>
  );
}

function Beam() {
  return (
    <>
      <path fill="#5a656d" d={`M206 184h8v${GROUND - 184}h-8zM326 184h8v${GROUND - 184}h-8z`} />
      <path fill="#ffb224" d="M204 176h14v22h-14zM322 176h14v22h-14z" />
      <path stroke="#ffb224" strokeWidth="4" strokeDasharray="9 6" d="M218 187h104" />
    </>
  );
}

/** What a gate has for whoever passes and whoever is shut in, lit where it stands. */
export function Protection() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h400v300H0z" />
      <path fill="#434c54" d={`M0 84h196v${GROUND - 84}H0zM344 84h28v${GROUND - 84}h-28z`} />
      <path stroke="#8d989f" strokeWidth="122" strokeDasharray="10 7" d="M14 169h176" />
      <path fill="#aeb8bf" d="M10 104h180v9H10zM10 222h180v12H10zM10 104h9v130h-9zM181 104h9v130h-9z" />
      <MotorWithLever />
      <Person x={270} y={GROUND} size={0.94} />
      <Beam />
      <path fill="#ffb224" d="M346 84V70a12 12 0 0 1 24 0v14z" />
      <path
        fill="none"
        stroke="#ffb224"
        strokeWidth="4"
        d="M358 50V38M338 58l-8-8M378 58l8-8M386 66a14 14 0 0 1 0 18M392 58a24 24 0 0 1 0 32"
      />
      <path fill="#0f1214" d={`M0 ${GROUND}h400v${300 - GROUND}H0z`} />
      <path fill="#aeb8bf" d={`M0 ${GROUND}h400v3H0z`} />
      <g fontFamily="system-ui,sans-serif" fontSize="17" fontWeight="600" fill="#fff" textAnchor="middle">
        <text x="96" y="268">
          desengate
        </text>
        <text x="270" y="268">
          fotocélula
        </text>
        <text x="322" y="34" textAnchor="end">
          luz e som
        </text>
      </g>
    </>
  );
}
