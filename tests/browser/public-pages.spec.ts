import { addresses } from '../../src/business/addresses.ts';
import { DEFAULT_CHAT_MESSAGE, whatsappLink } from '../../src/business/whatsapp-link.ts';
import { FICTITIOUS_COMPANY } from '../../src/business/fictitious-company.ts';
import { featuredPosts, locationPosts } from '../../src/business/location-titles.ts';
import { municipalities } from '../../src/business/places.ts';
import { somePost } from './support/public-addresses.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const NO_CITY = 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';
const POSTS_PER_PAGE = 20;
const PHONE = { viewport: { width: 360, height: 740 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

test('with scripts off every kind of page is read, and the chat opened', async ({ visit, addressesOfKinds }) => {
  test.slow();
  const { page, watch } = await visit({ javaScriptEnabled: false });
  for (const address of addressesOfKinds) {
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const chat = page.getByRole('link', { name: 'Chamar no WhatsApp' }).first();
      // The general text, or that of the page; tests beside the pages compare it to the letter.
      const href = await chat.getAttribute('href');
      expect(
        href?.startsWith(whatsappLink(FICTITIOUS_COMPANY.phone, address === '/' ? DEFAULT_CHAT_MESSAGE : 'Olá! ')),
      ).toBe(true);
      await expect(chat).toHaveAttribute('target', '_blank');
      await expect(chat).toHaveAttribute('rel', 'noopener');
      // That a link is followed the browser shows once.
      if (address !== '/') return;
      const [popup] = await Promise.all([page.waitForEvent('popup'), chat.click()]);
      await popup.waitForLoadState();
      expect(watch.chats).toEqual([href]);
      await popup.close();
    });
  }
  expect(watch.chats).toHaveLength(1);
});

