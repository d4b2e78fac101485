import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/database.ts';
import { openResponseStore } from './response-store.ts';
import type { ResponseStore, StoredResponse } from './stored-response.ts';

const OPEN = { key: 'fatos', phase: 'open', until: null };
const CLOSED = { ...OPEN, phase: 'closed' };
const NOW = new Date('2026-11-22T12:00:00Z');
const at = (version: number) => ({ version, changedAt: NOW.toISOString() });

interface Opened {
  readonly store: ResponseStore;
  readonly damages: unknown[];
  /** Another process's. */
  again(): Opened;
  files(): string[];
}

function openIn(folder: string, limits?: Parameters<typeof openResponseStore>[2]): Opened {
  const damages: unknown[] = [];
  const store = openResponseStore(join(folder, 'site.answers'), (error) => damages.push(error), {
    keptTogether: 1,
    ...limits,
  });
  onTestFinished(() => store.close());
  return {
    store,
    damages,
    again: () => openIn(folder, limits),
    files: () => readdirSync(folder).map((name) => join(folder, name)),
  };
}

const open = (limits?: Parameters<typeof openResponseStore>[2]) => openIn(temporaryFolder(), limits);

function response(text: string, more: Partial<StoredResponse> = {}): StoredResponse {
  return {
    hash: `hash of ${text.slice(0, 20)}`,
    brotli: Buffer.from(text),
    isBest: false,
    status: 200,
    headers: { 'content-type': 'text/html' },
    tags: ['page:a'],
    version: 1,
    madeAt: NOW,
    validUntil: null,
    phaseEnded: null,
    ...more,
  };
}

const textAt = ({ store }: Opened, address: string) => store.find(address, OPEN)?.brotli.toString() ?? null;

test('a response comes back as it was kept, to this process and to the next', () => {
  const first = open();
  const kept = response('texto', { validUntil: new Date(1), phaseEnded: new Date(2) });
  first.store.keep('/a', OPEN, kept);
  expect(first.store.find('/a', OPEN)).toEqual(kept);
  expect(first.again().store.find('/a', OPEN)).toEqual(kept);
  expect(first.store.find('/b', OPEN)).toBeNull();
});

test('each phase of the day has its own answer, and other facts have none', () => {
  const { store } = open();
  store.keep('/a', OPEN, response('aberto'));
  store.keep('/a', CLOSED, response('fechado'));
  expect([store.find('/a', OPEN), store.find('/a', CLOSED)].map((found) => found?.brotli.toString())).toEqual([
    'aberto',
    'fechado',
  ]);
  expect(store.find('/a', { ...OPEN, key: 'outro preço' })).toBeNull();
});

test('the best form of a text takes the place of the quick one, and a quick one never that of the best', () => {
  const { store } = open();
  store.keep('/a', OPEN, response('texto'));
  store.improve({ hash: 'hash of texto', brotli: Buffer.from('melhor'), isBest: true });
  store.keep('/a', CLOSED, response('texto'));
  expect(
    [store.find('/a', OPEN), store.find('/a', CLOSED), store.findForm('hash of texto')].map((found) => [
      found?.brotli.toString(),
      found?.isBest,
    ]),
  ).toEqual([
    ['melhor', true],
    ['melhor', true],
    ['melhor', true],
  ]);
});

test('a form that is damaged is never handed out, and is replaced by the next', () => {
  const opened = open();
  opened.store.keep('/a', OPEN, response('um texto'));
  const [file = ''] = opened.files();
  const raw = new DatabaseSync(file);
  raw.prepare('update bodies set bytes = ?').run(Buffer.from('um tezto'));
  raw.close();
  expect([textAt(opened, '/a'), opened.store.findForm('hash of um texto')]).toEqual([null, null]);
  opened.store.keep('/a', OPEN, response('um texto'));
  expect(textAt(opened, '/a')).toBe('um texto');
});

test('headers that were altered are never handed out', () => {
  const opened = open();
  opened.store.keep('/a', OPEN, response('um texto'));
  const [file = ''] = opened.files();
  const raw = new DatabaseSync(file);
  raw.exec(`update heads set text = replace(text, 'html', 'xml')`);
  raw.close();
  expect(textAt(opened.again(), '/a')).toBeNull();
});

test.each([
  ['status', 'status + 1'],
  ['tags', "tags || 'x'"],
  ['made_at', 'made_at + 1'],
  ['valid_until', '1'],
  ['phase_ended', '1'],
  ['head', 'head + 1'],
  ['hash', "'hash of outro texto'"],
  ['version', 'version + 1'],
  ['epoch', "'preço de antes'"],
  ['body', 'body + 1'],
])('a response whose %s was altered is never handed out', (column, altered) => {
  const opened = open();
  opened.store.keep('/a', OPEN, response('um texto'));
  opened.store.keep('/b', OPEN, response('outro texto'));
  const [file = ''] = opened.files();
  const raw = new DatabaseSync(file);
  raw.exec(`update shown set ${column} = ${altered} where address = '/a'`);
  raw.close();
  expect([textAt(opened, '/a'), textAt(opened, '/b')]).toEqual([null, 'outro texto']);
  expect(opened.store.find('/a', { ...OPEN, key: 'preço de antes' })).toBeNull();
});

