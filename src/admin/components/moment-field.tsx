import { useId, useState } from 'react';
import { localOfInstant } from '../../business/local-moment.ts';

interface Props {
  readonly label: string;
  /** As the browser's own field writes it, '2026-11-25T09:00'. */
  readonly value: string;
  /** Portuguese; null where nothing is wrong. */
  readonly refusal: string | null;
  readonly onChange: (value: string) => void;
}

/** A date and an hour of São Paulo. */
export function MomentField({ label, value, refusal, onChange }: Props) {
  const id = useId();
  const [earliest] = useState(() => localOfInstant(new Date()));
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="datetime-local"
        min={earliest}
        value={value}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-nota`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-nota`} className="small quiet" role={refusal === null ? undefined : 'alert'}>
        {refusal === null ? 'Horário de São Paulo.' : <span className="failed">{refusal}</span>}
      </p>
    </>
  );
}
