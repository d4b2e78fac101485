import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageDetails, PageVersionSummary } from '../../pages/page-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { readVersion } from '../api-client.ts';
import { PagePreview } from './page-preview.tsx';
import { Spinner } from './spinner.tsx';

/** What compares texts is loaded for those who ask for it alone. */
const VersionChanges = lazy(() => import('./version-changes.tsx'));

/** What is shown of a version: its text, what became of it in the next one, or what became of it until today. */
export type VersionView = 'text' | 'next' | 'present';

interface Props {
  readonly page: PageDetails;
  readonly version: PageVersionSummary;
  /** The version behind it; null where that is the page as it stands. */
  readonly next: number | null;
  readonly view: VersionView | null;
  readonly cannotRestore: boolean;
  readonly onView: (view: VersionView | null) => void;
  readonly onRestore: () => void;
}

function useVersion(pageId: string, revision: number | null) {
  return useQuery({
    queryKey: ['version', pageId, revision],
    queryFn: () => readVersion(pageId, revision ?? 0),
    enabled: revision !== null,
  }).data;
}

export function VersionRow({ page, version, next, view, cannotRestore, onView, onRestore }: Props) {
  const { revision, title, saved_at, replaced_by } = version;
  const toggle = (wanted: VersionView, words: string) => (
    <button
      type="button"
      className="button"
      aria-expanded={view === wanted}
      onClick={() => onView(view === wanted ? null : wanted)}
    >
      {view === wanted ? 'Fechar' : words}
    </button>
  );
  return (
    <li>
      <span>
        <strong>Versão {revision}</strong>, de {formatDayAndTime(saved_at)}
        <span className="quiet small">
          {title}. Alterada por {replaced_by}
        </span>
      </span>
      <span className="preview-actions">
        {toggle('text', 'Ler')}
        {next !== null && toggle('next', 'O que mudou')}
        {toggle('present', next === null ? 'O que mudou' : 'Até hoje')}
        <button type="button" className="button" disabled={cannotRestore} onClick={onRestore}>
          Restaurar
        </button>
      </span>
      {view !== null && (
        <ViewedVersion page={page} revision={revision} next={view === 'next' ? next : null} view={view} />
      )}
    </li>
  );
}

interface ViewedProps extends Pick<Props, 'page' | 'next'> {
  readonly revision: number;
  readonly view: VersionView;
}

function ViewedVersion({ page, revision, next, view }: ViewedProps) {
  const version = useVersion(page.id, revision);
  const later = useVersion(page.id, next);
  if (!version) return null;
  if (view === 'text') return <PagePreview html={version.content} title={`Versão ${revision}`} />;
  const after = next === null ? page : later;
  const until = next === null ? 'a que está no ar' : `a versão ${next}`;
  return (
    <Suspense fallback={<Spinner />}>
      {after ? <VersionChanges name={`Da versão ${revision} para ${until}`} before={version} after={after} /> : null}
    </Suspense>
  );
}
