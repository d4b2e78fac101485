import { Person } from '../scenes/people.tsx';
import { Arrow, Car, DARK, FLOOR, Floor, Leaf, LIT, METAL, Pillar, STEEL, WALL } from './pieces.tsx';

/** A rail that falls to the right. */
function SlopedRail({ tone }: { readonly tone: string }) {
  return <path fill={tone} d="m0 46 120 22v3L0 50z" />;
}

function HouseWall() {
  return <path fill={WALL} d="M0 10h30v58H0z" />;
}

/** Where a gate stands badly, or to whose cost. */
export const troubledGates = {
  heavy: (
    <>
      <Leaf x={4} width={72} y={20} height={44} />
      <circle cx="18" cy="65" r="4" fill={STEEL} />
      <circle cx="62" cy="65" r="4" fill={STEEL} />
      <path fill={LIT} d="M86 38h24l7 30H79z" />
      <circle cx="98" cy="33" r="6" fill="none" stroke={LIT} strokeWidth="4" />
      <Floor />
    </>
  ),
  crooked: (
    <>
      <Pillar x={8} />
      <Pillar x={104} />
      <g transform="rotate(-7 60 47)">
        <Leaf x={22} width={76} y={28} height={36} />
      </g>
      <path fill="none" stroke={LIT} strokeWidth="2.5" strokeDasharray="5 4" d="M20 24h80v42H20z" />
      <Floor />
    </>
  ),
  sidewalk: (
    <>
      <HouseWall />
      <path fill={METAL} d="M30 14h5v54h-5z" />
      <path fill={LIT} d="m30 16 52 22-3 7-50-21z" />
      <path stroke={METAL} strokeWidth="2" strokeDasharray="4 4" d="M44 4v64" />
      <Person x={98} y={FLOOR} size={0.62} />
      <Floor />
    </>
  ),
  ramp: (
    <>
      <Leaf x={8} width={66} y={20} height={38} />
      <path fill={STEEL} d="M0 58h84v4H0z" />
      <path fill={LIT} d="M84 58h4l32 14v4L84 62z" />
      <path fill={WALL} d="M0 62h84l36 14v4H0z" />
    </>
  ),
  'ramp-rail': (
    <>
      <g transform="rotate(10.4 60 57)">
        <Leaf x={24} width={66} y={15} height={40} />
      </g>
      <SlopedRail tone={LIT} />
      <path fill={WALL} d="m0 50 120 21v9H0z" />
    </>
  ),
  'ramp-arc': (
    <>
      <Pillar x={12} y={14} />
      <path fill={METAL} d="m20 18 46 6v34l-46 8z" />
      <path fill={WALL} d="M20 68 120 36v44H0V68z" />
      <path stroke={LIT} strokeWidth="4" d="M20 67 120 35" />
      <path stroke={LIT} strokeWidth="3" d="m64 42 8-8m-2 16 11-4" />
    </>
  ),
  runaway: (
    <>
      <g transform="rotate(10.4 60 57)">
        <Leaf x={34} width={60} y={15} height={40} tone={LIT} />
        <path stroke={METAL} strokeWidth="3" d="M8 26h18M2 36h24M10 46h16" />
        <Arrow tone={METAL} d="M98 34h18m-7-7 7 7-7 7" />
      </g>
      <SlopedRail tone={STEEL} />
    </>
  ),
  wind: (
    <>
      <Leaf x={66} width={44} />
      <path fill="none" stroke={LIT} strokeWidth="3.5" d="M6 34h38a7 7 0 1 0-7-7M6 44h50M6 54h34a6 6 0 1 1-6 6" />
      <Floor />
    </>
  ),
  leaning: (
    <>
      <path stroke={METAL} strokeWidth="2" strokeDasharray="4 4" d="M60 4v64" />
      <path fill={LIT} d="m52 68 28-52 7 4-26 48z" />
      <Person x={22} y={FLOOR} size={0.7} />
      <Floor />
    </>
  ),
  boundary: (
    <>
      <path fill={WALL} d="M8 34 28 18l20 16v34H8zM72 34l20-16 20 16v34H72z" />
      <path stroke={METAL} strokeWidth="2" strokeDasharray="4 4" d="M60 6v70" />
      <Leaf x={36} width={40} y={42} height={24} tone={LIT} />
      <path fill={LIT} d="M30 68h54v4H30z" />
      <Floor />
    </>
  ),
  hit: (
    <>
      <Pillar x={4} />
      <path fill="none" stroke={METAL} strokeWidth="4" d="M14 26h30l10 18-8 22H14zM24 26v40M34 26v40M43 30l4 14-5 20" />
      <Car x={58} />
      <path stroke={LIT} strokeWidth="4" d="m58 36-6-14m14 10 2-16m6 20 14-10" />
      <Floor />
    </>
  ),
  'broken-in': (
    <>
      <Pillar x={8} />
      <Pillar x={104} />
      <path fill={DARK} d="M16 24h88v44H16z" />
      <path fill={METAL} d="m16 24 30 10v32l-30 2z" />
      <path fill={LIT} d="m46 44 10-8-4 9 9 2-11 5 4 9-9-7z" />
      <path stroke={LIT} strokeWidth="5" d="m66 62 26-26m-4-4 10 6" />
      <Floor />
    </>
  ),
};
