import { PistonBody, PistonRelease, PistonRod } from './piston.tsx';
import { SwingingGate } from './swinging-gate.tsx';

const PISTON = { turn: 'translate(56 330) rotate(4.7)', body: 58, reach: 90 };

export function SwingGate() {
  return (
    <SwingingGate
      leaves={2}
      drive={<PistonBody {...PISTON} />}
      arm={<PistonRod {...PISTON} />}
      release={<PistonRelease {...PISTON} />}
      motorNumber={{ at: [96, 392], to: [98, 344] }}
      armNumber={{ at: [146, 396], to: [130, 341] }}
      releaseNumber={{ at: [24, 380], to: [66, 336] }}
    />
  );
}
