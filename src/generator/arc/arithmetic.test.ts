import { expect, test } from 'vitest';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { understand } from '../../understanding/understand-title.ts';
import { arithmetic } from './arithmetic.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const told = (title: string) => arithmetic(understand(title), facts).join(' ');

test('a building of many flats is told after how many days its cycles are done, one of few after how many months', () => {
  expect(told('motor para condomínio com 80 apartamentos')).toContain('mais ou menos a cada 62 dias');
  expect(told('motor para vila com 14 casas')).not.toMatch(/\d{3} dias/);
});

test('a material that was typed with a slip weighs as the title was understood', () => {
  expect(told('motor para portao de maderia de 4 metros')).toContain('De madeira maciça, a 30 a 45 kg por m²');
});
