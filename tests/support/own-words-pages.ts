import { z } from 'zod';
import type { TestApp } from './app.ts';

export const page = z.object({
  id: z.string(),
  slug: z.string(),
  revision: z.number(),
  likeness: z.number(),
  own_words: z.number(),
  indexable: z.boolean(),
});

/** Twenty words in one sentence, which are this page's alone. */
export const alone = (name: string) =>
  Array.from({ length: 20 }, (_, at) => `${name}${'abcdefghijklmnopqrst'[at]}`).join(' ');
/** Sixty words that many pages bear, in six sentences. */
export const COMMON = Array.from({ length: 6 }, (_, at) =>
  alone(`comum${'abcdef'[at]}`).split(' ').slice(0, 10).join(' '),
);
export const html = (...sentences: readonly string[]) => sentences.map((sentence) => `<p>${sentence}.</p>`).join('');
/** A quarter of its words is its own, once four pages bear the rest. */
export const quarter = (name: string) => html(...COMMON, alone(name));
/** None is, once four pages bear them; it is half like each of those. */
export const THIN = html(...COMMON.slice(2));

export async function save(app: TestApp, title: string, content: string) {
  const body = { title, content, understood: { entry: 'portao-nao-fecha' } };
  return page.parse(await (await app.call('POST', '/api/pages', body)).json());
}

export const read = async (app: TestApp, id: string) =>
  page.parse(await (await app.call('GET', `/api/pages/${id}`)).json());

export const NAMES = ['primeira', 'segunda', 'terceira', 'quarta'] as const;

export async function fourPages(app: TestApp) {
  const ids: string[] = [];
  for (const name of NAMES) ids.push((await save(app, `Página ${name}`, quarter(name))).id);
  return ids;
}

export const sharesOf = async (app: TestApp, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => Number((await read(app, id)).own_words.toFixed(3))));
