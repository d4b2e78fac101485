import type { ReactNode } from 'react';
import type { OfferedGateKind } from '../../business/gate-kinds.ts';

/**
 * Each kind of gate from the front, half open: amber is what is behind it, graphite what closes it, and the one amber part in front is
 * what moves it.
 */
const LEAVES: Readonly<Record<OfferedGateKind, ReactNode>> = {
  sliding: (
    <>
      <path stroke="#353D44" strokeWidth="80" strokeDasharray="9 4" d="M8 80h125" />
      <path fill="#3A434B" d="M8 36h125v7H8zM8 106h125v14H8z" />
      <path stroke="#8D989F" strokeWidth="5" strokeDasharray="5 3" d="M8 116h125" />
      <path fill="#121518" d="M20 114h12v12H20zM110 114h12v12h-12z" />
      <path fill="#AEB8BF" d="M0 126h240v2H0z" />
      <path fill="#252B30" d="M0 20h42v108H0z" />
      <path fill="#FFB224" d="M46 104h22v22H46z" />
    </>
  ),
  tilting: (
    <>
      <path stroke="#353D44" strokeWidth="38" strokeDasharray="9 4" d="M44 50h152" />
      <path fill="#3A434B" d="M42 28h156v6H42zM36 66h168v8H36z" />
      <path stroke="#AEB8BF" strokeWidth="2" d="M38 30v60M202 30v60" />
      <path fill="#8D989F" d="M30 86h12v26H30z" />
      <path fill="#FFB224" d="M198 86h12v26h-12zM200 34h8v8h-8z" />
    </>
  ),
  pivoting: (
    <>
      <path stroke="#353D44" strokeWidth="86" strokeDasharray="5 3" d="M42 79h37M161 79h37" />
      <path
        fill="#3A434B"
        d="M42 34h37v6H42zM42 114h37v8H42zM161 34h37v6h-37zM161 114h37v8h-37zM76 34h4v88h-4zM160 34h4v88h-4z"
      />
      <path fill="#8D989F" d="M36 46h8v6h-8zM36 104h8v6h-8zM196 46h8v6h-8zM196 104h8v6h-8z" />
      <path fill="#FFB224" d="M40 76h30v7H40zM170 76h30v7h-30z" />
    </>
  ),
  articulated: (
    <>
      <path stroke="#353D44" strokeWidth="86" strokeDasharray="4 3" d="M42 79h25M91 79h25" />
      <path stroke="#252B30" strokeWidth="86" strokeDasharray="4 3" d="M67 79h24M116 79h24" />
      <path
        fill="#3A434B"
        d="M42 34h98v5H42zM42 116h98v6H42zM66 34h3v88h-3zM90 34h3v88h-3zM115 34h3v88h-3zM138 34h4v88h-4z"
      />
      <path fill="#AEB8BF" d="M36 28h168v3H36z" />
      <path fill="#FFB224" d="M62 52h10v8H62zM62 98h10v8H62zM111 52h10v8h-10zM111 98h10v8h-10zM136 28h8v8h-8z" />
    </>
  ),
};

/** 240 × 140. */
export function GateTypeShapes({ kind }: { readonly kind: OfferedGateKind }) {
  return (
    <>
      <path fill="#FFC552" d="M0 0h240v128H0z" />
      <path fill="#D98709" d="M40 88h160v40H40z" />
      <path fill="#7A4A04" d="m92 66 46-30 46 30v60H92z" />
      <path fill="#FFEFC7" d="M104 76h20v18h-20zM150 76h20v50h-20z" />
      <path fill="#252B30" d="M0 20h40v108H0zM200 20h40v108h-40z" />
      {LEAVES[kind]}
      <path fill="#121518" d="M0 128h240v12H0z" />
    </>
  );
}

/** As large as its place, whatever of its sides is cut. Decorative beside the text that names it. */
export function GateTypeDrawing({ kind }: { readonly kind: OfferedGateKind }) {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <GateTypeShapes kind={kind} />
    </svg>
  );
}
