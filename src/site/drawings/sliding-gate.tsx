import { DrawnPart } from './drawn-part.tsx';
import { Bars, Lamp, Photocell, rackPath, WallButton, wheelPath } from './metal.tsx';

/** Where the pinion turns in the drawing of the motor. */
const AXLE = { x: 150, y: 353 };

/** From the yard: wall and leaf at the left, the way out at the right, half open. */
function Whole() {
  return (
    <>
      <path fill="#0f1214" d="M158 58h174v146H158z" />
      <path fill="#2b3238" d="M0 68h150v136H0zM352 68h48v136h-48z" />
      <path fill="#353d44" d="M146 52h16v152h-16zM330 52h24v152h-24z" />
      <path fill="#4a545c" d="M0 204h400v3H0z" />
      <DrawnPart id="rail" at={[278, 212]} to={[278, 203]}>
        <path className="b" d="M14 200h326v4H14zM0 426h400v7H0z" />
      </DrawnPart>
      <DrawnPart id="leaf" at={[96, 50]} to={[96, 80]}>
        <Bars x={40} y={84} width={186} height={80} tone="c" />
        <path className="b" d="M38 76h190v8H38zM38 84h5v108h-5zM223 84h5v108h-5z" />
        <path className="d" d="M43 162h180v30H43z" />
        <Bars x={0} y={274} width={400} height={22} tone="d" bar={14} gap={12} />
        <path className="c" d="M0 292h400v106H0z" />
      </DrawnPart>
      <DrawnPart id="roller" at={[40, 368]} to={[40, 392]}>
        <path className="b" d="M60 194a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM194 194a6 6 0 1 1 12 0 6 6 0 0 1-12 0z" />
        <circle className="b" cx="40" cy="408" r="18" />
        <circle className="e" cx="40" cy="408" r="7" />
      </DrawnPart>
      <DrawnPart id="stop" at={[20, 150]} to={[20, 186]}>
        <path className="c" d="M14 180h11v24H14zM329 182h11v22h-11z" />
      </DrawnPart>
      <DrawnPart id="lock" at={[290, 88]} to={[326, 110]}>
        <path className="b" d="M324 102h22v18h-22z" />
        <path className="a" d="M314 108h10v6h-10z" />
      </DrawnPart>
      <DrawnPart id="push-button" at={[380, 78]} to={[377, 110]}>
        <WallButton x={370} y={108} />
      </DrawnPart>
      <DrawnPart id="siren" at={[300, 36]} to={[335, 42]}>
        <Lamp x={342} y={52} />
      </DrawnPart>
    </>
  );
}

function Beam() {
  return (
    <>
      <path className="c" d="M162 182h5v22h-5z" />
      <DrawnPart
        id="photocell"
        at={[246, 126]}
        to={[
          [168, 166],
          [322, 166],
        ]}
      >
        <path className="sb" strokeWidth="2.5" strokeDasharray="6 4" d="M172 172h86" />
        <path className="sb cut" strokeWidth="2.5" strokeDasharray="6 4" d="M262 172h56" />
        <path fill="#5a656d" className="only-moving crosses" d="M262 150h26v54h-26zM256 144h38v6h-38z" />
        <Photocell x={159} y={162} facing="right" />
        <Photocell x={318} y={162} facing="left" />
      </DrawnPart>
    </>
  );
}

function Motor() {
  const { x, y } = AXLE;
  return (
    <>
      <path fill="#4a545c" d="M78 433h246v9H78z" />
      <path fill="#0f1214" d="M0 442h400v10H0z" />
      <DrawnPart id="motor" at={[350, 414]} to={[306, 414]}>
        <path className="b" d="M112 170a5 5 0 0 1 5-5h20a5 5 0 0 1 5 5v34h-30z" />
        <path className="e" d="M118 180h18v3h-18zM118 187h18v3h-18z" />
        <path className="d" d="M92 350a12 12 0 0 1 12-12h196a12 12 0 0 1 12 12v76H92z" />
        <path className="b" d="M86 426h232v7H86z" />
        <path className="e" d={`M${x - 46} 340h92v${y - 340}a46 46 0 0 1-92 0zM204 346h100v74H204z`} />
      </DrawnPart>
      <DrawnPart id="gear" at={[66, 346]} to={[112, 364]}>
        <path className="c" d={wheelPath(x, y, 30, 42, 37)} />
        <path className="b" d="M112 398h76v10h-76z" />
        <path className="sd" strokeWidth="10" strokeDasharray="3 4" d="M114 403h74" />
      </DrawnPart>
      <DrawnPart id="rack" at={[24, 282]} to={[24, 312]}>
        <path className="b" d="M44 168h68v4H44zM144 168h78v4h-78z" />
        <path className="sb" strokeWidth="4" strokeDasharray="3 3" d="M44 174h68M144 174h78" />
        <path className="a" d={rackPath({ x: -10, y: 306, width: 420, height: 16 }, x)} />
        <path className="d" d="M56 311h12v5H56zM236 311h12v5h-12zM388 311h12v5h-12z" />
      </DrawnPart>
      <DrawnPart id="pinion" at={[192, 296]} to={[166, 340]}>
        <g className="turns">
          <path className="b" d={wheelPath(x, y, 12, 31, 21)} />
          <circle className="e" cx={x} cy={y} r="9" />
          <path className="a" d={`M${x - 2.5} ${y - 9}h5v9h-5z`} />
        </g>
      </DrawnPart>
      <DrawnPart id="board" at={[350, 378]} to={[296, 378]}>
        <path className="a" d="M210 352h88v40h-88z" />
        <path className="d" d="M216 358h22v16h-22zM244 358h30v6h-30zM244 368h12v8h-12zM280 358h12v12h-12z" />
        <path className="se" strokeWidth="7" strokeDasharray="6 3" d="M214 386h80" />
      </DrawnPart>
      <DrawnPart id="capacitor" at={[238, 432]} to={[238, 412]}>
        <path className="b" d="M216 400h46a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-46z" />
        <path className="sc" strokeWidth="2" d="M266 405h12v-12M266 411h18v-18" />
      </DrawnPart>
      <DrawnPart id="release" at={[72, 396]} to={[98, 412]}>
        <g className="turns">
          <circle className="b" cx="110" cy="414" r="9" />
          <path className="a" d="M94 411h32v6H94z" />
        </g>
      </DrawnPart>
      <DrawnPart id="limit-switch" at={[352, 284]} to={[352, 318]}>
        <path className="b" d="M270 330h30v8h-30z" />
        <path className="sb only-moving place" strokeWidth="2" strokeDasharray="4 3" d="M335 319h34v20h-34z" />
        <g className="slips">
          <path className="c" d="M332 302h40v16h-40z" />
          <path className="b" d="M336 318h32v20h-32z" />
          <path className="a" d="M336 318h14v20h-14z" />
        </g>
      </DrawnPart>
    </>
  );
}

export function SlidingGate() {
  return (
    <>
      <text className="said" x="14" y="26">
        Visto de dentro
      </text>
      <text className="said" x="14" y="258">
        Motor sem a tampa
      </text>
      <Whole />
      <g className="still">
        <Beam />
      </g>
      <Motor />
    </>
  );
}
