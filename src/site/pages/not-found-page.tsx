import { chatText } from '../../business/chat-texts.ts';
import type { SitePage } from '../site-page.ts';
import { noticePage } from './notice-page.tsx';
import { WayHome } from './way-home.tsx';

export function notFoundPage(): SitePage {
  return noticePage({
    title: 'Página não encontrada (404)',
    description: 'O endereço não existe neste site. Veja por onde continuar.',
    code: 404,
    chatMessage: chatText(
      'Procurei uma página no site e ela não existe (erro 404). Preciso de ajuda com o meu portão.',
    ),
    said: (
      <>
        <h1 lang="en">Oops! Page not found</h1>
        <p>Esta página não existe: o endereço pode ter sido digitado com um erro ou ter mudado de lugar.</p>
      </>
    ),
    wayHome: <WayHome lang="en">Return to Home</WayHome>,
  });
}
