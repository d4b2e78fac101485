import { createHash } from 'node:crypto';
import type { PasswordHashing } from '../../src/auth/password-hashing.ts';

/** A real hash takes a processor for a tenth of a second, twice a sign-in; this one is for tests whose subject it is not. */
const hash = (password: string) => `cheap:${createHash('sha256').update(password).digest('hex')}`;

export const cheapPasswords: PasswordHashing = {
  hash: async (password) => hash(password),
  verify: async (given) => given.hash === hash(given.password),
};
