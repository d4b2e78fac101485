import { expect, test } from 'vitest';
import { z } from 'zod';
import { gateKindIds } from '../business/gate-kind-ids.ts';
import { gateKinds } from '../business/gate-kinds.ts';
import { gateParts, partIds } from '../business/gate-parts.ts';
import data from '../content/library/vocabulary.yaml';
import { gateKindIn, partIn } from './gate-in-title.ts';
import { phrasesOfGates, wordsOfGates } from './gate-vocabulary.ts';
import { foldedWords, readWords } from './words.ts';

const forms = z.record(z.string(), z.array(z.coerce.string()));
const { words, things, phrases } = z.object({ words: forms, things: forms, phrases: forms }).parse(data);

function read(text: string) {
  return readWords(foldedWords(text));
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

test('no word or phrase of a kind or part stands for anything else', () => {
  const typed = wordsOfGates.flatMap(([key, list]) => [key, ...list]);
  const others = Object.entries({ ...words, ...things }).flatMap(([key, list]) => [key, ...list]);
  expect(repeated(typed)).toEqual([]);
  expect(typed.filter((word) => others.includes(word))).toEqual([]);
  const phrasesTyped = phrasesOfGates.flatMap(([, list]) => list);
  expect(repeated(phrasesTyped)).toEqual([]);
  expect(phrasesTyped.filter((phrase) => Object.values(phrases).flat().includes(phrase))).toEqual([]);
});

test('every kind is understood by its own key, and every part that titles name by its name', () => {
  expect(gateKindIds.filter((kind) => gateKindIn(read(`motor ${gateKinds[kind].key}`)) !== kind)).toEqual([]);
  const named = partIds.filter((id) => Object.keys(gateParts[id].keys).length > 0);
  expect(named.filter((id) => partIn(read(gateParts[id].name)) !== id)).toEqual([]);
});

test('a part that only one kind has names the kind', () => {
  expect(gateKindIn(read('cremalheira gasta'))).toBe('sliding');
  expect(gateKindIn(read('contrapeso solto'))).toBe('tilting');
  expect(gateKindIn(read('roldana gasta'))).toBeNull();
});
