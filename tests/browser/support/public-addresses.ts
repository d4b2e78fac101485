import { addresses } from '../../../src/business/addresses.ts';
import { linkTopics } from '../../../src/business/link-topics.ts';
import { locationPosts } from '../../../src/business/location-titles.ts';
import { listedOfEachKind } from '../../support/sitemap-addresses.ts';

/** Saved by the fixture `published`. */
export const GENERATED = {
  title: 'Portão automático na Vila Mariana',
  address: addresses.usefulLink('portao-automatico-na-vila-mariana'),
};

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

export const somePost = first(locationPosts);

/** Public, and in no sitemap: the second page of a list, a page that names another canonical, a place that is in no table. */
const UNLISTED = [
  addresses.postsPage(2),
  addresses.usefulLink(first(linkTopics).slug),
  addresses.place('lugar-nenhum'),
];

/** One address of each kind of public page that answers 200 from the start, by what the server lists. */
export async function publicAddresses(origin: string): Promise<readonly string[]> {
  return [...(await listedOfEachKind(origin)), ...UNLISTED];
}
