import { Arrow, Car, DARK, Floor, Leaf, LIT, METAL, Motor, Pillar, STEEL, WALL } from './pieces.tsx';

/** The motor from near, 52 wide, with its cover where it is not opened. */
function LargeMotor({ tone = METAL }: { readonly tone?: string }) {
  return (
    <>
      <path fill={tone} d="M32 64V30a10 10 0 0 1 10-10h26a10 10 0 0 1 10 10v34z" />
      <path fill={DARK} d="M42 32h26v3H42zM42 39h26v3H42z" />
      <path fill={STEEL} d="M26 62h58v6H26z" />
    </>
  );
}

/** From the board of the house to the gate, over so much ground. */
function Cable({ to }: { readonly to: number }) {
  return (
    <>
      <path fill={METAL} d="M6 24h20v26H6z" />
      <path fill={DARK} d="M10 29h4v10h-4zM18 29h4v10h-4z" />
      <path fill="none" stroke={LIT} strokeWidth="4" d={`M16 50v24h${to}V64`} />
      <Motor x={to + 4} />
      <path fill={STEEL} d={`M0 66h${to + 30}v3H0z`} />
    </>
  );
}

export const motors = {
  motor: (
    <>
      <LargeMotor />
      <circle cx="86" cy="50" r="13" fill="none" stroke={LIT} strokeWidth="6" strokeDasharray="6 4.2" />
      <circle cx="86" cy="50" r="10" fill={LIT} />
      <path fill={STEEL} d="M78 26h42v8H78z" />
      <path stroke={STEEL} strokeWidth="5" strokeDasharray="5 4" d="M78 36h42" />
      <Floor />
    </>
  ),
  opened: (
    <>
      <path fill={METAL} d="M32 64V40h46v24z" />
      <path fill={DARK} d="M38 44h34v16H38z" />
      <path fill={LIT} d="M42 48h10v8H42zM56 48h12v3H56zM56 54h12v3H56z" />
      <path fill={METAL} d="m78 36 14-24 16 9-14 24z" />
      <path fill={STEEL} d="M26 62h58v6H26z" />
      <Floor />
    </>
  ),
  burnt: (
    <>
      <LargeMotor tone={STEEL} />
      <path
        fill="none"
        stroke={LIT}
        strokeWidth="4"
        d="M44 16c-6-5 6-7 0-13M56 15c-6-5 6-7 0-13M68 16c-6-5 6-7 0-13M50 50l6 4-4 4 6 3"
      />
      <Floor />
    </>
  ),
  noise: (
    <>
      <LargeMotor />
      <path
        fill="none"
        stroke={LIT}
        strokeWidth="4"
        d="M88 32a14 14 0 0 1 0 22M96 24a26 26 0 0 1 0 38M104 16a38 38 0 0 1 0 54"
      />
      <Floor />
    </>
  ),
  wrench: (
    <>
      <LargeMotor />
      <path
        fill={LIT}
        stroke={DARK}
        strokeWidth="2"
        d="m56 60 32-32a13 13 0 0 1 14-17l-8 8 7 7 8-8a13 13 0 0 1-17 14L60 64z"
      />
      <Floor />
    </>
  ),
  board: (
    <>
      <path fill="#3e5a4a" d="M18 14h84v52H18z" />
      <path fill="none" stroke="#6f8f7c" strokeWidth="2" d="M26 22h20v14h18M64 58V46h30M40 58V46h12" />
      <path fill={DARK} d="M60 22h24v16H60z" />
      <path fill={LIT} d="M24 52h10v10H24zM37 52h10v10H37zM50 52h10v10H50z" />
      <circle cx="92" cy="54" r="6" fill={METAL} />
    </>
  ),
  gear: (
    <>
      <circle cx="60" cy="40" r="27" fill="none" stroke={METAL} strokeWidth="10" strokeDasharray="9.4 7.55" />
      <circle cx="60" cy="40" r="23" fill={METAL} />
      <circle cx="60" cy="40" r="8" fill={DARK} />
      <path fill={LIT} d="m80 16 14-6 4 10-10 4zM98 34l9 4-6 8-5-4z" />
      <path stroke={LIT} strokeWidth="3" d="m66 34 14-15" />
    </>
  ),
  battery: (
    <>
      <path fill={STEEL} d="M32 14h14v8H32zM74 14h14v8H74z" />
      <path fill={METAL} d="M22 22h76v44H22z" />
      <path fill={LIT} d="m64 26-18 20h11l-4 16 20-22H61z" />
      <Floor />
    </>
  ),
  outlet: (
    <>
      <path fill="#e7ebed" d="M30 8h60v64H30z" />
      <path fill={METAL} d="M42 40 51 24h18l9 16-9 16H51z" />
      <circle cx="52" cy="40" r="3.5" fill={LIT} />
      <circle cx="60" cy="43" r="3.5" fill={LIT} />
      <circle cx="68" cy="40" r="3.5" fill={LIT} />
    </>
  ),
  breaker: (
    <>
      <path fill={WALL} d="M16 8h88v64H16z" />
      <path fill={METAL} d="M24 16h20v48H24zM50 16h20v48H50zM76 16h20v48H76z" />
      <path fill={DARK} d="M29 26h10v26H29zM55 26h10v26H55zM81 26h10v26H81z" />
      <path fill={METAL} d="M30 27h8v12h-8zM56 27h8v12h-8z" />
      <path fill={LIT} d="M82 27h8v12h-8z" />
    </>
  ),
  'cable-short': <Cable to={36} />,
  'cable-middle': <Cable to={58} />,
  'cable-long': <Cable to={86} />,
  dark: (
    <>
      <path fill={STEEL} d="M58 0h4v12h-4z" />
      <path fill={WALL} d="M50 12h20v8H50z" />
      <path fill="none" stroke={METAL} strokeWidth="3" d="M50 20a20 20 0 1 0 20 0" />
      <path stroke={LIT} strokeWidth="4" d="m24 66 72-54" />
    </>
  ),
  storm: (
    <>
      <path fill={STEEL} d="M24 26a11 11 0 0 1 4-21 16 16 0 0 1 30-2 12 12 0 0 1 16 23z" />
      <path fill={LIT} d="M58 20 42 46h12l-6 22 24-28H60l10-20z" />
      <Leaf x={72} width={42} y={34} height={34} />
      <Floor />
    </>
  ),
};

