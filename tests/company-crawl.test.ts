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
const OLD = {
  price: 'R$ 1.349',
  phone: 'tel:+551140000000',
  shownPhone: '(11) 4000-0000',
  chat: 'wa.me/551140000000',
  hours: 'das 8h às 18h',
  // Addresses are in small letters.
  brand: 'PPA',
  delivery: 'R$ 0',
};
const NEW = {
  price: 'R$ 1.777',
  phone: 'tel:+5511988887777',
  shownPhone: '(11) 98888-7777',
  chat: 'wa.me/5511977776666',
  hours: 'das 9h às 17h',
  brand: 'Zeta',
  delivery: 'R$ 83',
};

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

const NOWHERE = { price: 0, phone: 0, shownPhone: 0, chat: 0, hours: 0, brand: 0, delivery: 0 };
/** Where the delivery is free it is said in words too. */
const FREE = { free: 'rete grátis' };

test(
  'after a change of price, phone, chat, hours, brand and delivery no page of the whole site says the old ones, pages stored before included',
  { timeout: 400_000 },
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
      company: { ...data.company, phone: '5511988887777', whatsapp: '5511977776666' },
      brand: NEW.brand,
      deliveryPrice: 83,
      hours: { ...data.hours, opens: 9, closes: 17 },
    }));
    const [old, after] = await crawlFor(app, [{ ...OLD, ...FREE }, NEW]);
    expect(old).toEqual({ ...NOWHERE, free: 0 });
    // Where it was free in words, it has a price now.
    expect(after).toEqual({ ...before, delivery: expect.any(Number) });
    expect(after?.['delivery']).toBeGreaterThanOrEqual(before?.['delivery'] ?? 0);
    await app.call('POST', '/api/company/undo', { number: 1, current: 2 });
    expect(await crawlFor(app, [OLD])).toEqual([before]);
  },
);
