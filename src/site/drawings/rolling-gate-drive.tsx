import { DrawnPart } from './drawn-part.tsx';
import { WallButton } from './metal.tsx';

export function RollingGateDrive() {
  return (
    <>
      <path fill="#4a545c" d="M64 60h14v10H64zM318 60h64v10h-64z" />
      <DrawnPart id="belt" at={[300, 134]} to={[324, 104]}>
        <path className="c" d="M322 34h12v62h-12zM322 108h12v22h-12z" />
        <path className="sa runs" strokeWidth="4" strokeDasharray="6 4" d="M325 40v84" />
        <path className="sa runs" strokeWidth="4" strokeDasharray="6 4" d="M331 124V40" />
      </DrawnPart>
      <DrawnPart id="motor" at={[370, 160]} to={[362, 134]}>
        <path className="c" d="M334 102h50a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-50z" />
        <path className="e" d="M344 110h28v3h-28zM344 118h28v3h-28z" />
      </DrawnPart>
      <DrawnPart id="limit-switch" at={[372, 20]} to={[360, 46]}>
        <path className="b" d="M344 44h30v36h-30z" />
        <path className="e" d="M350 50h8v24h-8z" />
        <path className="a blinks" d="M362 50h7v8h-7z" />
      </DrawnPart>
      <DrawnPart id="release" at={[378, 216]} to={[346, 206]}>
        <g className="pulled">
          <path className="sa" strokeWidth="5" strokeDasharray="6 3" d="M342 136v92" />
          <path className="a" d="M336 228h12v12h-12z" />
        </g>
      </DrawnPart>
      <DrawnPart id="board" at={[40, 112]} to={[40, 144]}>
        <path className="b" d="M22 140h36v44H22z" />
        <path className="e" d="M28 146h12v12H28zM44 146h8v20h-8zM28 164h12v14H28z" />
      </DrawnPart>
      <DrawnPart id="push-button" at={[20, 240]} to={[38, 222]}>
        <WallButton x={36} y={204} />
      </DrawnPart>
    </>
  );
}
