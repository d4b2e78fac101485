import { Fragment, useId } from 'react';
import type { ListOutcome } from '../list-plan-words.ts';
import type { ListPlan } from '../list-plan.ts';
import { MomentField } from './moment-field.tsx';

interface Props {
  readonly plan: ListPlan;
  /** Pages that would come of the list. */
  readonly count: number;
  readonly disabled: boolean;
}

const KINDS: readonly { readonly kind: ListOutcome['kind']; readonly name: string }[] = [
  { kind: 'now', name: 'Publicar agora' },
  { kind: 'spread', name: 'Algumas por dia' },
  { kind: 'drafts', name: 'Só rascunhos' },
];

/** When the pages of a list are published, and what the button below will do. */
export function PublishChoice({ plan, count, disabled }: Props) {
  return (
    <fieldset className="publish-choice" disabled={disabled}>
      <legend>Publicação</legend>
      {KINDS.map(({ kind, name }) => (
        <Fragment key={kind}>
          <label>
            <input type="radio" name="publicacao" checked={plan.kind === kind} onChange={() => plan.setKind(kind)} />
            {name}
          </label>
          {kind === 'spread' && plan.kind === kind && <SpreadFields plan={plan} />}
        </Fragment>
      ))}
      <p className="small" role="status">
        {plan.outcomeWords(count)}
      </p>
    </fieldset>
  );
}

function SpreadFields({ plan: { perDay, from, setPerDay, setFrom, refusals } }: { readonly plan: ListPlan }) {
  const id = useId();
  return (
    <div className="plan-fields">
      <label htmlFor={id}>Páginas por dia</label>
      <input
        id={id}
        className="field"
        inputMode="numeric"
        value={perDay}
        aria-invalid={refusals.perDay !== null}
        aria-describedby={`${id}-nota`}
        onChange={(event) => setPerDay(event.target.value)}
      />
      <p id={`${id}-nota`} className="small" role={refusals.perDay === null ? undefined : 'alert'}>
        {refusals.perDay === null ? (
          <span className="quiet">Distribuídas da hora escolhida até a meia-noite.</span>
        ) : (
          <span className="failed">{refusals.perDay}</span>
        )}
      </p>
      <MomentField label="A partir de" value={from} refusal={refusals.from} onChange={setFrom} />
    </div>
  );
}
