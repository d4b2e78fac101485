import { municipalityNames } from '../../business/places/municipalities.ts';
import { asItems } from '../../business/company/value-path.ts';
import type { InputProps } from './field-frame.tsx';

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
