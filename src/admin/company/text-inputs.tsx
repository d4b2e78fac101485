import { formatPhone } from '../../business/whatsapp-link.ts';
import { municipalityNames } from '../../business/places/municipalities.ts';
import type { InputProps } from './field-frame.tsx';

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', 'video-address': 'url', date: 'date' };

function shown(value: unknown, kind: string): string {
  if (typeof value !== 'string') return '';
  return kind === 'phone' && /^\d{12,13}$/.test(value) ? formatPhone(value) : value;
}

/** One line, or a day. */
export function TextInput({ id, field, value, onChange, described }: InputProps) {
  return (
    <input
      {...described}
      id={id}
      className="field"
      type={TYPES[field.kind] ?? 'text'}
      autoComplete="off"
      spellCheck={field.kind === 'text'}
      value={shown(value, field.kind)}
      onChange={({ target }) => onChange(target.value === '' && field.optional === true ? null : target.value)}
    />
  );
}

export function LongTextInput({ id, field, value, onChange, described }: InputProps) {
  return (
    <textarea
      {...described}
      id={id}
      className="field short"
      rows={4}
      value={shown(value, field.kind)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function MunicipalityInput({ id, value, onChange, described }: InputProps) {
  return (
    <select
      {...described}
      id={id}
      className="field"
      value={shown(value, 'municipality')}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">Todos</option>
      {municipalityNames.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
