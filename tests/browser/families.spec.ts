import { request } from '@playwright/test';
import { addresses } from '../../src/business/addresses.ts';
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test as base } from './support/browser-server.ts';

/** One a layout, the longest title among them. */
const TITLES = [
  'Portão não fecha na Mooca',
  'Criança prendeu a mão no portão',
  'Quanto custa um motor de portão em Guarulhos',
  'Como programar o controle do portão',
  'Comprar motor de portão em Osasco',
  'Atendimento de portão em Cotia',
  'Garantia do motor de portão',
  'O que é cremalheira',
  'Motor para portão deslizante de ferro maciço pesado de condomínio com fluxo intenso em São Bernardo do Campo com instalação',
];

const STILL = { reducedMotion: 'reduce' } as const;

/** The addresses of a page of each family, saved as the panel saves them. */
const test = base.extend<object, { readonly families: readonly string[] }>({
  families: [
    async ({ server: { origin }, session }, use) => {
      const api = await request.newContext({ baseURL: origin, storageState: session, extraHTTPHeaders: { origin } });
      const saved: string[] = [];
      // The first is what the second leads on to.
      for (const title of ['Conserto de portão na Mooca', ...TITLES]) {
        const made = await (await api.post('/api/generate', { data: { title, creativity: 75 } })).json();
        const data = { title, content: made.html, description: made.description, creativity: 75, seed: made.seed };
        const response = await api.post('/api/pages', { data });
        expect(response.status(), title).toBe(201);
        saved.push(addresses.usefulLink((await response.json()).slug));
      }
      await api.dispose();
      await use(saved.slice(1));
    },
    { scope: 'worker' },
  ],
});

test('on a phone the first sentence of the answer stands above the bar, whatever the page is about', async ({
  visit,
  families,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, ...STILL });
  for (const address of families) {
    await page.goto(address);
    const below = await page.evaluate(() => {
      const answer = document.querySelector('.short-answer p');
      const bar = document.querySelector('.contact-bar')?.getBoundingClientRect();
      if (!answer || !bar) return 'no answer';
      // Its gist may stand in an element of its own, and the rest of the sentence behind that.
      let left = (answer.textContent ?? '').search(/[.?](?: |$)/);
      const sentence = document.createRange();
      sentence.setStart(answer, 0);
      const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { length } = text.textContent ?? '';
        sentence.setEnd(text, Math.min(left, length));
        if (left <= length) break;
        left -= length;
      }
      return sentence.getBoundingClientRect().bottom - bar.top;
    });
    expect(below, address).toBeLessThan(0);
  }
});

test('on a phone the answer is as wide as the screen, and the day of publication stands beside the way to the page', async ({
  visit,
  families: [fault = ''],
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, ...STILL });
  await page.goto(fault);
  expect(await page.locator('.short-answer').boundingBox()).toMatchObject({ x: 0, width: 390 });
  const [trail, day] = await Promise.all(
    ['.breadcrumb', '.page-head .meta'].map((part) => page.locator(part).boundingBox()),
  );
  expect(day?.y).toBeLessThan((trail?.y ?? 0) + (trail?.height ?? 0));
});

test('the page of each family has no barrier and nothing that is wider than its screen', async ({
  visit,
  families,
}) => {
  test.slow();
  const { page } = await visit(STILL);
  for (const address of families) {
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expectNoSidewaysScroll(page);
      if (width === 360 || width === 1280) await expectNoBarrier(page);
    }
  }
});

test('one green key asks for a press on each screen of a page: the bar of a phone, the card from 1024 pixels on', async ({
  visit,
  families: [fault = ''],
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, ...STILL });
  await page.goto(fault);
  const key = page.getByRole('complementary', { name: 'Visita para este defeito' }).getByRole('link');
  await expect(key).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.contact-bar .button-chat')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(key).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.masthead .button-chat')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the round key steps back while a key of the page stands on the screen, and is there where none does', async ({
  visit,
  families: [fault = ''],
}) => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 }, ...STILL });
  await page.goto(fault);
  await expect(
    page.getByRole('complementary', { name: 'Visita para este defeito' }).getByRole('link'),
  ).toBeInViewport();
  await expect(page.locator('.floating-chat')).toBeHidden();
  // Between the end of the text and the foot of the page.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole('heading', { name: 'Continue por aqui' }).evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.floating-chat')).toBeVisible();
});

test('the gates of a page move until they are paused, and stand still for whoever asks for stillness', async ({
  visit,
  families,
}) => {
  const purchase = families[TITLES.findIndex((title) => title.startsWith('Comprar'))] ?? '';
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  await page.goto(purchase);
  const leaf = page.locator('.gates .leaf').first();
  await expect(leaf).toHaveCSS('animation-play-state', /running/);
  await page.getByLabel('Pausar').check();
  await expect(leaf).toHaveCSS('animation-play-state', /paused/);
  await page.emulateMedia(STILL);
  await expect(leaf).toHaveCSS('animation-name', 'none');
});
