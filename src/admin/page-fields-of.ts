import type { PageDetails } from '../pages/page-contracts.ts';
import type { PageEdit } from './api-client.ts';

/** The text with its slots; in the lines of title and description a fact is its key in braces. */
export function fieldsOf({ revision, slug, lines, source: { content }, overruled }: PageDetails): PageEdit {
  return { revision, ...lines, slug, content, indexable: overruled?.indexable ?? null };
}

/** Whether what was typed is another page than the one that stands. */
export function isChanged(fields: PageEdit, page: PageDetails): boolean {
  const stored = fieldsOf(page);
  return (
    fields.title !== stored.title ||
    fields.slug !== stored.slug ||
    fields.description !== stored.description ||
    fields.content !== stored.content ||
    fields.indexable !== stored.indexable
  );
}
