import type { Facts } from '../../business/facts.ts';
import { guarulhosTestimonials, osascoTestimonials } from '../../business/testimonials.ts';
import { guarulhosContent, osascoContent } from '../../content/cities.ts';
import type { SitePage } from '../site-page.ts';
import { cityPage } from './city-page.tsx';
import { jetflexArticlePage } from './jetflex-article-page.tsx';
import { knowledgeCentrePage } from './knowledge-centre-page.tsx';
import { privacyPage } from './privacy-page.tsx';
import { questionsPage } from './questions-page.tsx';

export type StaticPageName = 'knowledgeCentre' | 'jetflexArticle' | 'faq' | 'guarulhos' | 'osasco' | 'privacy';

/** What a page depends on that ends by the clock: a promotion. */
export interface Moment {
  readonly facts: Facts;
  readonly now: Date;
}

const PAGES: Readonly<Record<StaticPageName, (moment: Moment) => SitePage>> = {
  knowledgeCentre: knowledgeCentrePage,
  jetflexArticle: jetflexArticlePage,
  faq: questionsPage,
  guarulhos: (moment) => cityPage({ ...moment, city: 'Guarulhos', write: guarulhosContent, testimonials: guarulhosTestimonials }),
  osasco: (moment) => cityPage({ ...moment, city: 'Osasco', write: osascoContent, testimonials: osascoTestimonials }),
  privacy: privacyPage,
};

export function staticPage(name: StaticPageName, moment: Moment): SitePage {
  return PAGES[name](moment);
}
