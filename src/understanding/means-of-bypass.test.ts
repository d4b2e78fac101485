import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';

test('a sensor that does not let a gate close is a fault, and one that shall be got round is a wish to do harm', () => {
  for (const title of ['Fotocélula não deixa o portão fechar em Santana', 'o sensor nao deixa o portao fechar'])
    expect([title, understand(title).entry?.id]).toEqual([title, 'fotocelula-com-defeito']);
  for (const title of ['como enganar a fotocelula para o portao fechar', 'jampear sensor do portao'])
    expect([title, understand(title).refusal]).toEqual([title, 'harmful']);
});
