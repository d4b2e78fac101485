import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';

test('whoever only greets, laughs or hums has asked nothing', () => {
  for (const title of ['oi', 'Bom diaaaa', 'kkkkkkkkk', 'hmm', 'boa tarde, tudo bem?'])
    expect([title, understand(title).entry?.family ?? 'refusal']).toEqual([title, 'refusal']);
  for (const title of ['oi, portão não abre', 'motor faz hmm e não anda', 'boa tarde, vocês atendem na Mooca?'])
    expect([title, understand(title).entry?.family ?? 'refusal']).not.toEqual([title, 'refusal']);
});
