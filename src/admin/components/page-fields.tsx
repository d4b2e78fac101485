import { plural } from '../../text/portuguese.ts';
import type { EditedPage } from '../page-edit.ts';
import { AddressField } from './address-field.tsx';

/** Title, address and description of a page. */
export function PageFields({ edit }: { readonly edit: EditedPage }) {
  const { fields, saved } = edit;
  return (
    <div className="surface pad form">
      <label htmlFor="titulo">Título</label>
      <input
        id="titulo"
        className="field"
        value={fields.title}
        onChange={(event) => edit.change({ title: event.target.value })}
      />
      <AddressField typed={fields.slug} saved={saved.slug} onChange={(slug) => edit.change({ slug })} />
      <label htmlFor="descricao">Descrição</label>
      <textarea
        id="descricao"
        className="field short"
        rows={3}
        aria-describedby="descricao-nota"
        value={fields.description}
        onChange={(event) => edit.change({ description: event.target.value })}
      />
      <p id="descricao-nota" className="small quiet">
        {plural([...fields.description].length, 'caractere', 'caracteres')}. É o texto que os buscadores mostram abaixo
        do título.
      </p>
    </div>
  );
}
