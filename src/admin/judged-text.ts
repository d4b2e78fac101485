import { useQuery } from '@tanstack/react-query';
import { judgeText, type PageEdit } from './api.ts';
import { useDebounced } from './debounced.ts';

const TYPING_PAUSE_MS = 600;

/** What would be found in a page as it is typed; undefined until it was looked at first. */
export function useJudgedText(id: string, wish: PageEdit) {
  const { title, slug, description, content } = useDebounced(wish, TYPING_PAUSE_MS);
  return useQuery({
    queryKey: ['judgement', id, title, slug, description, content],
    queryFn: ({ signal }) => judgeText({ id, title, slug, description, content }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  }).data;
}
