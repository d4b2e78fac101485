import type { AuditScreenFilter } from '../audit-line-calls.ts';
import { auditChoices } from '../audit-words.ts';
import { DayField } from './day-field.tsx';

interface Props {
  /** As typed. */
  readonly filter: AuditScreenFilter;
  readonly onChange: (part: Partial<AuditScreenFilter>) => void;
}

export function AuditFilterFields({ filter: { q, action, from, to }, onChange }: Props) {
  return (
    <search className="audit-filter">
      <div>
        <label htmlFor="quem">Quem ou o quê</label>
        <input
          id="quem"
          className="field"
          type="search"
          value={q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor="acao">Ação</label>
        <select
          id="acao"
          className="field"
          value={action}
          onChange={(event) =>
            onChange({ action: auditChoices.find((choice) => choice.action === event.target.value)?.action ?? '' })
          }
        >
          <option value="">Todas</option>
          {auditChoices.map((choice) => (
            <option key={choice.action} value={choice.action}>
              {choice.words}
            </option>
          ))}
        </select>
      </div>
      <DayField id="de" label="De" value={from} onChange={(day) => onChange({ from: day })} />
      <DayField id="ate" label="Até" value={to} onChange={(day) => onChange({ to: day })} />
    </search>
  );
}
