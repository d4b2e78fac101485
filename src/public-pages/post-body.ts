import { createHash } from 'node:crypto';
import type { Facts } from '../business/facts.ts';
import type { LocationPost } from '../business/location-titles.ts';
import { generatePage } from '../generator/generate-page.ts';

const CREATIVITY = 75;

/** The same title always gives the same post. `tests/post-similarity.test.ts` compares them all with one another. */
export function postBody({ title, slug }: LocationPost, facts: Facts): ReturnType<typeof generatePage> {
  const seed = createHash('sha256').update(slug).digest().readUInt32BE(0);
  return generatePage({ title, creativity: CREATIVITY, seed, facts });
}
