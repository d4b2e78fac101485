/*
 * What is typed on a screen and waits in the browser is sent by that screen as long as it is open in any tab, and by any other screen afterwards.
 * Whoever is at it holds a lock together with others. Browsers have no locks without https: there everybody sends.
 */

/** @returns what ends it. */
export function attend(what: string): () => void {
  const left = Promise.withResolvers<void>();
  if ('locks' in navigator) void navigator.locks.request(what, { mode: 'shared' }, () => left.promise);
  return left.resolve;
}

/** One after another, in whichever tab. */
export async function inTurn<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`${what}:envio`, run) : run();
}

async function isAttended(what: string): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name, mode }) => name === what && mode === 'shared');
}

/** @returns whether it was run: not while a tab is at it. */
export function unlessAttended(what: string, run: () => Promise<void>): Promise<boolean> {
  return inTurn(what, async () => {
    if ('locks' in navigator && (await isAttended(what))) return false;
    await run();
    return true;
  });
}

/** Resolves once nobody is at it, a tab that is closed included. */
export async function whenLeft(what: string, signal: AbortSignal): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(what, { signal }, () => undefined);
}
