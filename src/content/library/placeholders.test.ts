import { expect, test } from 'vitest';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { fillText } from './placeholders.ts';
import { textValues } from './text-values.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const said = (text: string, brand: string | null) =>
  fillText(text, textValues(facts, { place: null, gateKind: null, brand }));

test('a maker stands behind what it makes like a surname, and another maker with its preposition', () => {
  const text = 'No motor {brand.name} o botão fica dentro. Entre a nossa e {brand.name} não há vencedora.';
  expect(said(text, 'Garen')).toBe('No motor Garen o botão fica dentro. Entre a nossa e Garen não há vencedora.');
  expect(said(text, null)).toBe(
    'No motor de outra marca o botão fica dentro. Entre a nossa e outra marca não há vencedora.',
  );
});
