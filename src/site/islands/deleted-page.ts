import { addresses } from '../../business/addresses.ts';
import { button, element, link } from './elements.ts';

const GONE = 'page-gone';

/**
 * What stands in the place of a page that was just deleted: nobody else sees it any more, so it goes here too.
 *
 * @returns puts the page back.
 */
export function showDeleted(title: string, undo: () => void): () => void {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const page = [...main.childNodes];
  const heading = element('h1', '', 'Página excluída');
  heading.tabIndex = -1;
  const actions = element('div', 'actions');
  actions.append(
    button('Desfazer', 'button button-steel', undo),
    link('Voltar ao Painel', addresses.admin.panel, 'button button-outline'),
  );
  const box = element('div', 'wrap admin-deleted');
  box.append(
    heading,
    element('p', 'lead', `“${title}” saiu do ar. Quem abrir este endereço lê que a página foi removida.`),
    actions,
  );
  main.replaceChildren(box);
  document.body.classList.add(GONE);
  window.scrollTo(0, 0);
  heading.focus();
  return () => {
    main.replaceChildren(...page);
    document.body.classList.remove(GONE);
  };
}
