import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const STILL = { reducedMotion: 'reduce' } as const;

test('on a phone the keyboard reaches nothing that the bar at the foot hides', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE, ...STILL });
  await page.goto(addresses.faq);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.contact-bar');
      return focused && bar && focused.closest('main')
        ? focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top && focused.textContent
        : false;
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

test('on a phone both doors stand on the first screen, and the race with its clock and all gates on one', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 780 }, ...STILL });
  await page.goto('/');
  for (const door of await page.locator('.door').all()) await expect(door).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.door')).toHaveCount(2);
  await page.locator('#corrida').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
  const seen = await page.evaluate(() => {
    const bar = document.querySelector('.contact-bar')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('#corrida, .race-clock, .lane, .ruler')].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= bar;
    });
  });
  // The heading, the clock, a lane for each model, the ruler.
  expect(seen).toEqual([true, true, true, true, true, true]);
});

test('with scripts off a menu closes by a press beside it, by Escape, and gives way to what the keyboard reaches next', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const heading = menu.getByRole('button', { name: 'Cidades ABCD' });
  const city = menu.getByRole('link', { name: 'Diadema' });
  await heading.click();
  await expect(city).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(city).toBeHidden();
  await expect(page).toHaveURL('/');

  await heading.press('Enter');
  await expect(city).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(city).toBeHidden();
  await expect(heading).toBeFocused();

  await menu.getByRole('button', { name: 'Serviços' }).press('Enter');
  const last = menu.getByRole('link', { name: 'Ver todos os serviços' });
  await expect(last).toBeVisible();
  await last.focus();
  // Sitemap, Admin, and the first link of the text.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(last).toBeHidden();
});

test('with scripts off a menu of a wide screen hangs under its own heading, also where the page has been scrolled', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 60));
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const label of ['São Paulo Capital', 'Cidades ABCD', 'Outras Cidades']) {
    const heading = menu.getByRole('button', { name: label });
    await heading.click();
    const [above, list] = [await heading.boundingBox(), await page.locator('.submenu:popover-open').boundingBox()];
    expect(Math.abs((list?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)), label).toBeLessThanOrEqual(1);
    expect(Math.abs((list?.x ?? 0) - (above?.x ?? 0)), label).toBeLessThanOrEqual(24);
  }
});

test('with scripts off Tab stays inside the sheet of a phone and inside the one that opens over it', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(addresses.faq);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const inside = (sheet: string) =>
    page.evaluate(
      (selector) => document.activeElement === document.body || document.activeElement?.closest(selector) !== null,
      sheet,
    );
  // What changes its visibility by and by takes the keyboard for that long; on a slow machine that is seen, on a quick one it is not.
  const lingering = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input, select')]
      .filter((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return /\ball\b|visibility/.test(transitionProperty) && transitionDuration !== '0s';
      })
      .map((element) => element.textContent),
  );
  expect(lingering).toEqual([]);
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inside('#menu'), `after ${press + 1} presses`).toBe(true);
  }
  await page.getByRole('button', { name: 'Cidades ABCD' }).click();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inside('#menu-abcd'), `in the second sheet after ${press + 1} presses`).toBe(true);
  }
  await page.getByRole('link', { name: 'Diadema' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Diadema' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Outras Cidades' })).toBeFocused();
});

test('below 1024 pixels the header keeps the call and the chat, as large as a finger', async ({ visit }) => {
  for (const width of [320, 360, 640, 768, 1000]) {
    const { page } = await visit({ viewport: { width, height: 740 }, ...STILL });
    await page.goto(addresses.privacy);
    const header = page.locator('.masthead');
    for (const link of [
      header.getByRole('link', { name: '(11) 4000-0000' }),
      header.getByRole('link', { name: 'Chamar no WhatsApp' }),
    ]) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(44);
      await expect(link.locator('svg')).toBeVisible();
    }
    expect((await header.boundingBox())?.height, `one row at ${width}`).toBeLessThanOrEqual(64);
  }
});

test('the links of the breadcrumb are pressed wherever they are touched', async ({ visit }) => {
  for (const width of [360, 768, 1280]) {
    const { page } = await visit({ viewport: { width, height: 800 }, ...STILL });
    await page.goto(addresses.place('mooca-sao-paulo-capital'));
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('.breadcrumb a')].flatMap((link) => {
        const { left, top, width: wide, bottom } = link.getBoundingClientRect();
        return [top + 1, bottom - 1]
          .filter((y) => document.elementFromPoint(left + wide / 2, y) !== link)
          .map((y) => `${link.textContent} ${y - top}`);
      }),
    );
    expect(missed, `at ${width}`).toEqual([]);
  }
});
