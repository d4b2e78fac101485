import { useState } from 'react';
import type { InputProps } from './field-frame.tsx';
import { numberText, parseNumber } from './number-text.ts';

type Props = Omit<InputProps, 'path'> & { readonly label?: string };

/** A number in the Brazilian form with its unit; what is being typed is left as it is typed. */
export function NumberInput({ id, field, value, onChange, described, label }: Props) {
  const [text, setText] = useState(() => numberText(value, field.kind));
  // Another value than the one that the text says came from elsewhere.
  const shown = numberText(value, field.kind);
  if (text !== shown && read(text, field.optional) !== (value ?? null)) setText(shown);
  const isMoney = field.kind.startsWith('money');
  return (
    <span className="unit-field" data-money={isMoney || undefined}>
      {isMoney && (
        <span className="unit" aria-hidden="true">
          R$
        </span>
      )}
      <input
        {...described}
        id={id}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(read(target.value, field.optional));
        }}
        onBlur={() => setText(shown)}
      />
      {field.unit !== undefined && <span className="unit">{field.unit}</span>}
    </span>
  );
}

function read(text: string, isOptional = false): number | string | null {
  if (text.trim() === '') return isOptional ? null : '';
  return parseNumber(text);
}

/** From … to …, in the same unit. */
export function RangeInput({ id, field, value, onChange, described, label }: Props) {
  const [low, high]: readonly unknown[] = Array.isArray(value) ? value : [];
  const kind = field.kind === 'money-range' ? 'money' : 'integer';
  const end = { ...field, kind } as const;
  return (
    <div className="range-field">
      <NumberInput
        id={id}
        field={end}
        value={low}
        described={described}
        label={`${label ?? field.label}: de`}
        onChange={(next) => onChange([next, high])}
      />
      <span aria-hidden="true">a</span>
      <NumberInput
        id={`${id}-ate`}
        field={end}
        value={high}
        described={described}
        label={`${label ?? field.label}: até`}
        onChange={(next) => onChange([low, next])}
      />
    </div>
  );
}
