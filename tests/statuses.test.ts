import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';

/** What each address answers, and where it leads (design, points 10 to 13). */
const STATUSES: readonly (readonly [path: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/nada', 404],
  ['/not-found', 404],
  ['/nada/mesmo', 404],
  ['/osasco/', 301, '/osasco'],
  ['/links-uteis/nada', 302, '/not-found'],
  ['/links-uteis/portao-lento', 410],
  ['/links-uteis/portao-bate-forte', 200],
  ['/links-uteis/Portao-Bate-Forte', 301, '/links-uteis/portao-bate-forte'],
  ['/links-uteis/portao-bate-forte', 200],
  ['/postagens/nada', 302, '/'],
  ['/postagens/motor-de-portao-ppa-santana', 200],
  ['/postagens?pagina=1', 302, '/postagens'],
  ['/postagens?pagina=2', 200],
  ['/postagens?pagina=0', 302, '/postagens'],
  ['/postagens?pagina=x', 302, '/postagens'],
  ['/sitemap?pagina=9', 302, '/sitemap'],
  ['/cidades/mooca-sao-paulo-capital', 200],
  ['/cidades/mooca', 301, '/cidades/mooca-sao-paulo-capital'],
  ['/cidades/mooca---sao-paulo-(capital)', 301, '/cidades/mooca-sao-paulo-capital'],
  ['/cidades/guarulhos', 200],
  ['/cidades/vila-inventada', 200],
  ['/cidades/Vila%20Inventada!', 404],
  ['/topicos/portao-bate-forte', 200],
  ['/topicos/assunto-inventado', 200],
  ['/topicos/Assunto%20Inventado!', 404],
  ['/sitemap.xml', 200],
  ['/sitemap/site.xml', 200],
  ['/sitemap/paginas.xml', 200],
  ['/sitemap/paginas-ffffffff.xml', 404],
  ['/sitemap/outra.xml', 404],
  ['/robots.txt', 200],
  ['/compartilhar/inicio.png', 200],
  ['/compartilhar/links-uteis/nada.png', 404],
  ['/compartilhar/links-uteis/portao-lento.png', 404],
  ['/compartilhar/admin/painel.png', 404],
];

test('every address answers the status that was decided, in the answer itself', async () => {
  const app = await testApp();
  const pages = await Promise.all(
    ['Portão bate forte', 'Portão lento'].map(
      async (title) =>
        (await (await app.call('POST', '/api/pages', { title, content: `<p>${title} sozinha.</p>` })).json()) as {
          id: string;
          slug: string;
        },
    ),
  );
  await app.call('DELETE', `/api/pages/${pages.find(({ slug }) => slug === 'portao-lento')?.id}`);
  for (const [path, status, location] of STATUSES) {
    const response = await app.get(path);
    expect([response.status, response.headers.get('location')], `at ${path}`).toEqual([status, location ?? null]);
  }
}, 60_000);

test.each(['/cidades/vila-inventada', '/topicos/assunto-inventado', '/nada'])('%s may not be indexed', async (path) => {
  const app = await testApp();
  expect(await (await app.get(path)).text()).toContain('<meta name="robots" content="noindex, follow"/>');
});
