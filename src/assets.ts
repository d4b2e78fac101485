import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultFacts } from './business/facts.ts';
import { inlineColours } from './inline-colours.ts';
import { shortenProperties } from './shorter-properties.ts';
import { openingTimesCss } from './site/opening-times-css.ts';
import type { SiteAssets } from './site/site-context.ts';

/** The addresses and texts of what the build made for browsers. */
export interface Assets {
  readonly site: SiteAssets;
  readonly admin: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    /** Inline module code that must run first; '' in a build. */ readonly preamble: string;
  };
}

/** The entries of the browser build, by the source file that each starts from; vite.config.ts builds exactly these. */
export const BROWSER_ENTRIES = {
  admin: 'src/admin/main.tsx',
  citySearch: 'src/site/islands/city-search.tsx',
  administrator: 'src/site/islands/administrator.ts',
  font: 'src/site/fonts/portao-display.woff2',
  kitDrawing: 'src/site/pictures/kit.svg',
  css: {
    site: 'src/site/styles/site.css',
    home: 'src/site/styles/home.css',
    article: 'src/site/styles/article.css',
    adviser: 'src/site/styles/adviser.css',
    listing: 'src/site/styles/listing.css',
    region: 'src/site/styles/region.css',
    city: 'src/site/styles/city.css',
    coverageMap: 'src/site/styles/coverage-map.css',
    video: 'src/site/styles/video.css',
    answered: 'src/site/styles/answered.css',
    parts: 'src/site/styles/parts.css',
    drawn: 'src/site/styles/drawn.css',
    chapters: 'src/site/styles/chapters.css',
    finder: 'src/site/styles/finder.css',
    kitTable: 'src/site/styles/kit-table.css',
    danger: 'src/site/styles/danger.css',
    stoppedGate: 'src/site/styles/stopped-gate.css',
    priceAxis: 'src/site/styles/price-axis.css',
    nameplate: 'src/site/styles/nameplate.css',
    threeGates: 'src/site/styles/three-gates.css',
    placeMap: 'src/site/styles/place-map.css',
    initials: 'src/site/styles/initials.css',
  },
} as const;

/** Each of the site's stylesheets by its name, read from its source. */
export function readStyles<Name extends string>(
  sources: Readonly<Record<Name, string>>,
  read: (source: string) => string,
): Record<Name, string> {
  const styles: Record<Name, string> = { ...sources };
  for (const name in sources) styles[name] = read(sources[name]);
  return styles;
}

/**
 * Names the server's code, and with it all texts that are written in it: another build may show the same facts otherwise.
 *
 * @param serverDirectory `dist/server`
 */
export function nameOfBuild(serverDirectory: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(serverDirectory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
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
  const css = (source: string) =>
    readFileSync(join(clientDirectory, requireEntry(source).file), 'utf8')
      .replace(BANNER, '')
      .trim();

  return {
    site: {
      css: shortenProperties(
        inlineColours(readStyles(BROWSER_ENTRIES.css, css), 'site'),
        openingTimesCss(defaultFacts.models),
      ),
      fontUrl: address(BROWSER_ENTRIES.font),
      kitDrawing: address(BROWSER_ENTRIES.kitDrawing),
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
