import { type Change, changedValue } from '../business/company/changes.ts';
import { parseCompany } from '../business/company/schema.ts';
import { changedTexts } from '../business/company/changed-texts.ts';
import type { CompanyData, Facts } from '../business/facts.ts';
import { formatNumber } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import type { ChangeReach, ReachCounts } from './contracts.ts';

export type ShownKind = keyof ReachCounts;

export interface ShownText {
  readonly kind: ShownKind;
  /** With plain spaces between a figure and its unit. */
  readonly text: string;
}

/** What the site says with given facts, for those who hold it against others. */
export interface SiteTexts {
  /** Every text of the site but what stands around all pages, a few at a time. */
  all(facts: Facts): AsyncIterable<ShownText>;
  /** What stands around every page. */
  around(facts: Facts): string;
  pictures(facts: Facts): string;
  structuredData(facts: Facts): string;
}

/** What each change of a draft rewrites. */
export type Reach = (
  before: CompanyData,
  after: CompanyData,
  changes: readonly Change[],
) => Promise<readonly ChangeReach[]>;

const NOTHING: ReachCounts = { posts: 0, topics: 0, places: 0, generated_pages: 0, other_pages: 0 };

interface Sought {
  readonly change: Change;
  /** Texts of now that the change does away with. */
  readonly texts: readonly string[];
  readonly isEverywhere: boolean;
  readonly picture: boolean;
  readonly structured_data: boolean;
}

/** 'Preço do Jetflex: 546 postagens, 12 tópicos, 310 páginas, imagem e dados estruturados' */
function reachText({ label }: Change, counts: ReachCounts, also: Pick<ChangeReach, 'picture' | 'structured_data'>): string {
  const pages = counts.generated_pages + counts.other_pages;
  const counted: readonly (readonly [count: number, one: string, many: string])[] = [
    [counts.posts, 'postagem', 'postagens'],
    [counts.topics, 'tópico', 'tópicos'],
    [counts.places, 'lugar', 'lugares'],
    [pages, 'página', 'páginas'],
  ];
  const parts = counted.flatMap(([count, one, many]) => (count === 0 ? [] : [plural(count, one, many)]));
  if (also.picture) parts.push('imagem');
  if (also.structured_data) parts.push('dados estruturados');
  return `${label}: ${parts.length === 0 ? `${formatNumber(0)} textos` : listOf(parts)}`;
}

/**
 * Counts the texts that say what a change does away with: a text is found by its words, so that a figure that stands in it for something else
 * counts too.
 *
 * @param factsOf the facts as they would be with some data.
 */
export function createReach(site: SiteTexts, factsOf: (data: CompanyData) => Facts): Reach {
  function seek(before: CompanyData, after: CompanyData, change: Change): Sought {
    const alone = parseCompany(changedValue(before, after, change));
    // Of a change that cannot stand alone, what all of them together do.
    const [old, now] = [factsOf(before), factsOf(alone.ok ? alone.data : after)];
    const differs = (said: (facts: Facts) => string) => said(old) !== said(now);
    return {
      change,
      texts: changedTexts(old, now, change),
      isEverywhere: differs(site.around),
      picture: differs(site.pictures),
      structured_data: differs(site.structuredData),
    };
  }

  return async (before, after, changes) => {
    const sought = changes.map((change) => seek(before, after, change));
    const counts = sought.map(() => ({ ...NOTHING }));
    for await (const { kind, text } of site.all(factsOf(before))) {
      for (const [at, { texts, isEverywhere }] of sought.entries()) {
        const count = counts[at];
        if (count && (isEverywhere || texts.some((said) => text.includes(said)))) count[kind] += 1;
      }
    }
    return sought.map(({ change, picture, structured_data }, at) => {
      const reached = counts[at] ?? NOTHING;
      const text = reachText(change, reached, { picture, structured_data });
      return { change, counts: reached, picture, structured_data, text };
    });
  };
}
