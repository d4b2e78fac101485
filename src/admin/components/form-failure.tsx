import { TriangleAlert } from 'lucide-react';

/** A refusal that belongs to the form it stands in. */
export function FormFailure({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <div className="form-failure" role="alert">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        <strong>{title}</strong>
        <span>{detail}</span>
      </p>
    </div>
  );
}
