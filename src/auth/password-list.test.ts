import { expect, test, vi } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

test('a list of common passwords that could not be loaded is tried again with the next password', async () => {
  let loads = 0;
  vi.doMock('@zxcvbn-ts/language-common', () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return { dictionary: { 'passwords-common': ['correcthorse'] } };
  });
  await expect(findPasswordFault('correcthorse12', '')).rejects.toBeInstanceOf(Error);
  expect(await findPasswordFault('correcthorse12', '')).toContain('entre as mais usadas');
});
