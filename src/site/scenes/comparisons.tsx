import type { ReactNode } from 'react';
import { BreakerShapes } from '../drawings/breaker.tsx';

/** A motor on its base, with the end of its leaf. */
function MotorAtGate({ y }: { readonly y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path stroke="#5a656d" strokeWidth="66" strokeDasharray="8 8" d="M330 33h70" />
      <path fill="#8d989f" d="M330 0h70v7h-70zM330 66h70v8h-70zM330 0h7v74h-7z" />
      <path fill="#3a434b" d="M282 92V58a6 6 0 0 1 6-6h40v40z" />
      <circle cx="336" cy="76" r="9" fill="#8d989f" />
      <path fill="#4a545c" d="M0 92h400v3H0z" />
    </g>
  );
}

/** Above a panel with its battery, below a cable from the house, to the same motor. */
export function SolarOrCable() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h400v300H0z" />
      <circle cx="44" cy="42" r="18" fill="#ffc552" />
      <path
        stroke="#ffc552"
        strokeWidth="4"
        d="M44 16v-8M44 76v-8M18 42h-8M78 42h-8M26 24l-6-6M68 66l-6-6M62 24l6-6M20 66l6-6"
      />
      <path fill="#5a656d" d="M138 62h8v64h-8z" />
      <path fill="#f3a017" d="m92 66 82-44 20 34-82 44z" />
      <path stroke="#3e2406" strokeWidth="2.5" d="m119 51 20 34M147 37l20 34M102 83l82-44" />
      <path fill="#8d989f" d="M206 84h48v42h-48zM214 78h10v6h-10zM236 78h10v6h-10z" />
      <path fill="#22282d" d="M213 98h12v4h-12zM234 98h12v4h-12zM238 94h4v12h-4z" />
      <path fill="none" stroke="#ffb224" strokeWidth="4" d="M146 106h60M254 106h28" />
      <MotorAtGate y={34} />
      <path fill="#0f1214" d="M0 129h400v22H0zM0 272h400v28H0z" />
      <path fill="#121518" d="M0 151h400v4H0z" />
      <path fill="#353d44" d="M22 212h92v64H22z" />
      <path fill="#4a545c" d="m12 214 56-42 56 42z" />
      <path fill="#ffefc7" d="M36 226h20v20H36z" />
      <path fill="#22282d" d="M78 232h22v44H78z" />
      <MotorAtGate y={184} />
      <path fill="none" stroke="#ffb224" strokeWidth="4" d="M104 254h10v34h168v-34h6" />
      <path fill="none" stroke="#d5dbdf" strokeWidth="2" d="M128 262h140m-132-6-8 6 8 6m124-12 8 6-8 6" />
    </>
  );
}

/** The back of a remote without its cover: 92 × 190. */
function OpenRemote({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} 34)`}>
      <path
        fill="#5a656d"
        d="M0 16A16 16 0 0 1 16 0h60a16 16 0 0 1 16 16v158a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z"
      />
      <path fill="#22282d" d="M10 20a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v150a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" />
      <circle cx="46" cy="146" r="20" fill="#8d989f" />
      <path fill="#5a656d" d="M38 144h16v4H38z" />
      {children}
    </g>
  );
}

const KEYS = Array.from({ length: 6 }, (_, at) => 17 + at * 10);

/** The three kinds of remotes as one tells them apart: by what is behind the cover. */
export function Remotes() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h400v300H0z" />
      <OpenRemote x={22}>
        <path fill="#ffb224" d="M13 36h66v44H13z" />
        <path fill="#3e2406" d={KEYS.map((left) => `M${left} 42h7v32h-7z`).join('')} />
        <path fill="#ffefc7" d={KEYS.map((left, at) => `M${left} ${at % 3 === 1 ? 60 : 42}h7v14h-7z`).join('')} />
      </OpenRemote>
      <OpenRemote x={154}>
        <path fill="#ffb224" d="M28 36h36v40H28z" />
        <path fill="#3e2406" d="M36 44h20v24H36z" />
        <path stroke="#ffb224" strokeWidth="4" strokeDasharray="4 5" d="M24 38v36M68 38v36" />
      </OpenRemote>
      <OpenRemote x={286}>
        <path fill="none" stroke="#ffb224" strokeWidth="6" d="M68 46A26 26 0 0 0 22 54m2 16a26 26 0 0 0 46-6" />
        <path fill="#ffb224" d="m58 50 16 4 2-18zM34 66l-16-4-2 18z" />
      </OpenRemote>
      <g fontFamily="system-ui,sans-serif" fontSize="15" fontWeight="600" fill="#fff" textAnchor="middle">
        <text x="68" y="254">
          chavinhas
        </text>
        <text x="200" y="254">
          código fixo
        </text>
        <text x="332" y="254">
          código rolante
        </text>
      </g>
    </>
  );
}

/** What is looked at before anybody is called: the breaker, the battery of the remote, the latch. */
export function SimpleCauses() {
  return (
    <>
      <path fill="#121518" d="M0 0h400v300H0z" />
      <path fill="#1a1e22" d="M8 8h122v284H8zM139 8h122v284H139zM270 8h122v284H270z" />
      <svg x="14" y="70" width="110" height="130" viewBox="66 20 126 149">
        <BreakerShapes />
      </svg>
      <path
        fill="#8d989f"
        d="M166 84a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v112a14 14 0 0 1-14 14h-40a14 14 0 0 1-14-14z"
      />
      <path fill="#22282d" d="M176 84h48v28h-48z" />
      <circle cx="200" cy="160" r="28" fill="#ffb224" />
      <path fill="#3e2406" d="M188 157h24v6h-24zM197 148h6v24h-6z" />
      <path fill="#353d44" d="M342 52h40v170h-40z" />
      <path stroke="#5a656d" strokeWidth="150" strokeDasharray="7 9" d="M280 137h38" />
      <path fill="#8d989f" d="M312 60h12v154h-12z" />
      <path fill="#ffb224" d="M296 126h66v14h-66zM300 112h18v42h-18z" />
      <path fill="#3e2406" d="M348 122h8v22h-8z" />
      <g fontFamily="system-ui,sans-serif" fontSize="18" fontWeight="600" fill="#fff" textAnchor="middle">
        <text x="69" y="254">
          disjuntor
        </text>
        <text x="200" y="254">
          pilha
        </text>
        <text x="331" y="254">
          trinco
        </text>
      </g>
    </>
  );
}
