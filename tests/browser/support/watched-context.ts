import type { BrowserContext } from '@playwright/test';

/** What happened in a browser context that no specification asks for, and what a test wants to know of its traffic. */
export interface Watch {
  /** Lines on the console, uncaught errors, dialogs and calls to other hosts, in words. */
  readonly problems: readonly string[];
  /** The addresses of chats that were opened. */
  readonly chats: readonly string[];
  /** Every request for a script, by address. */
  readonly scripts: readonly string[];
  /** A line that this test brings about on purpose, e.g. the browser's own for a refused call. */
  expect(line: RegExp): void;
}

const CHAT = 'https://wa.me/';

export function watch(context: BrowserContext, origin: string): Watch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const chats: string[] = [];
  const scripts: string[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? String(error.error())}`));
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') scripts.push(url);
    if (url.startsWith(CHAT)) chats.push(url);
    // The browser is told to find no other host: what asks for one is named here, and comes to nothing.
    else if (/^https?:/.test(url) && new URL(url).origin !== origin) seen.push(`call to another host: ${url}`);
  });

  return {
    get problems() {
      return seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
    },
    chats,
    scripts,
    expect: (line) => void expected.push(line),
  };
}
