import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage, startJob } from './support/signed-in-calls.ts';

const BATCH = ['Portão não fecha na Mooca', 'Preço de motor deslizante na Lapa', 'Portão não fecha em Guarulhos'];

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`a batch is found in the history, narrowed, ordered and kept as a view at ${viewport.width}`, async ({
    visit,
    ownServer,
  }) => {
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await page.goto('/admin/painel');
    await savePage(page, 'Motor pivotante em Osasco');
    await startJob(page, [...BATCH, '??']);
    await page.getByRole('navigation', { name: 'Telas do painel' }).getByRole('link', { name: 'Criações' }).click();
    const batch = page.getByRole('listitem', { name: /^Criação de .*, 4 títulos$/ });
    await expect(batch).toContainText('Concluída');
    await expect(batch).toContainText(/^.*Na Criação em Massa, por \S+@/s);
    await expect(batch).toContainText('3 páginas criadas com sucesso, 1 erro.');
    await expect(batch).toContainText('repetir daria no mesmo');
    await expect(batch.getByRole('button', { name: /^Repetir/ })).toHaveCount(0);
    await expect(batch.getByRole('link', { name: 'Desfazer o lote' })).toHaveAttribute(
      'href',
      /\/admin\/painel\?lote=[\da-f-]+&selecionar=tudo$/,
    );
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page);

    await batch.getByRole('link', { name: 'Ver as páginas' }).click();
    const titles = page.getByRole('link', { name: /^Editar / });
    await expect(titles).toHaveCount(3);
    await page.getByRole('button', { name: 'Filtros' }).press('Enter');
    await page.getByLabel('Serviço').selectOption('Defeitos');
    await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Título, de A a Z');
    await expect(titles).toHaveText([BATCH[2] ?? '', BATCH[0] ?? '']);
    await page.getByLabel('Salvar esta visão com o nome').fill('Defeitos do lote');
    await page.getByLabel('Salvar esta visão com o nome').press('Enter');
    await expect(page.getByRole('combobox', { name: 'Visão' })).toHaveValue(/./);
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(titles).toHaveText([BATCH[2] ?? '', BATCH[0] ?? '']);
    await page.getByRole('button', { name: 'Tirar o filtro Defeitos' }).click();
    await expect(titles).toHaveCount(3);
    await page.getByRole('button', { name: /^Tirar o filtro Criação de / }).click();
    await expect(titles).toHaveCount(4);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'Visão' }).selectOption('Defeitos do lote');
    await expect(titles).toHaveCount(2);
    await page.getByRole('button', { name: 'Excluir esta visão' }).click();
    await expect(titles).toHaveCount(4);
    await expect(page).toHaveURL('/admin/painel');
  });

test('on a phone the first page stands on the first screen, in a row of two lines', async ({ visit, ownServer }) => {
  const { page } = await visit({ server: ownServer, signedIn: true, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/painel');
  const banner = page.getByRole('region', { name: 'Troque a senha inicial' });
  await banner.getByLabel('Senha atual').fill(ownServer.initialPassword);
  await banner.getByLabel('Nova senha').fill('portões abrem de manhã');
  await banner.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(banner).toHaveCount(0);
  await savePage(page, 'Instalação de motor de portão deslizante para condomínio na Vila Nova Conceição');
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Vila Nova Conceição' });
  await expect(row).toBeVisible();
  const { top, height } = await row.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + window.scrollY, height: box.height };
  });
  expect(top + height).toBeLessThanOrEqual(740);
  expect(height).toBeLessThanOrEqual(80);
  await expect(row.getByRole('button', { name: /^Excluir / })).toBeVisible();
});

/** Ten words that nobody else says, in each of so many sentences. */
const sentences = (name: string, count: number) =>
  Array.from({ length: count }, (_, sentence) => {
    const words = Array.from({ length: 10 }, (__, at) => `${name}${'klmnopqrst'[sentence]}${'abcdefghij'[at]}`);
    return `<p>${words.join(' ')}.</p>`;
  }).join('');

test('on a phone each row keeps to its two lines, whatever is known of the page, and says the gravest of it', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/painel');
  for (const [place, own] of Object.entries({ Penha: 3, Lapa: 3, Tatuapé: 3, Moema: 1 }))
    await savePage(page, `Portão não fecha: ${place}`, sentences('tudo', 6) + sentences(`so${place}`, own));
  await savePage(page, 'Portão não fecha na Mooca', sentences('comum', 7) + sentences('pouco', 3));
  await savePage(page, 'Meu portão não fecha, Mooca', sentences('comum', 7) + sentences('muito', 6));
  await savePage(page, 'Portão não abre na Mooca', sentences('comum', 7) + sentences('muito', 6));
  await page.reload();
  const rowOf = (title: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) });
  const said: Readonly<Record<string, RegExp>> = {
    'Editar Portão não fecha: Penha': /parecida|única/i,
    'Editar Portão não fecha: Moema': /14%.*próprias/s,
    'Editar Portão não fecha na Mooca': /Canônica é outra/,
    'Editar Portão não abre na Mooca': /Fora dos buscadores/,
  };
  for (const [title, words] of Object.entries(said)) {
    const row = rowOf(title);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toContainText(words);
    const { height, isCut } = await row.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      isCut: [...element.querySelectorAll('.not-indexed, .own-words, .badge')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
      ),
    }));
    expect(height, title).toBeLessThanOrEqual(80);
    expect(isCut, title).toBe(false);
  }
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
});

test('a line at the foot of a screen tells of pages that are being created, and leads to the history', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/dados-da-empresa');
  await startJob(
    page,
    Array.from({ length: 3000 }, (_, index) => `Motor de portão na rua ${index + 1}`),
  );
  await page.reload();
  await expect(page.getByText(/^Criando páginas: [\d.]+ de 3\.000 \(\d+%\)$/)).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar' }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('listitem', { name: /3\.000 títulos$/ })).toContainText('Cancelada');
  await expect(page.getByText('Criando páginas:')).toHaveCount(0);
});
