import type { ReactNode } from 'react';
import type { PageLink } from './sections/link-list.tsx';
import type { Ask, Site, StyleName } from './site-context.ts';

/** A text that stands outside of the body; a function where it speaks of facts. */
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

/** The way to a page, from the home page on. */
export interface PageBreadcrumb {
  /** Between the home page and this one. */
  readonly trail: readonly PageLink[];
  /** The name of this one. */
  readonly current: HeadText;
}

export interface PageImage {
  readonly path: string;
  readonly caption: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What runs in the browser when the visitor reaches for it; the order is that of the document. */
export type PageScript = 'administrator' | 'citySearch' | 'heroVideo';

/** What the page is to search engines, besides a page with a way to it. */
export type StructuredData = 'company' | 'article' | 'service';

/** All that a page is, as values: whatever is told of it to people or machines is read here, never from its HTML. */
export interface SitePage {
  readonly head: PageHead;
  readonly styles: readonly StyleName[];
  readonly body: ReactNode;
  /** None on the home page and where a page is not. The body says where it stands (`Breadcrumb`). */
  readonly breadcrumb?: PageBreadcrumb;
  readonly structuredData?: StructuredData;
  /** Photos that the page is about, their addresses from the root on. */
  readonly images?: readonly PageImage[];
  /** Those that the body has an element for. */
  readonly scripts?: readonly PageScript[];
  /** The day of the last change to its text, 'YYYY-MM-DD'; none is better than an untrue one. */
  readonly updated?: string;
  /** What the buttons at the edges of the page (header, bar, footer) say in the chat; the company's general text by default. */
  readonly chatMessage?: string;
  /** What the key of the bar on phones asks for, where the page has a verb of its own; null as without it. */
  readonly ask?: Ask | null;
  /** Somebody may be in danger: the bar at the foot of phones calls for help, and offers nothing. */
  readonly emergency?: boolean;
  /** The next instant at which the page reads otherwise; a cached copy ends then. */
  readonly validUntil?: Date;
  /** 'https://video.example': who may fill a frame of the page. Nobody by default. */
  readonly frameSource?: string;
}

export function readText(text: HeadText, site: Site): string {
  return typeof text === 'function' ? text(site) : text;
}

/** The page whose share picture this one shows; null where it shows none. */
export function picturePathOf({ picturePath, canonicalPath }: PageHead): string | null {
  return picturePath ?? canonicalPath;
}
