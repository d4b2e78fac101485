import type { Nearest } from '../generator/similarity.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { searchKey } from '../text/slug.ts';
import { parseStored } from '../understanding/stored-understanding.ts';
import type { PageState } from './page-change.ts';

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The columns that the list is filtered by. */
export function filteredBy(understood: string | null) {
  if (understood === null) return { place: null, entry: null };
  const stored = parseStored(understood);
  return { place: stored?.place ?? '', entry: stored?.entry ?? '' };
}

/** A page's columns that its words and its comparison decide. */
export function textColumns(
  { title, slug, description, content, understood, answered, typedFigures, override }: PageState,
  { nearest, ownWords }: { readonly nearest: Nearest | null; readonly ownWords: number },
  proved: ReadonlySet<string>,
) {
  const filtered = filteredBy(understood);
  const isProved = proved.has(filtered.place ?? '');
  const similarity = nearest?.similarity ?? 0;
  return {
    title,
    slug,
    description,
    content,
    search_key: `${searchKey(withoutTextSlots(title))} ${slug}`,
    typed_figures: typedFigures,
    understood,
    ...filtered,
    answered: flag(answered),
    indexable_override: override && flag(override.indexable),
    overruled_by: override?.by ?? null,
    overruled_at: override?.at ?? null,
    likeness: similarity,
    nearest_id: nearest?.id ?? null,
    own_words: ownWords,
    indexable: flag(override?.indexable ?? isIndexable({ similarity, answered, ownWords, isProved })),
  };
}
