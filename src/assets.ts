import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inlineColours } from './inline-colours.ts';
import type { SiteAssets } from './site/site-context.ts';

/** The addresses and texts of what the build made for browsers. */
export interface Assets {
  readonly site: SiteAssets;
  readonly admin: { readonly scripts: readonly string[]; readonly styles: readonly string[]; /** Inline module code that must run first; '' in a build. */ readonly preamble: string };
}

/** The entries of the browser build, by the source file that each starts from; vite.config.ts builds exactly these. */
export const BROWSER_ENTRIES = {
  admin: 'src/admin/main.tsx',
  citySearch: 'src/site/islands/city-search.tsx',
  administrator: 'src/site/islands/administrator.ts',
  font: 'src/site/fonts/portao-display.woff2',
  css: { site: 'src/site/styles/site.css', home: 'src/site/styles/home.css', article: 'src/site/styles/article.css', region: 'src/site/styles/region.css', coverageMap: 'src/site/styles/coverage-map.css' },
} as const;

/**
 * Names the server's code, and with it all texts that are written in it: another build may show the same facts otherwise.
 *
 * @param serverDirectory `dist/server`
 */
export function nameOfBuild(serverDirectory: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(serverDirectory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).toSorted()) hash.update(readFileSync(path));
  return hash.digest('base64url');
}

/** The comment that Tailwind begins a stylesheet with; it would travel inside every page. */
const BANNER = /^\/\*![^*]*\*\//;

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }));

/**
 * Reads what `vite build` wrote, once at start.
 *
 * @param clientDirectory `dist/client`
 * @throws when an entry is missing: the build and this file disagree.
 */
export function readBuiltAssets(clientDirectory: string): Assets {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')));

  function requireEntry(source: string) {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no ${source}`);
    return entry;
  }
  const address = (source: string) => `/${requireEntry(source).file}`;
  const css = (source: string) => readFileSync(join(clientDirectory, requireEntry(source).file), 'utf8').replace(BANNER, '').trim();

  return {
    site: {
      css: inlineColours(
        {
          site: css(BROWSER_ENTRIES.css.site),
          home: css(BROWSER_ENTRIES.css.home),
          article: css(BROWSER_ENTRIES.css.article),
          region: css(BROWSER_ENTRIES.css.region),
          coverageMap: css(BROWSER_ENTRIES.css.coverageMap),
        },
        'site',
      ),
      fontUrl: address(BROWSER_ENTRIES.font),
      citySearchScript: address(BROWSER_ENTRIES.citySearch),
      administratorScript: address(BROWSER_ENTRIES.administrator),
    },
    admin: {
      scripts: [address(BROWSER_ENTRIES.admin)],
      styles: (requireEntry(BROWSER_ENTRIES.admin).css ?? []).map((file) => `/${file}`),
      preamble: '',
    },
  };
}
