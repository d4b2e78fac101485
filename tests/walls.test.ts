import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from './support/database.ts';

const ROOT = join(import.meta.dirname, '..');

/** Each wall with an import that breaks it: from a file, of a file or package. */
const BREACHES: readonly (readonly [wall: string, from: string, imported: string])[] = [
  ['text-knows-nothing-of-ours', 'text/a.ts', 'business/facts.ts'],
  ['business-knows-text', 'business/a.ts', 'generator/similarity.ts'],
  ['content-knows-business-and-text', 'content/a.ts', 'site/document.tsx'],
  ['generator-knows-what-was-understood-and-the-texts', 'generator/a.ts', 'pages/page-reads.ts'],
  ['pure-rooms-know-no-react-http-or-database', 'generator/b.ts', 'hono'],
  ['pure-rooms-know-no-react-http-or-database', 'text/b.ts', 'node:fs'],
  ['site-is-handed-what-it-shows', 'site/a.tsx', 'pages/page-reads.ts'],
  ['public-pages-read-what-they-show', 'public-pages/a.ts', 'auth/session-guard.ts'],
  ['islands-are-browser-code', 'site/islands/a.ts', 'site/document.tsx'],
  ['admin-is-browser-code', 'admin/a.ts', 'pages/page-reads.ts'],
  ['browser-code-knows-no-node', 'admin/b.ts', 'node:path'],
  ['http-knows-no-room', 'http/a.ts', 'pages/page-reads.ts'],
  ['database-knows-no-room', 'database/a.ts', 'pages/page-reads.ts'],
  ['only-rooms-with-tables-touch-the-database', 'admin/c.ts', 'database/connect.ts'],
  ['auth-knows-no-pages', 'auth/a.ts', 'pages/page-reads.ts'],
  ['pages-know-no-site', 'pages/a.ts', 'site/document.tsx'],
  ['page-actions-know-pages-and-how-jobs-are-held', 'page-actions/a.ts', 'site/document.tsx'],
  ['company-knows-no-pages', 'company/a.ts', 'pages/page-reads.ts'],
  ['bulk-knows-pages-and-no-site', 'bulk/a.ts', 'site/document.tsx'],
  ['similarity-knows-pages-by-their-rows-and-tags', 'similarity/a.ts', 'pages/page-reads.ts'],
  ['indexes-of-similarity-know-the-generator', 'similarity/indexes/a.ts', 'business/facts.ts'],
  ['pure-rooms-know-no-react-http-or-database', 'similarity/indexes/b.ts', 'node:fs'],
  ['only-commit-writes-pages', 'bulk/b.ts', 'pages/page-writes.ts'],
  ['only-commit-writes-pages', 'pages/b.ts', 'pages/commit-steps.ts'],
];

const cruise = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

const failed = z.object({ stdout: z.string() });

function write(folder: string, file: string, text: string): void {
  const path = join(folder, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Runs the project's own rules over a small tree. @returns 'wall: file' of each breach found. */
async function breachesIn(folder: string): Promise<string[]> {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', 'src'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => failed.parse(error));
  return cruise
    .parse(JSON.parse(stdout))
    .summary.violations.map(({ rule, from }) => `${rule.name}: ${from.replace('src/', '')}`);
}

test('every wall fails the check when it is broken, and a broken wall is named', async () => {
  const folder = temporaryFolder();
  for (const target of [
    'business/facts.ts',
    'generator/similarity.ts',
    'site/document.tsx',
    'pages/page-reads.ts',
    'pages/page-writes.ts',
    'pages/commit-steps.ts',
    'database/connect.ts',
    'auth/session-guard.ts',
  ]) {
    write(folder, target, 'export const target = 1;\n');
  }
  for (const [, from, imported] of BREACHES) {
    const up = '../'.repeat(from.split('/').length - 1);
    const specifier = imported.includes('.ts') ? `${up}${imported}` : imported;
    write(folder, from, `import * as target from '${specifier}';\nexport const use = target;\n`);
  }
  write(folder, 'generator/circle-one.ts', "import { two } from './circle-two.ts';\nexport const one = () => two;\n");
  write(folder, 'generator/circle-two.ts', "import { one } from './circle-one.ts';\nexport const two = () => one;\n");
  const found = await breachesIn(folder);
  expect(found).toEqual(expect.arrayContaining(BREACHES.map(([wall, from]) => `${wall}: ${from}`)));
  expect(found.some((breach) => breach.startsWith('no-circles'))).toBe(true);
});

test('types may cross from the server to the administrators and islands, code may not', async () => {
  const folder = temporaryFolder();
  write(folder, 'pages/page-contracts.ts', 'export interface Page { id: string }\n');
  write(
    folder,
    'admin/types.ts',
    "import type { Page } from '../pages/page-contracts.ts';\nexport type Shown = Page;\n",
  );
  expect(await breachesIn(folder)).toEqual([]);
});

test('one file holds every statement that writes the pages, so that whoever writes them goes through commit', () => {
  const statement =
    /(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`]generated_pages|(?:insert into|update|delete from) generated_pages/i;
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|^src\/database\/migrations\//.test(file),
  );
  expect(files.filter((file) => statement.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([
    'src/pages/page-writes.ts',
  ]);
});
