import { expect, test } from 'vitest';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { vignetteIds, vignettes } from '../../business/vignettes.ts';
import { library } from '../../content/library/library.ts';
import { capitalise } from '../../text/portuguese.ts';
import { testFacts } from '../test-site.ts';
import { vignetteFiles } from '../vignettes/vignette-files.tsx';

const verdicts = [...library.values()].flatMap(({ id, verdict }) =>
  verdict ? [{ id, shown: verdict.rows.map(({ shows }) => shows) }] : [],
);

const openingOf = (title: string) =>
  /<section class="opening verdict"[\s\S]*?<\/section>/.exec(mainOf(pageOf(title)))?.[0] ?? '';

test('a page draws no two situations alike', () => {
  const alike = verdicts.filter(({ shown }) => new Set(shown).size !== shown.length);
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('each drawing is shown by some page, and each has its own view in the one file of all', () => {
  const used = new Set(verdicts.flatMap(({ shown }) => shown));
  expect(vignetteIds.filter((id) => !used.has(id))).toEqual([]);
  const views = [...(vignetteFiles[0]?.svg ?? '').matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)];
  expect(views.map(([, id]) => id)).toEqual(vignetteIds);
  expect(new Set(views.map(([, , box]) => box)).size).toBe(vignetteIds.length);
});

test('whoever does not see a drawing is told what it shows, beside its own situation', () => {
  const html = openingOf('Garantia do motor de portão');
  for (const [id, when] of [
    ['invoice', 'Garantia de fábrica'],
    ['storm', 'Raio, água, batida'],
  ] as const)
    expect(html).toMatch(
      new RegExp(`<img src="/assets/quadros\\.\\w+\\.svg#${id}" alt="${capitalise(vignettes[id])}\\."[^>]*/>${when}`),
    );
});

test('what is chosen from stands side by side, what holds by law row by row', () => {
  expect(openingOf('Qual o melhor motor: deslizante ou basculante')).toContain('<dl class="side-by-side">');
  expect(openingOf('Garantia do motor de portão')).toContain('<dl>');
});

test('two makers are compared row by row, each under its name', () => {
  const html = openingOf('PPA ou Garen qual melhor');
  expect([...html.matchAll(/<th scope="col">([^<]+)/g)].map(([, side]) => side)).toEqual([
    'O que comparar',
    `${testFacts.brand}, a nossa`,
    'Garen',
  ]);
  const rows = [...html.matchAll(/<th scope="row">.*?<\/tr>/g)].map(([row]) => row.match(/<td>[^<]+<\/td>/g)?.length);
  expect(rows).toEqual([2, 2, 2, 2]);
});

test('who asks what safety demands sees it at the gate under what holds, and who asks of a warranty does not', () => {
  const html = mainOf(pageOf('Portão automático precisa de sensor por lei?'));
  const scene = html.indexOf('/assets/o-que-protege.');
  expect(scene).toBeGreaterThan(html.indexOf('class="opening verdict"'));
  expect(html.indexOf('/assets/o-que-protege.', scene + 1)).toBe(-1);
  expect(mainOf(pageOf('Garantia do motor de portão'))).not.toContain('/assets/o-que-protege.');
});
