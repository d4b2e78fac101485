import { SwingingGate } from './swinging-gate.tsx';

function Drive() {
  return (
    <>
      <path className="d" d="M48 130h26v30H48zM44 300h44v44H44z" />
      <path className="c" d="M52 136h18v3H52zM52 143h18v3H52zM50 306h32v3H50zM50 335h32v3H50z" />
      <path className="c" d="M52 290h26v10H52z" />
    </>
  );
}

function Arm() {
  return (
    <>
      <path className="a" d="M74 128h62v8H74zM126 120h56v8h-56zM176 114h12v22h-12z" />
      <path className="sa" strokeWidth="9" d="m66 322 54 74 70-40" />
      <path
        className="e"
        d="M62 322a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM116 396a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM186 356a4 4 0 1 0 8 0 4 4 0 0 0-8 0z"
      />
    </>
  );
}

function Release() {
  return (
    <g className="turns">
      <circle className="b" cx="56" cy="336" r="6" />
      <path className="a" d="M46 334h20v5H46z" />
    </g>
  );
}

export function ArticulatedGate() {
  return (
    <SwingingGate
      leaves={1}
      drive={<Drive />}
      arm={<Arm />}
      release={<Release />}
      motorNumber={{ at: [20, 316], to: [48, 318] }}
      armNumber={{ at: [168, 406], to: [142, 386] }}
      releaseNumber={{ at: [40, 384], to: [54, 340] }}
    />
  );
}
