import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDayAndTime } from '../../text/dates.ts';
import { listVersions, readVersion } from '../api-client.ts';
import { PagePreview } from './page-preview.tsx';

interface Props {
  readonly pageId: string;
  readonly disabled: boolean;
  /** Whether something is typed and not saved, which a restored version would take the place of. */
  readonly hasDraft: boolean;
  readonly onRestore: (version: number) => void;
}

export function VersionList({ pageId, disabled, hasDraft, onRestore }: Props) {
  const versions = useQuery({ queryKey: ['versions', pageId], queryFn: () => listVersions(pageId) });
  const [shown, setShown] = useState<number | null>(null);
  const version = useQuery({
    queryKey: ['version', pageId, shown],
    queryFn: () => readVersion(pageId, shown ?? 0),
    enabled: shown !== null,
  });
  const items = versions.data?.items ?? [];
  return (
    <section className="surface pad versions" aria-labelledby="versoes">
      <h2 id="versoes">Versões anteriores</h2>
      {items.length === 0 && (
        <p className="quiet">
          {versions.isError ? 'Não foi possível carregar as versões.' : 'Cada alteração guarda aqui a versão de antes.'}
        </p>
      )}
      {items.length > 0 && (
        <p className="small quiet">
          Restaurar traz de volta o título, a descrição, o texto e a escolha sobre os buscadores; o endereço continua o
          atual.
          {hasDraft && ' Antes, salve ou descarte o que você mudou.'}
        </p>
      )}
      <ul>
        {items.map(({ revision, title, saved_at, replaced_by }) => (
          <li key={revision}>
            <span>
              <strong>Versão {revision}</strong>, de {formatDayAndTime(saved_at)}
              <span className="quiet small">
                {title}. Alterada por {replaced_by}
              </span>
            </span>
            <span className="preview-actions">
              <button
                type="button"
                className="button"
                aria-expanded={shown === revision}
                onClick={() => setShown(shown === revision ? null : revision)}
              >
                {shown === revision ? 'Fechar' : 'Ler'}
              </button>
              <button
                type="button"
                className="button"
                disabled={disabled || hasDraft}
                onClick={() => onRestore(revision)}
              >
                Restaurar
              </button>
            </span>
            {shown === revision && version.data?.revision === revision && (
              <PagePreview html={version.data.content} title={`Versão ${revision}`} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
