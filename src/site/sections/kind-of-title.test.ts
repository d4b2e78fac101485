import { expect, test } from 'vitest';
import { visibleText } from '../test-site.ts';
import { pageOf } from '../../../tests/support/page-of-title.ts';

const OF_TILTING = 'É basculante, ou outro que sobe?';
const OF_SLIDING = 'Em portão de correr, o preço segue o peso da folha';
const seenOn = (title: string) => visibleText(pageOf(title));

test('who names the kind of the gate is not asked which kind it is, and who names none is', () => {
  expect(seenOn('estalo no motor do portão')).toContain(OF_TILTING);
  expect(seenOn('estalo no motor do portão de correr')).not.toContain(OF_TILTING);
});

test('what a kind of gate costs is not told to whoever names another', () => {
  expect(seenOn('qual motor para portão basculante de madeira')).not.toContain(OF_SLIDING);
});
