import { Car, DARK, Floor, Leaf, LIT, METAL, Motor, Pillar, STEEL, Van, WALL } from './pieces.tsx';

/** What is cleaned, greased and worn. */
export const upkeep = {
  rail: (
    <>
      <Leaf x={4} width={60} y={16} height={44} />
      <circle cx="18" cy="62" r="5" fill={STEEL} />
      <circle cx="50" cy="62" r="5" fill={STEEL} />
      <path fill={METAL} d="M0 67h120v4H0z" />
      <path stroke={METAL} strokeWidth="4" d="M110 10 90 50" />
      <path fill={LIT} d="m84 46 14 6-6 15H72z" />
    </>
  ),
  hinge: (
    <>
      <Pillar x={18} y={6} width={22} />
      <Leaf x={62} width={54} y={10} height={58} tone={STEEL} />
      <path fill={LIT} d="M34 20h34v8H34zM34 48h34v8H34z" />
      <circle cx="51" cy="24" r="8" fill={LIT} stroke={DARK} strokeWidth="2" />
      <circle cx="51" cy="52" r="8" fill={LIT} stroke={DARK} strokeWidth="2" />
      <Floor />
    </>
  ),
  spray: (
    <>
      <path fill={METAL} d="M66 26a12 12 0 0 1 28 0v44H66z" />
      <path fill={STEEL} d="M66 36h28v18H66z" />
      <path fill={LIT} d="M74 8h12v8H74z" />
      <path stroke={LIT} strokeWidth="3.5" strokeDasharray="6 4" d="M68 12 20 2M68 13 16 16M68 14 22 32" />
    </>
  ),
  cables: (
    <>
      <path fill={WALL} d="M12 6h22v62H12z" />
      <path fill={METAL} d="M16 44h14v22H16z" />
      <circle cx="23" cy="14" r="8" fill={STEEL} />
      <path fill="none" stroke={LIT} strokeWidth="3.5" d="M23 44V30m-5-2 5 4 3-6m5-14 47 20" />
      <path fill={METAL} d="m74 34 34-10 4 12-34 10z" />
      <path stroke={LIT} strokeWidth="2" d="m20 24 2-6m4 6 2-8" />
      <Floor />
    </>
  ),
  oil: (
    <>
      <g transform="translate(14 -46) scale(1.5)">
        <Motor x={16} />
      </g>
      <path fill={LIT} d="M88 26c9 12 12 16 12 22a12 12 0 0 1-24 0c0-6 3-10 12-22z" />
      <path fill={LIT} d="M72 68a18 5 0 0 1 36 0z" />
      <Floor />
    </>
  ),
  rust: (
    <>
      <Pillar x={4} />
      <Pillar x={108} />
      <Leaf x={12} width={96} y={22} height={46} />
      <path fill={LIT} d="M12 68V56l10 4 8-8 9 7 11-5 8 5 12-8 9 8 8-5 9 5 12-6v15z" />
      <Floor />
    </>
  ),
  base: (
    <>
      <path fill={LIT} d="M24 54h62v16H24z" />
      <path fill="#7a4a04" d="M32 59h4v4h-4zM48 63h4v4h-4zM64 58h4v4h-4zM76 63h4v4h-4z" />
      <Motor x={42} y={54} />
      <path fill={STEEL} d="M0 68h24v3H0zM86 68h34v3H86z" />
    </>
  ),
};

/** How one asks, and how we come. */
export const contact = {
  message: (
    <>
      <path fill={METAL} d="M14 10h72v34H40L28 56V44H14z" />
      <path stroke={DARK} strokeWidth="4" d="M24 22h50M24 32h34" />
      <path fill={LIT} d="M48 50h58v20l-10-6H48z" />
      <path stroke="#7a4a04" strokeWidth="4" d="M58 58h36" />
    </>
  ),
  photo: (
    <>
      <path fill={METAL} d="M12 8h96v64H12z" />
      <path fill={DARK} d="M18 14h76v52H18z" />
      <circle cx="101" cy="40" r="4" fill={DARK} />
      <Leaf x={34} width={44} y={28} height={28} tone={STEEL} />
      <path fill="none" stroke={LIT} strokeWidth="4" d="M26 32V20h14M72 20h14v12M86 48v12H72M40 60H26V48" />
    </>
  ),
  box: (
    <>
      <path fill="#b9770f" d="M26 26h68v42H26z" />
      <path fill={LIT} d="m26 26 10-14h48l10 14z" />
      <path fill="#7a4a04" d="M54 12h12v34H54z" />
      <Floor />
    </>
  ),
  van: (
    <Van
      light={STEEL}
      mark={<path fill={LIT} d="m22 50 16-16a9 9 0 0 1 10-12l-6 6 5 5 6-6a9 9 0 0 1-12 10L26 54z" />}
    />
  ),
  map: (
    <>
      <path fill={WALL} d="m10 16 32-8 36 10 32-8v54l-32 8-36-10-32 8z" />
      <path stroke={STEEL} strokeWidth="2" d="M42 8v54M78 18v54" />
      <circle cx="60" cy="40" r="22" fill={LIT} fillOpacity=".25" stroke={LIT} strokeWidth="2" />
      <path fill={LIT} d="M60 50 51 36a10 10 0 1 1 18 0z" />
      <circle cx="60" cy="31" r="4" fill={DARK} />
    </>
  ),
  sea: (
    <>
      <circle cx="92" cy="22" r="11" fill={LIT} />
      <Car x={10} y={54} />
      <path fill={STEEL} d="M0 54h66v3H0z" />
      <path
        fill="none"
        stroke={METAL}
        strokeWidth="4"
        d="M56 66q8-8 16 0t16 0 16 0 16 0M40 76q8-8 16 0t16 0 16 0 16 0 16 0"
      />
    </>
  ),
};
