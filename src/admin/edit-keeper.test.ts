import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageEdit } from './api-client.ts';
import { ApiFailure, networkFailure } from './api-failure.ts';
import { EditKeeper, type Keeping, type KnownEdit } from './edit-keeper.ts';

const typed = (content: string): PageEdit => ({
  revision: 1,
  title: 'Motor',
  slug: 'motor',
  description: '',
  content,
  indexable: null,
});

/** A keeper over a server that is written here. */
function kept() {
  const sent: string[] = [];
  const answers: (Error | null)[] = [];
  const delays: Promise<void>[] = [];
  const elsewhere: string[] = [];
  const said: Keeping[] = [];
  const aside = new Map<string, string>();
  let known: KnownEdit | null = null;
  let ids = 0;
  const keeper = new EditKeeper({
    put: async ({ id, version }, { content }) => {
      sent.push(`${id} ${version} ${content}`);
      await delays.shift();
      const failure = answers.shift();
      if (failure) throw failure;
      const other = elsewhere.shift();
      return { id: other ?? id, version: other ? 1 : version + 1, saved_at: `at ${version + 1}` };
    },
    discard: async ({ id, version }) => void sent.push(`discard ${id} ${version}`),
    recall: () => known,
    remember: (next) => {
      known = next;
    },
    setAside: ({ id }, { content }) => void aside.set(id, content),
    takeAway: ({ id }) => void aside.delete(id),
    show: (keeping) => said.push(keeping),
    newId: () => `text-${(ids += 1)}`,
  });
  return { keeper, sent, answers, delays, elsewhere, said, aside, known: () => known };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('leaving ends when what waited has been sent', async () => {
  const { keeper, delays, aside } = kept();
  const answered = Promise.withResolvers<void>();
  delays.push(answered.promise);
  keeper.keep(typed('a'));
  let asideAtEnd: number | null = null;
  const left = keeper.leave().finally(() => (asideAtEnd = aside.size));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asideAtEnd, aside.size]).toEqual([null, 1]);
  answered.resolve();
  await left;
  expect(asideAtEnd).toBe(0);
});

test('a limit is no refusal: what was typed stays on the device and is sent again', async () => {
  const { keeper, sent, answers, aside, said } = kept();
  answers.push(new ApiFailure(429, 'too_many_requests', 'Muitas tentativas.'));
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  expect([said.at(-1), aside.get('text-1')]).toEqual([{ state: 'unreachable' }, 'a']);
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent.length, aside.size]).toEqual([2, 0]);
});

test('what is typed is sent after a pause, and at last also without one', async () => {
  const { keeper, sent, said } = kept();
  keeper.keep(typed('a'));
  keeper.keep(typed('ab'));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(sent).toEqual(['text-1 0 ab']);
  expect(said).toEqual([{ state: 'kept', at: 'at 1' }]);
  for (let second = 0; second < 9; second += 1) {
    keeper.keep(typed(`ab${second}`));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatch(/^text-1 1 ab/);
});

test('without a connection the text waits, and goes when there is one', async () => {
  const { keeper, sent, answers, said } = kept();
  answers.push(networkFailure());
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  expect(said.at(-1)).toEqual({ state: 'unreachable' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['text-1 0 a', 'text-1 0 a']);
  expect(said.at(-1)).toMatchObject({ state: 'kept' });
});

test('a text that went on elsewhere is left alone: this tab goes on with the one that it was given', async () => {
  const { keeper, sent, elsewhere, known } = kept();
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  elsewhere.push('other');
  keeper.keep(typed('ab'));
  await vi.advanceTimersByTimeAsync(1200);
  expect(known()).toEqual({ id: 'other', version: 1 });
  keeper.keep(typed('abc'));
  await vi.advanceTimersByTimeAsync(1200);
  expect(sent).toEqual(['text-1 0 a', 'text-1 1 ab', 'other 1 abc']);
});

test('what is refused is said and not sent again by itself', async () => {
  const { keeper, sent, answers, said } = kept();
  answers.push(new ApiFailure(422, 'invalid_content', 'Longo demais.'));
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(said).toEqual([{ state: 'refused', message: 'Longo demais.' }]);
});

test('nothing is kept while a save is under way; a refused save goes on, a made one begins anew', async () => {
  const { keeper, sent } = kept();
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  expect(await keeper.hold()).toEqual({ id: 'text-1', version: 1 });
  keeper.keep(typed('ab'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  keeper.goOn();
  await vi.advanceTimersByTimeAsync(1200);
  expect(sent.at(-1)).toBe('text-1 1 ab');
  await keeper.hold();
  keeper.saved();
  keeper.keep(typed('abc'));
  await vi.advanceTimersByTimeAsync(1200);
  expect(sent.at(-1)).toBe('text-2 0 abc');
});

test('what is typed back to how it was is discarded, and what waits is sent on leaving', async () => {
  const { keeper, sent, known } = kept();
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  await keeper.drop();
  expect(sent.at(-1)).toBe('discard text-1 1');
  expect(known()).toBeNull();
  keeper.keep(typed('ab'));
  keeper.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe('text-2 0 ab');
});

test('what is on its way is set aside until the server has it, has refused it, or nothing is typed any more', async () => {
  const { keeper, answers, aside } = kept();
  answers.push(networkFailure());
  keeper.keep(typed('a'));
  await vi.advanceTimersByTimeAsync(1200);
  expect([...aside]).toEqual([['text-1', 'a']]);
  await keeper.send();
  expect(aside.size).toBe(0);
  answers.push(networkFailure(), new ApiFailure(413, 'too_large', 'Grande demais.'));
  keeper.keep(typed('ab'));
  await keeper.send();
  expect(aside.size).toBe(1);
  await keeper.send();
  expect(aside.size).toBe(0);
  answers.push(networkFailure());
  keeper.keep(typed('abc'));
  await keeper.send();
  expect(aside.size).toBe(1);
  await keeper.drop();
  expect(aside.size).toBe(0);
});
