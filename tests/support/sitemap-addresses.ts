import type { TestApp } from './app.ts';

const LOCATION = /<loc>([^<]*)<\/loc>/g;

export function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(LOCATION), ([, address = '']) => address);
}

/** The parts that `/sitemap.xml` names, as paths, with their texts. */
export async function sitemapParts(app: TestApp): Promise<{ path: string; xml: string }[]> {
  const index = await (await app.get('/sitemap.xml')).text();
  return Promise.all(
    locationsIn(index).map(async (address) => {
      const path = new URL(address).pathname;
      return { path, xml: await (await app.get(path)).text() };
    }),
  );
}

/** Every address that search engines are told of, as a path with its query. */
export async function listedPaths(app: TestApp): Promise<string[]> {
  const parts = await sitemapParts(app);
  return parts.flatMap(({ xml }) =>
    locationsIn(xml).map((address) => address.replace(new URL(address).origin, '') || '/'),
  );
}

/** Of pages of one kind only the last step differs: '/cidades/'; a page alone is a kind of its own. */
export function kindOf(path: string): string {
  return path.split('/').length > 2 ? path.slice(0, path.lastIndexOf('/') + 1) : path;
}

/** One address of each kind of page that a running server lists of its own; pages that were generated stand in other parts. */
export async function listedOfEachKind(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap/site.xml`)).text();
  return someOfEachKind(
    locationsIn(xml).map((address) => new URL(address).pathname),
    1,
  );
}

/** The same kind of page some twenty times over says no more than once: all single pages, and a few of each kind. */
export function someOfEachKind(paths: readonly string[], ofEach = 3): string[] {
  const byKind = Map.groupBy(paths, kindOf);
  return Array.from(byKind.values()).flatMap((kind) =>
    kind.filter((_, index) => index % Math.ceil(kind.length / ofEach) === 0),
  );
}
