import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../tests/support/browser-storage.ts';
import { keepFields, keptFields } from './kept-fields.ts';
import { UnsentFields } from './unsent-fields.ts';

const job = { id: 'b2f3c1de-0000-4000-8000-000000000001', by: 'ana@exemplo.com.br' };

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test('what is on the server is kept no more', () => {
  const unsent = new UnsentFields(job, null, { place_key: 'mooca' });
  expect(unsent.areAny).toBe(false);
  unsent.add({ done: 'Trocamos o capacitor.' });
  expect([unsent.areAny, keptFields(job)]).toEqual([true, { place_key: 'mooca', done: 'Trocamos o capacitor.' }]);
  unsent.settle();
  expect([unsent.areAny, keptFields(job)]).toEqual([false, null]);
});

test('what another tab kept meanwhile is left to it', () => {
  const unsent = new UnsentFields(job, null, {});
  unsent.add({ done: 'Aqui.' });
  keepFields(job, { done: 'Na outra aba.' });
  unsent.settle();
  expect(keptFields(job)).toEqual({ done: 'Na outra aba.' });
});
