import { addresses } from '../business/addresses.ts';
import { cityPages } from '../business/city-pages.ts';
import { cityPage } from '../site/pages/city-page.tsx';
import { jetflexArticlePage } from '../site/pages/jetflex-article-page.tsx';
import { knowledgeCentrePage } from '../site/pages/knowledge-centre-page.tsx';
import { privacyPage } from '../site/pages/privacy-page.tsx';
import { questionsPage } from '../site/pages/questions-page.tsx';
import type { SitePage } from '../site/site-page.ts';
import { listedAt, type Moment, type PublicPage } from './public-page.ts';

/** A page at one address that was written beforehand. */
export interface WrittenPage {
  readonly path: string;
  readonly page: (moment: Moment) => SitePage;
}

/** A new one is a line here and its file in `site/pages/`; a city's, a row in `business/city-pages.ts`. */
export const writtenPages: readonly WrittenPage[] = [
  { path: addresses.knowledgeCentre, page: knowledgeCentrePage },
  { path: addresses.jetflexArticle, page: jetflexArticlePage },
  { path: addresses.faq, page: questionsPage },
  ...cityPages.map(({ key, path }) => ({ path, page: (moment: Moment) => cityPage({ city: key, path, ...moment }) })),
  { path: addresses.privacy, page: privacyPage },
];

export function rowOf({ path, page }: WrittenPage): PublicPage {
  return {
    path,
    load: (_request, sources) => ({ page: page(sources) }),
    listed: (sources) => listedAt(path, page(sources)),
  };
}
