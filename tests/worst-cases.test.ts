import { expect, test } from 'vitest';
import { z } from 'zod';
import { findPasswordFault } from '../src/auth/password-rules.ts';
import { LIBRARY_CALLS } from '../src/auth/library-calls.ts';
import { findLinkTopicBySlug } from '../src/business/link-topics.ts';
import { searchPlaces } from '../src/business/place-search.ts';
import { buildFacts } from '../src/business/facts.ts';
import { FICTITIOUS_COMPANY } from '../src/business/fictitious-company.ts';
import { detectDialect } from '../src/bulk/csv-dialect.ts';
import { parseDescription } from '../src/pages/description-rules.ts';
import { parseArticle } from '../src/pages/sanitize-html.ts';
import { readTitleFile } from '../src/bulk/title-file.ts';
import { parseTitle, titleToKeep } from '../src/pages/title-rules.ts';
import { checkQuality } from '../src/generator/quality-check.ts';
import { shinglesOf } from '../src/generator/similarity.ts';
import { parseJsonText } from '../src/http/json-text.ts';
import { addressWithoutSlash } from '../src/http/plain-address.ts';
import { bestEncoding, isUnchangedSince, matchesEtag } from '../src/http/public-response.ts';
import { plainText } from '../src/text/plain-text.ts';
import { canonicalSlug, aliasSlug, postSlug, searchKey } from '../src/text/slug.ts';
import { testApp } from './support/app.ts';

/**
 * Nothing that a visitor sends may cost more than its length: each function that reads it is fed 64 KB of what it is worst at, and of what the
 * others are. What that costs is compared with a known expression of the second degree on a quarter as much, on the same machine in the same
 * minute, which costs a sixteenth of what it would on as much.
 */
const LENGTH = 64 * 1024;

const ROWS = [
  '/',
  ' ',
  '\t ',
  ' \n',
  '\n',
  '\r',
  'a',
  'a ',
  '0',
  '1.',
  '1,',
  '1 e ',
  '.',
  '. ',
  '...',
  ',',
  ';',
  '"',
  '""',
  '";"',
  '-',
  '- ',
  '_',
  '=',
  ':',
  '::',
  '%',
  '%41',
  '%2f',
  '\\',
  '\\"',
  '\\u0000',
  '[',
  '{"a":',
  '<',
  '<p',
  '<p ',
  '<br',
  '<b>',
  '<p>',
  '<ul><li>',
  '<td>',
  '</td',
  '</p>',
  '<b> </b>',
  '<b>.</b>',
  '<a b=',
  '<a href="',
  '<a href="<!---->">',
  '<!--',
  '-->',
  '<script',
  '<script>',
  '</script ',
  '<svg>',
  '<iframe>',
  '&',
  '&a',
  '&#1',
  '&#x301;',
  'a@',
  '@',
  'a.',
  'a-',
  "a'",
  'R$ 1 ',
  'um ',
  'abre ',
  'garantia ',
  'segundos ',
  'um, ',
  'é',
  '\u0301',
  '\u0301\u0316',
  'a\u0301\u0316',
  'é\u0316',
  '\u1100\u1161',
  '\ud83d\ude00',
  '\ud800',
  '\u2028',
  'x=y; ',
  'gzip;q=0, ',
  '127.0.0.1, ',
  '::ffff:',
  'W/',
] as const;
interface Fed {
  readonly row: string;
  readonly text: string;
}

const feed = (ends: readonly string[]): Fed[] =>
  ROWS.flatMap((row) =>
    ends.map((end) => ({
      row: `${JSON.stringify(row)} … ${JSON.stringify(end)}`,
      text: row.repeat(Math.ceil(LENGTH / row.length)).slice(0, LENGTH) + end,
    })),
  );
const ALL = feed(['', 'x', '!', '>']);
/** For what costs more to read. */
const SOME = feed(['x']);

async function costOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** What an expression of the second degree costs on a quarter of the length: sixteen times what it costs on a sixteenth, which is tried. */
async function secondDegree(): Promise<number> {
  return 16 * (await costOf(() => `${'/'.repeat(LENGTH / 16)}a`.replace(/\/+$/, '')));
}

/** The first of what is fed that costs too much, with what it costs; null where nothing does. */
async function findDear(read: (text: string) => unknown, texts: readonly Fed[]): Promise<string | null> {
  const most = (await secondDegree()) / 2;
  for (const { row, text } of texts) {
    const first = await costOf(() => read(text));
    // Compiling and collecting may come in between, but not twice.
    const cost = first > most ? await costOf(() => read(text)) : first;
    if (cost > most) return `${row} costs ${Math.round(cost / 1000)} ms, allowed are ${Math.round(most / 1000)}`;
  }
  return null;
}

