import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser-server.ts';

/** Violations are all that is asked for: axe would describe every element that passed as well. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const], reporter: 'no-passes' as const };

/** The builder's own axe. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** What the builder brings into the page at each look, twice, in place of axe. */
const NOTHING = ';';

interface Look {
  /** A selector, where the rest of the page was looked at already. */
  readonly part?: string | undefined;
  readonly rules?: readonly string[];
}

async function barriers(page: Page, { part, rules }: Look): Promise<readonly string[]> {
  // Once a document, which is looked at in several widths and schemes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The pages hold no frames: the mode that looks into none saves a blank page for each look.
  const builder = new AxeBuilder({ page, axeSource: NOTHING }).options({ ...ONLY_VIOLATIONS }).setLegacyMode();
  if (part !== undefined) builder.include(part);
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** @param part a selector, where the rest of the page was looked at already. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  expect(await barriers(page, { part })).toEqual([]);
}

/** What the same elements may get wrong in one width or scheme and not in the other. */
const RULES_OF_APPEARANCE = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** For a page that all rules looked at in another width or scheme. @param part a selector, where the rest was looked at already. */
export async function expectAppearanceWithoutBarrier(page: Page, what: string, part?: string): Promise<void> {
  expect(await barriers(page, { part, rules: RULES_OF_APPEARANCE }), what).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what = 'the page'): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scroll, `${what} does not scroll sideways`).toBeLessThanOrEqual(width);
}
