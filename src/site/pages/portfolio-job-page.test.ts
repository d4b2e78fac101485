import { expect, test } from 'vitest';
import { findPlaceBySlug } from '../../business/places.ts';
import { renderDocument } from '../document.tsx';
import { siteContext } from '../test-site.ts';
import { portfolioJobPage } from './portfolio-job-page.tsx';

const place = findPlaceBySlug('mooca-sao-paulo-capital');

test('the prices beside a job that was done come with their sheet', () => {
  if (place === null) throw new Error('The Mooca is gone');
  const page = portfolioJobPage({
    job: {
      slug: 'conserto-de-portao-deslizante-na-mooca',
      place,
      gateKind: 'sliding',
      service: 'repair',
      month: '2026-10',
      motor: '',
      found: '',
      done: 'Realinhamos a cremalheira.',
      minutes: null,
      price: null,
      quotes: [],
      updated: '2026-11-24',
      photos: [],
    },
    others: [],
  });
  const { html } = renderDocument(page, siteContext());
  expect(html).toContain('aria-label="Preços dos motores"');
  expect(html).toContain('.price-card{}');
});
