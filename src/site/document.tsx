import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { addresses } from '../business/addresses.ts';
import { factTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import { inlineScripts } from './inline-scripts.ts';
import { openingTimeCss, raceTimesCss } from './opening-times-css.ts';
import { jsonForScript } from './seo/json-for-script.ts';
import { pageData } from './seo/page-data.ts';
import { ShareTags } from './seo/share-tags.tsx';
import { DEFAULT_LABEL } from './sections/whatsapp-button.tsx';
import { shellOf } from './shell.tsx';
import { type Site, type SiteAssets, type SiteContext, SiteContextHolder, type StyleName } from './site-context.ts';
import { picturePathOf, readText, type SitePage } from './site-page.ts';

/**
 * The height of the display font's own box, as a part of its size, tightened to that of its capitals: the font gives half as much again,
 * which covers what stands above a heading of close lines: links that no longer feel the finger, and, in forced colours, the line before.
 * Their difference is the font's own, so that nothing moves.
 */
const BOX = { ascent: 0.8, descent: 0.104 } as const;

/** @param sizeAdjust how wide the font is drawn, 1 for as it is. */
function fontBox(sizeAdjust: number): string {
  const percent = (part: number) => `${Math.round((part / sizeAdjust) * 100)}%`;
  return `ascent-override:${percent(BOX.ascent)};descent-override:${percent(BOX.descent)};line-gap-override:0%`;
}

/** A local bold as wide as the display font (measured on its headings), so that nothing moves when that arrives. */
function fallbackFace(sizeAdjust: number, fonts: readonly string[]): string {
  return (
    `@font-face{font-family:"Portao Fallback";font-weight:600 700;size-adjust:${sizeAdjust * 100}%;${fontBox(sizeAdjust)};` +
    `src:${fonts.map((font) => `local("${font}")`).join()}}`
  );
}

/** Of two that are there the last counts: the wide one is for Linux without the others. */
const FONT_FALLBACK =
  fallbackFace(0.62, ['DejaVu Sans Bold']) +
  fallbackFace(0.74, ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold']);

function fontCss(fontUrl: string): string {
  return `@font-face{font-family:"Portao Display";font-weight:600 700;font-display:swap;${fontBox(1)};src:url("${fontUrl}")format("woff2")}${FONT_FALLBACK}`;
}

/** On paper a link says where it leads; the list of cities, three to a line, has no room for that. */
function printedAddresses(siteUrl: string): string {
  return `@media print{main a[href^="/"]:not(.city-list a)::after{all:unset;content:" (${siteUrl}"attr(href)")"}}`;
}

/** Of the few texts that stand inline in all pages. */
const hashes = new LRUCache<string, string>({ max: 100 });

function hashOf(content: string): string {
  const known = hashes.get(content);
  if (known !== undefined) return known;
  const made = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  hashes.set(content, made);
  return made;
}

function Head({ page, site, css }: { page: SitePage; site: Site; css: string }) {
  const { head } = page;
  const title = readText(head.title, site);
  const description = readText(head.description, site);
  const keywords = typeof head.keywords === 'function' ? head.keywords(site) : (head.keywords ?? []);
  const { canonicalPath } = head;
  const data = pageData(site, page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={head.indexable ? 'index, follow' : 'noindex, follow'} />
      {canonicalPath !== null && <link rel="canonical" href={site.siteUrl + canonicalPath} />}
      <meta name="theme-color" content="#121518" />
      <ShareTags
        site={site}
        page={{ title, description, canonicalPath, picturePath: picturePathOf(head), kind: head.kind ?? 'website' }}
      />
      <link rel="icon" href={addresses.favicon} />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />}
    </head>
  );
}

export interface RenderedDocument {
  readonly html: string;
  /** 'sha256-…' of each inline style and script, for the Content-Security-Policy. */
  readonly inlineHashes: readonly string[];
}

interface PageCss {
  readonly text: string;
  readonly hash: string;
}

/** Of pages with the same facts and assets, made once. */
const sheetsOf = new WeakMap<Facts, WeakMap<SiteAssets, Map<string, PageCss>>>();

/** Whose gate opens once, in the fastest model's time, and where all race. */
const OPENING_ONCE: readonly StyleName[] = ['home', 'city'];
const RACING: readonly StyleName[] = ['home', 'threeGates'];

function showsOneOf(styles: readonly StyleName[], some: readonly StyleName[]): boolean {
  return some.some((name) => styles.includes(name));
}

function pageCss({ styles: named, ask }: SitePage, { facts, assets, siteUrl }: SiteContext): PageCss {
  const ofAssets = sheetsOf.get(facts) ?? new WeakMap<SiteAssets, Map<string, PageCss>>();
  const sheets = ofAssets.get(assets) ?? new Map<string, PageCss>();
  sheetsOf.set(facts, ofAssets.set(assets, sheets));
  const styles: readonly StyleName[] = ask?.callsFirst ? [...named, 'callsFirst'] : named;
  const key = [siteUrl, ...styles].join();
  const known = sheets.get(key);
  if (known) return known;
  // The stylesheets first: in development they are imports, which count only at the head.
  const text = [
    ...styles.map((name) => assets.css[name]),
    fontCss(assets.fontUrl),
    ...(showsOneOf(styles, OPENING_ONCE) ? [openingTimeCss(facts.models)] : []),
    ...(showsOneOf(styles, RACING) ? [raceTimesCss(facts.models)] : []),
    printedAddresses(siteUrl),
  ].join('');
  const made = { text, hash: hashOf(text) };
  sheets.set(key, made);
  return made;
}

/** What every part of a page knows. */
export function siteOf(page: SitePage, context: SiteContext): Site {
  const { chatMessage = context.facts.chat.greeting, emergency = false, breadcrumb = null } = page;
  const ask = page.ask ?? { label: DEFAULT_LABEL, message: chatMessage };
  return { ...context, texts: factTexts(context.facts), chatMessage, ask, emergency, breadcrumb };
}

/** The finished HTML of a page, the same for every visitor. */
export function renderDocument(page: SitePage, context: SiteContext): RenderedDocument {
  const site = siteOf(page, context);
  const css = pageCss(page, context);
  const shell = shellOf(site);
  const main = renderToStaticMarkup(
    <SiteContextHolder value={site}>
      <main id="conteudo">{page.body}</main>
    </SiteContextHolder>,
  );
  const scripts = inlineScripts(page.scripts ?? [], context.assets);
  const loaders = renderToStaticMarkup(
    scripts.map((code) => <script key={code} dangerouslySetInnerHTML={{ __html: code }} />),
  );
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <Head page={page} site={site} css={css.text} />
      <body dangerouslySetInnerHTML={{ __html: shell.above + main + shell.below + loaders }} />
    </html>,
  );
  return {
    html: `<!doctype html>${html}`,
    inlineHashes: [css.hash, ...scripts.map(hashOf)],
  };
}
