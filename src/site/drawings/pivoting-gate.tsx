import { PistonBody, PistonRelease, PistonRod } from './piston.tsx';
import { SwingingGate } from './swinging-gate.tsx';

const PISTON = { turn: 'translate(56 334) rotate(10.4)', body: 84, reach: 136 };

export function PivotingGate() {
  return (
    <SwingingGate
      leaves={1}
      drive={<PistonBody {...PISTON} />}
      arm={<PistonRod {...PISTON} />}
      release={<PistonRelease {...PISTON} />}
      motorNumber={{ at: [96, 396], to: [108, 352] }}
      armNumber={{ at: [160, 400], to: [164, 356] }}
      releaseNumber={{ at: [24, 380], to: [68, 340] }}
    />
  );
}
