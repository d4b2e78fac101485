import type { EditedPage } from '../page-edit.ts';
import { AddressField } from './address-field.tsx';
import { FactLine } from './fact-line.tsx';

/** Title, address and description of a page. */
export function PageFields({ edit }: { readonly edit: EditedPage }) {
  const { fields, saved } = edit;
  return (
    <div className="surface pad form">
      <FactLine
        id="titulo"
        label="Título"
        value={fields.title}
        known={fields.title === saved.lines.title ? saved.title : null}
        onChange={(title) => edit.change({ title })}
      />
      <AddressField typed={fields.slug} saved={saved.slug} onChange={(slug) => edit.change({ slug })} />
      <FactLine
        id="descricao"
        label="Descrição"
        help="É o texto que os buscadores mostram abaixo do título."
        isLong
        value={fields.description}
        known={fields.description === saved.lines.description ? saved.description : null}
        onChange={(description) => edit.change({ description })}
      />
    </div>
  );
}
