import { postSlug } from '../text/slug.ts';
import { sortedByText } from '../text/sort.ts';
import { BRAND, withBrand } from './brand.ts';
import type { Place } from './place.ts';
import { capitalDistricts, municipalities, neighbourhoodsOf, zones } from './places.ts';

export const serviceTypes = [
  'Motor de Portão',
  'Motor Basculante',
  'Automação de Portões',
  'Loja de Motor',
  'Portões Eletrônicos',
] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** A post: service type + brand + place, as in 'Motor de Portão PPA Santana'. */
export interface LocationPost {
  readonly title: string;
  /** postSlug(title), unique. */
  readonly slug: string;
  readonly serviceType: ServiceType;
  readonly place: Place;
}

const westernNeighbourhoods = zones.filter((zone) => zone.zone === 'Zona Oeste').flatMap(neighbourhoodsOf);

/**
 * Every service type stands for each of the capital's districts; beyond them the gate motor for each municipality and the tilting-gate
 * motor for the western zone's other neighbourhoods, which brings the titles past 500 and holds the known 'Vila Olímpia'.
 */
const placesBeyondDistricts: Partial<Record<ServiceType, readonly Place[]>> = {
  'Motor de Portão': municipalities,
  'Motor Basculante': westernNeighbourhoods,
};

function buildPost(serviceType: ServiceType, place: Place): LocationPost {
  const title = `${serviceType} ${BRAND} ${place.name}`;
  return { title, slug: postSlug(title), serviceType, place };
}

/** By title, as a Brazilian dictionary sorts. */
export const locationPosts: readonly LocationPost[] = sortedByText(
  serviceTypes.flatMap((serviceType) =>
    [...new Set([...capitalDistricts, ...(placesBeyondDistricts[serviceType] ?? [])])].map((place) =>
      buildPost(serviceType, place),
    ),
  ),
  (post) => post.title,
);

/** The post with its title as it is shown; the address stays. */
export function shownPost(post: LocationPost, brand: string): LocationPost {
  return { ...post, title: withBrand(post.title, brand) };
}

export const locationTitles: readonly string[] = locationPosts.map((post) => post.title);

const bySlug = new Map(locationPosts.map((post) => [post.slug, post]));

export function findPostBySlug(slug: string): LocationPost | null {
  return bySlug.get(slug) ?? null;
}

/** The posts that the home page links to (specification, section 2). */
export const featuredPosts: readonly LocationPost[] = [
  'portoes-eletronicos-ppa-jardim-helena',
  'motor-basculante-ppa-vila-olimpia',
  'motor-de-portao-ppa-santana',
].flatMap((slug) => findPostBySlug(slug) ?? []);
