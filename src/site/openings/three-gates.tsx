import { secondsText } from '../../business/measure-texts.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { useSite } from '../site-context.ts';
import { Leaf } from '../sections/gate.tsx';
import { type ShownMove, shownMove } from './racing-gates.ts';

/** What is seen, for whoever sees it and whoever does not. */
const SEEN: Readonly<Record<ShownMove, string>> = {
  tilting: 'De lado, da rua para a garagem: a folha sobe e deita no alto.',
  swinging: 'De cima, da rua para a garagem: as folhas giram para dentro.',
};

/** The race of the home page in small: each gate opens in its motor's real time, under one clock that is the loop itself. */
export function ThreeGates({ kind }: { readonly kind: GateKind | null }) {
  const { facts } = useSite();
  const move = shownMove(kind);
  return (
    <section className={`opening gates${move === null ? '' : ` ${move}`}`} aria-labelledby="tempos">
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
      {move && <p>{SEEN[move]}</p>}
    </section>
  );
}
