import { expect, test } from 'vitest';
import { locationTitles } from '../business/location-titles.ts';
import { places } from '../business/places.ts';
import { inPlace } from '../text/portuguese.ts';
import { plainText } from '../text/plain-text.ts';
import { countWords, READABLE_FROM, readability } from './readability.ts';
import { page, subjects } from './test-pages.ts';

test('a description names the place with its article, and its entry in the words of the title', () => {
  for (const subject of subjects)
    for (const seed of [1, 2, 3, 4])
      expect(page(`${subject} Parada Inglesa`, 75, seed).description).not.toMatch(/(?:Atendemos|em) Parada Inglesa/);
  for (const seed of [1, 2, 3, 4])
    expect(page('não consigo pagar com boleto', 75, seed).description).toMatch(/boleto/i);
});

test('the description of a page that offers nothing asks for no order', () => {
  for (const title of [
    'criança prendeu a mão no portão na Parada Inglesa',
    'receita de bolo',
    'vocês alugam portão?',
    'clonar controle do vizinho',
  ]) {
    for (const seed of [1, 2, 3, 4]) expect(page(title, 75, seed).description).not.toMatch(/Orçamento pelo|Técnico em/);
  }
});

test('over all places the text uses the place with its own preposition and article', () => {
  const wrong: string[] = [];
  for (const place of places) {
    const text = plainText(page(`Motor de Portão PPA ${inPlace(place)}`, 75, places.indexOf(place)).html);
    const others = ['em', 'no', 'na', 'nos', 'nas'].filter(
      (preposition) => `${preposition} ${place.name}` !== inPlace(place),
    );
    // 'na São Paulo' cannot be distinguished from 'na Zona Leste de São Paulo' and the like, so only the directly attached word counts.
    const mistake = others.find((preposition) =>
      new RegExp(`(?<![\\p{L}])${preposition} ${place.name}(?![\\p{L}]| [\\p{Lu}])`, 'u').test(text),
    );
    if (mistake) wrong.push(`${mistake} ${place.name}`);
  }
  expect(wrong).toEqual([]);
});

test('no contraction is left open and no article stands twice, over places and subjects', () => {
  const mistakes = /(?<![\p{L}])(?:(?<!antes )de o|de a|em o|em a|por o|por a|a a|o o|a o|de os|de as)(?![\p{L}])/iu;
  const wrong: string[] = [];
  for (const [index, place] of places.entries()) {
    const title = `${subjects[index % subjects.length]} ${place.name}`;
    const found = mistakes.exec(plainText(page(title, 100, index).html));
    if (found) wrong.push(`${title}: ${found[0]} … ${found.input.slice(found.index - 30, found.index + 30)}`);
  }
  expect(wrong).toEqual([]);
});

test('no sentence stands twice on a page of the built-in titles', () => {
  const wrong: string[] = [];
  for (const title of locationTitles) {
    const sentences = plainText(page(title).html)
      .split(/(?<=[.?])\s/)
      .filter((sentence) => sentence.length > 25);
    const twice = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
    if (twice) wrong.push(`${title}: ${twice}`);
  }
  expect(wrong).toEqual([]);
});

test('at 75 every built-in title gives at least 350 words and reads easily', () => {
  const measured = locationTitles
    .map((title) => plainText(page(title).html))
    .map((text) => [countWords(text), readability(text)] as const);
  expect(Math.min(...measured.map(([words]) => words))).toBeGreaterThanOrEqual(350);
  expect(Math.min(...measured.map(([, ease]) => ease))).toBeGreaterThanOrEqual(READABLE_FROM);
});
