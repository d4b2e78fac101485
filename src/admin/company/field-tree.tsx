import { type FieldNode, isBranch, isList } from '../../business/company/field.ts';
import { CompanyField } from './company-field.tsx';
import { ItemList } from './item-list.tsx';

/** All values below a place of the data, in the order of their description. */
export function FieldTree({ path, node }: { readonly path: string; readonly node: FieldNode }) {
  if (isList(node))
    return (
      <ItemList path={path} list={node}>
        {(item) => <FieldTree path={item} node={node.item} />}
      </ItemList>
    );
  if (!isBranch(node)) return <CompanyField path={path} field={node} />;
  return (
    <div className="field-grid">
      {Object.entries(node).map(([key, below]) => (
        <FieldTree key={key} path={`${path}.${key}`} node={below} />
      ))}
    </div>
  );
}
