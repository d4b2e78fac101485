import type { ReactNode } from 'react';

/** Vignettes are 120 × 80; what stands in them stands at this height. What a row is about is amber. */
export const FLOOR = 68;

/** Metal in front, what is behind it, and what the row is about. */
export const METAL = '#aeb8bf';
export const STEEL = '#6b767e';
export const WALL = '#434c54';
export const DARK = '#121518';
export const LIT = '#ffb224';

export function Floor() {
  return <path fill="#5a656d" d="M0 68h120v2H0z" />;
}

interface LeafProps {
  readonly x: number;
  readonly width: number;
  readonly y?: number;
  readonly height?: number;
  readonly tone?: string;
}

/** Bars between two rails. */
export function Leaf({ x, width, y = 26, height = 42, tone = METAL }: LeafProps) {
  return (
    <>
      <path
        stroke={tone}
        strokeWidth={height}
        strokeDasharray="4 3"
        d={`M${x} ${y + height / 2}h${width}`}
        strokeOpacity=".7"
      />
      <path fill={tone} d={`M${x} ${y}h${width}v4h-${width}zM${x} ${y + height - 6}h${width}v6h-${width}z`} />
    </>
  );
}

export function Pillar({ x, y = 20, width = 8 }: { readonly x: number; readonly y?: number; readonly width?: number }) {
  return <path fill={WALL} d={`M${x} ${y}h${width}v${FLOOR - y}h-${width}z`} />;
}

interface PlacedProps {
  readonly x: number;
  readonly y?: number;
  readonly tone?: string;
}

/** Of its left wheel's side; 46 wide, 26 high, from the side. */
export function Car({ x, y = FLOOR, tone = METAL }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y - 26})`}>
      <path fill={tone} d="M0 12 8 11 15 1h15l9 10 7 3v8H0z" />
      <path fill={DARK} d="m12 11 5-7h5v7zM25 11V4h4l6 7z" />
      <circle cx="11" cy="21" r="5" fill={DARK} stroke={STEEL} strokeWidth="2" />
      <circle cx="35" cy="21" r="5" fill={DARK} stroke={STEEL} strokeWidth="2" />
    </g>
  );
}

/** 26 wide, 24 high. */
export function Motor({ x, y = FLOOR, tone = METAL }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y - 24})`}>
      <path fill={tone} d="M2 22V6a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v16z" />
      <path fill={DARK} d="M7 6h12v2H7zM7 10h12v2H7z" />
      <path fill={STEEL} d="M0 21h26v3H0z" />
    </g>
  );
}

/** A sheet with lines of writing; 44 wide, 60 high. */
export function Sheet({ children }: { readonly children?: ReactNode }) {
  return (
    <g transform="translate(38 10)">
      <path fill="#e7ebed" d="M0 0h34l10 10v50H0z" />
      <path fill={METAL} d="M34 0v10h10z" />
      {children}
    </g>
  );
}

/** Its head at the end; what moves, and which way. */
export function Arrow({ d, tone = LIT }: { readonly d: string; readonly tone?: string }) {
  return <path fill="none" stroke={tone} strokeWidth="3.5" d={d} />;
}

/** Through what one does not take. */
export function Struck() {
  return <path stroke={LIT} strokeWidth="5" d="m28 66 64-52" />;
}

/** A van seen from its side, with what stands on its roof. */
export function Van({ light, mark }: { readonly light: string; readonly mark: ReactNode }) {
  return (
    <>
      <path fill={light} d="M46 12h14v8H46z" />
      <path fill="#e7ebed" d="M12 20h64l22 18 10 4v20H12z" />
      <path fill={DARK} d="M74 26h4l14 12H74z" />
      {mark}
      <circle cx="32" cy="62" r="8" fill={DARK} stroke={STEEL} strokeWidth="3" />
      <circle cx="86" cy="62" r="8" fill={DARK} stroke={STEEL} strokeWidth="3" />
      <Floor />
    </>
  );
}
