import { DrawnPart } from './drawn-part.tsx';
import { Photocell, WallButton } from './metal.tsx';

/** From the side: the street at the left, the garage at the right. */
function Scene() {
  return (
    <>
      <path fill="#353d44" d="M0 8h400v7H0zM92 15h22v92H92z" />
      <path fill="#4a545c" d="M0 304h400v3H0z" />
      <path fill="#2b3238" d="M392 15h8v289h-8z" />
      <path fill="#0f1214" d="M204 272h12l22-34h78l28 34h24v24H204z" />
      <path fill="#353d44" d="M214 294a15 15 0 1 1 30 0 15 15 0 0 1-30 0zM320 294a15 15 0 1 1 30 0 15 15 0 0 1-30 0z" />
      <path fill="#1a1e22" d="m232 270 14-24h24v24zM278 246h32l18 24h-50z" />
      <text className="said" x="14" y="296">
        rua
      </text>
    </>
  );
}

function Leaf() {
  return (
    <>
      <DrawnPart id="rail" at={[340, 122]} to={[330, 88]}>
        <path className="sc" strokeWidth="7" d="M134 304V130a46 46 0 0 1 46-46h196" />
        <path className="c" d="M300 15h6v66h-6zM368 15h6v66h-6z" />
      </DrawnPart>
      <DrawnPart id="leaf" at={[74, 226]} to={[120, 216]}>
        <path className="sb" strokeWidth="11" d="M122 250v-50M122 196v-50M123 141l28-46M158 91h54" />
      </DrawnPart>
      <DrawnPart id="hinge" at={[74, 176]} to={[118, 197]}>
        <path className="a" d="M114 193h9v10h-9zM114 139h9v9h-9zM150 86h9v9h-9z" />
      </DrawnPart>
      <DrawnPart id="roller" at={[186, 166]} to={[140, 146]}>
        <path
          className="a"
          d="M128 246a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM128 198a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM128 144a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM149 96a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM206 84a6 6 0 1 1 12 0 6 6 0 0 1-12 0z"
        />
      </DrawnPart>
      <DrawnPart id="cable" at={[186, 216]} to={[148, 212]}>
        <path className="sa" strokeWidth="2.5" d="M150 58 146 248h-14" />
      </DrawnPart>
      <DrawnPart id="spring" at={[74, 70]} to={[124, 60]}>
        <circle className="d" cx="136" cy="56" r="17" />
        <path
          className="sa"
          strokeWidth="3"
          d="M136 56a3 3 0 0 1 5 2 7 7 0 0 1-12 2 10 10 0 0 1 14-14 14 14 0 0 1-4 24 14 14 0 0 1-17-8"
        />
      </DrawnPart>
    </>
  );
}

function Drive() {
  return (
    <>
      <DrawnPart id="belt" at={[266, 62]} to={[270, 42]}>
        <path className="d" d="M120 32h210v12H120z" />
        <path className="sb runs" strokeWidth="4" strokeDasharray="6 4" d="M124 38h202" />
      </DrawnPart>
      <DrawnPart id="motor" at={[364, 68]} to={[360, 50]}>
        <path className="c" d="M322 20h62a4 4 0 0 1 4 4v28H322z" />
      </DrawnPart>
      <DrawnPart id="board" at={[300, 62]} to={[332, 40]}>
        <path className="a" d="M330 26h28v20h-28z" />
        <path className="d" d="M334 30h8v6h-8zM346 30h8v12h-8zM334 39h8v4h-8z" />
      </DrawnPart>
      <DrawnPart id="arm" at={[178, 62]} to={[212, 68]}>
        <path className="sa" strokeWidth="6" d="m220 44-12 44" />
      </DrawnPart>
      <DrawnPart id="release" at={[262, 128]} to={[236, 122]}>
        <path className="b" d="M212 30h26v16h-26z" />
        <g className="pulled">
          <path className="sa" strokeWidth="2.5" d="M232 46v66" />
          <path className="a" d="M226 112h12v14h-12z" />
        </g>
      </DrawnPart>
      <DrawnPart id="photocell" at={[186, 266]} to={[158, 276]}>
        <Photocell x={146} y={268} facing="right" />
      </DrawnPart>
      <DrawnPart id="push-button" at={[362, 166]} to={[382, 182]}>
        <WallButton x={378} y={178} />
      </DrawnPart>
    </>
  );
}

export function OverheadGate() {
  return (
    <>
      <text className="said" x="14" y="38">
        De lado
      </text>
      <Scene />
      <Leaf />
      <Drive />
    </>
  );
}
