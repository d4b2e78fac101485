import type { Facts } from './business/facts.ts';
import type { SiteContext } from './site/site-context.ts';
import { type SiteVariant, siteVariant } from './site/site-variant.ts';

interface Varying extends Pick<SiteContext, 'assets' | 'siteUrl'> {
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly build: string;
}

/** The variant of now, computed again only when the facts or the phase change: it is asked for with every page that is not in memory. */
export function siteVariants({ clock, facts, build, ...rest }: Varying): () => SiteVariant {
  let known: { readonly facts: Facts; readonly from: Date; readonly variant: SiteVariant } | null = null;
  return () => {
    const now = clock();
    const current = facts();
    if (known && known.facts === current && now >= known.from && now < known.variant.until) return known.variant;
    known = { facts: current, from: now, variant: siteVariant({ ...rest, facts: current, now }, build) };
    return known.variant;
  };
}
