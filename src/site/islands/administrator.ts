import { addresses } from '../../business/addresses.ts';
import { SAVED_PAGE_KEY, SECOND_FACTOR_REQUIRED } from '../../business/browser-keys.ts';
import styles from './administrator.css?inline';
import { dock, notify } from './administrator-notice.ts';
import { showDeleted } from './deleted-page.ts';
import { button, element, link } from './elements.ts';

/** Set by the generator's screen to the slug of the page it has just saved. */

interface Page {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

function notifySignedOut(): void {
  notify('Sua sessão terminou', '', 'alert', link('Entrar de novo', addresses.admin.login));
}

/** Why the server refuses somebody who is signed in, in its own words. */
async function notifyRefused(failure: string, answer: Response): Promise<void> {
  const body: { readonly error?: { readonly code?: string; readonly message?: string } } = await answer
    .json()
    .catch(() => ({}));
  const way =
    body.error?.code === SECOND_FACTOR_REQUIRED ? link('Abrir a tela Segurança', addresses.admin.security) : undefined;
  notify(failure, body.error?.message ?? '', 'alert', way);
}

/** Whether the server did it; whatever went wrong has been told to the administrator. */
async function call(method: 'DELETE' | 'POST', path: string, failure: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { method });
    if (answer.ok) return true;
    if (answer.status === 401) {
      notifySignedOut();
      return false;
    }
    if (answer.status === 403) {
      await notifyRefused(failure, answer);
      return false;
    }
  } catch {
    // No connection: said below, like any other failure.
  }
  notify(failure, '', 'alert');
  return false;
}

async function restore(page: Page, putBack: () => void): Promise<void> {
  if (!(await call('POST', `/api/pages/${page.id}/restore`, 'Ocorreu um erro ao restaurar a página'))) return;
  putBack();
  notify('Página restaurada', '', 'status');
}

async function remove(page: Page): Promise<void> {
  if (!(await call('DELETE', `/api/pages/${page.id}`, 'Ocorreu um erro ao excluir a página'))) {
    console.error('Erro ao excluir página', page.slug);
    return;
  }
  dock.querySelector('.admin-notice')?.remove();
  const putBack = showDeleted(page.title, () => void restore(page, putBack));
}

function askBeforeRemoving(page: Page): void {
  const dialog = element('dialog', 'admin-dialog');
  const question = element('p', '', `Tem certeza que deseja excluir a página "${page.title}"?`);
  question.id = 'admin-question';
  dialog.setAttribute('aria-labelledby', question.id);
  const actions = element('div', 'actions');
  actions.append(
    button('Cancelar', 'button button-outline button-compact', () => dialog.close()),
    button('Excluir', 'button button-steel button-compact', () => {
      dialog.close();
      void remove(page);
    }),
  );
  dialog.append(question, actions);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** At the foot of the screen, where it moves nothing of the page when it comes. */
function showActions(page: Page): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const actions = element('div', 'admin-actions');
  actions.setAttribute('role', 'group');
  actions.setAttribute('aria-label', 'Administração desta página');
  actions.append(
    link('Voltar ao Painel', addresses.admin.panel, 'button button-outline button-compact'),
    link('Editar', addresses.admin.page(page.id), 'button button-outline button-compact'),
    button('Excluir página', 'button button-outline button-compact', () => askBeforeRemoving(page)),
  );
  dock.append(actions);
  document.body.append(dock);
}

const hook = document.getElementById('admin-actions');
const { pageId: id, pageSlug: slug, pageTitle: title } = hook?.dataset ?? {};
if (id && slug && title) {
  showActions({ id, slug, title });
  if (sessionStorage.getItem(SAVED_PAGE_KEY) === slug) {
    sessionStorage.removeItem(SAVED_PAGE_KEY);
    notify(
      'Página salva',
      'A página estará disponível em Links Úteis',
      'status',
      link('Gerar outra página', addresses.admin.generator),
    );
  }
}
