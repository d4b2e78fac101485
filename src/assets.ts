import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultFacts } from './business/facts.ts';
import { inlineColours } from './inline-colours.ts';
import { isPanelScreen, PANEL_SCREENS, type PanelScreen } from './panel-screens.ts';
import { shortenProperties } from './shorter-properties.ts';
import { openingTimesCss } from './site/opening-times-css.ts';
import type { SiteAssets } from './site/site-context.ts';

/** What a document of the administrators loads. */
export interface AdminFiles {
  readonly scripts: readonly string[];
  /** Scripts that those ask for, named ahead so that nothing waits for another. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** What a screen needs beyond what the panel loads. */
export type ScreenFiles = Pick<AdminFiles, 'preloads' | 'styles'>;

/** The addresses and texts of what the build made for browsers. */
export interface Assets {
  readonly site: SiteAssets;
  readonly admin: {
    /** The panel's, and those of the screens before the sign-in. */
    readonly panel: AdminFiles;
    readonly entrance: AdminFiles;
    /** What a screen needs beyond the panel's; empty where nothing is built. */
    readonly screens: ReadonlyMap<PanelScreen, ScreenFiles>;
    /** Asked for at once: headings that change their letters move what stands below them. */
    readonly font: string;
    /** Inline module code that must run first; '' in a build. */ readonly preamble: string;
  };
}

/** The entries of the browser build, by the source file that each starts from; vite.config.ts builds exactly these. */
export const BROWSER_ENTRIES = {
  admin: 'src/admin/main.tsx',
  entrance: 'src/admin/entrance.tsx',
  citySearch: 'src/site/islands/city-search.tsx',
  administrator: 'src/site/islands/administrator.ts',
  font: 'src/site/fonts/portao-display.woff2',
  kitDrawing: 'src/site/pictures/kit.svg',
  css: {
    site: 'src/site/styles/site.css',
    home: 'src/site/styles/home.css',
    gate: 'src/site/styles/gate.css',
    article: 'src/site/styles/article.css',
    // The same without lists, tables and terms.
    guide: 'src/site/styles/guide.css',
    questions: 'src/site/styles/questions.css',
    listing: 'src/site/styles/listing.css',
    region: 'src/site/styles/region.css',
    city: 'src/site/styles/city.css',
    coverageMap: 'src/site/styles/coverage-map.css',
    video: 'src/site/styles/video.css',
    answered: 'src/site/styles/answered.css',
    parts: 'src/site/styles/parts.css',
    stepFigures: 'src/site/styles/step-figures.css',
    adviserAnswer: 'src/site/styles/adviser-answer.css',
    drawn: 'src/site/styles/drawn.css',
    contents: 'src/site/styles/contents.css',
    chapters: 'src/site/styles/chapters.css',
    finder: 'src/site/styles/finder.css',
    kitTable: 'src/site/styles/kit-table.css',
    folded: 'src/site/styles/folded.css',
    columns: 'src/site/styles/columns.css',
    generated: 'src/site/styles/generated.css',
    intentCard: 'src/site/styles/intent-card.css',
    danger: 'src/site/styles/danger.css',
    stoppedGate: 'src/site/styles/stopped-gate.css',
    verdict: 'src/site/styles/verdict.css',
    priceAxis: 'src/site/styles/price-axis.css',
    nameplate: 'src/site/styles/nameplate.css',
    threeGates: 'src/site/styles/three-gates.css',
    tiltingGates: 'src/site/styles/tilting-gates.css',
    swingingGates: 'src/site/styles/swinging-gates.css',
    leaf: 'src/site/styles/leaf.css',
    callsFirst: 'src/site/styles/calls-first.css',
    placeMap: 'src/site/styles/place-map.css',
    initials: 'src/site/styles/initials.css',
    priceCard: 'src/site/styles/price-card.css',
    portfolio: 'src/site/styles/portfolio.css',
    jobDone: 'src/site/styles/job-done.css',
    wordsForm: 'src/site/styles/words-form.css',
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
  return readFileSync(join(serverDirectory, 'build-name'), 'utf8');
}

/** The comment that Tailwind begins a stylesheet with; it would travel inside every page. */
const BANNER = /^\/\*![^*]*\*\//;

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);

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

  /** The files of some sources with those of all that they import. */
  function filesOf(sources: readonly string[]) {
    const names = new Set(sources);
    // A set hands out what is added while it is walked through.
    for (const name of names) for (const imported of requireEntry(name).imports ?? []) names.add(imported);
    const styles = [...names].flatMap((name) => requireEntry(name).css ?? []).map((file) => `/${file}`);
    return { scripts: [...names].map(address), styles: [...new Set(styles)] };
  }
  function adminFiles(source: string): AdminFiles {
    const { scripts, styles } = filesOf([source]);
    return { scripts: scripts.slice(0, 1), preloads: scripts.slice(1), styles };
  }
  const panel = adminFiles(BROWSER_ENTRIES.admin);
  function screenFiles(sources: readonly string[]): ScreenFiles {
    const { scripts, styles } = filesOf(sources);
    const isLoaded = new Set([...panel.scripts, ...panel.preloads, ...panel.styles]);
    const isNew = (file: string) => !isLoaded.has(file);
    return { preloads: scripts.filter(isNew), styles: styles.filter(isNew) };
  }

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
      panel,
      screens: new Map(
        Object.keys(PANEL_SCREENS)
          .filter(isPanelScreen)
          .map((screen) => [screen, screenFiles(PANEL_SCREENS[screen])]),
      ),
      entrance: adminFiles(BROWSER_ENTRIES.entrance),
      font: address(BROWSER_ENTRIES.font),
      preamble: '',
    },
  };
}
