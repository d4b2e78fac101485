import { addresses } from '../business/addresses.ts';
import { findPlaceByBareSlug, findPlaceByAliasSlug, findPlaceBySlug } from '../business/places.ts';
import { findTopicByAliasSlug, findTopicBySlug } from '../business/service-topics.ts';
import { placePage } from '../site/pages/place-page.tsx';
import { topicPage } from '../site/pages/topic-page.tsx';
import { unknownTopicPage } from '../site/pages/unknown-topic-page.tsx';
import { unknownPlacePage } from '../site/pages/unknown-place-page.tsx';
import { canonicalSlug } from '../text/slug.ts';
import { jobFor } from './portfolio-pages.ts';
import type { Loaded, PageRequest, PageSources } from './public-page.ts';

/** What a canonical slug may look like; anything else names nothing. */
const WELL_FORMED = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MAX = 200;

function isWellFormed(slug: string): boolean {
  return WELL_FORMED.test(slug) && slug.length <= SLUG_MAX;
}

export async function loadPlace({ slug }: PageRequest, sources: PageSources): Promise<Loaded> {
  const place = findPlaceBySlug(slug);
  if (place) {
    const { job, tags } = await jobFor(sources, place, null);
    return { page: placePage({ place, job }), tags };
  }
  const moved = findPlaceByAliasSlug(slug) ?? findPlaceByBareSlug(slug);
  if (moved) return { location: addresses.place(moved.slug), status: 301 };
  return isWellFormed(slug) ? { page: unknownPlacePage({ slug }), kept: false } : { status: 404 };
}

export function loadTopic({ slug }: PageRequest): Loaded {
  const topic = findTopicBySlug(slug);
  if (topic) return { page: topicPage({ topic }) };
  const moved = findTopicByAliasSlug(slug) ?? findTopicBySlug(canonicalSlug(slug));
  if (moved) return { location: addresses.topic(moved.slug), status: 301 };
  return isWellFormed(slug) ? { page: unknownTopicPage({ slug }), kept: false } : { status: 404 };
}
