import type { Facts } from '../../src/business/facts.ts';
import { generatePage } from '../../src/generator/generate-page.ts';
import { shownSubject } from '../../src/public-pages/shown-subject.ts';
import { subjectOf } from '../../src/understanding/stored-understanding.ts';
import { understand } from '../../src/understanding/understand-title.ts';
import { renderTestPage, testFacts } from '../../src/site/test-site.ts';
import { generatedPage } from '../../src/site/pages/generated-page.tsx';

/** The page that a title becomes, for tests. */
export function pageOf(title: string, facts: Facts = testFacts): string {
  const { slug, description, html } = generatePage({ title, creativity: 75, seed: 7, facts });
  const subject = subjectOf(understand(title));
  return renderTestPage(
    generatedPage({
      id: 'id-1',
      title,
      slug,
      description,
      contentHtml: html,
      subject: shownSubject(title, subject, facts),
      createdAt: '2026-11-21T12:00:00Z',
      brand: testFacts.brand,
      indexable: true,
      related: [],
    }),
    { facts },
  );
}

export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
