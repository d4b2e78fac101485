import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { publishChange } from './support/company.ts';
import { listedPaths } from './support/sitemap-addresses.ts';

const draft = z.object({ html: z.string(), description: z.string(), seed: z.number() });
const AT_ONCE = 16;
const TITLES = [
  'Motor de portão instalado na Mooca',
  'Quanto custa motor de portão deslizante em Osasco',
  'Que horas vocês atendem em Guarulhos?',
  'Emergência com portão em Barueri',
];
const OLD = { price: 'R$ 1.349', phone: '551140000000', shownPhone: '(11) 4000-0000', hours: 'das 8h às 18h' };
const NEW = { price: 'R$ 1.777', phone: '5511988887777', shownPhone: '(11) 98888-7777', hours: 'das 9h às 17h' };

type Phrases = Readonly<Record<string, string>>;

function count(text: string, phrases: Phrases, found: Record<string, number>): void {
  for (const [name, phrase] of Object.entries(phrases)) if (text.includes(phrase)) found[name] = (found[name] ?? 0) + 1;
}

/** How many of the listed pages say each of the phrases, a count for each list. */
async function crawlFor(app: TestApp, phraseLists: readonly Phrases[]): Promise<Record<string, number>[]> {
  const paths = await listedPaths(app);
  const found = phraseLists.map((phrases) => Object.fromEntries(Object.keys(phrases).map((name) => [name, 0])));
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const texts = await Promise.all(paths.slice(at, at + AT_ONCE).map(async (path) => (await app.get(path)).text()));
    for (const text of texts.map((html) => html.replaceAll(/&nbsp;|\u00a0/g, ' ')))
      for (const [list, phrases] of phraseLists.entries()) count(text, phrases, found[list] ?? {});
  }
  return found;
}

const NOWHERE = { price: 0, phone: 0, shownPhone: 0, hours: 0 };

test(
  'after a change of price, phone and hours no page of the whole site says the old ones, pages stored before included',
  { timeout: 180_000 },
  async () => {
    const app = await testApp();
    for (const title of TITLES) {
      const { html, description, seed } = draft.parse(
        await (await app.call('POST', '/api/generate', { title, creativity: 75 })).json(),
      );
      const page = { title, content: html, description, seed, creativity: 75 };
      expect((await app.call('POST', '/api/pages', page)).status).toBe(201);
    }
    const [before] = await crawlFor(app, [OLD]);
    expect(before?.['price']).toBeGreaterThan(900);
    await publishChange(app, (data) => ({
      ...data,
      models: data.models.map((model) => (model.price === 1349 ? { ...model, price: 1777 } : model)),
      company: { ...data.company, phone: NEW.phone },
      hours: { ...data.hours, opens: 9, closes: 17 },
    }));
    expect(await crawlFor(app, [OLD, NEW])).toEqual([NOWHERE, before]);
    await app.call('POST', '/api/company/undo', { number: 1, current: 2 });
    expect(await crawlFor(app, [OLD])).toEqual([before]);
  },
);
