import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Field } from '../../business/company/field.ts';
import { refusalBelow, useCompanyForm } from './company-form.ts';

export interface InputProps {
  readonly id: string;
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** For the control itself: its description and whether it was refused. */
  readonly described: { readonly 'aria-describedby': string; readonly 'aria-invalid': boolean };
}

/** What stands below a field: why it was refused, and what it means. */
export function useRefusal(path: string): string | null {
  const { refused, isTouched } = useCompanyForm();
  return isTouched(path) ? refusalBelow(refused, path) : null;
}

export function FieldNotes({ id, help, refusal }: { id: string; help: string; refusal: string | null }) {
  return (
    <div id={`${id}-nota`} className="field-notes">
      {refusal !== null && (
        <p className="field-refusal">
          <TriangleAlert aria-hidden="true" size={16} />
          {refusal}
        </p>
      )}
      <p className="quiet small">{help}</p>
    </div>
  );
}

/** Several controls under one name. */
export function FieldGroup(props: { id: string; field: Field; refusal: string | null; children: ReactNode }) {
  const { id, field, refusal, children } = props;
  return (
    <fieldset className="field-group" aria-describedby={`${id}-nota`}>
      <legend>{labelOf(field)}</legend>
      {children}
      <FieldNotes id={id} help={field.help} refusal={refusal} />
    </fieldset>
  );
}

export function labelOf({ label, optional }: Field): ReactNode {
  return (
    <>
      {label}
      {optional === true && <span className="quiet"> (opcional)</span>}
    </>
  );
}
