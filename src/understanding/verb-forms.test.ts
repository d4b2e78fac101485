import { expect, test } from 'vitest';
import { verbForms } from './verb-forms.ts';
import { foldedWords, readWords } from './words.ts';

test('a verb is known in its regular forms, spelled as they sound', () => {
  expect(verbForms('fechar')).toContain('fechasse');
  expect(verbForms('colocar')).toContain('coloque');
  expect(verbForms('vender')).toContain('venderiam');
  expect(verbForms('abrir')).toContain('abriram');
});

test('what is no verb has no forms', () => {
  expect(verbForms('motor')).toEqual([]);
});

test('a title is read by its verbs, however they are bent, and what the vocabulary lists stands', () => {
  const keys = (title: string) => readWords(foldedWords(title)).flatMap(({ key }) => key ?? []);
  expect(keys('queria que fechasse')).toContain('fechar');
  expect(keys('vocês consertariam')).toContain('consertar');
  expect(keys('codifiquei o controle')).toContain('programar');
  expect(keys('perdeu a programação')).toContain('desprogramar');
});
