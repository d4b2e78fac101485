import { municipalityNames } from '../../business/places/municipalities.ts';
import { asItems } from '../../business/company/value-path.ts';
import type { InputProps } from './field-frame.tsx';
import { NumberInput } from './number-input.tsx';

const WEEKDAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

interface TicksProps {
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
  readonly chosen: readonly unknown[];
  readonly onChange: (chosen: readonly unknown[]) => void;
}

/** The chosen ones in the order of the choices. */
function Ticks({ choices, chosen, onChange }: TicksProps) {
  return (
    <div className="ticks company-ticks">
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                choices
                  .map((choice) => choice.value)
                  .filter((choice) => (choice === value ? target.checked : chosen.includes(choice))),
              )
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function WeekdaysInput({ value, onChange }: InputProps) {
  const choices = WEEKDAYS.map((label, at) => ({ value: at + 1, label }));
  return <Ticks choices={choices} chosen={asItems(value)} onChange={onChange} />;
}

export function MunicipalitiesInput({ value, onChange }: InputProps) {
  const choices = municipalityNames.map((name) => ({ value: name, label: name }));
  return <Ticks choices={choices} chosen={asItems(value)} onChange={onChange} />;
}

const EMPTY = { latitude: '', longitude: '' };

/** Both or none; emptied, there are none. */
export function CoordinatesInput({ id, field, value, onChange, described }: InputProps) {
  const standing = { ...EMPTY, ...(typeof value === 'object' && value) };
  const change = (part: Partial<Record<keyof typeof EMPTY, unknown>>) => {
    const next = { ...standing, ...part };
    const isEmpty = next.latitude === '' && next.longitude === '';
    onChange(isEmpty && field.optional === true ? undefined : next);
  };
  const degrees = (unit: string) => ({ label: field.label, kind: 'decimal', help: '', unit }) as const;
  return (
    <div className="range-field">
      <NumberInput
        id={id}
        field={degrees('° lat.')}
        value={standing.latitude}
        label="Latitude"
        described={described}
        onChange={(latitude) => change({ latitude })}
      />
      <NumberInput
        id={`${id}-longitude`}
        field={degrees('° long.')}
        value={standing.longitude}
        label="Longitude"
        described={described}
        onChange={(longitude) => change({ longitude })}
      />
    </div>
  );
}
