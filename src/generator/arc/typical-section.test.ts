import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { commonRepairs } from '../../content/places/typical/common-repairs.ts';
import { plainText } from '../../text/plain-text.ts';
import { page } from '../test-pages.ts';

const textOf = (title: string, creativity: number, seed = 1) => plainText(page(title, creativity, seed).html);

test('a repair page tells of common faults, each with what the technician does, and of what the lie of the land brings about', () => {
  const { html } = page('Conserto de portão no Mandaqui', 75);
  const [, list = ''] =
    /<h2>(?:O que consertamos|Defeitos que atendemos|No Mandaqui, o que)[^<]*<\/h2><ul>([^]*?)<\/ul>/u.exec(html) ?? [];
  const items = [...list.matchAll(/<li><strong>([^<]*)\.<\/strong> ([^<]*)<\/li>/g)];
  expect(items).toHaveLength(9);
  const land = items.at(-1)?.[2];
  const ofOtherWords = items.slice(0, 8).filter(([, subject, text = '']) => {
    const common = commonRepairs.find(({ entry }) => library.get(entry)?.subject === subject);
    return !common?.means.some((said) => text.startsWith(said)) || !common.work.some((said) => text.endsWith(said));
  });
  expect(ofOtherWords).toEqual([]);
  expect(land).toMatch(/Na visita, o técnico /);
});

test('of two faults that say much the same one is told', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { html } = page('Conserto de portão na Mooca', 100, seed);
    const told = (id: string) => html.includes(`<strong>${library.get(id)?.subject}.`);
    expect(told('portao-nao-fecha') && told('fotocelula-com-defeito')).toBe(false);
  }
});

test('where nothing is drawn, the place decides what is told, whatever the seed', () => {
  const told = (title: string) =>
    [...page(title, 0).html.matchAll(/<li><strong>([^<]*)\.<\/strong>/g)].map(([, subject = '']) => subject);
  expect(told('Conserto de portão na Mooca').length).toBeGreaterThan(2);
  expect(told('Conserto de portão na Mooca')).not.toEqual(told('Conserto de portão em Santana'));
  expect(textOf('Conserto de portão na Mooca', 0, 1)).toBe(textOf('Conserto de portão na Mooca', 0, 2));
});

test('a gate that the title names is told nothing of other gates', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    expect(page('Conserto de portão de correr na Mooca', 75, seed).html).not.toMatch(
      /<strong>(?:Basculante|Braço do basculante|Fuso do motor|Dobradiça)/,
    );
});

test('whoever names a part is told of faults of that part first', () => {
  const firstTold = (title: string, seed: number) =>
    /<h2>[^<]*(?:consert|Defeitos)[^<]*<\/h2><ul><li><strong>([^<]*)\.<\/strong>/.exec(page(title, 50, seed).html)?.[1];
  const subjects = new Map([...library.values()].map((entry) => [entry.subject, entry.parts]));
  for (const seed of [1, 2, 3, 4])
    expect(subjects.get(firstTold('Conserto de motor de portão na Mooca', seed) ?? '')).toContain('motor');
});

test('a page on one fault or without a place tells no others', () => {
  for (const title of ['Portão não fecha no Mandaqui', 'Conserto de portão'])
    expect(textOf(title, 100)).not.toMatch(/o que (?:o técnico )?conserta|Defeitos que atendemos/iu);
});

test('in an emergency the place and its faults stand after all that is to be done', () => {
  const { html } = page('Conserto 24 horas de portão no Mandaqui', 75);
  const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading = '']) => heading);
  expect(headings.findIndex((heading) => heading.startsWith('Ruas e portões'))).toBe(headings.length - 3);
});

test('no other thing that the technician does begins like one that is said, while there is another', () => {
  const items = [...page('Conserto de portão na Mooca', 75, 2).html.matchAll(/<li>([^<]*)<\/li>/g)].map(
    ([, item = '']) => item,
  );
  expect(items.filter((item) => item.startsWith('Testa ')).length).toBeLessThanOrEqual(1);
});

test('on the page of an emergency a fault is told by its answer, which says what to keep away from', () => {
  const texts = Array.from({ length: 8 }, (_, seed) =>
    textOf('Emergência 24 horas de portão no Aeroporto', 75, seed + 1),
  );
  const told = texts.flatMap((text) => text.match(/portão saiu do trilho\. [^.]*\./giu) ?? []);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((sentence) => !/afaste|não empurre|isole/iu.test(sentence))).toEqual([]);
});

test('whoever names a circumstance is told nothing of other faults', () => {
  expect(textOf('Conserto de portão no domingo no Mandaqui', 75)).not.toMatch(
    /Defeitos que atendemos|o que consertamos/iu,
  );
});
