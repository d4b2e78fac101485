import { addresses } from './addresses.ts';
import type { Place } from './place.ts';
import { placeHref } from './place-href.ts';
import { capitalDistricts, findPlaceByKey, zones } from './places.ts';
import { topicCategories, topicsOf } from './service-topics.ts';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** A named group inside a menu; `href` where the heading itself leads somewhere. */
export interface MenuGroup {
  readonly label: string;
  readonly href: string | null;
  readonly links: readonly MenuLink[];
}

function linkTo(place: Place): MenuLink {
  return { label: place.name, href: placeHref(place) };
}

function linksTo(keys: readonly string[]): readonly MenuLink[] {
  return keys.flatMap((key) => {
    const place = findPlaceByKey(key);
    return place ? [linkTo(place)] : [];
  });
}

interface ZoneGroup extends MenuGroup {
  readonly href: string;
}

function zoneGroup(zone: Place): ZoneGroup {
  return {
    label: zone.name,
    href: placeHref(zone),
    links: capitalDistricts.filter((district) => district.zone === zone.zone).map(linkTo),
  };
}

/** 'São Paulo Capital': the zones with their districts, which stand on each zone's page; on every page of the site they would be too many. */
export const capitalMenu = {
  label: 'São Paulo Capital',
  groups: zones.map(zoneGroup),
} as const satisfies { label: string; groups: readonly ZoneGroup[] };

export const abcdMenu: MenuGroup = {
  label: 'Cidades ABCD',
  href: null,
  links: linksTo([
    'Santo André',
    'São Bernardo do Campo',
    'São Caetano do Sul',
    'Diadema',
    'Mauá',
    'Ribeirão Pires',
    'Rio Grande da Serra',
  ]),
};

export const otherCitiesMenu: MenuGroup = {
  label: 'Outras Cidades',
  href: null,
  links: linksTo(['Guarulhos', 'Osasco', 'Barueri', 'Carapicuíba', 'Cotia', 'Taboão da Serra']),
};

/** 'Serviços': a submenu for each category, and the way to all of them. */
export const servicesMenu = {
  label: 'Serviços',
  heading: 'Categorias de Serviços',
  groups: topicCategories.map((category): MenuGroup => ({
    label: category,
    href: null,
    links: topicsOf(category).map((topic) => ({ label: topic.title, href: addresses.topic(topic.slug) })),
  })),
  all: { label: 'Ver todos os serviços', href: addresses.sitemap },
} as const satisfies { label: string; heading: string; groups: readonly MenuGroup[]; all: MenuLink };

/** The plain links of the header. */
export const mainMenu: readonly MenuLink[] = [
  { label: 'Início', href: addresses.home },
  { label: 'Guia Completo', href: addresses.guide },
  { label: 'SEO Técnico', href: addresses.knowledgeCentre },
  { label: 'Dúvidas Frequentes', href: addresses.faq },
];
