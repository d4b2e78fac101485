import type { AuditScreenFilter } from '../access-calls.ts';
import { auditChoices } from '../audit-words.ts';

interface Props {
  /** As typed. */
  readonly filter: AuditScreenFilter;
  readonly onChange: (part: Partial<AuditScreenFilter>) => void;
}

export function RecordFilterFields({ filter: { q, action, from, to }, onChange }: Props) {
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
      <div>
        <label htmlFor="de">De</label>
        <input
          id="de"
          className="field"
          type="date"
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor="ate">Até</label>
        <input
          id="ate"
          className="field"
          type="date"
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
    </search>
  );
}
