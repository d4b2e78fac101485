import { expect, test } from 'vitest';
import { instalmentsText } from '../../business/model-texts.ts';
import { pageOf } from '../../../tests/support/page-of-title.ts';
import { testFacts, visibleText } from '../test-site.ts';

test('who asks about instalments sees the price of each kit cut into them', () => {
  const axis =
    /<section class="opening axis"[\s\S]*?<\/section>/.exec(pageOf('Parcelar motor de portão no cartão'))?.[0] ?? '';
  const bars = [...axis.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) => path.split('M').length - 1);
  expect(bars).toEqual(testFacts.models.map(() => testFacts.maxInstalments));
  for (const { price } of testFacts.models)
    expect(visibleText(axis)).toContain(visibleText(instalmentsText(testFacts, price)));
});
