import { expect, test } from 'vitest';
import type { BulkJob, BulkResult } from '../bulk/job-contracts.ts';
import { advance, hasGap, hasWorkedOn, isOver, percentDone } from './job-progress.ts';

const result = (index: number, success = true): BulkResult => ({
  index,
  title: `Título ${index}`,
  success,
  existing: false,
  error: success ? null : 'Erro desconhecido',
  slug: success ? `titulo-${index}` : null,
  likeness: success ? 0.1 : null,
  own_words: null,
});

const report = (changes: Partial<BulkJob> = {}): BulkJob => ({
  id: 'a',
  screen: 'mass-creator',
  state: 'running',
  begun_by: 'ana@exemplo.com.br',
  creativity: 75,
  include_unanswered: 0,
  kept_as: null,
  per_day: null,
  publish_from: null,
  undone_at: null,
  model_titles: 0,
  model_pages: 0,
  model_tokens: 0,
  model_ended: null,
  total: 4,
  processed: 0,
  success: 0,
  existing: 0,
  errors: 0,
  permanent_errors: 0,
  current_index: 0,
  current_title: 'Título 0',
  created_at: '2026-11-21T12:00:00.000Z',
  finished_at: null,
  results: [],
  ...changes,
});

test('what is new is added to what was known, pages apart from errors', () => {
  const first = advance(null, report({ processed: 2, results: [result(0), result(1, false)] }));
  const second = advance(first, report({ processed: 3, results: [result(2)] }));
  expect(second.created.map(({ index }) => index)).toEqual([0, 2]);
  expect(second.failures.map(({ index }) => index)).toEqual([1]);
  expect(hasGap(second)).toBe(false);
});

test('a title whose page was there already is neither a page of the job nor an error', () => {
  const there = { ...result(1, false), existing: true, error: null, slug: 'titulo-1' };
  const progress = advance(null, report({ processed: 2, results: [result(0), there] }));
  expect(progress).toMatchObject({ created: [result(0)], existing: [there], failures: [] });
  expect(hasWorkedOn(progress, ['Título 0', 'Título 1'])).toBe(true);
});

test('a result that comes twice is counted once', () => {
  const first = advance(null, report({ processed: 2, results: [result(0), result(1)] }));
  expect(advance(first, report({ processed: 3, results: [result(1), result(2)] })).created).toHaveLength(3);
});

test('results beyond a gap wait until the missing ones are fetched', () => {
  const first = advance(null, report({ processed: 1, results: [result(0)] }));
  const gap = advance(first, report({ processed: 3, results: [result(2)] }));
  expect(gap.lastIndex).toBe(0);
  expect(hasGap(gap)).toBe(true);
  const filled = advance(gap, report({ processed: 3, results: [result(1), result(2)] }));
  expect(filled.lastIndex).toBe(2);
  expect(hasGap(filled)).toBe(false);
});

test('a late response does not turn the counts or the state back', () => {
  const done = advance(
    null,
    report({ state: 'done', processed: 4, results: [0, 1, 2, 3].map((index) => result(index)) }),
  );
  const late = advance(done, report({ processed: 2, results: [result(0), result(1)] }));
  expect([late.job.state, late.job.processed]).toEqual(['done', 4]);
  expect(late.created).toHaveLength(4);
});

test('another job starts from nothing', () => {
  const first = advance(null, report({ processed: 2, results: [result(0), result(1)] }));
  const other = advance(first, report({ id: 'b', processed: 1, results: [result(0, false)] }));
  expect([other.created.length, other.failures.length, other.job.id]).toEqual([0, 1, 'b']);
});

test('the percentage is 100 only at the end', () => {
  expect(percentDone({ processed: 0, total: 0 })).toBe(0);
  expect(percentDone({ processed: 549, total: 550 })).toBe(99);
  expect(percentDone({ processed: 550, total: 550 })).toBe(100);
});

test('a job is over when done, cancelled or failed', () => {
  expect((['queued', 'running', 'done', 'cancelled', 'failed'] as const).map(isOver)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('a list is worked on when each of its titles has a result, a page or an error', () => {
  const progress = advance(null, report({ state: 'done', processed: 2, results: [result(0), result(1, false)] }));
  expect(hasWorkedOn(progress, ['Título 1', 'Título 0'])).toBe(true);
  expect(hasWorkedOn(progress, ['Título 0', 'Título 2'])).toBe(false);
  expect(hasWorkedOn(progress, [])).toBe(false);
});
