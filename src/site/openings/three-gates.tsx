import { secondsText } from '../../business/measure-texts.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { useSite } from '../site-context.ts';
import { Leaf } from '../sections/gate.tsx';

/** Whose leaf goes up. */
const RISES: ReadonlySet<GateKind | null> = new Set<GateKind | null>(['tilting', 'overhead', 'rolling']);

/** The race of the home page in small: each gate opens in its motor's real time, under one clock that is the loop itself. */
export function ThreeGates({ kind }: { readonly kind: GateKind | null }) {
  const { facts } = useSite();
  return (
    <section className={RISES.has(kind) ? 'opening gates rising' : 'opening gates'} aria-labelledby="tempos">
      <div className="gates-head">
        <h2 id="tempos">No tempo real de cada motor</h2>
        <label>
          <input type="checkbox" /> Pausar
        </label>
      </div>
      <ul>
        {facts.models.map(({ id, name, openingSeconds }) => (
          <li key={id} className={`opens-${openingSeconds}`}>
            <p>
              {name} <b>{secondsText(openingSeconds).replace(/egundos?$/, '')}</b>
            </p>
            <div className="gate" aria-hidden="true">
              <Leaf />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
