import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** As nginx and most others make them; what else stands in the header may be anything. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** @param given by a proxy of ours; undefined where none did. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Whatever is logged while it runs names the request. */
export function asRequest<Result>(id: string, run: () => Result): Result {
  return requests.run(id, run);
}

/** Of the request under way; undefined outside of any. */
export const currentRequestId = (): string | undefined => requests.getStore();
