import { addresses } from '../../../src/business/addresses.ts';
import { locationPosts } from '../../../src/business/location-titles.ts';
import { capitalDistricts } from '../../../src/business/places.ts';
import { serviceTopics } from '../../../src/business/service-topics.ts';
import { linkTopics } from '../../../src/business/link-topics.ts';

/** Saved by the fixture `published`. */
export const GENERATED = { title: 'Portão automático na Vila Mariana', address: addresses.usefulLink('portao-automatico-na-vila-mariana') };

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

export const somePost = first(locationPosts);

/** One address of each kind of public page that answers 200. */
export const publicPages: readonly { readonly kind: string; readonly address: string }[] = [
  { kind: 'home', address: addresses.home },
  { kind: 'sitemap', address: addresses.sitemap },
  { kind: 'posts index', address: addresses.postsPage(2) },
  { kind: 'post', address: addresses.post(somePost.slug) },
  { kind: 'generated page', address: GENERATED.address },
  { kind: 'built-in useful link', address: addresses.usefulLink(first(linkTopics).slug) },
  { kind: 'place', address: addresses.place(first(capitalDistricts).slug) },
  { kind: 'place that is in no table', address: addresses.place('lugar-nenhum') },
  { kind: 'topic', address: addresses.topic(first(serviceTopics).slug) },
  { kind: 'guide', address: addresses.guide },
  { kind: 'knowledge centre', address: addresses.knowledgeCentre },
  { kind: 'article', address: addresses.jetflexArticle },
  { kind: 'questions', address: addresses.faq },
  { kind: 'Guarulhos', address: addresses.guarulhos },
  { kind: 'Osasco', address: addresses.osasco },
  { kind: 'privacy', address: addresses.privacy },
];
