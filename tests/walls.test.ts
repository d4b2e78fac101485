import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from './support/database.ts';

const ROOT = join(import.meta.dirname, '..');

/** Each wall with an import that breaks it: from a file, of a file or package. */
const BREACHES: readonly (readonly [wall: string, from: string, imported: string])[] = [
  ['text-knows-nothing-of-ours', 'text/a.ts', 'business/facts.ts'],
  ['business-knows-text', 'business/a.ts', 'generator/likeness.ts'],
  ['content-knows-business-and-text', 'content/a.ts', 'site/document.tsx'],
  ['generator-knows-what-was-understood-and-the-texts', 'generator/a.ts', 'generated-pages/pages-store.ts'],
  ['pure-rooms-know-no-react-http-or-database', 'generator/b.ts', 'hono'],
  ['pure-rooms-know-no-react-http-or-database', 'text/b.ts', 'node:fs'],
  ['site-is-handed-what-it-shows', 'site/a.tsx', 'generated-pages/pages-store.ts'],
  ['public-pages-read-what-they-show', 'public-pages/a.ts', 'auth/session-guard.ts'],
  ['islands-are-browser-code', 'site/islands/a.ts', 'site/document.tsx'],
  ['admin-is-browser-code', 'admin/a.ts', 'generated-pages/pages-store.ts'],
  ['browser-code-knows-no-node', 'admin/b.ts', 'node:path'],
  ['http-knows-no-room', 'http/a.ts', 'generated-pages/pages-store.ts'],
  ['database-knows-no-room', 'database/a.ts', 'generated-pages/pages-store.ts'],
  ['only-rooms-with-tables-touch-the-database', 'admin/c.ts', 'database/connect.ts'],
  ['auth-knows-no-pages', 'auth/a.ts', 'generated-pages/pages-store.ts'],
  ['generated-pages-know-no-site', 'generated-pages/a.ts', 'site/document.tsx'],
];

const cruise = z.object({ summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }) });

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
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: unknown) => failed.parse(error),
  );
  return cruise.parse(JSON.parse(stdout)).summary.violations.map(({ rule, from }) => `${rule.name}: ${from.replace('src/', '')}`);
}

test('every wall fails the check when it is broken, and a broken wall is named', async () => {
  const folder = temporaryFolder();
  for (const target of ['business/facts.ts', 'generator/likeness.ts', 'site/document.tsx', 'generated-pages/pages-store.ts', 'database/connect.ts', 'auth/session-guard.ts']) {
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
  write(folder, 'generated-pages/contracts.ts', 'export interface Page { id: string }\n');
  write(folder, 'admin/types.ts', "import type { Page } from '../generated-pages/contracts.ts';\nexport type Shown = Page;\n");
  expect(await breachesIn(folder)).toEqual([]);
});
