import type { ReactNode } from 'react';
import type { OfferedGateKind } from '../../business/gate-kinds.ts';

/** Each motor as a line drawing; the amber part is the one that takes the force to the leaf. */
const MOTORS: Readonly<Record<OfferedGateKind, ReactNode>> = {
  sliding: (
    <>
      <path fill="#252B30" d="M12 6h216v8H12z" />
      <path fill="#FFB224" d="M12 14h216v7H12z" />
      <path stroke="#FFB224" strokeWidth="12" strokeDasharray="6 5" d="M12 27h216" />
      <path fill="#252B30" d="M62 62V48a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v14zM50 122h112v8H50z" />
      <path fill="#fff" d="M58 122V66a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6v56z" />
      <path d="M72 88h26M72 96h26" />
      <circle cx="124" cy="47" r="14" fill="#fff" />
      <circle cx="124" cy="47" r="17" strokeWidth="6" strokeDasharray="5.3 5.3" />
      <circle cx="124" cy="47" r="3" fill="#121518" />
    </>
  ),
  tilting: (
    <>
      <path d="M108 12h24v116h-24z" fill="#fff" />
      <path stroke="#FFB224" strokeWidth="8" strokeDasharray="3 3" d="M120 16v80" />
      <path fill="#FFB224" d="M106 46h28v16h-28z" />
      <path d="M134 54h50l30 24" strokeWidth="5" />
      <path fill="#252B30" d="M98 94h44v34H98z" />
      <path d="M50 20v44M50 20h58" />
      <path fill="#8D989F" d="M38 64h24v44H38z" />
    </>
  ),
  pivoting: (
    <>
      <path fill="#252B30" d="M12 16h26v112H12z" />
      <path fill="#fff" d="M46 60h82v24H46z" />
      <path fill="#252B30" d="M58 64h34v16H58z" />
      <path fill="#FFB224" d="M128 67h64v10h-64z" />
      <circle cx="42" cy="72" r="7" fill="#fff" />
      <circle cx="198" cy="72" r="7" fill="#fff" />
      <path d="M206 24v104M216 24v104M226 24v104M202 24h32M202 128h32" />
    </>
  ),
  articulated: (
    <>
      <path fill="#252B30" d="M12 16h26v112H12z" />
      <path fill="#fff" d="M40 54h54v44H40z" />
      <path d="M50 66h34M50 74h34" />
      <path stroke="#FFB224" strokeWidth="10" d="M88 88l54 26 54-30" />
      <circle cx="88" cy="88" r="7" fill="#fff" />
      <circle cx="142" cy="114" r="7" fill="#fff" />
      <circle cx="196" cy="84" r="7" fill="#fff" />
      <path d="M206 24v104M216 24v104M226 24v104M202 24h32M202 128h32" />
    </>
  ),
};

/** 240 × 140. */
export function MotorShapes({ kind }: { readonly kind: OfferedGateKind }) {
  return (
    <g fill="none" stroke="#121518" strokeWidth="2" strokeLinejoin="round">
      {MOTORS[kind]}
    </g>
  );
}
