import { useQuery } from '@tanstack/react-query';
import { checkText, type PageEdit } from './api-client.ts';
import { useDebounced } from './debounced.ts';

const TYPING_PAUSE_MS = 600;

/** What would be found in a page as it is typed; undefined until it was looked at first, null where that failed. */
export function useCheckedText(id: string, fields: PageEdit) {
  const { title, slug, description, content } = useDebounced(fields, TYPING_PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['quality-check', id, title, slug, description, content],
    queryFn: ({ signal }) => checkText({ id, title, slug, description, content }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return data ?? (isError ? null : undefined);
}