/** One remote, of which the upper left corner stands there. */
function Remote({ x, y, tone = METAL }: { readonly x: number; readonly y: number; readonly tone?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={tone} d="M0 7a7 7 0 0 1 7-7h14a7 7 0 0 1 7 7v36a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" />
      <path fill={DARK} d="M7 14h14v9H7zM7 28h14v9H7z" />
      <circle cx="14" cy="7" r="2.5" fill={DARK} />
    </g>
  );
}

/** What opens a gate, and what sees who comes. */
export const access = {
  remote: (
    <>
      <Remote x={34} y={16} tone={LIT} />
      <path fill="none" stroke={METAL} strokeWidth="4" d="M74 30a12 12 0 0 1 0 20M83 22a24 24 0 0 1 0 36" />
    </>
  ),
  remotes: (
    <>
      <Remote x={10} y={16} />
      <Remote x={46} y={16} tone={LIT} />
      <Remote x={82} y={16} />
    </>
  ),
  tag: (
    <>
      <path fill={METAL} d="M8 70 30 14h60l22 56z" />
      <path fill="#22282d" d="M18 64 36 20h48l18 44z" />
      <path fill={LIT} d="M54 22h16v12H54z" />
      <path fill="none" stroke={LIT} strokeWidth="3" d="M48 42a20 20 0 0 0 28 0M42 50a30 30 0 0 0 40 0" />
    </>
  ),
  keypad: (
    <>
      <path fill={METAL} d="M38 6h44v68H38z" />
      <path fill={DARK} d="M44 12h32v12H44z" />
      <path stroke={LIT} strokeWidth="8" strokeDasharray="8 4" d="M44 34h32M44 46h32M44 58h32" />
    </>
  ),
  phone: (
    <>
      <path fill={METAL} d="M36 10a5 5 0 0 1 5-5h24a5 5 0 0 1 5 5v60a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5z" />
      <path fill={DARK} d="M40 12h26v52H40z" />
      <path fill={LIT} d="M44 30h18v18H44z" />
      <path fill="none" stroke={LIT} strokeWidth="4" d="M78 30a12 12 0 0 1 0 20M87 22a24 24 0 0 1 0 36" />
    </>
  ),
  camera: (
    <>
      <path fill={WALL} d="M0 0h14v68H0z" />
      <path fill={LIT} fillOpacity=".25" d="m48 24 72 6v38H70z" />
      <path fill={METAL} d="m14 10 8 2 26-2v20l-26-4-8 2z" />
      <circle cx="46" cy="20" r="6" fill={LIT} />
      <Car x={70} />
      <Floor />
    </>
  ),
  loop: (
    <>
      <Pillar x={4} />
      <Car x={44} y={62} />
      <path fill="none" stroke={LIT} strokeWidth="4" d="m36 66-8 10h82l-8-10" />
      <path stroke={LIT} strokeWidth="3" d="M18 76h12" />
    </>
  ),
  monitor: (
    <>
      <path fill={METAL} d="M16 8h88v54H16zM50 62h20v8H50zM38 70h44v4H38z" />
      <path fill={DARK} d="M22 14h76v42H22z" />
      <Leaf x={34} width={30} y={26} height={24} tone={LIT} />
      <circle cx="84" cy="26" r="5" fill={LIT} />
    </>
  ),
  clock: (
    <>
      <circle cx="60" cy="40" r="30" fill="none" stroke={METAL} strokeWidth="5" />
      <path fill={LIT} fillOpacity=".35" d="M60 40V14a26 26 0 0 1 23 38z" />
      <Arrow d="M60 18v22l17 10" />
    </>
  ),
};
