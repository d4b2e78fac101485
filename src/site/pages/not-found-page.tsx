import type { SitePage } from '../document.tsx';
import { noticePage, WayHome } from './notice-page.tsx';

export function notFoundPage(): SitePage {
  return noticePage({
    title: 'Página não encontrada (404)',
    description: 'O endereço não existe neste site. Veja por onde continuar.',
    code: 404,
    said: (
      <>
        <h1 lang="en">Oops! Page not found</h1>
        <p>Esta página não existe: o endereço pode ter sido digitado com um erro ou ter mudado de lugar.</p>
      </>
    ),
    wayHome: <WayHome lang="en">Return to Home</WayHome>,
  });
}
