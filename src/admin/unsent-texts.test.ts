import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer, stubStorage } from '../../tests/support/browser-storage.ts';
import {
  attendPage,
  countUnsent,
  forgetUnsent,
  sendUnsent,
  setAside,
  type UnsentText,
  whenPageIsLeft,
} from './unsent-texts.ts';

const ANA = 'ana@exemplo.com.br';

const text = (id: string, by: string, content = 'O motor abre.'): UnsentText => ({
  pageId: `page-of-${id}`,
  by,
  known: { id, version: 0, writer: 'a-tab' },
  typed: { revision: 1, title: 'Motor', slug: 'motor', description: '', content, indexable: null },
});

const kept = () => Response.json({ id: 'kept', version: 1, saved_at: '2026-11-23T12:00:00.000Z' });

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test('a text is left to the editor that is open, and looked at again once its tab is left', async () => {
  const calls = stubServer(kept);
  setAside(text('one', ANA));
  const leave = attendPage('page-of-one');
  expect(await sendUnsent(ANA)).toEqual({ waiting: 0, attended: ['page-of-one'] });
  expect(calls).toEqual([]);
  const left = whenPageIsLeft('page-of-one', new AbortController().signal);
  // Another tab of the same page, opened meanwhile.
  const leaveOther = attendPage('page-of-one');
  leave();
  await left;
  expect((await sendUnsent(ANA)).attended).toEqual(['page-of-one']);
  leaveOther();
  await whenPageIsLeft('page-of-one', new AbortController().signal);
  expect(await sendUnsent(ANA)).toEqual({ waiting: 0, attended: [] });
  expect([calls.length, countUnsent(ANA)]).toEqual([1, 0]);
});

test('a text that another tab is sending is neither sent twice nor forgotten', async () => {
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  const calls = stubServer(() => {
    begun.resolve();
    return answered.promise;
  });
  setAside(text('two', ANA));
  const first = sendUnsent(ANA);
  await begun.promise;
  // As another tab, with a module of its own.
  vi.resetModules();
  const other = await import('./unsent-texts.ts');
  const second = other.sendUnsent(ANA);
  answered.resolve(kept());
  expect([await first, await second]).toEqual([
    { waiting: 0, attended: [] },
    { waiting: 0, attended: [] },
  ]);
  expect(calls).toHaveLength(1);
});

test('a newer copy that is kept while an older one is sent waits on, and goes next', async () => {
  const calls = stubServer(() => {
    if (calls.length === 1) setAside(text('three', ANA, 'O motor abre e fecha.'));
    return kept();
  });
  setAside(text('three', ANA));
  expect(await sendUnsent(ANA)).toEqual({ waiting: 1, attended: [] });
  expect(await sendUnsent(ANA)).toEqual({ waiting: 0, attended: [] });
  expect(calls.map(({ body }) => JSON.parse(body).content)).toEqual(['O motor abre.', 'O motor abre e fecha.']);
  expect(countUnsent(ANA)).toBe(0);
});

test('a limit is no refusal: the text waits', async () => {
  stubServer(() => new Response('', { status: 429 }));
  setAside(text('four', ANA));
  expect(await sendUnsent(ANA)).toEqual({ waiting: 1, attended: [] });
});

test('who signs out loses their own texts, and nobody else theirs', () => {
  setAside(text('five', ANA));
  setAside(text('six', 'bia@exemplo.com.br'));
  expect(countUnsent(ANA)).toBe(1);
  forgetUnsent(ANA);
  expect([countUnsent(ANA), countUnsent('bia@exemplo.com.br')]).toEqual([0, 1]);
});
