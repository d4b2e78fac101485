import type { ReactNode } from 'react';
import { offeredGateKinds } from '../../business/gate-kind-ids.ts';
import type { OfferedGateKind } from '../../business/gate-kinds.ts';
import { GateTypeShapes } from '../sections/gate-type-drawing.tsx';
import { MotorShapes } from '../sections/motor-drawing.tsx';
import { BreakerShapes } from './breaker.tsx';
import { coverageMap } from './coverage-map.tsx';
import { type HashedFile, hashedFile } from './hashed-file.ts';
import { MotorLabelShapes } from './motor-label.tsx';
import { ReceiverBoxShapes } from './receiver-box.tsx';
import { YardShapes } from './yard.tsx';

export const KIND_WIDTH = 240;
export const KIND_HEIGHT = 140;

type Pictured = 'gate' | 'motor';

/** Each kind's gate in a row, its motor in the next; the fragment of an address says which one is seen. */
function makeKinds() {
  const rows = [
    ['gate', GateTypeShapes],
    ['motor', MotorShapes],
  ] as const;
  return hashedFile(
    'tipos',
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${KIND_WIDTH} ${KIND_HEIGHT}`}>
      {rows.flatMap(([of, Shapes], row) =>
        offeredGateKinds.map((kind, column) => {
          const [x, y] = [column * KIND_WIDTH, row * KIND_HEIGHT];
          return (
            <g key={of + kind}>
              <view id={`${of}-${kind}`} viewBox={`${x} ${y} ${KIND_WIDTH} ${KIND_HEIGHT}`} />
              <svg x={x} y={y} width={KIND_WIDTH} height={KIND_HEIGHT}>
                <Shapes kind={kind} />
              </svg>
            </g>
          );
        }),
      )}
    </svg>,
  );
}

/** What a step touches that no drawing of a gate has. */
function makeStepPicture(name: string, shapes: ReactNode) {
  return hashedFile(
    name,
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">
      {shapes}
    </svg>,
  );
}

function makeLabel() {
  return hashedFile(
    'etiqueta',
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice">
      <MotorLabelShapes />
    </svg>,
  );
}

/** The gate of a hero at rest: open, with its end on the pinion. The house at the right stays whole however the picture is cut. */
function makeOpenGate() {
  const bars = Array.from({ length: 5 }, (_, at) => `M${at * 35} 130h26v300h-26z`).join('');
  return hashedFile(
    'aberto',
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 520">
      <path fill="#ffb224" d="M0 0h640v520H0z" />
      <YardShapes />
      <path fill="#121518" d="M112 490v-66a8 8 0 0 1 8-8h44v74z" />
      <circle cx="172" cy="448" r="16" fill="none" stroke="#8D989F" strokeWidth="8" strokeDasharray="5 3" />
      <path fill="#353e45" d={bars} />
      <path fill="#3a434b" d="M0 118h178v12H0zM166 118h12v360h-12z" />
      <path fill="#252b30" d="M0 424h178v56H0z" />
      <path stroke="#8D989F" strokeWidth="8" strokeDasharray="8 4" d="M0 472h178" />
      <circle cx="140" cy="480" r="14" fill="#aeb8bf" stroke="#121518" strokeWidth="4" />
      <path fill="#0f1214" d="M0 492h640v28H0z" />
      <path fill="#aeb8bf" d="M0 490h640v4H0z" />
      <path fill="#252b30" d="M606 92h34v428h-34z" />
      <path fill="#ffb224" d="M615 78h16v14h-16z" />
    </svg>,
  );
}

const kinds = makeKinds();
const openGate = makeOpenGate();
const breaker = makeStepPicture('disjuntor', <BreakerShapes />);
const receiverBox = makeStepPicture('receptor', <ReceiverBoxShapes />);
const label = makeLabel();

/** What is drawn once and shown on many pages. */
export const pictureFiles: readonly HashedFile[] = [kinds, openGate, breaker, receiverBox, label, coverageMap];

export const openGatePicture = () => `/assets/${openGate.name}`;
export const breakerPicture = () => `/assets/${breaker.name}`;
export const receiverBoxPicture = () => `/assets/${receiverBox.name}`;
export const labelPicture = () => `/assets/${label.name}`;

/** The address of one kind's gate, or of its motor. */
export function kindPicture(of: Pictured, kind: OfferedGateKind): string {
  return `/assets/${kinds.name}#${of}-${kind}`;
}