const facts = buildFacts(FICTITIOUS_COMPANY);
const bytes = (text: string) => new TextEncoder().encode(text);
const signIn = LIBRARY_CALLS['/sign-in/email']?.body ?? z.never();
const recovery = LIBRARY_CALLS['/request-password-reset']?.body ?? z.never();
const url = (text: string) => `http://localhost/${text.replaceAll('#', '')}`;

type Readers = readonly (readonly [name: string, read: (text: string) => unknown])[];

const READERS: Readers = [
  ['an address with a slash at its end', (text) => addressWithoutSlash(url(text))],
  ['the slug of a post', postSlug],
  ['the slug of a topic', canonicalSlug],
  ['the slug that the specification gives', aliasSlug],
  ['the key of a search', searchKey],
  ['the address of a useful link', (text) => findLinkTopicBySlug(canonicalSlug(text))],
  ['the name of a neighbourhood', searchPlaces],
  ['JSON', (text) => parseJsonText(bytes(JSON.stringify({ text })).buffer)],
  ['what claims to be JSON', (text) => parseJsonText(bytes(text).buffer)],
  ['Accept-Encoding', bestEncoding],
  ['If-None-Match', (text) => matchesEtag(text, '"a"')],
  ['If-Modified-Since', (text) => isUnchangedSince(text, new Date())],
  ['the body of a sign-in', (text) => signIn.safeParse({ email: text, password: text })],
  ['the body of a recovery', (text) => recovery.safeParse({ email: text })],
  ['a new password', (text) => findPasswordFault(text.slice(0, 1000), 'dona@exemplo.com.br')],
  ['a title', parseTitle],
  ['a title of a job', titleToKeep],
  ['a description', parseDescription],
];

const SLOW_READERS: Readers = [
  ['an article', parseArticle],
  ['HTML as plain text', plainText],
  ['what is alike', (text) => shinglesOf({ title: 'Motor na Mooca', html: text })],
  [
    'a quality check',
    (text) => checkQuality({ title: 'Motor na Mooca', description: '', html: text, similarity: 0, facts }),
  ],
  ['a table of titles', (text) => detectDialect(text)],
  ['a file of titles', (text) => readTitleFile([bytes(text)])],
];

test.each(READERS)('%s is read at the cost of its length', { timeout: 240_000 }, async (_name, read) => {
  expect(await findDear(read, ALL)).toBeNull();
});

test.each(SLOW_READERS)('%s is read at the cost of its length', { timeout: 240_000 }, async (_name, read) => {
  expect(await findDear(read, SOME)).toBeNull();
});

test(
  'a line of a file that never ends is read once, however many pieces it comes in',
  { timeout: 240_000 },
  async () => {
    const pieces = (count: number) => Array.from({ length: count }, () => bytes('a'.repeat(LENGTH)));
    const few = await costOf(() => readTitleFile(pieces(20)));
    const many = await costOf(() => readTitleFile(pieces(320)));
    expect(many / few).toBeLessThan(64);
  },
);

const HEADERS = [
  'cookie',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-for',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'authorization',
] as const;

/** What a header may hold. */
const SENDABLE = SOME.filter(({ text }) => /^[\t\x20-\x7e]*$/.test(text.slice(0, 64) + text.at(-1)));

test('a header is read at the cost of its length', { timeout: 240_000 }, async () => {
  const app = await testApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const name of HEADERS) {
    const read = async (text: string) => {
      await app.get('/', { headers: { [name]: text } });
      await app.http.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [name]: text },
        body: '{}',
      });
    };
    expect(await findDear(read, SENDABLE)).toBeNull();
  }
});

test('a path and a query are read at the cost of their length', { timeout: 240_000 }, async () => {
  const app = await testApp();
  const read = async (text: string) => {
    // As long as the product reads them at all.
    const escaped = encodeURI(text.slice(0, 4000).toWellFormed()).slice(0, 4000).replace(/%.?$/, '');
    for (const path of [
      '/',
      '/links-uteis/',
      '/cidades/',
      '/topicos/',
      '/compartilhar/',
      '/?cidade=',
      '/guia-completo?peso=',
    ])
      await app.get(path + escaped.replace(/[?#]/g, ''));
  };
  expect(await findDear(read, SOME)).toBeNull();
});

test.each(['/', '/links-uteis/', '/?cidade=', '/api/pages?q=', '/admin/'])(
  'an address of more than 4 KB below %s answers 414 and is not looked up',
  async (path) => {
    const app = await testApp();
    const response = await app.get(path + 'a'.repeat(4096));
    expect(response.status).toBe(414);
    expect(await response.text()).toContain('O endereço pedido é longo demais.');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(app.lines).toEqual([]);
  },
);

test('an address of 4 KB is looked up', async () => {
  const app = await testApp();
  expect((await app.get(`/${'a'.repeat(4095)}`)).status).toBe(404);
});
