import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/database.ts';
import { openResponseFile } from './response-file.ts';
import { prepare } from './response-statements.ts';
import { createStoredChanges } from './stored-changes.ts';

const at = (version: number) => ({ version, changedAt: '2026-11-22T12:00:00.000Z' });
const many = (from: number) => Array.from({ length: 100 }, (_, page) => `page:${from + page}`);

function open() {
  const file = openResponseFile(join(temporaryFolder(), 'answers'), prepare, () => undefined);
  onTestFinished(() => file.close());
  return createStoredChanges(file);
}

test('a change of many pages is written down in several turns, and its position when all of it stands', async () => {
  const changes = open();
  changes.noteChange(['page:a'], at(1), 0);
  changes.noteChange(many(0), at(2), 0);
  expect(changes.known()?.position).toEqual(at(1));
  changes.noteChange(many(100), at(3), 0);
  await vi.waitFor(() => expect(changes.known()?.position).toEqual(at(3)));
  expect(changes.known()?.changes.tags).toHaveLength(201);
});

test('what is not written down yet is, before anything is stored that was made after it', () => {
  const changes = open();
  changes.noteChange(many(0), at(2), 0);
  changes.catchUp();
  expect(changes.known()?.position).toEqual(at(2));
  expect(changes.known()?.changes.tags).toHaveLength(100);
});

test('of a tag that changed often the last change counts, and what came before the floor is forgotten', () => {
  const changes = open();
  for (const version of [1, 2, 3]) changes.noteChange(['page:a', `page:${version}`], at(version), 0);
  const known = new Map(changes.known()?.changes.tags);
  expect([...known]).toHaveLength(4);
  expect(known.get('page:a')).toBe(3);
  changes.noteChange(['page:b'], at(4), 2);
  expect(new Map(changes.known()?.changes.tags)).toEqual(
    new Map([
      ['page:3', 3],
      ['page:a', 3],
      ['page:b', 4],
    ]),
  );
});

test('the file keeps one row of a tag, however often it changed', () => {
  const file = openResponseFile(join(temporaryFolder(), 'answers'), prepare, () => undefined);
  onTestFinished(() => file.close());
  const changes = createStoredChanges(file);
  for (let version = 1; version <= 50; version += 1) changes.noteChange(['list'], at(version), 0);
  changes.known();
  expect(file.use((statements) => statements.touched.all(), [])).toEqual([{ tag: 'list', version: 50 }]);
});
