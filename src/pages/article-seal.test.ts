import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createArticleSeal, RULES } from './article-seal.ts';

const CLEAN = '<h2>Portão parado</h2><p>Desligue o disjuntor.</p>';
const HOSTILE = '<p>Portão</p><script>alert(1)</script>';
const seal = createArticleSeal('a secret of at least 32 characters');

test('an article that sanitising leaves as it is gets a seal, and is shown under it', () => {
  const made = seal.make(CLEAN);
  expect(made).toMatch(/^[\w-]{22}$/);
  expect(seal.open(CLEAN, made)).toBe(CLEAN);
});

test('an article that sanitising would change gets no seal, and is sanitised', () => {
  expect(seal.make(HOSTILE)).toBeNull();
  expect(seal.open(HOSTILE, null)).toBe('<p>Portão</p>');
});

test('a seal holds for its own article alone', () => {
  expect(seal.open(HOSTILE, seal.make(CLEAN))).toBe('<p>Portão</p>');
});

test('what was sealed with another secret, or is no seal at all, is sanitised', () => {
  const elsewhere = createArticleSeal('another secret of 32 characters or more');
  expect(seal.make(CLEAN)).not.toBe(elsewhere.make(CLEAN));
  for (const given of ['', 'short', `${seal.make(CLEAN)}A`, '='.repeat(22)])
    expect(seal.open(HOSTILE, given)).toBe('<p>Portão</p>');
});

test('the rules have another name whenever they may have become others', () => {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const libraries = ['sanitize-html', 'htmlparser2'].map((name) => lock.packages[`node_modules/${name}`]?.version);
  const sources = ['src/pages/sanitize-html.ts', 'src/text/link-address.ts', 'src/text/fact-slots.ts'];
  const rules = [...libraries, ...sources.map((file) => readFileSync(file, 'utf8'))].join('\n');
  expect(RULES).toBe(hash('sha256', rules, 'base64url').slice(0, 12));
});
