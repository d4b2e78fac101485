import { addresses } from '../../src/business/addresses.ts';
import { publicPages } from './support/public-addresses.ts';
import { expect, test } from './support/server.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const STILL = { reducedMotion: 'reduce' } as const;

test('the round button stands beside the buttons, links and questions of a page, wherever one has scrolled to', async ({ visit, published }) => {
  test.slow();
  for (const width of [768, 1024, 1280, 1340, 1440]) {
    const { page } = await visit({ viewport: { width, height: 900 }, ...STILL });
    for (const { address } of [...publicPages, published]) {
      await page.goto(address);
      const under = await page.evaluate(() => {
        const left = document.querySelector('.floating-chat')?.getBoundingClientRect().left ?? 0;
        return [...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input, select, td)')]
          .filter((element) => element.getBoundingClientRect().right > left)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
      });
      expect(under, `${address} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone the keyboard reaches nothing that the bar at the foot hides', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, ...STILL });
  await page.goto(addresses.faq);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.contact-bar');
      return focused && bar && focused.closest('main') ? focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top && focused.textContent : false;
    });
    expect(hidden, `after ${press + 1} presses`).toBe(false);
  }
});

test('on a phone the answer of the adviser is what its address shows', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, ...STILL });
  await page.goto(`${addresses.guide}?tipo=deslizante&peso=1.000&largura=3,5&ciclos=12#motor-certo`);
  await expect(page.getByRole('heading', { name: /^O motor indicado é o/ })).toBeInViewport({ ratio: 1 });
  await page.goto(`${addresses.guide}?tipo=deslizante&peso=x&largura=3,5&ciclos=12#motor-certo`);
  await expect(page.getByRole('heading', { name: 'Confira os dados' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the table of the kits shows its prices whole', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, ...STILL });
  await page.goto(addresses.guide);
  const table = page.getByRole('region', { name: 'Modelos e preços' });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('with scripts off a menu closes by a press beside it', async ({ visit }) => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await menu.getByText('Cidades ABCD').click();
  await expect(menu.getByRole('link', { name: 'Diadema' })).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(menu.getByRole('link', { name: 'Diadema' })).toBeHidden();
  await expect(page).toHaveURL('/');
});
