import { expect, test } from 'vitest';
import { understand } from '../understanding/understand-title.ts';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { locationTitles } from '../business/location-titles.ts';
import { UNTOLD_MOST, untoldOfTitle, untoldWords } from './untold-words.ts';

const entry = { subject: 'Portão não fecha', question: 'Por que o portão não fecha?' };
const untold = (title: string, page: string) => untoldWords(understand(title), entry, '', page, 0);

test('what a title names and the page does not speak of is named, in its order', () => {
  expect(untold('Portão não fecha quando a cortina do vizinho balança', 'Algo corta o feixe.')).toEqual([
    'cortina',
    'vizinho',
    'balanca',
  ]);
});

test('what is said in another form or by another name is spoken of', () => {
  expect(untold('Portão não fecha com o app', 'O aplicativo do celular abriu, mas não manda fechar.')).toEqual([]);
  expect(untold('Portão com sensores novos não fecha', 'O sensor novo está torto.')).toEqual([]);
});

test('as few as are of no interest are not looked for', () => {
  expect(untoldWords(understand('Portão não fecha por causa da cortina'), entry, '', 'Nada.', 1)).toEqual([]);
});

test('no title of the list of services and places says more than its answer speaks of', () => {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  expect(locationTitles.filter((title) => untoldOfTitle(understand(title), facts).length > UNTOLD_MOST)).toEqual([]);
});
