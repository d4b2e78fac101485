import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addresses } from '../business/addresses.ts';
import { type FactTexts, factTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import { DEFAULT_CHAT_MESSAGE } from '../business/whatsapp-link.ts';
import { administratorLoader, CITY_SEARCH_ID, citySearchLoader } from './inline-scripts.ts';
import { openingTimesCss } from './opening-times-css.ts';
import { jsonForScript } from './seo/json-for-script.ts';
import { pageData } from './seo/page-data.ts';
import { ShareTags } from './seo/share-tags.tsx';
import { shellOf } from './shell.tsx';
import { type Site, type SiteAssets, type SiteContext, SiteContextHolder } from './site-context.ts';

/** A text of the head; a function where it speaks of facts. */
export type HeadText = string | ((site: Site) => string);

export interface PageHead {
  readonly title: HeadText;
  readonly description: HeadText;
  /** '/postagens?pagina=2'; null where no address is canonical, as on error pages. */
  readonly canonicalPath: string | null;
  /** The page whose share picture this one has; its own without it. Pages without end have none of their own. */
  readonly picturePath?: string;
  readonly indexable: boolean;
  readonly kind?: 'website' | 'article';
  readonly keywords?: readonly string[] | ((site: Site) => readonly string[]);
}

export interface SitePage {
  readonly head: PageHead;
  readonly styles: readonly (keyof SiteAssets['css'])[];
  readonly body: ReactNode;
  /** What the buttons at the edges of the page (header, bar, footer) say in the chat; the company's general text by default. */
  readonly chatMessage?: string;
  /** The next instant at which the page reads otherwise; a cached copy ends then. */
  readonly validUntil?: Date;
}

/** A local bold as wide as the display font (measured on its headings), so that nothing moves when that arrives. */
function fallbackFace(sizeAdjust: number, [ascent, descent]: readonly [number, number], fonts: readonly string[]): string {
  return (
    `@font-face{font-family:"Portao Fallback";font-weight:600 700;size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;` +
    `src:${fonts.map((font) => `local("${font}")`).join()}}`
  );
}

/** Of two that are there the last counts: the wide one is for Linux without the others. */
const FONT_FALLBACK =
  fallbackFace(62, [184, 72], ['DejaVu Sans Bold']) + fallbackFace(74, [154, 60], ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold']);

function fontCss(fontUrl: string): string {
  return `@font-face{font-family:"Portao Display";font-weight:600 700;font-display:swap;src:url("${fontUrl}")format("woff2")}${FONT_FALLBACK}`;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function read(text: HeadText, site: Site): string {
  return typeof text === 'function' ? text(site) : text;
}

function Head({ head, site, css, bodyHtml }: { head: PageHead; site: Site; css: string; bodyHtml: string }) {
  const title = read(head.title, site);
  const description = read(head.description, site);
  const keywords = typeof head.keywords === 'function' ? head.keywords(site) : (head.keywords ?? []);
  const { canonicalPath } = head;
  const data = pageData(site, { title, description, canonicalPath, bodyHtml });
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
      <ShareTags site={site} page={{ title, description, canonicalPath, picturePath: head.picturePath ?? canonicalPath, kind: head.kind ?? 'website' }} />
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

/** What pages with the same facts share of their heads, made once. */
interface SharedHead {
  readonly texts: FactTexts;
  readonly css: WeakMap<SiteAssets, Map<string, PageCss>>;
}

interface PageCss {
  readonly text: string;
  readonly hash: string;
}

const sharedHeads = new WeakMap<Facts, SharedHead>();

function sharedHead(facts: Facts): SharedHead {
  const known = sharedHeads.get(facts);
  if (known) return known;
  const made: SharedHead = { texts: factTexts(facts), css: new WeakMap() };
  sharedHeads.set(facts, made);
  return made;
}

function pageCss({ styles }: SitePage, { facts, assets }: SiteContext): PageCss {
  const { css } = sharedHead(facts);
  const sheets = css.get(assets) ?? new Map<string, PageCss>();
  css.set(assets, sheets);
  const known = sheets.get(styles.join());
  if (known) return known;
  // The stylesheets first: in development they are imports, which count only at the head.
  const text = [...styles.map((name) => assets.css[name]), fontCss(assets.fontUrl), openingTimesCss(facts.models)].join('');
  const made = { text, hash: hashOf(text) };
  sheets.set(styles.join(), made);
  return made;
}

/** The finished HTML of a page, the same for every visitor. */
export function renderDocument(page: SitePage, context: SiteContext): RenderedDocument {
  const site: Site = { ...context, texts: sharedHead(context.facts).texts, chatMessage: page.chatMessage ?? DEFAULT_CHAT_MESSAGE };
  const { assets } = context;
  const css = pageCss(page, context);
  const shell = shellOf(site);
  const main = renderToStaticMarkup(
    <SiteContextHolder value={site}>
      <main id="conteudo">{page.body}</main>
    </SiteContextHolder>,
  );
  const body = shell.above + main + shell.below;
  const scripts = [
    ...(body.includes('id="admin-actions"') ? [administratorLoader(assets.administratorScript)] : []),
    ...(body.includes(`id="${CITY_SEARCH_ID}"`) ? [citySearchLoader(assets.citySearchScript)] : []),
  ];
  const loaders = renderToStaticMarkup(scripts.map((code) => <script key={code} dangerouslySetInnerHTML={{ __html: code }} />));
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <Head head={page.head} site={site} css={css.text} bodyHtml={body} />
      <body dangerouslySetInnerHTML={{ __html: body + loaders }} />
    </html>,
  );
  return {
    html: `<!doctype html>${html}`,
    inlineHashes: [css.hash, ...scripts.map(hashOf)],
  };
}
