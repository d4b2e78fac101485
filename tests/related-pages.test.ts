import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const page = z.object({ id: z.string(), slug: z.string(), revision: z.number() });
const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia.</p>';

async function save(app: TestApp, title: string) {
  return page.parse(await (await app.call('POST', '/api/pages', { title, content: CONTENT })).json());
}

/** The titles under 'Continue por aqui'. */
async function related(app: TestApp, { slug }: { readonly slug: string }): Promise<string[]> {
  const html = await (await app.get(`/links-uteis/${slug}`)).text();
  const section = /<section[^>]*aria-labelledby="continue"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  return [...section.matchAll(/<a href="\/links-uteis\/[^"]*"[^>]*>([^<]*)/g)].map(([, title]) => title ?? '');
}

test.each(engines)(
  'a page leads on to pages of its place, then to those that answer the same, and to nothing else (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    await save(app, 'Portão não fecha');
    // Of the place, and none of ours to answer.
    await save(app, 'Motor de geladeira na Mooca');
    await save(app, 'Vocês parcelam no cartão');
    await save(app, 'Conserto de portão na Mooca');
    const asked = await save(app, 'Portão não fecha na Mooca');
    await save(app, 'Instalação de motor na Mooca');
    expect(await related(app, asked)).toEqual(['Conserto de portão na Mooca', 'Portão não fecha']);
    const alone = await save(app, 'Trilho do portão torto');
    expect(await related(app, alone)).toEqual([]);
  },
);

test.each(engines)(
  'the links of a page follow at once what is deleted, restored or rewritten of the pages before it (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const first = await save(app, 'Conserto de portão na Mooca');
    const asked = await save(app, 'Portão não fecha na Mooca');
    expect(await related(app, asked)).toEqual(['Conserto de portão na Mooca']);
    await app.call('DELETE', `/api/pages/${first.id}`);
    expect(await related(app, asked)).toEqual([]);
    await app.call('POST', `/api/pages/${first.id}/restore`);
    expect(await related(app, asked)).toEqual(['Conserto de portão na Mooca']);
    const rename = (title: string, revision: number) =>
      app.call('PATCH', `/api/pages/${first.id}`, { revision, title });
    expect((await rename('Conserto de portão em Santana', first.revision)).status).toBe(200);
    expect(await related(app, asked)).toEqual([]);
    expect((await rename('Conserto de portão na Mooca, SP', first.revision + 1)).status).toBe(200);
    expect(await related(app, asked)).toEqual(['Conserto de portão na Mooca, SP']);
  },
);
