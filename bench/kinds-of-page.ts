import { addresses } from '../src/business/addresses.ts';

export interface KindOfPage {
  readonly name: string;
  readonly path: string;
  /** Where people read at length; the others are landed on from a search and must come in one round trip. */
  readonly long?: boolean;
  /** Names another address canonical, so that no search engine lists it. */
  readonly unlisted?: boolean;
}

const GENERATED = 'motor-de-portao-ppa-santana';

/** What a visitor lands on most, and what the load runs ask for. */
export const GENERATED_PAGE: KindOfPage = { name: 'generated page', path: addresses.usefulLink(GENERATED) };
export const PLACE = addresses.place('mooca-sao-paulo-capital');

export const LANDING_PAGES: readonly KindOfPage[] = [
  { name: 'home', path: addresses.home },
  { name: 'topic', path: addresses.topic('motor-deslizante') },
  { name: 'place', path: PLACE },
  { name: 'post', path: addresses.post(GENERATED) },
  GENERATED_PAGE,
];

/** One address for each kind of page that the product answers with. */
export const KINDS_OF_PAGE: readonly KindOfPage[] = [
  ...LANDING_PAGES,
  { name: 'link topic', path: addresses.usefulLink('motor-deslizante') },
  { name: 'list of posts', path: addresses.posts },
  { name: 'article', path: addresses.jetflexArticle },
  { name: 'privacy', path: addresses.privacy },
  { name: 'knowledge centre', path: addresses.knowledgeCentre, long: true },
  { name: 'sitemap', path: addresses.sitemap, long: true },
  { name: 'guide', path: addresses.guide, long: true },
  { name: 'guide with the adviser answering', path: `${addresses.guide}?tipo=deslizante&peso=400&largura=4&ciclos=10`, long: true, unlisted: true },
  { name: 'questions', path: addresses.faq, long: true },
  { name: 'Guarulhos', path: addresses.guarulhos, long: true },
  { name: 'Osasco', path: addresses.osasco, long: true },
];
