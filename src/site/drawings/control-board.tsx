import { DrawnPart } from './drawn-part.tsx';

/** Terminals along the lower edge. */
function Terminals({ x, ways }: { readonly x: number; readonly ways: number }) {
  return (
    <>
      <path className="b" d={`M${x} 208h${ways * 17}v26h-${ways * 17}z`} />
      {Array.from({ length: ways }, (_, way) => (
        <path key={way} className="e" d={`M${x + way * 17 + 5} 213h8v8h-8zM${x + way * 17 + 6} 226h6v8h-6z`} />
      ))}
    </>
  );
}

function Plate() {
  return (
    <DrawnPart id="board" at={[262, 22]} to={[240, 62]}>
      <path className="d" d="M18 50h262v184H18z" />
      <path className="sc" strokeWidth="2" d="M40 100v108M110 108h46v100M196 150v30h-34M214 120h30" />
      <path className="e" d="M24 56h7v7h-7zM267 56h7v7h-7zM134 96h48v40h-48z" />
      <path className="sc" strokeWidth="4" strokeDasharray="4 4" d="M136 94h46M136 138h46" />
      <path className="c" d="M34 118h52v24H34zM34 148h52v24H34z" />
    </DrawnPart>
  );
}

function Controls() {
  return (
    <>
      <DrawnPart id="record-button" at={[150, 22]} to={[160, 66]}>
        <path className="b" d="M148 62h24v24h-24z" />
        <circle className="e pressed" cx="160" cy="74" r="7" />
      </DrawnPart>
      <DrawnPart id="travel-button" at={[206, 22]} to={[200, 66]}>
        <path className="b" d="M188 62h24v24h-24z" />
        <circle className="e" cx="200" cy="74" r="7" />
      </DrawnPart>
      <DrawnPart id="led" at={[96, 22]} to={[118, 66]}>
        <path className="a blinks" d="M112 84V74a7 7 0 0 1 14 0v10z" />
        <path className="sb" strokeWidth="2" d="M116 84v6M122 84v6" />
      </DrawnPart>
      <DrawnPart id="force" at={[302, 148]} to={[262, 152]}>
        <path className="b" d="M236 138h28v28h-28z" />
        <circle className="e" cx="250" cy="152" r="10" />
        <path className="sa" strokeWidth="3" d="m244 158 12-12" />
      </DrawnPart>
      <DrawnPart id="fuse" at={[36, 22]} to={[46, 84]}>
        <path className="b" d="M30 82h10v16H30zM68 82h10v16H68z" />
        <path className="a" d="M40 84h28v12H40z" />
        <path className="se" strokeWidth="1.5" d="M40 90h28" />
      </DrawnPart>
      <DrawnPart id="capacitor" at={[108, 196]} to={[112, 176]}>
        <circle className="b" cx="112" cy="160" r="20" />
        <path className="e" d="M104 148h4v24h-4zM116 148h4v24h-4z" />
      </DrawnPart>
    </>
  );
}

function Radio() {
  return (
    <>
      <DrawnPart id="receiver" at={[302, 96]} to={[264, 108]}>
        <path className="b" d="M228 96h40v26h-40z" />
        <path className="e" d="M234 102h12v8h-12zM252 102h10v14h-10z" />
        <path className="sa waves only-moving" strokeWidth="2.5" d="M240 92a12 12 0 0 1 16 0M234 86a20 20 0 0 1 28 0" />
      </DrawnPart>
      <DrawnPart id="antenna" at={[302, 50]} to={[284, 74]}>
        <path className="sb" strokeWidth="4" d="M262 96V84h22V28" />
      </DrawnPart>
      <DrawnPart id="remote" at={[352, 212]} to={[352, 178]} reaches={[352, 62]}>
        <path
          className="b"
          d="M334 112a12 12 0 0 1 12-12h12a12 12 0 0 1 12 12v60a10 10 0 0 1-10 10h-16a10 10 0 0 1-10-10z"
        />
        <path className="e" d="M345 116a7 7 0 1 0 14 0 7 7 0 0 0-14 0zM345 140a7 7 0 1 0 14 0 7 7 0 0 0-14 0z" />
        <path className="sa" strokeWidth="3" d="M352 100v-6" />
        <path className="sb waves" strokeWidth="3" d="M340 86a14 14 0 0 1 24 0M332 76a24 24 0 0 1 40 0" />
      </DrawnPart>
    </>
  );
}

export function ControlBoard() {
  return (
    <>
      <Plate />
      <Controls />
      <Radio />
      <DrawnPart
        id="wiring"
        at={[140, 270]}
        to={[
          [70, 246],
          [166, 246],
        ]}
      >
        <path
          className="sb"
          strokeWidth="3"
          d="M36 234v50M53 234v50M80 234v50M97 234v50M114 234v50M176 234v50M193 234v50"
        />
        <Terminals x={28} ways={2} />
        <Terminals x={72} ways={3} />
        <Terminals x={134} ways={4} />
        <Terminals x={212} ways={2} />
      </DrawnPart>
      <DrawnPart id="earthing" at={[262, 270]} to={[232, 262]}>
        <path className="sb" strokeWidth="4" strokeDasharray="7 3" d="M222 234v34" />
        <path className="a" d="M210 268h24v4h-24zM214 275h16v3h-16zM218 281h8v3h-8z" />
      </DrawnPart>
      <DrawnPart id="battery" at={[380, 246]} to={[372, 268]}>
        <path className="c" d="M318 254h56v34h-56z" />
        <path className="a" d="M326 248h10v6h-10zM352 248h10v6h-10z" />
        <path className="sa" strokeWidth="3" d="M326 270h10M331 265v10M352 270h10" />
      </DrawnPart>
    </>
  );
}
