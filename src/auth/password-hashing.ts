import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * A scrypt hash takes a processor for about a tenth of a second and 16 MB. One at a time leaves the others to visitors; whoever
 * finds this many waiting is asked to come back.
 */
const WAITING_MAX = 12;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING_MAX) throw new APIError('TOO_MANY_REQUESTS', { code: 'BUSY', message: 'Busy' });
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

export const boundedPasswordHashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (data: { hash: string; password: string }) => inTurn(() => verifyPassword(data)),
};
