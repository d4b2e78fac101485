import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const CHAPTERS = Array.from({ length: 17 }, (_, at) => `V${at + 1}`);
/** A path of ours between backticks: 'tests/access.test.ts', 'docs/supply-chain.md'. */
const NAMED_FILES = [
  ...new Set([...PAGE.matchAll(/`((?:src|tests|bench|docs|bin)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)),
];

function row(chapter: string): string {
  return PAGE.split('\n').find((line) => line.startsWith(`| ${chapter} `)) ?? '';
}

test.each(NAMED_FILES)('docs/security.md names %s, which exists', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});

test.each(CHAPTERS)('docs/security.md speaks of chapter %s, and names what shows what it says', (chapter) => {
  const [name = '', holds = '', shownBy = '', rest = ''] = row(chapter).slice(2).split(' | ');
  expect(name).toMatch(/^V\d+ \w/);
  expect(holds === '–' ? rest : shownBy).toMatch(holds === '–' ? /\w/ : /`[^`]+\.(ts|md)`/);
});

test('docs/security.md names at least twenty tests', () => {
  expect(NAMED_FILES.filter((path) => /\.(test|spec)\.ts$/.test(path)).length).toBeGreaterThanOrEqual(20);
});
