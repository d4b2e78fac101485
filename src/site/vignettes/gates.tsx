import { Person } from '../scenes/people.tsx';
import { Arrow, Car, DARK, FLOOR, Floor, Leaf, LIT, METAL, Motor, Pillar, STEEL, WALL } from './pieces.tsx';

/** How gates open, and what they need for it. */
export const openingGates = {
  'free-wall': (
    <>
      <path fill={WALL} d="M0 18h56v50H0z" />
      <Pillar x={112} />
      <Leaf x={58} width={54} />
      <path fill="none" stroke={LIT} strokeWidth="3" strokeDasharray="5 3" d="M4 28h50v38H4z" />
      <Arrow d="M46 47H14m8-8-8 8 8 8" />
      <Floor />
    </>
  ),
  sliding: (
    <>
      <Leaf x={10} width={64} />
      <path fill={WALL} d="M0 18h34v50H0z" />
      <Pillar x={110} y={18} />
      <Motor x={34} tone={LIT} />
      <Arrow d="M100 40H82m7-7-7 7 7 7" />
      <Floor />
    </>
  ),
  tilting: (
    <>
      <Pillar x={14} y={12} />
      <Pillar x={98} y={12} />
      <path fill={LIT} d="M16 12h88l8 18H8z" />
      <path fill="none" stroke="#7a4a04" strokeWidth="2" d="m38 12-5 18M60 12v18m22-18 5 18" />
      <Car x={37} />
      <Floor />
    </>
  ),
  swing: (
    <>
      <Pillar x={12} />
      <Pillar x={100} />
      <path fill={LIT} d="M20 24l18 8v30l-18 6zM100 24l-18 8v30l18 6z" />
      <path fill="none" stroke="#7a4a04" strokeWidth="2" d="M29 28v36M91 28v36" />
      <Arrow tone={METAL} d="M60 64V40m-8 8 8-8 8 8" />
      <Floor />
    </>
  ),
  telescopic: (
    <>
      <Pillar x={112} />
      <Leaf x={8} width={40} y={22} height={46} tone={STEEL} />
      <Leaf x={20} width={42} y={26} tone={METAL} />
      <Leaf x={34} width={42} y={30} height={38} tone={LIT} />
      <Floor />
    </>
  ),
  guillotine: (
    <>
      <path fill={WALL} d="M22 2h8v66h-8zM90 2h8v66h-8z" />
      <Leaf x={31} width={58} y={4} height={34} tone={LIT} />
      <Arrow tone={METAL} d="M60 64V46m-8 8 8-8 8 8" />
      <Floor />
    </>
  ),
  sectional: (
    <>
      <path fill={WALL} d="M0 6h120v6H0zM14 12h8v56h-8z" />
      <path fill="none" stroke={LIT} strokeWidth="7" strokeDasharray="15 2" d="M29 50V32a12 12 0 0 1 12-12h70" />
      <Car x={56} />
      <Floor />
    </>
  ),
  folding: (
    <>
      <Pillar x={8} />
      <Pillar x={104} />
      <path
        fill="none"
        stroke={LIT}
        strokeWidth="4"
        d="m18 24 10 6 10-6 10 6 10-6 10 6v38l-10-4-10 4-10-4-10 4-10-4-10 4z"
      />
      <path stroke={LIT} strokeWidth="3" d="M28 30v34M38 24v42M48 30v34M58 24v42" />
      <Floor />
    </>
  ),
  airlock: (
    <>
      <Leaf x={2} width={14} tone={STEEL} />
      <Pillar x={16} width={6} />
      <Car x={38} />
      <Leaf x={92} width={24} tone={LIT} />
      <Floor />
    </>
  ),
  wicket: (
    <>
      <Pillar x={4} />
      <Pillar x={108} />
      <Leaf x={12} width={96} />
      <path fill={DARK} d="M48 30h26v38H48z" />
      <path fill={LIT} d="M50 32h22v36H50z" />
      <circle cx="68" cy="50" r="2" fill={DARK} />
      <Floor />
    </>
  ),
  barrier: (
    <>
      <path fill={METAL} d="M18 38h16v30H18z" />
      <path stroke={LIT} strokeWidth="6" strokeDasharray="12 4" d="M26 40 66 4" />
      <Car x={60} />
      <Floor />
    </>
  ),
  'barrier-folded': (
    <>
      <path fill={WALL} d="M0 0h120v12H0z" />
      <path fill={METAL} d="M18 38h16v30H18z" />
      <path fill="none" stroke={LIT} strokeWidth="6" d="M26 40V18h46" />
      <Car x={60} />
      <Floor />
    </>
  ),
  'two-gates': (
    <>
      <Pillar x={4} />
      <Pillar x={56} />
      <Pillar x={108} />
      <Leaf x={12} width={44} />
      <Leaf x={64} width={44} tone={LIT} />
      <Floor />
    </>
  ),
  passing: (
    <>
      <Leaf x={0} width={36} tone={LIT} />
      <Arrow d="M30 16h26m-8-8 8 8-8 8" />
      <Pillar x={112} />
      <Car x={52} />
      <Floor />
    </>
  ),
};

/** What protects whoever passes. */
export const safeGates = {
  photocell: (
    <>
      <Leaf x={0} width={24} tone={STEEL} />
      <Pillar x={24} />
      <Pillar x={104} />
      <path fill={LIT} d="M32 44h7v12h-7zM97 44h7v12h-7z" />
      <path stroke={LIT} strokeWidth="3" strokeDasharray="5 4" d="M39 50h58" />
      <Person x={68} y={FLOOR} size={0.72} />
      <Floor />
    </>
  ),
  'two-pairs': (
    <>
      <Leaf x={0} width={24} tone={STEEL} />
      <Pillar x={24} />
      <Pillar x={104} />
      <path fill={LIT} d="M32 32h7v10h-7zM97 32h7v10h-7zM32 54h7v10h-7zM97 54h7v10h-7z" />
      <path stroke={LIT} strokeWidth="3" strokeDasharray="5 4" d="M39 37h58M39 59h58" />
      <Floor />
    </>
  ),
  recoil: (
    <>
      <Leaf x={2} width={52} />
      <path stroke={METAL} strokeWidth="5" d="M54 52 112 64" />
      <Arrow d="M58 16H24m9-9-9 9 9 9" />
      <Floor />
    </>
  ),
  release: (
    <>
      <g transform="translate(26 -68) scale(2)">
        <Motor x={4} />
      </g>
      <path stroke={LIT} strokeWidth="7" d="m70 52 32-16" />
      <circle cx="70" cy="52" r="7" fill={LIT} />
      <Floor />
    </>
  ),
};
