import { chatText } from '../../business/chat-texts.ts';
import type { SitePage } from '../site-page.ts';
import { noticePage } from './notice-page.tsx';

/** A client that has asked for too much in too little time (429); the header says when it may ask again. */
export function tooManyPage(): SitePage {
  return noticePage({
    title: 'Pedidos demais em pouco tempo',
    description: 'Chegaram muitos pedidos deste endereço em pouco tempo. Espere um instante e tente de novo.',
    code: 429,
    gate: 'stuck',
    chatMessage: chatText('O site pediu para eu esperar (erro 429). Preciso de ajuda com o meu portão.'),
    said: (
      <>
        <h1>Espere um instante</h1>
        <p>
          Chegaram muitos pedidos da sua rede em pouco tempo. Daqui a alguns segundos, abra a página de novo. Se tiver
          pressa, fale com a gente pelo WhatsApp.
        </p>
      </>
    ),
  });
}
