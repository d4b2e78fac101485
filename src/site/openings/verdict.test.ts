import { expect, test } from 'vitest';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { vignetteIds, vignettes } from '../../business/vignettes.ts';
import type { Family } from '../../content/library/entry.ts';
import { library } from '../../content/library/library.ts';
import { capitalise } from '../../text/portuguese.ts';
import { vignetteFiles } from '../vignettes/vignette-files.tsx';

/** Whose readers were told what holds in words alone. */
const DRAWN: ReadonlySet<Family> = new Set<Family>(['choice', 'law', 'building', 'payment']);

const verdicts = [...library.values()].flatMap(({ id, family, verdict }) =>
  verdict ? [{ id, family, shown: verdict.rows.map(({ shows }) => shows) }] : [],
);

const openingOf = (title: string) =>
  /<section class="opening verdict"[\s\S]*?<\/section>/.exec(mainOf(pageOf(title)))?.[0] ?? '';

test('what holds is drawn, situation by situation, wherever one chooses, asks of law or a building, or pays', () => {
  const undrawn = verdicts.filter(({ family, shown }) => DRAWN.has(family) && shown.includes(undefined));
  expect(undrawn.map(({ id }) => id)).toEqual([]);
});

test('a page draws each of its situations or none, and no two alike', () => {
  const uneven = verdicts.filter(({ shown }) => {
    const drawn = shown.filter((id) => id !== undefined);
    return drawn.length > 0 && new Set(drawn).size !== shown.length;
  });
  expect(uneven.map(({ id }) => id)).toEqual([]);
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

test('what is compared stands side by side, what holds by law row by row', () => {
  expect(openingOf('Qual o melhor motor: deslizante ou basculante')).toContain('class="pictured side-by-side"');
  expect(openingOf('PPA ou Garen qual melhor')).toContain('class="pictured side-by-side"');
  expect(openingOf('Garantia do motor de portão')).toContain('class="pictured"');
});

test('who asks what safety demands sees it at the gate under what holds, and who asks of a warranty does not', () => {
  const html = mainOf(pageOf('Portão automático precisa de sensor por lei?'));
  const scene = html.indexOf('/assets/o-que-protege.');
  expect(scene).toBeGreaterThan(html.indexOf('class="opening verdict"'));
  expect(html.indexOf('/assets/o-que-protege.', scene + 1)).toBe(-1);
  expect(mainOf(pageOf('Garantia do motor de portão'))).not.toContain('/assets/o-que-protege.');
});
