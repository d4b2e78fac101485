import { type Change, changedValue } from '../business/company/changes.ts';
import { parseCompany } from '../business/company/company-schema.ts';
import { changedTexts, phrasesOf } from '../business/company/changed-texts.ts';
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

/** What the site says, for those who hold given facts against others. */
export interface SiteTexts {
  /** What each page that is written with the product says, one at a time; not what stands around all pages. */
  builtIn(facts: Facts): AsyncIterable<ShownText>;
  /** What the stored pages say. */
  stored(): AsyncIterable<ShownText>;
  /** What stands around every page. */
  around(facts: Facts): string;
  pictures(facts: Facts): string;
  structuredData(facts: Facts): string;
}

export interface Reach {
  /** What each change of a draft rewrites. */
  of(before: CompanyData, after: CompanyData, changes: readonly Change[]): Promise<readonly ChangeReach[]>;
  /** Makes all pages that are written with the product for what is published, ahead of who asks: that is most of the work. */
  prepare(published: CompanyData): void;
}

const NOTHING: ReachCounts = { posts: 0, topics: 0, places: 0, generated_pages: 0, other_pages: 0 };

interface SayingPage {
  readonly kind: ShownKind;
  readonly phrases: ReadonlySet<string>;
}

interface Sought {
  readonly change: Change;
  /** Texts of now that the change does away with. */
  readonly texts: readonly string[];
  readonly isEverywhere: boolean;
  readonly picture: boolean;
  readonly structured_data: boolean;
}

/** 'Preço do Jetflex: 546 postagens, 12 tópicos, 310 páginas, imagem e dados estruturados' */
function reachText(
  { label }: Change,
  counts: ReachCounts,
  also: Pick<ChangeReach, 'picture' | 'structured_data'>,
): string {
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
  let known: { readonly data: string; readonly pages: Promise<readonly SayingPage[]> } | null = null;

  async function readBuiltIn(facts: Facts): Promise<readonly SayingPage[]> {
    const phrases = phrasesOf(facts);
    const pages: SayingPage[] = [];
    for await (const { kind, text } of site.builtIn(facts))
      pages.push({ kind, phrases: new Set(phrases.filter((phrase) => text.includes(phrase))) });
    return pages;
  }

  /** All pages are made once for what is published, and only which phrases they have is kept. */
  function read(published: CompanyData): Promise<readonly SayingPage[]> {
    const data = JSON.stringify(published);
    if (known?.data !== data) {
      const pages = readBuiltIn(factsOf(published));
      known = { data, pages };
      pages.catch(() => (known = null));
    }
    return known.pages;
  }

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

  async function reachOf(before: CompanyData, after: CompanyData, changes: readonly Change[]) {
    const sought = changes.map((change) => seek(before, after, change));
    const counts = sought.map(() => ({ ...NOTHING }));
    const note = (kind: ShownKind, isSaid: (text: string) => boolean) => {
      for (const [at, { texts, isEverywhere }] of sought.entries()) {
        const count = counts[at];
        if (count && (isEverywhere || texts.some(isSaid))) count[kind] += 1;
      }
    };
    for (const { kind, phrases } of await read(before)) note(kind, (text) => phrases.has(text));
    for await (const { kind, text } of site.stored()) note(kind, (said) => text.includes(said));
    return sought.map(({ change, picture, structured_data }, at) => {
      const reached = counts[at] ?? NOTHING;
      const text = reachText(change, reached, { picture, structured_data });
      return { change, counts: reached, picture, structured_data, text };
    });
  }

  return {
    of: reachOf,
    // Whoever asks meets the failure, if there is one.
    prepare: (published) => void read(published).catch(() => undefined),
  };
}
