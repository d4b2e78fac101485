import { Floor, LIT, Pillar, STEEL } from './pieces.tsx';

/** A closed leaf between its pillars. */
function Filled({ d, tone, stroke }: { readonly d: string; readonly tone: string; readonly stroke?: string }) {
  return (
    <>
      <Pillar x={6} y={16} />
      <Pillar x={106} y={16} />
      <path fill={tone} d="M16 20h88v46H16z" />
      <path fill="none" stroke={stroke ?? STEEL} strokeWidth="2.5" d={d} />
      <Floor />
    </>
  );
}

/** What a leaf is made of. */
export const materials = {
  aluminium: <Filled tone="#d5dbdf" d="M16 29h88M16 38h88M16 47h88M16 56h88" />,
  grille: (
    <Filled
      tone="#1a1e22"
      stroke="#aeb8bf"
      d="M17 21h86v44H17zM28 21v44M39 21v44M50 21v44M61 21v44M72 21v44M83 21v44M94 21v44"
    />
  ),
  sheet: <Filled tone="#6b767e" stroke="#4a545c" d="M60 20v46" />,
  wood: <Filled tone="#b9770f" stroke="#7a4a04" d="M30 20v46M45 20v46M60 20v46M75 20v46M90 20v46" />,
  rack: (
    <>
      <path fill={LIT} d="M0 30h120v12H0z" />
      <path stroke={LIT} strokeWidth="12" strokeDasharray="9 9" d="M0 48h120" />
      <circle cx="60" cy="66" r="15" fill="none" stroke={STEEL} strokeWidth="7" strokeDasharray="7 6" />
      <circle cx="60" cy="66" r="11" fill={STEEL} />
    </>
  ),
};