test('with scripts off the home page leads to the three known posts', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  expect(featuredPosts).toHaveLength(3);
  for (const { title } of featuredPosts) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('with scripts off the search for a place is a form whose answer has its page and the chat', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.expect(/status of 404/);
  for (const [address, field] of [
    ['/', 'Cidade, bairro ou CEP'],
    [addresses.osasco, 'Onde fica o seu portão?'],
    [addresses.guarulhos, 'Onde fica o seu portão?'],
    [addresses.posts, 'Onde fica o seu portão?'],
    [addresses.sitemap, 'Onde fica o seu portão?'],
    ['/nao-existe', 'Onde fica o seu portão?'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('searchbox', { name: field }).fill('moóca');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(`/buscar?q=${encodeURIComponent('moóca')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sim, na Mooca');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir orçamento' })).toBeVisible();
  await page.getByRole('link', { name: 'Motor para portão na Mooca' }).click();
  await expect(page).toHaveURL('/cidades/mooca-sao-paulo-capital');

  await page.goto('/?cidade=atlantida');
  await expect(page.getByText(NO_CITY, { exact: true })).toBeVisible();
});

test('with scripts off the posts are paged by real links', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const last = Math.ceil(locationPosts.length / POSTS_PER_PAGE);
  const grid = page.getByRole('main').locator('ul.post-grid a > span');
  const pages = page.getByRole('navigation', { name: 'Páginas das postagens' });
  const titlesOf = (number: number) =>
    locationPosts.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE).map(({ title }) => title);

  await page.goto('/postagens');
  await expect(page.getByText(`Página 1 de ${last}`)).toBeVisible();
  await expect(grid).toHaveText(titlesOf(1));
  await expect(pages.getByText('Anterior')).not.toHaveAttribute('href');
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5']);
  await pages.getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL('/postagens?pagina=2');
  await expect(grid).toHaveText(titlesOf(2));
  await pages.getByRole('link', { name: 'Anterior' }).click();
  await expect(page).toHaveURL('/postagens');

  await page.goto(`/postagens?pagina=${last + 7}`);
  await expect(page).toHaveURL(`/postagens?pagina=${last}`);
  await expect(pages.getByText('Próxima')).not.toHaveAttribute('href');
  await grid.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titlesOf(last).at(-1) ?? '');
});

test('with scripts off the sitemap leads to a generated page, a city and a service', async ({ visit }) => {
  const { page: administrator } = await visit({ signedIn: true });
  await administrator.goto('/');
  // The newest: the sitemap's first page shows no more than 500, and other tests fill the list.
  await savePage(administrator, 'Motor de portão em Pirituba');
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/sitemap');
  await expect(page.getByRole('link', { name: 'Motor de portão em Pirituba' })).toHaveAttribute(
    'href',
    '/links-uteis/motor-de-portao-em-pirituba',
  );
  for (const region of [/^Links úteis/, /^Cidades/, /^Serviços/]) {
    await page.goto('/sitemap');
    const link = page.getByRole('region', { name: region }).getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('with scripts off an unknown address says so and leads home', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.expect(/status of 404/);
  for (const address of ['/nao/existe', '/links-uteis/nao-existe']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('with scripts off an unknown post leads home', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/postagens/nao-existe');
  await expect(page).toHaveURL('/');
});

test('with scripts off the menu opens on a phone as a sheet, and its groups as sheets over it', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, ...PHONE });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Dúvidas Frequentes' })).toBeVisible();
  const capital = menu.getByRole('link', { name: 'Zona Norte' });
  const abcd = menu.getByRole('link', { name: 'Santo André' });
  await menu.getByRole('button', { name: 'São Paulo Capital' }).click();
  await expect(capital).toBeVisible();
  await menu.getByRole('button', { name: 'Voltar' }).click();
  await expect(capital).toBeHidden();
  await menu.getByRole('button', { name: 'Cidades ABCD' }).click();
  await expect(abcd).toBeVisible();
  await menu.getByRole('button', { name: 'Voltar' }).click();
  await menu.getByRole('button', { name: 'Fechar menu' }).click();
  await expect(menu).toBeHidden();
});

test('with scripts off the menus open on a wide screen and lead on', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, ...DESKTOP });
  await page.goto(`/postagens/${somePost.slug}`);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByRole('button', { name: 'Serviços' }).click();
  await expect(menu.getByText('Categorias de Serviços')).toBeVisible();
  await menu.getByRole('link', { name: 'Ver todos os serviços' }).click();
  await expect(page).toHaveURL('/sitemap');
});

test('the city search filters as one types, accents ignored, once the visitor reaches for it', async ({ visit }) => {
  const { page, watch } = await visit();
  await page.goto('/');
  const cities = page.getByRole('list', { name: 'Lista de cidades' }).getByRole('link');
  await expect(cities).toHaveCount(municipalities.length);
  const field = page.getByRole('searchbox', { name: 'Cidade' });
  await field.pressSequentially('SAO b');
  await expect(cities).toHaveText(['São Bernardo do Campo']);
  await expect(field).toHaveValue('SAO b');
  await expect(page).toHaveURL('/');
  expect(watch.scripts.length).toBeGreaterThan(0);

  await field.fill('xyz');
  await expect(page.getByText(NO_CITY, { exact: true })).toBeVisible();
  await expect(cities).toHaveCount(0);
  await field.fill('');
  await expect(cities).toHaveCount(municipalities.length);
  await expect(page.getByText(NO_CITY)).toHaveCount(0);
});

test('a neighbourhood and a postal code are found as one types, and what is none of ours is asked for in the chat', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto(addresses.place('carapicuiba'));
  const search = page.locator('#busca-cidade');
  const field = page.getByRole('searchbox', { name: 'Cidade' });
  await expect(search.getByText('Incluindo Carapicuíba!')).toBeVisible();
  await field.pressSequentially('mooca');
  await expect(search.getByText('Incluindo São Paulo!')).toBeVisible();
  await expect(search.getByRole('link', { name: 'Mooca, São Paulo', exact: true })).toHaveAttribute(
    'href',
    '/cidades/mooca-sao-paulo-capital',
  );
  await expect(search.getByRole('link', { name: 'Pedir orçamento' })).toBeVisible();
  await expect(page.getByText(NO_CITY)).toHaveCount(0);

  await field.fill('070');
  await expect(search.getByText('Continue: o CEP tem 8 números.')).toBeVisible();
  await field.fill('07010-000');
  await expect(search.getByText('Incluindo Guarulhos!')).toBeVisible();
  await field.fill('Campinas');
  await expect(search.getByText(NO_CITY, { exact: true })).toBeVisible();
  await expect(search.getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
    'href',
    whatsappLink(FICTITIOUS_COMPANY.phone, 'Olá! Vocês atendem em Campinas?'),
  );
  await field.fill('');
  await expect(search.getByText('Incluindo Carapicuíba!')).toBeVisible();

  await field.fill('mooca');
  await field.press('Enter');
  await expect(page).toHaveURL('/buscar?q=mooca');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sim, na Mooca');
});
