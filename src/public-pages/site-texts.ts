import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Assets } from '../assets.ts';
import { withPlainSpaces } from '../business/company/changed-texts.ts';
import type { Facts } from '../business/facts.ts';
import { locationPosts } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { serviceTopics } from '../business/service-topics.ts';
import type { Schema } from '../database/schema.ts';
import { storedTexts } from '../pages/stored-texts.ts';
import { renderDocument, siteOf } from '../site/document.tsx';
import { guidePage } from '../site/pages/guide-page.tsx';
import { homePage } from '../site/pages/home-page.tsx';
import { notFoundPage } from '../site/pages/not-found-page.tsx';
import { placePage } from '../site/pages/place-page.tsx';
import { topicPage } from '../site/pages/topic-page.tsx';
import { modelTitle } from '../site/seo/product-data.ts';
import { pageData } from '../site/seo/page-data.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { SitePage } from '../site/site-page.ts';
import { plainText } from '../text/plain-text.ts';
import { postBody } from './post-body.ts';
import { writtenPages } from './written-pages.ts';

export interface SiteTextsDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly assets: Assets;
  readonly siteUrl: string;
}

type Kind = 'posts' | 'topics' | 'places' | 'generated_pages' | 'other_pages';

interface KindOfText {
  readonly kind: Kind;
  readonly text: string;
}

/** What all pages say with given facts, as plain text: for the preview of a change before it is published. */
export function siteTexts({ db, clock, assets, siteUrl }: SiteTextsDependencies) {
  const contextOf = (facts: Facts): SiteContext => ({ facts, assets: assets.site, siteUrl, path: '/', now: clock() });
  const textOf = (page: SitePage, facts: Facts) => {
    const { html } = renderDocument(page, contextOf(facts));
    return withPlainSpaces(plainText(html));
  };

  /** Each page is made when it is asked for, so that none is made while others wait. */
  function* made(facts: Facts): Generator<KindOfText> {
    const moment = { facts, now: clock() };
    const others = [
      () => homePage({ citySearch: null, videoUrl: facts.heroVideo?.url ?? null }),
      () => guidePage({ question: null }),
      ...writtenPages.map(
        ({ page }) =>
          () =>
            page(moment),
      ),
    ];
    for (const page of others) yield { kind: 'other_pages', text: textOf(page(), facts) };
    for (const topic of serviceTopics) yield { kind: 'topics', text: textOf(topicPage({ topic }), facts) };
    for (const place of places) yield { kind: 'places', text: textOf(placePage({ place }), facts) };
    for (const post of locationPosts) {
      const { html, description } = postBody(post, facts);
      yield { kind: 'posts', text: withPlainSpaces(`${description}\n${plainText(html)}`) };
    }
  }

  return {
    async *builtIn(facts: Facts): AsyncGenerator<KindOfText> {
      for (const text of made(facts)) {
        yield text;
        await yieldToEventLoop();
      }
    },
    async *stored(): AsyncGenerator<KindOfText> {
      for await (const text of storedTexts(db))
        yield { kind: 'generated_pages', text: withPlainSpaces(text.replaceAll('&nbsp;', ' ')) };
    },
    around: (facts: Facts) => textOf(notFoundPage(), facts),
    pictures: ({ brand, company, models }: Facts) =>
      JSON.stringify([
        company.name,
        models.map((model) => [modelTitle(brand, model), model.openingSeconds, model.price]),
      ]),
    structuredData: (facts: Facts) => {
      const topic = serviceTopics[0];
      const pages = [homePage({ citySearch: null }), ...(topic ? [topicPage({ topic })] : [])];
      return JSON.stringify(pages.map((page) => pageData(siteOf(page, contextOf(facts)), page)));
    },
  };
}
