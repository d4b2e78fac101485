import { createContext, useContext } from 'react';
import type { FactTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import type { PageBreadcrumb } from './site-page.ts';

/** What a page carries is what it shows: the sheets that all pages need are 'site', the others come with their sections. */
export type StyleName =
  | 'site'
  | 'home'
  | 'gate'
  | 'article'
  | 'questions'
  | 'guide'
  | 'listing'
  | 'region'
  | 'city'
  | 'coverageMap'
  | 'video'
  | 'answered'
  | 'parts'
  | 'stepFigures'
  | 'adviserAnswer'
  | 'drawn'
  | 'chapters'
  | 'contents'
  | 'columns'
  | 'generated'
  | 'intentCard'
  | 'folded'
  | 'finder'
  | 'kitTable'
  | 'danger'
  | 'stoppedGate'
  | 'priceAxis'
  | 'nameplate'
  | 'verdict'
  | 'threeGates'
  | 'tiltingGates'
  | 'swingingGates'
  | 'leaf'
  | 'callsFirst'
  | 'placeMap'
  | 'initials'
  | 'priceCard'
  | 'portfolio'
  | 'jobDone'
  | 'wordsForm';

/** What the build made: stylesheets as text, because they are inlined, and the addresses of the files loaded later. */
export interface SiteAssets {
  readonly css: Readonly<Record<StyleName, string>>;
  readonly fontUrl: string;
  readonly kitDrawing: string;
  readonly citySearchScript: string;
  readonly administratorScript: string;
}

/** What one request hands to every component. `path` is the address asked for, without its query. */
export interface SiteContext {
  readonly facts: Facts;
  readonly assets: SiteAssets;
  /** 'https://example.com.br', without a slash at the end. */
  readonly siteUrl: string;
  readonly path: string;
  readonly now: Date;
}

export interface Ask {
  readonly label: string;
  readonly message: string;
  /** Whether one rings before one writes: nobody waits for an answer to a message with his house open. */
  readonly callsFirst?: boolean;
}

export interface Site extends SiteContext {
  readonly texts: FactTexts;
  /** The first line of a chat that begins at a button without a text of its own. */
  readonly chatMessage: string;
  /** What the key of the bar on phones asks for: 'Chamar o técnico', and the first line of its chat. */
  readonly ask: Ask;
  /** Whether the page is about somebody in danger. */
  readonly emergency: boolean;
  readonly breadcrumb: PageBreadcrumb | null;
}

export const SiteContextHolder = createContext<Site | null>(null);

/** @throws outside of `renderDocument`, which is an error of the caller. */
export function useSite(): Site {
  const site = useContext(SiteContextHolder);
  if (!site) throw new Error('useSite() needs renderDocument()');
  return site;
}
