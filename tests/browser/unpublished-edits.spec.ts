import type { Page } from '@playwright/test';
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { openEditor, readPageDetails } from './support/editor.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da página' });
const offer = (page: Page) => page.getByText(/^Há alterações não publicadas de /);
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar com elas' });
const isKept = (page: Page) => expect(page.getByText(/^Guardado no servidor às /)).toBeVisible();

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/paginas/${id}`);
  await expect(text(page)).toBeVisible();
}

async function type(page: Page, words: string): Promise<void> {
  await text(page).press('Control+End');
  await page.keyboard.type(words);
}

test('a text typed on the laptop is found on the phone, with who and when, and saved there it is gone from both', async ({
  visit,
  ownServer,
}) => {
  const { page: laptop } = await visit({ server: ownServer, signedIn: true });
  const { page: phone } = await visit({ server: ownServer, signedIn: true, ...PHONE });
  const id = await openEditor(laptop, 'Trilho de portão na Aclimação');
  await type(laptop, ' Escrito no computador.');
  await isKept(laptop);
  await open(phone, id);
  await expect(offer(phone)).toContainText(`(${ownServer.email})`);
  await expect(text(phone)).toHaveText('O motor abre o portão.');
  await expectNoBarrier(phone);
  await expectNoSidewaysScroll(phone);
  await goOn(phone).click();
  await expect(text(phone)).toHaveText('O motor abre o portão. Escrito no computador.');
  await expect(offer(phone)).toHaveCount(0);
  await type(phone, ' E no telefone.');
  await isKept(phone);
  expect((await readPageDetails(phone, id)).content).toBe('<p>O motor abre o portão.</p>');
  await phone.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(phone.getByText('Página salva')).toBeVisible();
  expect((await readPageDetails(phone, id)).content).toBe(
    '<p>O motor abre o portão. Escrito no computador. E no telefone.</p>',
  );
  const { page: third } = await visit({ server: ownServer, signedIn: true });
  await open(third, id);
  await expect(offer(third)).toHaveCount(0);
});

test('two tabs that write in one page destroy nothing of each other, and each text can be discarded', async ({
  visit,
}) => {
  const { page: one } = await visit({ signedIn: true });
  const id = await openEditor(one, 'Trilho de portão no Bixiga');
  await type(one, ' Um.');
  await isKept(one);
  const { page: other } = await visit({ signedIn: true });
  await open(other, id);
  await goOn(other).click();
  await type(other, ' Dois.');
  await isKept(other);
  const forked = one.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await type(one, ' Três.');
  await forked;
  const { page: third } = await visit({ signedIn: true });
  await open(third, id);
  await expect(offer(third)).toHaveCount(2);
  await third.getByRole('button', { name: 'Descartar essas alterações' }).first().click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(offer(third)).toHaveCount(1);
  await goOn(third).click();
  await expect(text(third)).toHaveText('O motor abre o portão. Um. Dois.');
});

test('without a connection the text stays in the tab, and goes to the server when there is one', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const id = await openEditor(page, 'Trilho de portão no Cambuci');
  await page.context().setOffline(true);
  await type(page, ' Sem rede.');
  await expect(page.getByText(/^Sem resposta do servidor: guardado só neste navegador/)).toBeVisible();
  await page.context().setOffline(false);
  await isKept(page);
  const { page: other } = await visit({ signedIn: true });
  await open(other, id);
  await goOn(other).click();
  await expect(text(other)).toContainText('Sem rede.');
});

test('a text typed without a connection, in a tab that is closed, goes to the server from whichever screen is opened next', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const id = await openEditor(page, 'Trilho de portão no Canindé');
  const panel = await page.context().newPage();
  await panel.goto('/admin/painel');
  await expect(panel.getByRole('heading', { name: /^Páginas Geradas/ })).toBeVisible();
  await page.context().setOffline(true);
  await type(page, ' Sem rede e fechada.');
  await expect(page.getByText(/^Sem resposta do servidor: guardado só nest/)).toBeVisible();
  await page.close();
  const line = panel.getByText('1 texto do editor espera a conexão para ser enviado.');
  await panel.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(line).toBeVisible();
  await expectNoBarrier(panel, '.job-line');
  await panel.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(line).toBeVisible();
  await panel.context().setOffline(false);
  await expect(line).toHaveCount(0);
  expect(await panel.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('por-enviar')))).toEqual([]);
  const { page: other } = await visit({ signedIn: true });
  await open(other, id);
  await goOn(other).click();
  await expect(text(other)).toContainText('Sem rede e fechada.');
});

test('what is on its way when the editor is left is sent once, and no other screen sends it meanwhile', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Trilho de portão no Carandiru');
  const answered = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/edits/*', async (route) => {
    sent += 1;
    await answered.promise;
    await route.fallback();
  });
  await type(page, ' A caminho.');
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('heading', { name: /^Páginas Geradas/ })).toBeVisible();
  await expect.poll(() => sent).toBe(1);
  const editors = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ mode }) => mode === 'shared').length;
    });
  expect(await editors()).toBe(1);
  answered.resolve();
  await expect.poll(editors).toBe(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('por-enviar'))))
    .toEqual([]);
  expect(sent).toBe(1);
});

test('who signs out is told of their own unsent texts, and erases nobody else’s', async ({ visit, ownServer }) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true });
  watch.expect(/ERR_FAILED|401/);
  const context = page.context();
  await openEditor(page, 'Trilho de portão no Carrão');
  await context.route('**/edits/*', (route) => route.abort());
  await type(page, ' Não enviado.');
  await expect(page.getByText(/^Sem resposta do servidor: guardado só nest/)).toBeVisible();
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('por-enviar')) ?? '';
    const [pageId, , ...rest] = (localStorage.getItem(key) ?? '').split('\n');
    localStorage.setItem('painel:por-enviar:de-outra', [pageId, 'outra@exemplo.com.br', ...rest].join('\n'));
    return key;
  });
  expect(stored).not.toBe('');
  await page.close();
  const panel = await context.newPage();
  await panel.goto('/admin/painel');
  await panel.getByRole('button', { name: 'Sair' }).click();
  await expect(
    panel.getByText('Se você sair, é apagado deste aparelho o que falta enviar: 1 texto do editor.'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(panel.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await panel.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('por-enviar')))).toEqual([
    'painel:por-enviar:de-outra',
  ]);
});

test('Ctrl+S saves, and the tab is named after the page', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  const id = await openEditor(page, 'Trilho de portão no Campo Limpo');
  await expect(page).toHaveTitle('Trilho de portão no Campo Limpo – Editar Página');
  await type(page, ' Pelo teclado.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Página salva')).toBeVisible();
  expect((await readPageDetails(page, id)).content).toContain('Pelo teclado.');
  await expect(text(page)).toBeFocused();
});

for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport]) {
  test(`at ${viewport.width} a conflict shows both texts with their differences, and one of them is chosen`, async ({
    visit,
  }) => {
    const { page, watch } = await visit({ signedIn: true, viewport });
    watch.expect(/status of 409|Erro ao salvar página/);
    const id = await openEditor(page, `Trilho de portão em Perus ${viewport.width}`, '<p>O motor abre o portão.</p>');
    const write = (revision: number, content: string) =>
      page.request.patch(`/api/pages/${id}`, {
        data: { revision, content },
        headers: { origin: new URL(page.url()).origin },
      });
    await type(page, ' Texto meu.');
    await write(1, '<p>O motor abre e fecha o portão.</p>');
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('region', { name: 'Dois textos desta página' });
    const [other, own] = [
      conflict.getByRole('region', { name: 'No ar agora' }),
      conflict.getByRole('region', { name: 'Seu texto' }),
    ];
    await expect(other.locator('del')).toHaveText('e fecha ');
    await expect(own.locator('ins')).toHaveText(' Texto meu.');
    const [left, right] = [await other.boundingBox(), await own.boundingBox()];
    const isBeside = Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 1;
    expect(isBeside).toBe(viewport.width > 700);
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page);
    await conflict.getByRole('button', { name: 'Salvar assim mesmo' }).click();
    await expect(page.getByText('Página salva')).toBeVisible();
    await expect(conflict).toHaveCount(0);
    expect((await readPageDetails(page, id)).content).toBe('<p>O motor abre o portão. Texto meu.</p>');

    const versions = page.getByRole('region', { name: 'Versões anteriores' });
    const changes = versions.getByRole('button', { name: 'O que mudou' });
    // The list is read anew after the save.
    await expect(changes).toHaveCount(2);
    await changes.first().click();
    const latest = versions.getByRole('region', { name: 'Da versão 2 para a que está no ar' });
    await expect(latest.locator('del')).toHaveText('e fecha ');
    await expect(latest.locator('ins')).toHaveText(' Texto meu.');
    await expectNoBarrier(page, '.versions');
    await expectNoSidewaysScroll(page);
    await changes.last().click();
    const first = versions.getByRole('region', { name: 'Da versão 1 para a versão 2' });
    await expect(first.locator('ins')).toHaveText('e fecha ');
    await versions.getByRole('button', { name: 'Até hoje' }).click();
    await expect(versions.getByRole('region', { name: 'Da versão 1 para a que está no ar' })).toContainText(
      'Texto meu.',
    );

    await type(page, ' Mais meu.');
    await write(3, '<p>O texto da outra pessoa.</p>');
    await page.keyboard.press('Control+s');
    await conflict.getByRole('button', { name: 'Ficar com o outro' }).click();
    await expect(text(page)).toHaveText('O texto da outra pessoa.');
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect(text(page)).toContainText('Mais meu.');
    await expect(conflict).toBeVisible();
  });
}

test('above a phone’s keyboard stand the toolbar and at least six lines of the text, with the cursor', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true, ...PHONE });
  await openEditor(page, 'Trilho de portão no Capão Redondo', '<p>O motor abre o portão.</p>'.repeat(40));
  await text(page).press('Control+End');
  // The keyboard comes.
  await page.setViewportSize({ width: 360, height: 380 });
  await page.keyboard.type('Fim.');
  await expect(page.getByRole('toolbar', { name: 'Formatação' })).toBeInViewport({ ratio: 1 });
  const seen = () =>
    page.evaluate(() => {
      const box = document.querySelector('.article-text');
      const actions = document.querySelector('.editor-actions');
      const cursor = document.getSelection()?.getRangeAt(0).getBoundingClientRect();
      if (!box || !actions || !cursor) return null;
      const [{ top, bottom }, foot] = [box.getBoundingClientRect(), actions.getBoundingClientRect().top];
      const end = Math.min(bottom, foot, window.innerHeight);
      const line = Number.parseFloat(getComputedStyle(box).lineHeight);
      return {
        lines: Math.floor((end - Math.max(top, 0)) / line),
        isCursorSeen: cursor.top >= top && cursor.bottom <= end,
      };
    });
  await expect.poll(async () => (await seen())?.lines ?? 0).toBeGreaterThanOrEqual(6);
  await expect.poll(async () => (await seen())?.isCursorSeen).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('a link to an address of the site that does not exist is said, and one that runs something is refused', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Trilho de portão no Jabaquara');
  const linkTo = async (address: string) => {
    await text(page).press('Control+a');
    await page.evaluate((typed) => {
      window.prompt = () => typed;
    }, address);
    await page.getByRole('button', { name: 'Link' }).click();
  };
  const dead = page.getByText('Um link leva a um endereço que não existe no site:');
  await linkTo('javascript:alert(1)');
  await expect(page.getByRole('alert').filter({ hasText: 'Link não criado' })).toContainText('não é um endereço');
  await expect(text(page).getByRole('link')).toHaveCount(0);
  await linkTo('/links-uteis/esta-pagina-nao-existe');
  await expect(dead).toContainText('/links-uteis/esta-pagina-nao-existe');
  await linkTo('/links-uteis/trilho-de-portao-no-jabaquara');
  await expect(dead).toHaveCount(0);
});

test('beside the text stands how the page will look in a search and in WhatsApp', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openEditor(page, 'Trilho de portão no Ipiranga velho');
  await page.getByLabel('Título', { exact: true }).fill('Motor novo no Ipiranga');
  for (const name of ['Na busca', 'No WhatsApp'])
    await expect(page.getByRole('region', { name }).locator('.name')).toHaveText('Motor novo no Ipiranga');
});
