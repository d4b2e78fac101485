import { TriangleAlert } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { noFactMessage } from '../../text/named-slots.ts';
import { plural } from '../../text/portuguese.ts';
import { FactInsertion } from '../editor/fact-insertion.tsx';
import { useLineReading } from '../line-reading.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly isLong?: boolean;
  readonly value: string;
  /** How it reads, where that is known before the facts are: nothing moves when they come. */
  readonly known: string | null;
  readonly onChange: (value: string) => void;
}

type Line = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text where the cursor stands and leaves the cursor behind it. */
function insertAt(line: Line | null, value: string, put: string, onChange: (value: string) => void): void {
  const start = line?.selectionStart ?? value.length;
  const end = line?.selectionEnd ?? value.length;
  onChange(value.slice(0, start) + put + value.slice(end));
  // The popup gives the focus back to its button first.
  setTimeout(() => {
    line?.focus();
    line?.setSelectionRange(start + put.length, start + put.length);
  });
}

/** A line of text in which a fact of the company is its key in braces, `{kitPrices}`; below it stands how it reads today. */
export function FactLine({ id, label, help, isLong = false, value, known, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const reading = useLineReading(value, known);
  const noFact = reading?.noFact ?? null;
  const shared = {
    id,
    value,
    'aria-describedby': `${id}-nota`,
    'aria-invalid': noFact !== null,
    onChange: ({ target }: { readonly target: Line }) => onChange(target.value),
  };
  const line: RefObject<Line | null> = isLong ? area : input;
  return (
    <div className="fact-line">
      <label htmlFor={id}>{label}</label>
      <div className="fact-line-field">
        {isLong ? (
          <textarea ref={area} className="field short" rows={3} {...shared} />
        ) : (
          <input ref={input} className="field" {...shared} />
        )}
        <FactInsertion into={label} onInsert={({ key }) => insertAt(line.current, value, `{${key}}`, onChange)} />
      </div>
      <div id={`${id}-nota`} className="small quiet">
        {noFact !== null && (
          <p className="field-refusal">
            <TriangleAlert aria-hidden="true" size={16} />
            {noFactMessage(noFact)}
          </p>
        )}
        {reading !== null && reading.words !== value && (
          <p>
            Hoje se lê: <strong>{reading.words}</strong>
          </p>
        )}
        {help !== undefined && reading !== null && (
          <p>
            {plural([...reading.words].length, 'caractere', 'caracteres')}. {help}
          </p>
        )}
      </div>
    </div>
  );
}
