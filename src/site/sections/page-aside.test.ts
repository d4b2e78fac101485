import { expect, test } from 'vitest';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { testFacts, visibleText } from '../test-site.ts';

const cardOf = (title: string) =>
  visibleText(/<aside class="aside"[\s\S]*?<\/aside>/.exec(pageOf(title))?.[0] ?? '').replaceAll(/\s+/g, ' ');

test.each(['Comprar cremalheira para portão', 'Quanto custa consertar portão eletrônico'])(
  'the card beside a page of a part or a repair says what the work costs: %s',
  (title) => {
    expect(cardOf(title)).toContain(`Mão de obra, de dia ${factTexts(testFacts).repairPrice.replaceAll(/\s+/g, ' ')}`);
  },
);

test('the card beside the price of a kit speaks of no other work', () => {
  expect(cardOf('Quanto custa um motor de portão em Guarulhos')).not.toContain('Mão de obra');
});
