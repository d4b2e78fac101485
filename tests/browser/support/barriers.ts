import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser-server.ts';

/** Violations are all that is asked for: axe would describe every element that passed as well. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const], reporter: 'no-passes' as const };

/** The pages hold no frames: the mode that looks into none saves a blank page and a second copy of axe for each look. */
const builderFor = (page: Page) => new AxeBuilder({ page }).options({ ...ONLY_VIOLATIONS }).setLegacyMode();

async function barriers(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** @param part a selector, where the rest of the page was looked at already. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  const builder = builderFor(page);
  expect(await barriers(part === undefined ? builder : builder.include(part))).toEqual([]);
}

/** What the same elements may get wrong in one width or scheme and not in the other. */
const RULES_OF_APPEARANCE = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** For a page that all rules looked at in another width or scheme. @param part a selector, where the rest was looked at already. */
export async function expectAppearanceWithoutBarrier(page: Page, what: string, part?: string): Promise<void> {
  const builder = builderFor(page).withRules(RULES_OF_APPEARANCE);
  expect(await barriers(part === undefined ? builder : builder.include(part)), what).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what = 'the page'): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scroll, `${what} does not scroll sideways`).toBeLessThanOrEqual(width);
}
