import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { textValues } from '../../content/library/text-values.ts';
import { testFacts } from '../test-site.ts';
import { withCost } from './cost-section.ts';
import type { ContentSection } from './read-content.ts';

const values = textValues(testFacts, { place: null, gateKind: null, brand: null });
const entry = { ...requireEntry('trava-eletrica-nao-solta'), cost: ['Custa {facts.repairPrice} & peças.'] };
const told: ContentSection = { part: null, html: '<section><h2>De onde vem</h2><p>Da folha.</p></section>' };
const asked: ContentSection = {
  part: null,
  html: '<section><h2>Dúvidas</h2><h3>E o portão?</h3><p>Não.</p></section>',
};

test('what a fault costs to mend stands before what is asked next', () => {
  const sections = withCost([told, asked], entry, values);
  expect(sections.map(({ html }) => /<h2>([^<]*)/.exec(html)?.[1])).toEqual(['De onde vem', 'Quanto custa', 'Dúvidas']);
  expect(sections[1]?.html).toMatch(/Custa R\$.+ &amp; peças\./);
  expect(withCost([told], entry, values).at(-1)?.part).toBe('cost');
});

test('it is said once, and of faults alone', () => {
  const cost: ContentSection = { part: 'cost', html: '<section><h2>O preço</h2><p>R$ 1.</p></section>' };
  expect(withCost([cost, asked], entry, values)).toEqual([cost, asked]);
  expect(withCost([told], { ...entry, family: 'choice' }, values)).toEqual([told]);
});
