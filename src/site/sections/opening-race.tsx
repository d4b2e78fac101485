import { kilogramsText, secondsText } from '../../business/measure-texts.ts';
import type { Model } from '../../business/facts.ts';
import { formatNumber, formatReais } from '../../text/money.ts';
import { listOf } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { Gate } from './gate.tsx';
import { SectionHeading } from './section-heading.tsx';

/** One ruler under all lanes, as long as the slowest opening; its bar runs with the clock. */
function Ruler({ slowest }: { readonly slowest: number }) {
  const marks = [0, 1, 2, 3].map((quarter) => formatNumber((slowest * quarter) / 4));
  return (
    <div className={`ruler opens-${slowest}`} aria-hidden="true">
      <i className="travel" />
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
      <span>{slowest} s</span>
    </div>
  );
}

/** A wall with what one compares, an opening with the gate, and on it what the motor carries. */
function Lane({ model }: { readonly model: Model }) {
  return (
    <div className={`lane opens-${model.openingSeconds}`}>
      <p className="wall">
        <b>{model.name}</b>
        <strong>
          {model.openingSeconds}
          <small> s</small>
        </strong>
        <b>{formatReais(model.price)}</b>
      </p>
      <Gate />
      <span>deslizante até {kilogramsText(model.maxGateKg)}</span>
    </div>
  );
}

/** Drawn gates that open in the real time of each motor, under one clock: the difference is seen, not read. On a phone they fill one screen. */
export function OpeningRace() {
  const { facts } = useSite();
  const times = facts.models.map((model) => model.openingSeconds);
  const alternative = facts.models
    .map((model) => `${model.name}, ${secondsText(model.openingSeconds)}, ${formatReais(model.price)}`)
    .join('; ');
  return (
    <section className="section race" aria-labelledby="corrida">
      <input className="visually-hidden" type="checkbox" id="pause-race" aria-label="Pausar a animação dos portões" />
      <div className="wrap">
        <SectionHeading id="corrida" title="Quanto tempo você quer esperar na rua?">
          Cada portão abre no tempo real do seu motor: {listOf(times.map(String))} segundos.
        </SectionHeading>
        <div className="race-controls">
          <p className="race-clock" aria-hidden="true">
            <span className="clock" />
            desde o toque
            <br />
            no controle
          </p>
          <label className="pause" htmlFor="pause-race">
            <span className="stop">Pausar</span>
            <span className="resume">Continuar</span>
          </label>
        </div>
        <div className="lanes" role="img" aria-label={`Preços dos motores instalados: ${alternative}`}>
          {facts.models.map((model) => (
            <Lane key={model.id} model={model} />
          ))}
          <Ruler slowest={Math.max(...times)} />
        </div>
      </div>
    </section>
  );
}
