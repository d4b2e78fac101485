import type { TestApp } from './app.ts';

export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  /** The page that led here first. */
  readonly from: string;
}

/** Addresses of the same site in a page, as written, fragments included. */
export function internalLinks(html: string): readonly string[] {
  return [...html.matchAll(/\s(?:href|action)="(\/[^"]*|#[^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? '';
}

/** Every page that links lead to from the start, as an anonymous visitor without scripts finds them. */
export async function crawl(app: TestApp, start: string): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [{ path: start, from: '' }];
  const seen = new Set([start]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    const response = await app.get(path);
    const html = await response.text();
    pages.set(path, { path, from, status: response.status, location: response.headers.get('location'), html });
    for (const address of internalLinks(html).map(withoutFragment)) {
      if (address === '' || address.startsWith('/assets/') || seen.has(address)) continue;
      seen.add(address);
      waiting.push({ path: address, from: path });
    }
  }
  return pages;
}
