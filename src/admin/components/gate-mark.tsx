import { mark } from '../../business/mark.ts';

export function GateMark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true" className="gate-mark">
      <path fill={mark.plate.colour} d={mark.plate.path} />
      <path fill={mark.gate.colour} d={mark.gate.path} />
    </svg>
  );
}
