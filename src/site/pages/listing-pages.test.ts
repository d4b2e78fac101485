import { expect, test } from 'vitest';
import { locationPosts } from '../../business/location-titles.ts';
import { renderTestPage, visibleText } from '../test-site.ts';
import { requirePlaceByKey } from '../../business/places.ts';
import { placePage } from './place-page.tsx';
import { postIndexPage } from './post-index-page.tsx';
import { questionsPage } from './questions-page.tsx';
import { sitemapPage } from './sitemap-page.tsx';

const lastPage = Math.ceil(locationPosts.length / 20);

function sitemap(total: number, page = 1, pages = 1): string {
  const items = Array.from({ length: Math.min(total, 500) }, (_, index) => ({
    title: `Título ${index}`,
    slug: `titulo-${index}`,
  }));
  return renderTestPage(sitemapPage({ usefulLinks: { items, total, page, lastPage: pages } }));
}

test('the sitemap has its four lists with counts', () => {
  const text = visibleText(sitemap(3));
  for (const heading of ['Páginas principais', 'Links úteis (3)', 'Cidades (39)', 'Serviços (42)'])
    expect(text).toContain(heading);
  expect(text).toContain('Motor para Portão PPA em Santo André');
});

test('the about box adds up cities, services, useful links and 2', () => {
  expect(visibleText(sitemap(3))).toContain('Total de páginas 86');
  expect(visibleText(sitemap(1234, 1, 3))).toContain('Total de páginas 1.317');
});

test('useful links are left out while there are none', () => {
  const page = sitemap(0);
  expect(visibleText(page)).not.toContain('Links úteis (0)');
  expect(visibleText(page)).toContain('Total de páginas 83');
});

test('more than 500 useful links go on by ?pagina=', () => {
  const page = sitemap(1234, 2, 3);
  expect(page).toContain('href="/sitemap?pagina=3"');
  expect(page).toContain('<link rel="canonical" href="https://exemplo.com.br/sitemap?pagina=2"/>');
});

test('an index page shows 20 posts, where it stands and how many there are', () => {
  const html = renderTestPage(postIndexPage({ page: 4 }));
  expect(html.match(/<li(?: id="[a-z-]+[A-Z]")?><a href="\/postagens\/[a-z0-9-]+">/g)).toHaveLength(20);
  expect(visibleText(html)).toContain(`Página 4 de ${lastPage}`);
  expect(visibleText(html)).toContain(`${locationPosts.length} postagens`);
  expect(html).toContain('<a class="page-step" href="/postagens?pagina=3" rel="prev">Anterior</a>');
  expect(html).toContain('<a class="page-step" href="/postagens?pagina=5" rel="next">Próxima</a>');
});

test('Anterior and Próxima have no address where there is nowhere to go', () => {
  expect(renderTestPage(postIndexPage({ page: 1 }))).toContain(
    '<span class="page-step" aria-disabled="true">Anterior</span>',
  );
  expect(renderTestPage(postIndexPage({ page: lastPage }))).toContain(
    '<span class="page-step" aria-disabled="true">Próxima</span>',
  );
});

test('the description of the index speaks of more than 500 locations', () => {
  expect(renderTestPage(postIndexPage({ page: 1 }))).toMatch(
    /<meta name="description" content="[^"]*mais de 500 locais/,
  );
});

test('each service of the posts has its initials, which lead to the page and the post that begins with it', () => {
  const jumpsOf = (page: number) =>
    /<nav class="post-jumps".*?<\/nav>/s.exec(renderTestPage(postIndexPage({ page })))?.[0] ?? '';
  const services = [...jumpsOf(1).matchAll(/<li><a href="\/postagens(?:\?pagina=(\d+))?#[a-z-]+[A-Z]"/g)];
  expect(services).toHaveLength(5);
  const links = services.flatMap(([, first = '1']) => [
    ...jumpsOf(Number(first)).matchAll(/href="(\/postagens(?:\?pagina=(\d+))?)#([a-z-]+[A-Z])">([A-Z])</g),
  ]);
  expect(links.length).toBeGreaterThan(70);
  for (const [, , page = '1', anchor = '', initial = ''] of links) {
    expect(anchor.at(-1)).toBe(initial);
    expect(renderTestPage(postIndexPage({ page: Number(page) })), `${page}#${anchor}`).toContain(`<li id="${anchor}">`);
  }
});

test('a post of the capital says its zone', () => {
  expect(visibleText(renderTestPage(postIndexPage({ page: 1 })))).toContain('Água Rasa Zona Leste');
});

test('long lists of neighbourhoods are reached by their initials, short ones need none', () => {
  const zone = renderTestPage(placePage({ place: requirePlaceByKey('Zona Leste - São Paulo (Capital)') }));
  const initials = [...zone.matchAll(/<a href="#bairro-([A-Z])">\1<\/a>/g)].map(([, initial]) => initial);
  expect(initials.length).toBeGreaterThan(10);
  for (const initial of initials) expect(zone).toContain(`<li id="bairro-${initial}">`);
  // Of one initial only the first is reached; 'Água Rasa' stands with the others of A.
  expect(zone.match(/id="bairro-A"/g)).toHaveLength(1);
  const capital = renderTestPage(placePage({ place: requirePlaceByKey('São Paulo') }));
  expect(capital).not.toContain('class="initials"');
});

test('the long lists of the sitemap are folded, which a wide screen opens', () => {
  const page = sitemap(3);
  expect(page.match(/<details class="folded">/g)).toHaveLength(2);
  expect(sitemap(300).match(/<details class="folded">/g)).toHaveLength(3);
});

test('the questions have an index by subject', () => {
  const html = renderTestPage(questionsPage());
  const index = /<nav class="contents".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const subjects = [...index.matchAll(/href="#([a-z0-9-]+)">([^<]+)\u00a0\((\d+)\)</g)];
  expect(subjects.length).toBeGreaterThan(3);
  for (const [, id, subject] of subjects) expect(html).toContain(`<h2 id="${id}">${subject}</h2>`);
  const counted = subjects.reduce((sum, [, , , count]) => sum + Number(count), 0);
  expect(counted).toBe(html.match(/<details name="duvida"/g)?.length);
});

test('of all the questions the first alone stands open, so that one sees what an answer is', () => {
  const states = [...renderTestPage(questionsPage()).matchAll(/<details name="duvida"( open="")?>/g)].map(
    ([, open]) => open,
  );
  expect(states[0]).toBeDefined();
  expect(states.filter((open) => open !== undefined)).toHaveLength(1);
});

test('of the services the one whose posts are shown is marked, over its initials', () => {
  const marked = (page: number) =>
    [...renderTestPage(postIndexPage({ page })).matchAll(/<a href="[^"]*#([a-z-]+)-[A-Z]" aria-current="true">/g)].map(
      ([, service]) => service,
    );
  expect(marked(1)).toEqual(['automacao-de-portoes']);
  expect(marked(lastPage)).toEqual(['portoes-eletronicos']);
});
