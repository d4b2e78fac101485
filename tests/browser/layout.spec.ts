import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-server.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const WIDTHS = [360, 768, 1024, 1280, 1340, 1440];
/** From here on a round button floats at the side; below it a bar at the foot. */
const ROUND_BUTTON_FROM = 768;

/** What the round button stands over, wherever one has scrolled to. */
function underRoundButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const left = document.querySelector('.floating-chat')?.getBoundingClientRect().left ?? 0;
    return [...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input, select, td)')]
      .filter((element) => element.getBoundingClientRect().right > left)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}

/** Buttons, prices and links of the text under what floats, where the page begins and where it ends. */
function covered(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate(async (phone) => {
    const found: string[] = [];
    for (const top of phone ? [document.documentElement.scrollHeight] : [0, document.documentElement.scrollHeight]) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const floating = document.querySelector(phone ? '.contact-bar' : '.floating-chat')?.getBoundingClientRect();
      if (!floating) return ['nothing floats'];
      const important = document.querySelectorAll('main a.button, main td, .footer a, .legal');
      for (const element of important) {
        const text = document.createRange();
        text.selectNodeContents(element);
        const boxes = element.matches('.button') ? [element.getBoundingClientRect()] : [...text.getClientRects()];
        const isUnder = (box: DOMRect) =>
          box.right > floating.left &&
          box.left < floating.right &&
          box.bottom > floating.top &&
          box.top < floating.bottom;
        if (boxes.some(isUnder)) found.push(`${top} ${element.textContent?.slice(0, 40)}`);
      }
    }
    return found;
  }, isPhone);
}

function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.masthead :is(a, b, button), main :is(h1, h2, h3, p, li, td, th, dt, dd, a.button, summary, label)',
      ),
    ]
      .filter(
        (element) =>
          element.closest('.visually-hidden, .directory-scroll, .table-scroll') === null &&
          getComputedStyle(element).clipPath === 'none' &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).display !== 'inline' &&
          element.clientWidth > 0,
      )
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

test('on every kind of page what floats covers no button, price or link, text at 200 % fits, and no script comes before the visitor does anything', async ({
  visit,
  addressesOfKinds,
}) => {
  test.setTimeout(8 * 60_000);
  const { page, watch } = await visit(STILL);
  for (const address of addressesOfKinds) {
    await page.goto(address);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < ROUND_BUTTON_FROM ? 740 : 900 });
      const isPhone = width < ROUND_BUTTON_FROM;
      if (!isPhone) expect(await underRoundButton(page), `beside the button, ${address} at ${width}`).toEqual([]);
      if (width <= 1280) expect(await covered(page, isPhone), `covered, ${address} at ${width}`).toEqual([]);
    }
    expect(watch.scripts, address).toEqual([]);

    // As the browsers' own setting does: everything that is sized in rem grows.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWide, `scrolls sideways, ${address} at ${width}`).toBe(false);
      expect(await cutOff(page), `cut off, ${address} at ${width}`).toEqual([]);
    }
  }
});
