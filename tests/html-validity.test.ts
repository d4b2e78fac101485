import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addresses } from '../src/business/addresses.ts';
import { testApp } from './support/app.ts';

/** One of each kind of page, and the states that a form leads to. */
const PAGES = [
  addresses.home,
  '/?cidade=xyz',
  '/buscar?q=mooca',
  '/buscar?q=xyz',
  addresses.sitemap,
  `${addresses.guide}?tipo=deslizante&peso=480&largura=3,5&ciclos=60`,
  `${addresses.guide}?peso=muito`,
  addresses.knowledgeCentre,
  addresses.jetflexArticle,
  addresses.faq,
  addresses.guarulhos,
  addresses.osasco,
  addresses.privacy,
  addresses.place('cotia'),
  addresses.place('mooca-sao-paulo-capital'),
  addresses.place('lugar-inventado'),
  addresses.topic('motor-basculante'),
  addresses.topic('assunto-inventado'),
  addresses.usefulLink('motor-deslizante'),
  addresses.usefulLink('motor-para-portao-na-mooca'),
  addresses.posts,
  addresses.postsPage(2),
  addresses.post('motor-de-portao-ppa-santana'),
  addresses.notFound,
];

const checker: string = createRequire(import.meta.url)('vnu-jar');

/** The Nu HTML Checker's errors; style sheets are not its subject here, and it does not know today's CSS. */
function check(folder: string): Promise<string> {
  const args = [
    '-jar',
    checker,
    '--errors-only',
    '--format',
    'gnu',
    '--filterpattern',
    '.*CSS.*',
    '--skip-non-html',
    folder,
  ];
  return new Promise((resolve) => {
    execFile(process.env['TEST_JAVA'] ?? 'java', args, { maxBuffer: 10_000_000 }, (error, _output, errors) =>
      resolve(error && errors === '' ? error.message : errors),
    );
  });
}

test('the Nu HTML Checker finds no error on any kind of page', { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(process.env['TEST_SCRATCH'] ?? tmpdir(), 'html-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const app = await testApp();
  await app.call('POST', '/api/pages', {
    title: 'Motor para portão na Mooca',
    content: '<h2>Como escolher</h2><p>Pelo peso.</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  });
  for (const [index, path] of PAGES.entries())
    await writeFile(join(folder, `${index}.html`), await (await app.get(path)).text());
  // A page that is wrong on purpose shows that the checker reads.
  await writeFile(
    join(folder, 'wrong.html'),
    '<!doctype html><html lang="pt-BR"><head><title>x</title></head><body><p><div></p></body></html>',
  );
  const lines = (await check(folder)).split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => line.includes('wrong.html')).length).toBeGreaterThan(0);
  expect(
    lines
      .filter((line) => !line.includes('wrong.html'))
      .map((line) => line.replace(/^.*?(\d+)\.html"?/, (_, index) => PAGES[Number(index)] ?? line)),
  ).toEqual([]);
});
