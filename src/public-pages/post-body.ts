import { createHash } from 'node:crypto';
import { kilometresToSeat } from '../business/emergency-reach.ts';
import type { Facts } from '../business/facts.ts';
import type { LocationPost } from '../business/location-titles.ts';
import { postPlaceText } from '../content/places/post-place-text.ts';
import { ofPlace } from '../text/portuguese.ts';
import type { GeneratedPage } from '../generator/generate-page.ts';
import { generatePost } from '../generator/post-page.ts';

/** Where the base itself lies, nothing is said of the way. */
const NEAREST_KM = 5;

/** How far the team comes; only of municipalities it is known where they are. */
function wayTo({ place }: LocationPost, facts: Facts): readonly string[] {
  const kilometres = place.kind === 'municipality' ? (kilometresToSeat(facts, place.municipality) ?? 0) : 0;
  return kilometres < NEAREST_KM
    ? []
    : [`Da nossa base ao centro ${ofPlace(place)} são cerca de ${kilometres} km em linha reta.`];
}

/** The same title always gives the same post. `tests/post-similarity.test.ts` and `tests/post-own-words.test.ts` compare them all with one another. */
export function postBody(post: LocationPost, facts: Facts): GeneratedPage {
  const { title, slug, serviceType } = post;
  const seed = createHash('sha256').update(slug).digest().readUInt32BE(0);
  return generatePost({ title, seed, facts, serviceType, known: [...postPlaceText(post), ...wayTo(post, facts)] });
}
