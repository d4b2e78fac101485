import type { GateKind } from '../../business/motor-adviser.ts';
import { GateTypeDrawing } from './gate-type-drawing.tsx';
import { MotorDrawing } from './motor-drawing.tsx';

interface DrawnType {
  readonly gate: string;
  readonly motor: string;
}

const NAMES: Readonly<Record<GateKind, DrawnType>> = {
  deslizante: {
    gate: 'Deslizante: corre de lado sobre o trilho',
    motor: 'Motor deslizante: o pinhão empurra a cremalheira',
  },
  basculante: {
    gate: 'Basculante: sobe e deita acima do carro',
    motor: 'Motor basculante: o fuso conduz a folha, e o contrapeso carrega',
  },
  pivotante: {
    gate: 'Pivotante ou de abrir: gira em dobradiças',
    motor: 'Motor pivotante: o pistão puxa e empurra a folha',
  },
  articulado: {
    gate: 'Articulado: as partes se dobram',
    motor: 'Motor articulado: o braço com cotovelo acompanha o giro',
  },
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
