import { addresses } from '../src/business/addresses.ts';
import { postSlug } from '../src/text/slug.ts';
import { kindOf, listedOfEachKind } from '../tests/support/sitemap-addresses.ts';

export interface KindOfPage {
  readonly name: string;
  readonly path: string;
  /** Where people read at length; the others are landed on from a search and must come in one round trip. */
  readonly long?: boolean;
  /** Names another address canonical, so that no search engine lists it. */
  readonly unlisted?: boolean;
}

/** Has words of its own: five pages of one district, as a list of places makes them, stay out of search engines. */
export const GENERATED_TITLE = 'Portão eletrônico abre sozinho de madrugada';

/** What a visitor lands on most, and what the load runs ask for. */
export const GENERATED_PAGE: KindOfPage = {
  name: 'generated page',
  path: addresses.usefulLink(postSlug(GENERATED_TITLE)),
};
export const PLACE = addresses.place('mooca-sao-paulo-capital');

export const LANDING_PAGES: readonly KindOfPage[] = [
  { name: 'home', path: addresses.home },
  { name: 'topic', path: addresses.topic('motor-deslizante') },
  { name: 'place', path: PLACE },
  { name: 'post', path: addresses.post('motor-de-portao-ppa-santana') },
  GENERATED_PAGE,
];

/** What reads at length: in two round trips. A page that is named nowhere here must come in one. */
const LONG: ReadonlySet<string> = new Set([addresses.knowledgeCentre, addresses.sitemap, addresses.faq]);

/** Public, and in no sitemap. */
const UNLISTED: readonly KindOfPage[] = [
  { name: 'link topic', path: addresses.usefulLink('motor-deslizante') },
  {
    name: 'guide with the adviser answering',
    path: `${addresses.guide}?tipo=deslizante&peso=400&largura=4&ciclos=10`,
    long: true,
    unlisted: true,
  },
];

/** One address for each kind of page that the server answers with, by what it lists. */
export async function kindsOfPage(origin: string): Promise<readonly KindOfPage[]> {
  const known = new Set(LANDING_PAGES.map(({ path }) => kindOf(path)));
  const listed = (await listedOfEachKind(origin)).filter((path) => !known.has(kindOf(path)));
  return [...LANDING_PAGES, ...listed.map((path) => ({ name: path, path, long: LONG.has(path) })), ...UNLISTED];
}
