import { postSlug } from '../../text/slug.ts';
import { useDebounced } from '../debounced.ts';
import { useLineReading } from '../line-reading.ts';
import type { EditedPage } from '../page-edit.ts';
import { SharePreview } from './share-preview.tsx';

const TYPING_PAUSE_MS = 600;
/** A title that nobody can save has no picture. */
const TITLE_MAX = 300;

/** How the page that is typed will look in a search and in a chat. */
export function EditedSharePreview({ edit }: { readonly edit: EditedPage }) {
  const fields = useDebounced(edit.fields, TYPING_PAUSE_MS);
  const title = useLineReading(fields.title)?.words.trim() ?? '';
  const description = useLineReading(fields.description)?.words ?? '';
  const slug = postSlug(fields.slug);
  if (title === '' || title.length > TITLE_MAX || slug === '') return null;
  const indexable = fields.indexable ?? edit.checked?.indexable ?? true;
  return <SharePreview draft={{ title, description, slug, indexable }} />;
}
