import { isSessionEnd, networkFailure, parseApiFailure } from './api-failure.ts';
import { markSessionEnded } from './session-end.ts';

let skew = 0;

/** How far this computer's clock runs ahead of the server's, in milliseconds, by the last answer. */
export function clockSkew(): number {
  return skew;
}

/** `fetch` that answers only with what succeeded and throws an ApiFailure, in Portuguese, for everything else. */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw networkFailure();
  }
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(serverTime)) skew = Date.now() - serverTime;
  if (response.ok) return response;

  const reply: unknown = await response.json().catch(() => null);
  throw parseApiFailure(response.status, reply);
}

/** The same for calls that need a session: a 401 there means that it ended. */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await checkedFetch(input, init);
  } catch (failure) {
    if (isSessionEnd(failure)) markSessionEnded();
    throw failure;
  }
}
