import { expect, test } from 'vitest';
import type { ImportResult } from '../pages/page-contracts.ts';
import type { LocalPage } from './api-client.ts';
import { discardLocalPages, moveLocalPages, readLocalPages } from './local-pages.ts';

function storageWith(value: string | null) {
  const entries = new Map<string, string>(value === null ? [] : [['generatedPages', value]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function logger() {
  const lines: string[] = [];
  return { lines, log: (message: string, detail: unknown) => void lines.push(`${message}: ${String(detail)}`) };
}

const pages = ['a', 'b', 'c'].map((slug) => ({ slug, title: `Título ${slug}`, content: `<p>${slug}</p>` }));
const nothing: ImportResult = { inserted: [], skipped: [], failed: [] };

test('what the server confirmed leaves the browser, what failed stays and is logged by page', async () => {
  const storage = storageWith(JSON.stringify(pages));
  const { lines, log } = logger();
  const reply = { inserted: ['a'], skipped: ['b'], failed: [{ slug: 'c', error: 'título curto demais' }] };
  expect(await moveLocalPages(storage, async () => reply, log)).toEqual({
    moved: 1,
    failed: 1,
    refused: [{ slug: 'c', title: 'Título c', reason: 'título curto demais' }],
  });
  expect(readLocalPages(storage)).toEqual([pages[2]]);
  expect(lines).toEqual(['Erro ao migrar a página c: título curto demais']);
});

test('what the server refused is discarded, and nothing else', async () => {
  const storage = storageWith(JSON.stringify([...pages, { slug: 'torta' }]));
  const reply = { inserted: ['a'], skipped: [], failed: [{ slug: 'b', error: 'título curto demais' }] };
  const { refused } = await moveLocalPages(storage, async () => reply, logger().log);
  discardLocalPages(storage, refused);
  expect(JSON.parse(storage.getItem('generatedPages') ?? '')).toEqual([pages[2], { slug: 'torta' }]);
});

test('when all are confirmed the list itself goes', async () => {
  const storage = storageWith(JSON.stringify(pages));
  await moveLocalPages(storage, async () => ({ ...nothing, inserted: ['a', 'b', 'c'] }), logger().log);
  expect(storage.getItem('generatedPages')).toBeNull();
});

test('without a response everything stays and each page is logged', async () => {
  const storage = storageWith(JSON.stringify(pages));
  const { lines, log } = logger();
  const refused = async () => Promise.reject(new Error('sem rede'));
  expect(await moveLocalPages(storage, refused, log)).toEqual({ moved: 0, failed: 3, refused: [] });
  expect(readLocalPages(storage)).toHaveLength(3);
  expect(lines).toHaveLength(3);
});

test.each([null, '', 'não é JSON', '{"slug":"a"}', 'null', '[]', '[1,null,{"slug":""},{"slug":"x","title":2}]'])(
  'the stored text %s moves nothing and is left as it is',
  async (stored) => {
    const storage = storageWith(stored);
    const sent: (readonly LocalPage[])[] = [];
    await moveLocalPages(
      storage,
      async (list) => {
        sent.push(list);
        return nothing;
      },
      logger().log,
    );
    expect(sent).toEqual([]);
    expect(storage.getItem('generatedPages')).toBe(stored);
  },
);

test('only slug, title and content are sent, and unreadable entries stay in the browser', async () => {
  const storage = storageWith(JSON.stringify([{ ...pages[0], senha: 'x' }, { slug: 'torta' }]));
  const sent: (readonly LocalPage[])[] = [];
  await moveLocalPages(
    storage,
    async (list) => {
      sent.push(list);
      return { ...nothing, inserted: ['a'] };
    },
    logger().log,
  );
  expect(sent).toEqual([[pages[0]]]);
  expect(storage.getItem('generatedPages')).toBe('[{"slug":"torta"}]');
});

test('a store larger than one call takes goes in several, and one refused call does not lose the others', async () => {
  const large = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, title: slug, content: 'ç'.repeat(120_000) }));
  const storage = storageWith(JSON.stringify(large));
  const calls: string[][] = [];
  const { lines, log } = logger();
  const counts = await moveLocalPages(
    storage,
    async (list) => {
      const slugs = list.map(({ slug }) => slug);
      calls.push(slugs);
      if (slugs.includes('a')) throw new Error('413');
      return { ...nothing, inserted: slugs };
    },
    log,
  );
  expect(calls).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(counts).toEqual({ moved: 2, failed: 2, refused: [] });
  expect(readLocalPages(storage).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(lines).toHaveLength(2);
});
