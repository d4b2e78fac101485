import { createHash } from 'node:crypto';
import { openingState } from '../business/opening-hours.ts';
import type { SiteContext } from './site-context.ts';

/** What every page depends on besides its own content. The clock changes pages only by the phase, and by what a page itself says (`SitePage.validUntil`). */
export interface SiteVariant {
  /** Names the facts, what the build made for browsers and where the site stands. */
  readonly key: string;
  /** Whether the company is open: the same two come again every day. */
  readonly phase: 'open' | 'closed';
  /** When the phase ends. */
  readonly until: Date;
}

export function siteVariant({ facts, assets, siteUrl, now }: Omit<SiteContext, 'path'>, build: string): SiteVariant {
  const { open, changesAt } = openingState(facts, now);
  const key = createHash('sha256')
    .update(JSON.stringify([build, facts, assets, siteUrl]))
    .digest('base64url');
  return { key, phase: open ? 'open' : 'closed', until: changesAt };
}
