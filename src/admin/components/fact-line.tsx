import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { wordsByKey } from '../../text/fact-slots.ts';
import { findNoFact, noFactMessage, readNamed } from '../../text/named-slots.ts';
import { plural } from '../../text/portuguese.ts';
import { listSlotFacts } from '../api-client.ts';

const InsertFact = lazy(() => import('../editor/insert-fact.tsx'));

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly isLong?: boolean;
  readonly value: string;
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

/** How a line that names facts reads today, or what in it is no fact. Null until the facts are known. */
function useReading(value: string): { readonly words: string; readonly noFact: string | null } | null {
  const hasFacts = /[{}]/.test(value);
  const facts = useQuery({ queryKey: ['fact-slots'], queryFn: listSlotFacts, enabled: hasFacts });
  if (!hasFacts) return { words: value, noFact: null };
  if (!facts.data) return null;
  const words = readNamed(value, wordsByKey(new Map(facts.data.items.map((fact) => [fact.key, fact.words]))));
  return { words, noFact: findNoFact(words) };
}

/** A line of text in which a fact of the company is its key in braces, `{kitPrices}`; below it stands how it reads today. */
export function FactLine({ id, label, help, isLong = false, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const reading = useReading(value);
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
        <Suspense fallback={<span className="tool" />}>
          <InsertFact into={label} onInsert={({ key }) => insertAt(line.current, value, `{${key}}`, onChange)} />
        </Suspense>
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
