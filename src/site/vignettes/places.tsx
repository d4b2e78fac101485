import type { ReactNode } from 'react';
import { Person } from '../scenes/people.tsx';
import { Car, DARK, FLOOR, Floor, Leaf, LIT, METAL, Pillar, STEEL, Van, WALL } from './pieces.tsx';

/** A house with its gate; its window is lit. */
function House({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <path fill={STEEL} d="M8 36 38 12l30 24z" />
      <path fill={WALL} d="M14 36h48v32H14z" />
      <path fill={LIT} d="M24 44h12v12H24z" />
      <Leaf x={64} width={50} y={42} height={26} />
      {children}
      <Floor />
    </>
  );
}

export const places = {
  house: <House />,
  night: (
    <House>
      <path fill="#ffefc7" d="M100 8a14 14 0 1 0 8 22 12 12 0 0 1-8-22z" />
    </House>
  ),
  building: (
    <>
      <path fill={WALL} d="M18 6h52v62H18z" />
      <path stroke={LIT} strokeWidth="8" strokeDasharray="9 6" d="M25 17h39M25 31h39M25 45h39" />
      <path fill={DARK} d="M38 54h12v14H38z" />
      <Leaf x={74} width={40} y={44} height={24} />
      <Floor />
    </>
  ),
  shop: (
    <>
      <path fill={WALL} d="M16 24h88v44H16z" />
      <path stroke={LIT} strokeWidth="16" strokeDasharray="11 11" d="M16 20h88" />
      <path stroke={METAL} strokeWidth="16" strokeDasharray="11 11" strokeDashoffset="11" d="M16 20h88" />
      <path fill="#ffefc7" d="M24 36h40v22H24z" />
      <path fill={DARK} d="M74 36h20v32H74z" />
      <Floor />
    </>
  ),
  'town-hall': (
    <>
      <path fill={LIT} d="M12 28 60 6l48 22z" />
      <path fill={METAL} d="M16 30h88v5H16zM12 61h96v7H12z" />
      <path stroke={METAL} strokeWidth="24" strokeDasharray="9 10.75" d="M20 48h88" />
      <Floor />
    </>
  ),
  booth: (
    <>
      <path fill={STEEL} d="M8 12h52v6H8z" />
      <path fill={WALL} d="M12 18h44v50H12z" />
      <path fill={LIT} d="M18 24h32v22H18z" />
      <path fill={DARK} d="M34 28a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM25 46a9 8 0 0 1 18 0z" />
      <Leaf x={60} width={56} />
      <Floor />
    </>
  ),
  pole: (
    <>
      <path fill={METAL} d="M34 4h6v64h-6zM22 12h30v4H22z" />
      <path fill="none" stroke={LIT} strokeWidth="3.5" d="M48 16c6 30 18 44 44 48m-18-8 4 10m8-12-4 12" />
      <path fill="none" stroke={STEEL} strokeWidth="2.5" d="M0 20c10 4 18 0 26-4" />
      <Leaf x={92} width={26} />
      <Floor />
    </>
  ),
  tree: (
    <>
      <Leaf x={6} width={60} />
      <Pillar x={0} width={6} />
      <path fill={LIT} d="m118 58-56 6v5h56z" />
      <path fill="#5d7a5f" d="M66 40a12 12 0 0 0-22 8 11 11 0 0 0-6 20h42a14 14 0 0 0-14-28z" />
      <Floor />
    </>
  ),
};

/** Who is there, and what comes when it is called. */
export const who = {
  person: (
    <>
      <Leaf x={70} width={46} tone={STEEL} />
      <Person x={42} y={FLOOR} size={0.88} tone={LIT} />
      <Floor />
    </>
  ),
  people: (
    <>
      <Person x={20} y={FLOOR} size={0.72} />
      <Person x={47} y={FLOOR} size={0.8} tone={LIT} />
      <Person x={74} y={FLOOR} size={0.8} />
      <Person x={100} y={FLOOR} size={0.72} />
      <Floor />
    </>
  ),
  child: (
    <>
      <Leaf x={78} width={40} tone={STEEL} />
      <Person x={30} y={FLOOR} size={0.86} />
      <Person x={58} y={FLOOR} size={0.54} tone={LIT} />
      <Floor />
    </>
  ),
  dog: (
    <>
      <Leaf x={0} width={40} tone={STEEL} />
      <path fill={LIT} d="m52 40 6 4h32l6-12 5-4 2 6 10 2-1 7-9 3-4 8v14h-6V58l-4-2H68l-6 4v8h-6V54l-2-8z" />
      <Floor />
    </>
  ),
  car: (
    <>
      <Leaf x={6} width={108} y={16} height={52} tone={STEEL} />
      <g transform="translate(-8 -28) scale(1.42)">
        <Car x={24} tone={LIT} />
      </g>
      <Floor />
    </>
  ),
  help: <Van light={LIT} mark={<path fill={LIT} d="M36 26h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />} />,
  police: <Van light={LIT} mark={<path fill="#353d44" d="M12 42h96v8H12z" />} />,
};
