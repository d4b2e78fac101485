import { DARK, LIT, METAL, Sheet, STEEL, Struck } from './pieces.tsx';

const BARS = [0, 3, 7, 9, 14, 18, 20, 25, 29, 33, 36, 41, 45, 47, 52, 56, 60, 63, 68, 72];

/** A stack of coins, of which the top stands there. */
function Stack({ x, y, tone }: { readonly x: number; readonly y: number; readonly tone: string }) {
  return (
    <>
      <path fill={tone} d={`M${x} ${y}h26v${68 - y}h-26z`} />
      <path stroke={DARK} strokeWidth="1.5" strokeDasharray="26 0" d={`M${x} ${y + 8}h26M${x} ${y + 16}h26`} />
    </>
  );
}

/** What is signed, and how one pays. */
export const papers = {
  contract: (
    <Sheet>
      <path stroke={STEEL} strokeWidth="3" d="M7 14h22M7 22h30M7 30h30" />
      <path fill="none" stroke="#c57b06" strokeWidth="3.5" d="M7 50c5-12 8-10 7-2s5 2 8-2 3 6 7 2 4 0 8-1" />
    </Sheet>
  ),
  invoice: (
    <Sheet>
      <path stroke={STEEL} strokeWidth="3" d="M7 14h20M7 24h14M30 24h7M7 32h14M30 32h7" />
      <path fill={LIT} d="M5 42h34v10H5z" />
    </Sheet>
  ),
  notice: (
    <Sheet>
      <path fill="#c57b06" d="m22 14 16 30H6z" />
      <path fill="#fff" d="M20 24h4v10h-4zM20 37h4v4h-4z" />
      <path stroke={STEEL} strokeWidth="3" d="M7 52h30" />
    </Sheet>
  ),
  calendar: (
    <>
      <path fill="#e7ebed" d="M26 14h68v58H26z" />
      <path fill={STEEL} d="M26 14h68v14H26zM38 8h6v12h-6zM76 8h6v12h-6z" />
      <path stroke={METAL} strokeWidth="8" strokeDasharray="8 5.5" d="M33 38h50M33 50h50M33 62h50" />
      <path fill={LIT} d="M58 45h12v10H58z" />
    </>
  ),
  card: (
    <>
      <path fill={METAL} d="M18 20a5 5 0 0 1 5-5h74a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
      <path fill={DARK} d="M18 24h84v9H18z" />
      <path fill={LIT} d="M28 42h16v12H28z" />
      <path stroke={STEEL} strokeWidth="4" strokeDasharray="10 4" d="M54 50h40" />
    </>
  ),
  instalments: (
    <>
      <path fill={METAL} d="M8 12h104v22H8z" />
      <path stroke={LIT} strokeWidth="22" strokeDasharray="8 2.6" d="M8 57h104" />
      <path fill={DARK} d="M20 18h10v10H20z" />
    </>
  ),
  pix: (
    <>
      <path fill={METAL} d="M40 9a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v62a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5z" />
      <path fill={DARK} d="M44 11h32v54H44z" />
      <path
        fill={LIT}
        d="M47 18h10v10H47zM63 18h10v10H63zM47 34h10v10H47zM61 32h4v4h-4zM68 34h5v5h-5zM62 41h5v4h-5zM69 43h4v4h-4z"
      />
      <path fill={METAL} d="M48 52h24v6H48z" />
    </>
  ),
  boleto: (
    <>
      <path fill="#e7ebed" d="M10 14h100v54H10z" />
      <path stroke={STEEL} strokeWidth="3" d="M18 22h40M18 30h60M86 22h16" />
      <path fill="#121518" d={BARS.map((at) => `M${18 + at} 40h2v22h-2z`).join('')} />
      <path fill={LIT} d="M96 38h10v26H96z" />
    </>
  ),
  booklet: (
    <>
      <path fill={STEEL} d="M30 12h72v36H30z" />
      <path fill={METAL} d="M24 20h72v36H24z" />
      <path fill="#e7ebed" d="M18 28h72v38H18z" />
      <path stroke={STEEL} strokeWidth="3" d="M26 38h34M26 46h50M26 54h26" />
      <Struck />
    </>
  ),
  cheque: (
    <>
      <path fill="#e7ebed" d="M14 18h92v46H14z" />
      <path stroke={STEEL} strokeWidth="3" d="M22 28h40M22 38h74M22 48h50M76 28h20" />
      <Struck />
    </>
  ),
  coins: (
    <>
      <Stack x={14} y={50} tone={METAL} />
      <Stack x={46} y={36} tone={METAL} />
      <Stack x={78} y={18} tone={LIT} />
      <path fill="#5a656d" d="M0 68h120v2H0z" />
    </>
  ),
};
