import { chatText } from '../../business/chat-texts.ts';
import type { Model } from '../../business/facts.ts';
import { instalmentsText } from '../../business/model-texts.ts';
import { kilogramsText, secondsText } from '../../business/measure-texts.ts';
import { formatAmount, formatNumber, formatReais } from '../../text/money.ts';
import { listOf, plural } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { Gate } from './gate.tsx';
import { SectionHeading } from './section-heading.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** A ruler as long as the slowest opening, the same on every lane, so that the three can be compared. */
function Ruler({ slowest }: { readonly slowest: number }) {
  const marks = [0, 1, 2, 3].map((quarter) => formatNumber((slowest * quarter) / 4));
  return (
    <div className="ruler" aria-hidden="true">
      <i className="travel" />
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
      <span>{slowest} s</span>
    </div>
  );
}

function Lane({ model, slowest }: { readonly model: Model; readonly slowest: number }) {
  const { facts } = useSite();
  const opening = secondsText(model.openingSeconds);
  return (
    <article className={`lane opens-${model.openingSeconds}`}>
      <div className="doorway">
        <div className="wall">
          <h3>{model.name}</h3>
          <p className="lane-seconds">
            {model.openingSeconds}
            <small> s</small>
          </p>
        </div>
        <Gate />
      </div>
      <Ruler slowest={slowest} />
      <div className="lane-offer">
        <p className="lane-limits">
          Deslizantes de até <b>{kilogramsText(model.maxGateKg)}</b>{' '}
          <span>{model.remotes === null ? 'controles inclusos' : plural(model.remotes, 'controle', 'controles')}</span>
        </p>
        <p className="price">
          <small>R$</small>
          {formatAmount(model.price)}
        </p>
        <WhatsappButton
          variant="compact"
          label={`Quero o ${model.name}`}
          message={chatText(`Quero um orçamento do motor ${model.name}, de ${opening} (${formatReais(model.price)}).`)}
        />
        <p className="instalments">{instalmentsText(facts, model.price)}</p>
      </div>
    </article>
  );
}

/** Three drawn gates that open in the real time of each motor: the difference is seen, not read. */
export function OpeningRace() {
  const { facts } = useSite();
  const times = facts.models.map((model) => model.openingSeconds);
  const slowest = Math.max(...times);
  return (
    <section className="section race" aria-labelledby="corrida">
      <input className="visually-hidden" type="checkbox" id="pause-race" aria-label="Pausar a animação dos portões" />
      <div className="wrap">
        <SectionHeading id="corrida" title="Quanto tempo você quer esperar na rua?">
          Os portões abaixo abrem no tempo real de cada motor. Largam juntos; chegam em {listOf(times.map(String))}{' '}
          segundos.
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
        <div className="lanes">
          {facts.models.map((model) => (
            <Lane key={model.id} model={model} slowest={slowest} />
          ))}
        </div>
      </div>
    </section>
  );
}
