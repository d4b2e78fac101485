import type { InputProps } from './field-frame.tsx';
import { NumberInput } from './number-input.tsx';

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
