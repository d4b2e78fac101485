import { chatText } from '../../business/chat-texts.ts';
import type { SitePage } from '../site-page.ts';
import { noticePage } from './notice-page.tsx';

/** The address of a page that was deleted (410). */
export function gonePage(): SitePage {
  return noticePage({
    title: 'Página removida',
    description: 'Esta página foi removida. Veja por onde continuar.',
    code: 410,
    chatMessage: chatText('Abri no site uma página que foi removida (erro 410). Preciso de ajuda com o meu portão.'),
    said: (
      <>
        <h1>Esta página foi removida</h1>
        <p>Ela existiu neste endereço e não está mais publicada. O que você procura pode estar em outra página.</p>
      </>
    ),
  });
}
