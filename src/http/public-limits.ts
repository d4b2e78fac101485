import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

/**
 * What a client may ask to be made for it, in first visits of about 2 ms each. A person opens a page every few seconds and nearly all of them are
 * finished already, which costs nothing; thousands may share an address of a mobile network and still share what was finished. An honest
 * crawler asks some 10 times a second at most. Twenty a second keep 4 % of a processor busy, six hundred at once keep it for a second.
 */
export const BUDGET = { burst: 600, perSecond: 20 } as const;

/** In first visits. A picture is 10 to 30 ms of drawing, and its title is read each time; a part of the sitemap up to 50,000 rows. */
export const COSTS = { firstVisit: 1, missing: 1, search: 2, picture: 5, sitemapPart: 10 } as const;

/** Some 3 MB. Whoever commands more addresses than this is no client to be counted. */
const CLIENTS_MAX = 20_000;

/** A client has spent what it may; it asks again later. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('A client has spent its budget');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface PublicLimits {
  /** For a response that must be made; what stands finished is free. @throws TooManyRequests. */
  spend(context: Context, cost: number): void;
}

export const unlimited: PublicLimits = { spend: () => undefined };

interface Purse {
  left: number;
  at: number;
}

/**
 * A budget for each client, refilled as time passes.
 *
 * @param clientOf who is counted; null counts nobody.
 * @param now milliseconds of a clock that nobody sets.
 */
export function createPublicLimits(
  clientOf: (context: Context) => string | null,
  now: () => number = () => performance.now(),
): PublicLimits {
  const purses = new LRUCache<string, Purse>({ max: CLIENTS_MAX });
  return {
    spend(context, cost) {
      const client = clientOf(context);
      if (client === null) return;
      const time = now();
      const { left, at } = purses.get(client) ?? { left: BUDGET.burst, at: time };
      const filled = Math.min(BUDGET.burst, left + ((time - at) / 1000) * BUDGET.perSecond);
      if (filled < cost) throw new TooManyRequests(Math.ceil((cost - filled) / BUDGET.perSecond));
      purses.set(client, { left: filled - cost, at: time });
    },
  };
}
