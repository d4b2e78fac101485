import type { ReactNode } from 'react';
import { DrawnPart } from './drawn-part.tsx';
import { Bars, Lamp, Photocell, WallButton } from './metal.tsx';

/** How a gate that turns on hinges is drawn: from the yard, closed, and from above, opening. All but the leaf's length is the same. */
interface SwingingGateProps {
  readonly leaves: 1 | 2;
  /** In the plan, where the arm holds the leaf, and how the motor reaches there. */
  readonly drive: ReactNode;
  readonly arm: ReactNode;
  readonly release: ReactNode;
  readonly armNumber: { readonly at: readonly [number, number]; readonly to: readonly [number, number] };
  readonly motorNumber: { readonly at: readonly [number, number]; readonly to: readonly [number, number] };
  readonly releaseNumber: { readonly at: readonly [number, number]; readonly to: readonly [number, number] };
}

/** A half of the gate, and the other as in a mirror where there are two leaves. */
function Halves({ leaves, children }: { readonly leaves: 1 | 2; readonly children: ReactNode }) {
  return (
    <>
      {children}
      {leaves === 2 && <g transform="matrix(-1 0 0 1 400 0)">{children}</g>}
    </>
  );
}

function Scene({ leaves }: { readonly leaves: 1 | 2 }) {
  return (
    <>
      <path fill="#2b3238" d="M0 66h400v124H0zM0 264h400v20H0z" />
      <path fill="#0f1214" d="M76 44h248v146H76z" />
      <path fill="#1a1e22" d="M76 262h248v24H76z" />
      <path fill="#353d44" d="M40 44h36v146H40zM324 44h36v146h-36zM40 254h36v38H40zM324 254h36v38h-36z" />
      <path fill="#4a545c" d="M0 190h400v3H0z" />
      <path
        stroke="#5a656d"
        strokeWidth="2"
        strokeDasharray="3 4"
        d={
          leaves === 1
            ? 'M84 284h236A236 236 0 0 1 277 419'
            : 'M84 284h232M200 284a116 116 0 0 1-27 75M200 284a116 116 0 0 0 27 75'
        }
      />
      <text className="said" x="14" y="26">
        De dentro, fechado
      </text>
      <text className="said" x="14" y="246">
        De cima, abrindo
      </text>
      <text className="said" x="386" y="246" textAnchor="end">
        rua
      </text>
      <text className="said" x="386" y="430" textAnchor="end">
        quintal
      </text>
    </>
  );
}

function Leaf({ leaves }: { readonly leaves: 1 | 2 }) {
  const width = leaves === 1 ? 234 : 114;
  const [length, turn] = leaves === 1 ? [236, 35] : [116, 40];
  return (
    <>
      <DrawnPart id="leaf" at={[206, 30]} to={[leaves === 1 ? 206 : 180, 60]}>
        <Halves leaves={leaves}>
          <Bars x={90} y={64} width={width - 12} height={112} tone="c" />
          <path
            className="b"
            d={`M84 56h${width}v8H84zM84 174h${width}v8H84zM84 64h6v110h-6zM${78 + width} 64h6v110h-6zM90 114h${width - 12}v22H90z`}
          />
          <path className="b" transform={`translate(84 284) rotate(${turn})`} d={`M0-5h${length}V5H0z`} />
        </Halves>
      </DrawnPart>
      <DrawnPart id="hinge" at={[20, 80]} to={[72, 80]}>
        <Halves leaves={leaves}>
          <path className="a" d="M70 72h18v14H70zM70 142h18v14H70z" />
          <path className="e" d="M78 72h2v14h-2zM78 142h2v14h-2z" />
          <circle className="a" cx="84" cy="284" r="9" />
          <circle className="e" cx="84" cy="284" r="3" />
        </Halves>
      </DrawnPart>
    </>
  );
}

function AtTheEnd({ leaves }: { readonly leaves: 1 | 2 }) {
  const end = leaves === 1 ? 318 : 208;
  return (
    <>
      <DrawnPart id="stop" at={[end - 30, 206]} to={[end - 8, 188]}>
        <path className="a" d={`M${end - 16} 182h16v10h-16zM${end - 16} 268h16v9h-16z`} />
      </DrawnPart>
      <DrawnPart id="lock" at={[end - 56, 88]} to={[end - 18, 102]}>
        <path className="a" d={`M${end - 22} 92h18v22h-18z`} />
        <path className="b" d={`M${end - 4} 100h12v6h-12z`} />
        <circle className="e" cx={end - 13} cy="103" r="3" />
      </DrawnPart>
    </>
  );
}

function Around() {
  return (
    <>
      <DrawnPart id="board" at={[20, 132]} to={[48, 116]}>
        <path className="b" d="M45 98h22v28H45z" />
        <path className="e" d="M49 102h8v8h-8zM59 102h5v12h-5zM49 114h8v8h-8z" />
      </DrawnPart>
      <DrawnPart id="push-button" at={[382, 82]} to={[380, 112]}>
        <WallButton x={373} y={110} />
      </DrawnPart>
      <DrawnPart id="siren" at={[306, 24]} to={[335, 36]}>
        <Lamp x={342} y={44} />
      </DrawnPart>
      <DrawnPart
        id="photocell"
        at={[140, 206]}
        to={[
          [78, 180],
          [322, 180],
        ]}
      >
        <path className="sb" strokeWidth="2.5" strokeDasharray="6 4" d="M84 172h100" />
        <path className="sb cut" strokeWidth="2.5" strokeDasharray="6 4" d="M188 172h130" />
        <path fill="#5a656d" className="only-moving crosses" d="M188 136h26v54h-26zM182 130h38v6h-38z" />
        <Photocell x={71} y={162} facing="right" />
        <Photocell x={317} y={162} facing="left" />
      </DrawnPart>
    </>
  );
}

export function SwingingGate({ leaves, drive, arm, release, ...numbers }: SwingingGateProps) {
  return (
    <>
      <Scene leaves={leaves} />
      <Leaf leaves={leaves} />
      <DrawnPart id="motor" {...numbers.motorNumber}>
        <Halves leaves={leaves}>{drive}</Halves>
      </DrawnPart>
      <DrawnPart id="arm" {...numbers.armNumber}>
        <Halves leaves={leaves}>{arm}</Halves>
      </DrawnPart>
      <DrawnPart id="release" {...numbers.releaseNumber}>
        <Halves leaves={leaves}>{release}</Halves>
      </DrawnPart>
      <AtTheEnd leaves={leaves} />
      <Around />
    </>
  );
}
