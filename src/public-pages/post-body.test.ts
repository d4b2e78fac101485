import { expect, test } from 'vitest';
import { kilometresToSeat } from '../business/emergency-reach.ts';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { findPostBySlug } from '../business/location-titles.ts';
import { plainText } from '../text/plain-text.ts';
import { postBody } from './post-body.ts';

function textOf(slug: string, company = FICTITIOUS_COMPANY): string {
  const post = findPostBySlug(slug);
  if (!post) throw new Error(`No post ${slug}`);
  return plainText(postBody(post, buildFacts(company)).html);
}

test('a post of another town says how far it is from where the team sets out', () => {
  const kilometres = kilometresToSeat(buildFacts(FICTITIOUS_COMPANY), 'Osasco');
  expect(textOf('motor-de-portao-ppa-osasco')).toContain(
    `Da nossa base ao centro de Osasco são cerca de ${kilometres} km em linha reta.`,
  );
  const inOsasco = { ...FICTITIOUS_COMPANY, geo: { latitude: -23.53, longitude: -46.79 } };
  expect(textOf('motor-de-portao-ppa-osasco', inOsasco)).not.toContain('Da nossa base');
  expect(textOf('motor-de-portao-ppa-maua', inOsasco)).toContain('Da nossa base ao centro de Mauá');
  expect(textOf('motor-de-portao-ppa-mooca')).not.toContain('Da nossa base');
});
