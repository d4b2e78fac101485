import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageDetails } from '../../pages/page-contracts.ts';
import { listVersions } from '../api-client.ts';
import { VersionRow, type VersionView } from './version-row.tsx';

interface Props {
  /** The page as it stands. */
  readonly page: PageDetails;
  readonly disabled: boolean;
  /** Whether something is typed and not saved, which a restored version would take the place of. */
  readonly hasDraft: boolean;
  readonly onRestore: (version: number) => void;
}

export function VersionList({ page, disabled, hasDraft, onRestore }: Props) {
  const versions = useQuery({ queryKey: ['versions', page.id], queryFn: () => listVersions(page.id) });
  const [shown, setShown] = useState<{ readonly revision: number; readonly view: VersionView } | null>(null);
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
        {items.map((version, at) => (
          <VersionRow
            key={version.revision}
            page={page}
            version={version}
            next={items[at - 1]?.revision ?? null}
            view={shown?.revision === version.revision ? shown.view : null}
            cannotRestore={disabled || hasDraft}
            onView={(view) => setShown(view && { revision: version.revision, view })}
            onRestore={() => onRestore(version.revision)}
          />
        ))}
      </ul>
    </section>
  );
}
