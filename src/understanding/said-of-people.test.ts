import { expect, test } from 'vitest';
import { dangerIn } from './dangers.ts';
import { withoutSaidOfPeople } from './said-of-people.ts';
import { understand } from './understand-title.ts';

test.each([
  ['o portao da minha mae nao abre', 'o portao nao abre'],
  ['motor da casa do meu sogro parou', 'motor da casa parou'],
  ['meu pai diz que o portao esta pesado', 'o portao esta pesado'],
  ['o porteiro falou que o motor ronca', 'o motor ronca'],
  ['o portao nao abre e minha mae e idosa', 'o portao nao abre'],
  ['portao travado tenho mae cadeirante', 'portao travado'],
])('‘%s’ without those who are spoken of', (said, left) => {
  expect(withoutSaidOfPeople(said)).toBe(left);
});

test.each([
  'o portao caiu em cima da minha mae',
  'portao prendeu a mao do meu pai',
  'o vizinho reclama que o portao bate',
])('whoever is concerned stays: ‘%s’', (said) => {
  expect(withoutSaidOfPeople(said)).toBe(said);
});

test('whose gate it is and who is old beside it is no danger', () => {
  expect(dangerIn('disjuntor do portao da minha mae derruba a casa inteira')).toBeNull();
  expect(dangerIn('motor vazando oleo embaixo e minha mae e idosa')).toBeNull();
  expect(dangerIn('portao pegou a minha mae e ela e idosa')).toBe('portao-atingiu-pessoa');
});

test.each([
  ['disjuntor do portão da minha mãe derruba a casa inteira', 'disjuntor-desarma'],
  ['o vizinho diz que o portão está todo comido de ferrugem embaixo', 'portao-enferrujado'],
])('‘%s’ is answered by %s', (title, entry) => {
  expect(understand(title).entry?.id).toBe(entry);
});
