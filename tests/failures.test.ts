import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';

/** What the log says when the database fails, by the specification's catalogue of errors. */

async function withoutPages() {
  const app = await testApp();
  await app.asAdministrator('/api/session');
  await sql`alter table generated_pages rename to pages_elsewhere`.execute(app.database.db);
  return app;
}

const PAGE = { title: 'Motor na Mooca', content: '<p>Texto.</p>' };

test.each([
  ['GET', '/api/pages', undefined, 'Erro ao buscar páginas'],
  ['GET', '/api/pages/nada', undefined, 'Erro ao buscar página'],
  ['POST', '/api/pages', PAGE, 'Erro ao salvar página'],
  ['PATCH', '/api/pages/nada', { ...PAGE, revision: 1 }, 'Erro ao salvar página'],
  ['DELETE', '/api/pages/nada', undefined, 'Erro ao excluir página'],
  ['GET', '/api/overview', undefined, 'Erro na chamada'],
])(
  'a failed %s %s is logged as the specification says, with its cause, and told without it',
  async (method, path, body, message) => {
    const app = await withoutPages();
    const response = await app.call(method, path, body);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('generated_pages');
    expect(app.lines).toEqual([
      {
        level: 'error',
        message,
        fields: {
          method,
          path,
          error: expect.objectContaining({ message: expect.stringContaining('generated_pages') }),
        },
      },
    ]);
  },
);

test.each([
  ['/links-uteis/motor-na-mooca', 'Erro ao buscar página'],
  ['/sitemap', 'Erro ao buscar páginas'],
  ['/sitemap.xml', 'Erro ao montar a página'],
])('a failure behind %s is logged as "%s" with the reference that the visitor is shown', async (path, message) => {
  const app = await withoutPages();
  const response = await app.get(path);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toContain('generated_pages');
  const reference = /Referência: ([\da-f-]{36})/.exec(html)?.[1];
  expect(reference).toBeDefined();
  expect(app.lines).toEqual([
    {
      level: 'error',
      message,
      fields: {
        path,
        reference,
        error: expect.objectContaining({ message: expect.stringContaining('generated_pages') }),
      },
    },
  ]);
});
