import { DrawnPart } from './drawn-part.tsx';
import { Bars, Photocell, WallButton } from './metal.tsx';

function Scene() {
  return (
    <>
      <path fill="#2b3238" d="M0 60h70v144H0zM330 60h70v144h-70z" />
      <path fill="#0f1214" d="M102 44h196v160H102z" />
      <path fill="#4a545c" d="M0 204h400v3H0zM0 436h400v3H0z" />
      <path fill="#353d44" d="M68 44h34v160H68zM298 44h34v160h-34zM178 262h40v174h-40z" />
      <path fill="#0f1214" d="M304 66h22v124h-22zM192 276h22v130h-22z" />
      <text className="said" x="14" y="26">
        De dentro, fechado
      </text>
      <text className="said" x="14" y="258">
        De lado, abrindo
      </text>
      <text className="said" x="14" y="428">
        rua
      </text>
      <text className="said" x="386" y="428" textAnchor="end">
        garagem
      </text>
    </>
  );
}

function Leaf() {
  return (
    <>
      <DrawnPart id="leaf" at={[226, 26]} to={[226, 62]}>
        <Bars x={112} y={66} width={178} height={122} tone="c" />
        <path
          className="b"
          d="M106 56h188v10H106zM106 186h188v10H106zM106 66h6v120h-6zM288 66h6v120h-6zM112 116h176v8H112z"
        />
        <path className="b" d="m93 385 5 8 150-96-5-8z" />
      </DrawnPart>
      <DrawnPart id="cable" at={[132, 286]} to={[170, 312]}>
        <path className="sa" strokeWidth="3" d="M294 54v90M312 54v42M106 54v90M155 351l23-89M202 262v44" />
      </DrawnPart>
      <DrawnPart id="roller" at={[354, 46]} to={[310, 52]}>
        <circle className="b" cx="303" cy="54" r="10" />
        <circle className="e" cx="303" cy="54" r="3" />
        <circle className="b" cx="97" cy="54" r="10" />
        <circle className="e" cx="97" cy="54" r="3" />
        <circle className="b" cx="190" cy="262" r="13" />
        <circle className="e" cx="190" cy="262" r="4" />
      </DrawnPart>
      <DrawnPart id="counterweight" at={[364, 104]} to={[318, 122]}>
        <path className="b" d="M305 96h16v56h-16zM193 306h20v62h-20z" />
        <path className="sd" strokeWidth="2" d="M305 110h16M305 124h16M305 138h16M193 322h20M193 338h20M193 354h20" />
      </DrawnPart>
      <DrawnPart id="arm" at={[112, 330]} to={[164, 346]}>
        <path className="a" d="M106 104h6v60h-6zM288 104h6v60h-6z" />
        <path className="sa" strokeWidth="8" d="m155 351 32-21" />
        <path className="d" d="M151 351a5 5 0 1 0 10 0 5 5 0 0 0-10 0zM181 330a5 5 0 1 0 10 0 5 5 0 0 0-10 0z" />
      </DrawnPart>
    </>
  );
}

function Drive() {
  return (
    <>
      <path fill="#4a545c" d="M218 268h50v7h-50zM218 378h50v7h-50z" />
      <DrawnPart id="motor" at={[344, 392]} to={[302, 406]}>
        <path className="c" d="M72 152h26v34H72z" />
        <path className="c" d="M256 390h50v36a4 4 0 0 1-4 4h-42a4 4 0 0 1-4-4z" />
        <path className="e" d="M284 398h16v3h-16zM284 405h16v3h-16z" />
      </DrawnPart>
      <DrawnPart id="screw" at={[332, 336]} to={[284, 330]}>
        <path className="d" d="M80 60h10v92H80zM266 258h20v132h-20z" />
        <path className="sb" strokeWidth="8" strokeDasharray="3 3" d="M276 260v130" />
        <path className="sb" strokeWidth="5" strokeDasharray="3 3" d="M85 62v90" />
        <g className="rises">
          <path className="sb" strokeWidth="5" d="m246 293 28 30" />
          <path className="a" d="M262 318h28v18h-28z" />
        </g>
      </DrawnPart>
      <DrawnPart
        id="limit-switch"
        at={[348, 290]}
        to={[
          [296, 280],
          [296, 364],
        ]}
      >
        <path className="b" d="M286 272h14v16h-14zM286 358h14v16h-14zM92 70h7v9h-7zM92 130h7v9h-7z" />
      </DrawnPart>
      <DrawnPart id="release" at={[236, 412]} to={[264, 414]}>
        <g className="turns">
          <circle className="b" cx="270" cy="415" r="8" />
          <path className="a" d="M258 412h24v6h-24z" />
        </g>
      </DrawnPart>
      <DrawnPart id="board" at={[32, 92]} to={[36, 128]}>
        <path className="b" d="M18 124h36v40H18z" />
        <path className="e" d="M24 130h12v10H24zM40 130h8v18h-8zM24 146h12v12H24z" />
      </DrawnPart>
      <DrawnPart id="push-button" at={[376, 178]} to={[376, 152]}>
        <WallButton x={369} y={128} />
      </DrawnPart>
    </>
  );
}

export function TiltingGate() {
  return (
    <>
      <Scene />
      <Leaf />
      <Drive />
      <DrawnPart
        id="photocell"
        at={[200, 212]}
        to={[
          [101, 180],
          [299, 180],
        ]}
      >
        <path className="sb" strokeWidth="2.5" strokeDasharray="6 4" d="M108 172h76" />
        <path className="sb cut" strokeWidth="2.5" strokeDasharray="6 4" d="M188 172h104" />
        <path fill="#5a656d" className="only-moving crosses" d="M188 150h26v54h-26zM182 144h38v6h-38z" />
        <Photocell x={95} y={162} facing="right" />
        <Photocell x={293} y={162} facing="left" />
      </DrawnPart>
    </>
  );
}
