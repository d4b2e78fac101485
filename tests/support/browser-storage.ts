import { vi } from 'vitest';

/** The browser's own storage, until the test ends with `vi.unstubAllGlobals`. */
export function stubStorage(): void {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
    },
    setItem(key: string, text: string) {
      Reflect.set(this, key, text);
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  vi.stubGlobal('localStorage', Object.create(methods));
}

export interface Called {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A server of the panel's calls that is written in the test. @returns what it was asked. */
export function stubServer(answer: (called: Called) => Response | Promise<Response>): readonly Called[] {
  const calls: Called[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const called = { method, path: String(input), body: typeof body === 'string' ? body : '' };
    calls.push(called);
    return answer(called);
  });
  return calls;
}
