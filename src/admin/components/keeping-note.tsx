import { formatTime } from '../../text/dates.ts';
import type { Keeping } from '../edit-keeper.ts';

function wordsOf(keeping: Keeping): string {
  if (keeping.state === 'kept') return `Guardado no servidor às ${formatTime(keeping.at)}, sem publicar.`;
  if (keeping.state === 'unreachable')
    return 'Sem resposta do servidor: guardado só neste navegador, vai para lá assim que der.';
  return keeping.state === 'refused' ? `Guardado só nesta aba. ${keeping.message}` : '';
}

/** Where what is typed is kept. */
export function KeepingNote({ keeping }: { readonly keeping: Keeping }) {
  const words = wordsOf(keeping);
  return words === '' ? null : <p className="small quiet keeping-note">{words}</p>;
}
