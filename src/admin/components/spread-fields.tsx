import { useId } from 'react';
import type { ListPlan } from '../list-plan.ts';
import { MomentField } from './moment-field.tsx';

export function SpreadFields({ plan: { perDay, from, setPerDay, setFrom, refusals } }: { readonly plan: ListPlan }) {
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
