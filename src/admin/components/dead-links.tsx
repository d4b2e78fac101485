import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useDebounced } from '../debounced.ts';
import { findDeadLinks } from '../edit-calls.ts';
import { ownLinksOf } from '../own-links.ts';

const TYPING_PAUSE_MS = 600;

/** Says which links of the text lead to addresses that this site does not have. */
export function DeadLinks({ html }: { readonly html: string }) {
  const paths = ownLinksOf(useDebounced(html, TYPING_PAUSE_MS), window.location.origin);
  const { data: dead = [] } = useQuery({
    queryKey: ['dead-links', ...paths],
    queryFn: ({ signal }) => findDeadLinks(paths, signal),
    enabled: paths.length > 0,
    gcTime: 0,
  });
  return (
    <div aria-live="polite">
      {dead.length > 0 && (
        <p className="field-refusal">
          <TriangleAlert aria-hidden="true" size={16} />
          <span>
            {dead.length === 1 ? 'Um link leva' : 'Há links que levam'} a um endereço que não existe no site:{' '}
            {dead.map((path) => (
              <code key={path}>{path} </code>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
