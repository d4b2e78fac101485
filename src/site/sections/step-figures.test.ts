import { expect, test } from 'vitest';
import { BREAKER } from '../../content/library/entry.ts';
import { library, requireEntry } from '../../content/library/library.ts';
import { drawingFiles } from '../drawings/drawing-files.tsx';
import { pictureFiles } from '../drawings/picture-files.tsx';
import { withStepFigures } from './step-figures.ts';

const HOW_TO = [...library.values()].filter(({ family }) => family === 'how-to');

function stepsOf({ steps }: (typeof HOW_TO)[number]): string {
  return `<ol>${steps.map(({ title, text }) => `<li><strong>${title}.</strong> ${text}</li>`).join('')}</ol>`;
}

test('a step has a figure of what is touched in it, with what is seen', () => {
  const entry = requireEntry('destravar-portao');
  const html = withStepFigures(stepsOf(entry), entry, 'tilting');
  const figures = [...html.matchAll(/<img src="\/assets\/([^"#]+)(?:#([^"]+))?" alt="([^"]+)"/g)];
  expect(figures).toHaveLength(new Set(entry.steps.flatMap(({ shows }) => shows ?? [])).size);
  const [, , release] = figures;
  expect(release?.slice(1)).toEqual([
    expect.stringMatching(/^basculante-de-perto\.[\da-f]{8}\.svg$/),
    'perto-release',
    'Desenho de perto, com a peça deste passo em âmbar. Desengate: a fechadura de chave no corpo do motor.',
  ]);
});

test('every figure of a step is a part that its file shows', () => {
  for (const entry of HOW_TO) {
    const html = withStepFigures(stepsOf(entry), entry, null);
    expect(html).toContain('<img');
    for (const [, name = '', fragment] of html.matchAll(/<img src="\/assets\/([^"#]+)(?:#([^"]+))?"/g)) {
      const svg = [...drawingFiles, ...pictureFiles].find((file) => file.name === name)?.svg;
      expect(svg).toContain(fragment === undefined ? '<svg' : `<view id="${fragment}"`);
    }
  }
});

test('no figure stands beside two steps of a page', () => {
  for (const entry of HOW_TO) {
    const addresses = [...withStepFigures(stepsOf(entry), entry, null).matchAll(/<img src="([^"]+)"/g)].map(
      ([, src]) => src,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test('no step that turns the power on again shows a breaker that is down', () => {
  const shown = HOW_TO.flatMap(({ id, steps }) =>
    steps.filter(({ title, shows }) => title.startsWith('Religue') && shows === BREAKER).map(() => id),
  );
  expect(shown).toEqual([]);
});

test('a step that an administrator wrote has none, and neither has a text of another family', () => {
  const entry = requireEntry('destravar-portao');
  const own = '<ol><li><strong>Outro passo.</strong> Texto.</li></ol>';
  expect(withStepFigures(own, entry, null)).toBe(own);
  expect(withStepFigures(stepsOf(entry), null, null)).toBe(stepsOf(entry));
});
