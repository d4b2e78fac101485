import { expect, test } from 'vitest';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import { visibleText } from '../test-site.ts';

/** The marks of a page's day, the lit ones first, and what is said of them. */
function dayOf(title: string) {
  const html = /<div class="day">[\s\S]*?<\/div>/.exec(pageOf(title))?.[0] ?? '';
  const [lit = 0, others = 0] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d.split('M').length - 1);
  return { lit, all: lit + others, says: visibleText(html).trim() };
}

test('a building that counts its flats sees each opening of its day, those of the busiest hour lit', () => {
  const { lit, all, says } = dayOf('Qual motor para condomínio de 80 apartamentos');
  expect([lit, all]).toEqual([24, 160]);
  expect(says).toBe('Num dia, 160 aberturas; em âmbar, as 24 da hora mais cheia.');
});

test('where a day has more openings than can be told apart, a mark stands for several and the page says for how many', () => {
  const { lit, all, says } = dayOf('Qual motor para condomínio de 300 apartamentos');
  expect([lit, all]).toEqual([30, 200]);
  expect(says).toContain('Cada traço são 3.');
});

test('who counts no day is shown none', () => {
  expect(dayOf('Quantos ciclos por hora um motor de portão aguenta').all).toBe(0);
});

test('a bar of the busiest hour is cut into its openings', () => {
  const html = pageOf('Qual motor para condomínio de 80 apartamentos');
  const [, own = ''] = /O seu, 80 carros[\s\S]*?<path d="([^"]*)"/.exec(html) ?? [];
  expect(own.split('M')).toHaveLength(25);
});
