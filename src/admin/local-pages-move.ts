import { useEffect } from 'react';
import { plural } from '../text/portuguese.ts';
import { importPages } from './api.ts';
import { moveLocalPages } from './local-pages.ts';
import { tell, tellFailure } from './notices.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

let hasBegun = false;

/** Once per load of the panel, and only for someone signed in. */
export function useLocalPagesMove(): void {
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (!isSignedIn || hasBegun) return;
    hasBegun = true;
    void move();
  }, [isSignedIn]);
}

async function move(): Promise<void> {
  const { moved, failed } = await moveLocalPages(localStorage, importPages, console.error);
  if (moved > 0) {
    tell('Páginas enviadas', `${plural(moved, 'página guardada neste navegador foi enviada', 'páginas guardadas neste navegador foram enviadas')} ao servidor.`);
    await queryClient.invalidateQueries({ queryKey: ['overview'] });
  }
  if (failed > 0) {
    tellFailure(
      'Páginas não enviadas',
      `${plural(failed, 'página não pôde ser enviada e continua', 'páginas não puderam ser enviadas e continuam')} guardada${failed === 1 ? '' : 's'} neste navegador.`,
    );
  }
}
