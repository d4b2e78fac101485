import { DrawnPart } from './drawn-part.tsx';
import { RollingGateDrive } from './rolling-gate-drive.tsx';

function Shutter() {
  return (
    <>
      <path fill="#2b3238" d="M0 30h84v270H0zM316 30h84v270h-84z" />
      <path fill="#0f1214" d="M84 88h232v212H84z" />
      <path fill="#4a545c" d="M0 300h400v3H0z" />
      <DrawnPart id="leaf" at={[200, 250]} to={[200, 206]}>
        <path className="c" d="M78 38h240v54H78z" />
        <path className="sd" strokeWidth="2" d="M78 48h240M78 82h240" />
        <path className="sc" strokeWidth="212" strokeDasharray="10 2.5" d="M200 92v116" />
        <path className="b" d="M94 206h212v11H94z" />
      </DrawnPart>
      <DrawnPart id="rail" at={[56, 268]} to={[88, 262]}>
        <path className="b" d="M84 88h11v212H84zM305 88h11v212h-11z" />
      </DrawnPart>
      <DrawnPart id="spring" at={[140, 20]} to={[160, 56]}>
        <path className="e" d="M120 52h140v26H120z" />
        <path
          className="sa"
          strokeWidth="3.5"
          strokeLinejoin="round"
          d="M120 65h8l6-10 8 20 8-20 8 20 8-20 8 20 8-20 8 20 8-20 8 20 8-20 8 20 8-20 8 20 6-10h12"
        />
      </DrawnPart>
      <DrawnPart id="lock" at={[258, 250]} to={[296, 214]}>
        <path className="a" d="M282 202h18v19h-18zM300 208h10v6h-10z" />
        <circle className="e" cx="291" cy="212" r="3.5" />
      </DrawnPart>
    </>
  );
}

export function RollingGate() {
  return (
    <>
      <text className="said" x="14" y="22">
        De dentro
      </text>
      <Shutter />
      <RollingGateDrive />
    </>
  );
}
