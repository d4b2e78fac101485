import type { GateKind } from '../../business/motor-adviser.ts';
import { GateTypeDrawing } from './gate-type-drawing.tsx';
import { MotorDrawing } from './motor-drawing.tsx';

interface DrawnType {
  readonly gate: string;
  readonly motor: string;
}

const NAMES: Readonly<Record<GateKind, DrawnType>> = {
  deslizante: { gate: 'Deslizante: corre de lado sobre o trilho', motor: 'O pinhão do motor empurra a cremalheira' },
  basculante: { gate: 'Basculante: sobe e deita acima do carro', motor: 'O fuso conduz a folha; o contrapeso carrega' },
  pivotante: { gate: 'Pivotante ou de abrir: gira em dobradiças', motor: 'O pistão puxa e empurra a folha' },
  articulado: { gate: 'Articulado: as partes se dobram', motor: 'O braço com cotovelo acompanha o giro' },
};

const KINDS = ['deslizante', 'basculante', 'pivotante', 'articulado'] as const;

/** The kinds of gate side by side. */
export function DrawnGates({ kinds = KINDS }: { readonly kinds?: readonly GateKind[] }) {
  return (
    <ul className="drawn">
      {kinds.map((kind) => (
        <li key={kind}>
          <GateTypeDrawing kind={kind} />
          {NAMES[kind].gate}
        </li>
      ))}
    </ul>
  );
}

/** The kinds of motor side by side. */
export function DrawnMotors({ kinds = KINDS }: { readonly kinds?: readonly GateKind[] }) {
  return (
    <ul className="drawn">
      {kinds.map((kind) => (
        <li key={kind}>
          <MotorDrawing kind={kind} />
          {NAMES[kind].motor}
        </li>
      ))}
    </ul>
  );
}
