import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { findPostBySlug, locationPosts } from '../business/location-titles.ts';
import { neighboursOf } from '../business/places/neighbours.ts';
import { plainText } from '../text/plain-text.ts';
import { generatePost } from './post-page.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const KNOWN = ['A rua do mercado alaga em março.', 'O trilho enferruja na beira do rio.'];

function postAt(slug: string) {
  const post = findPostBySlug(slug);
  if (!post) throw new Error(`No post ${slug}`);
  return { post, html: generatePost({ ...post, seed: 7, facts, known: KNOWN }).html };
}

test('every built-in post is written, carries what is known of its place, and links to places beside it alone', () => {
  for (const { slug } of locationPosts) {
    const { post, html } = postAt(slug);
    for (const paragraph of KNOWN) expect(html).toContain(`<p>${paragraph}</p>`);
    const beside = new Set(neighboursOf(post.place).map((near) => `/cidades/${near.slug}`));
    const linked = [...html.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, href]) => href ?? []);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((href) => !beside.has(href))).toEqual([]);
  }
});

test('a post says whether the night service reaches its place', () => {
  expect(plainText(postAt('motor-de-portao-ppa-mooca').html)).toMatch(
    /Vamos à Mooca de segunda a sábado, das 8h às 18h, e a qualquer hora na urgência, com chegada em até 2\s+horas/,
  );
  const far = plainText(postAt('motor-de-portao-ppa-salesopolis').html);
  expect(far).toContain('Salesópolis fica fora do raio do plantão');
  expect(far).not.toMatch(/em até 2\s+horas/);
});

test('each kind of post has a subject of its own', () => {
  const headingsOf = (slug: string) =>
    postAt(slug)
      .html.match(/<h2>[^<]*<\/h2>/g)
      ?.slice(1) ?? [];
  const kinds = ['motor-de-portao', 'motor-basculante', 'automacao-de-portoes', 'loja-de-motor', 'portoes-eletronicos'];
  const headings = kinds.map((kind) => headingsOf(`${kind}-ppa-mooca`).join());
  expect(new Set(headings).size).toBe(kinds.length);
});
