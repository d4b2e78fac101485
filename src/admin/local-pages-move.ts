import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { plural } from '../text/portuguese.ts';
import { importPages } from './api-client.ts';
import { discardLocalPages, moveLocalPages, type RefusedPage } from './local-pages.ts';
import { notify, notifyFailure } from './notices.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

let hasBegun = false;

/** Found out once per load and kept while the tab stands. */
const refusedQuery = {
  queryKey: ['refused-local-pages'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** Moves what an earlier version kept in this browser: once per load of the panel, and only for someone signed in. */
export function useLocalPagesMove() {
  const isSignedIn = useSession() !== undefined;
  const refused = useQuery<readonly RefusedPage[]>(refusedQuery).data ?? [];
  useEffect(() => {
    if (!isSignedIn || hasBegun) return;
    hasBegun = true;
    void move();
  }, [isSignedIn]);
  return {
    /** What the server will never take. */
    refused,
    discard: async () => {
      discardLocalPages(localStorage, refused);
      setRefused([]);
      notify('Páginas descartadas', 'Elas não estão mais neste navegador.');
    },
  };
}

function setRefused(refused: readonly RefusedPage[]): void {
  queryClient.setQueryData(refusedQuery.queryKey, refused);
}

async function move(): Promise<void> {
  const { moved, failed, refused } = await moveLocalPages(localStorage, importPages, console.error);
  setRefused(refused);
  if (moved > 0) {
    notify(
      'Páginas enviadas',
      `${plural(moved, 'página guardada neste navegador foi enviada', 'páginas guardadas neste navegador foram enviadas')} ao servidor.`,
    );
    await queryClient.invalidateQueries({ queryKey: ['overview'] });
  }
  if (failed > 0) {
    notifyFailure(
      'Páginas não enviadas',
      `${plural(failed, 'página não pôde ser enviada e continua', 'páginas não puderam ser enviadas e continuam')} guardada${failed === 1 ? '' : 's'} neste navegador.`,
    );
  }
}