test.each([
  ['is no database', (file: string) => writeFileSync(file, 'isto não é um banco de dados'.repeat(1000))],
  [
    'lost its second half',
    (file: string) => writeFileSync(file, readFileSync(file).subarray(0, readFileSync(file).length / 2)),
  ],
  ['is full of zeros', (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ['is gone', (file: string) => rmSync(file)],
])('a file that %s is followed by a new one', (_what, damage) => {
  const opened = open();
  for (let page = 0; page < 50; page += 1) opened.store.keep(`/${page}`, OPEN, response(`texto ${page} `.repeat(1000)));
  opened.store.close();
  const [file = ''] = opened.files();
  damage(file);
  const next = opened.again();
  for (let page = 0; page < 50; page += 1)
    expect([null, `texto ${page} `.repeat(1000)]).toContain(textAt(next, `/${page}`));
  for (let page = 0; page < 50; page += 1) next.store.keep(`/${page}`, OPEN, response(`novo ${page}`));
  const after = opened.again();
  for (let page = 0; page < 50; page += 1) expect(textAt(after, `/${page}`)).toBe(`novo ${page}`);
});

test('a folder that cannot be written leaves the process without stored responses and harms nothing', () => {
  const damages: unknown[] = [];
  const store = openResponseStore('/dev/null/site.answers', (error) => damages.push(error), { keptTogether: 1 });
  store.keep('/a', OPEN, response('texto'));
  store.noteChange(['page:a'], at(2), 0);
  expect([store.find('/a', OPEN), store.known(), store.listUsed(5)]).toEqual([null, null, []]);
  store.close();
  expect(damages).toHaveLength(1);
});

test('a new file is for its owner alone, with its folder and what SQLite keeps beside it', () => {
  const mask = process.umask(0);
  onTestFinished(() => void process.umask(mask));
  const folder = join(temporaryFolder(), 'novo');
  const opened = openIn(folder);
  opened.store.keep('/', OPEN, response('texto'));
  const modes = [folder, ...opened.files()].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600', '600', '600']);
});

test('two processes on one file read what the other keeps, and neither harms the other', () => {
  const one = open();
  const other = one.again();
  for (let page = 0; page < 100; page += 1) {
    one.store.keep(`/${page}`, OPEN, response(`de um ${page}`));
    other.store.keep(`/${page}`, CLOSED, response(`de outro ${page}`));
  }
  for (let page = 0; page < 100; page += 1) {
    expect(other.store.find(`/${page}`, OPEN)?.brotli.toString()).toBe(`de um ${page}`);
    expect(one.store.find(`/${page}`, CLOSED)?.brotli.toString()).toBe(`de outro ${page}`);
  }
  expect([one.damages, other.damages]).toEqual([[], []]);
});

test('a process that is kept from writing goes on, and writes the changes down as soon as it can', () => {
  const opened = open();
  const [file = ''] = opened.files();
  const raw = new DatabaseSync(file);
  opened.store.noteChange(['page:a'], at(1), 0);
  raw.exec('begin immediate');
  opened.store.keep('/a', OPEN, response('texto'));
  opened.store.noteChange(['page:b'], at(2), 0);
  opened.store.noteChange(['page:c'], at(3), 0);
  expect([textAt(opened, '/a'), opened.again().store.known()?.position]).toEqual([null, at(1)]);
  raw.exec('rollback');
  raw.close();
  opened.store.keep('/a', OPEN, response('texto'));
  const known = opened.again().store.known();
  expect([known?.position, Object.fromEntries(known?.changes.tags ?? [])]).toEqual([
    at(3),
    { 'page:a': 1, 'page:b': 3, 'page:c': 3 },
  ]);
  expect(opened.damages).toEqual([]);
});

test('a change of everything leaves forms without an address, and counts on from itself even where a backup was put back', () => {
  const opened = open();
  opened.store.noteChange(['page:a'], at(9), 0);
  opened.store.keep('/a', OPEN, response('texto', { version: 9 }));
  opened.store.noteChangeOfAll(at(4));
  expect([textAt(opened, '/a'), opened.store.findForm('hash of texto')?.brotli.toString()]).toEqual([null, 'texto']);
  expect(opened.again().store.known()).toEqual({ changes: { version: 4, floor: 4, tags: [] }, position: at(4) });
});

test('the file is bounded: what was used longest ago goes first', () => {
  let hour = 1;
  const opened = open({ maxBytes: 4 * 1024 * 1024, clock: () => hour * 60 * 60 * 1000 });
  opened.store.keep('/first', OPEN, response('lido sempre'));
  for (let page = 0; page < 1000; page += 1) {
    hour += 1;
    opened.store.find('/first', OPEN);
    opened.store.keep(`/${page}`, OPEN, response(String(page).padEnd(10_000, 'x')));
  }
  const left = Array.from({ length: 1000 }, (_, page) => page).filter((page) => textAt(opened, `/${page}`) !== null);
  expect(left.length).toBeGreaterThan(120);
  expect(left.length).toBeLessThan(400);
  expect(left).toEqual(Array.from({ length: left.length }, (_, index) => 1000 - left.length + index));
  expect(textAt(opened, '/first')).toBe('lido sempre');
});

test('what is kept is found at once, and written down together with what follows', () => {
  const first = open({ keptTogether: 2 });
  first.store.keep('/a', OPEN, response('um'));
  expect(textAt(first, '/a')).toBe('um');
  expect(textAt(first.again(), '/a')).toBeNull();
  first.store.keep('/b', OPEN, response('dois'));
  expect(textAt(first.again(), '/a')).toBe('um');
});
