import { type ComponentType, useId } from 'react';
import type { Field, FieldKind } from '../../business/company/field.ts';
import { MunicipalitiesInput, WeekdaysInput } from './choice-inputs.tsx';
import { CoordinatesInput } from './coordinates-input.tsx';
import { useCompanyForm } from './company-form.ts';
import { valueAt } from '../../business/company/value-path.ts';
import { FieldGroup, FieldNotes, type InputProps, labelOf, useRefusal } from './field-frame.tsx';
import { NumberInput, RangeInput } from './number-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { LongTextInput, MunicipalityInput, TextInput } from './text-inputs.tsx';

const LONG = 200;

/** Those that are several controls. */
const GROUPS: Partial<Readonly<Record<FieldKind, ComponentType<InputProps>>>> = {
  texts: RowsInput,
  dates: RowsInput,
  weekdays: WeekdaysInput,
  municipalities: MunicipalitiesInput,
  coordinates: CoordinatesInput,
  'integer-range': RangeInput,
  'money-range': RangeInput,
};

/** Those that are one; the others are a line of text. */
const SINGLES: Partial<Readonly<Record<FieldKind, ComponentType<InputProps>>>> = {
  hour: NumberInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  'long-text': LongTextInput,
  municipality: MunicipalityInput,
};

/** Whether its text needs a line of its own. */
function isLong({ kind, max = 0 }: Field): boolean {
  return (kind === 'text' && max >= LONG) || kind === 'video-address';
}

/** One value of the company's data, by its description: label, control, refusal and explanation. */
export function CompanyField({ path, field }: { readonly path: string; readonly field: Field }) {
  const { typed, change, touch } = useCompanyForm();
  const id = useId();
  const refusal = useRefusal(path);
  const input: InputProps = {
    id,
    path,
    field,
    value: valueAt(typed, path),
    onChange: (value) => {
      touch(path);
      change(path, value);
    },
    described: { 'aria-describedby': `${id}-nota`, 'aria-invalid': refusal !== null },
  };
  return (
    <div
      className="company-field"
      data-path={path}
      data-kind={field.kind}
      data-wide={isLong(field) || undefined}
      onBlur={() => touch(path)}
    >
      <Controls {...input} refusal={refusal} />
    </div>
  );
}

function Controls({ refusal, ...input }: InputProps & { readonly refusal: string | null }) {
  const { id, field, value, onChange, described } = input;
  const Group = GROUPS[field.kind];
  if (Group)
    return (
      <FieldGroup id={id} field={field} refusal={refusal}>
        <Group {...input} />
      </FieldGroup>
    );
  if (field.kind === 'yes-or-no')
    return (
      <>
        <label className="company-tick">
          <input
            {...described}
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {field.label}
        </label>
        <FieldNotes id={id} help={field.help} refusal={refusal} />
      </>
    );
  const Single = SINGLES[field.kind] ?? TextInput;
  return (
    <>
      <label htmlFor={id}>{labelOf(field)}</label>
      <Single {...input} />
      <FieldNotes id={id} help={field.help} refusal={refusal} />
    </>
  );
}
