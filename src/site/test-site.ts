import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { buildFacts, type Facts } from '../business/facts.ts';
import { renderDocument } from './document.tsx';
import type { SitePage } from './site-page.ts';
import type { SiteContext } from './site-context.ts';

/** A Monday at noon in São Paulo. */
export const NOON = new Date('2026-11-23T15:00:00Z');

export const testFacts: Facts = buildFacts(FICTITIOUS_COMPANY);

export function siteContext(overrides: Partial<SiteContext> = {}): SiteContext {
  return {
    facts: testFacts,
    assets: {
      css: {
        site: '.site{}',
        home: '.home{}',
        gate: '.gate{}',
        article: '.article{}',
        questions: '.questions{}',
        guide: '.guide{}',
        listing: '.listing{}',
        region: '.region{}',
        city: '.city{}',
        coverageMap: '.coverage-map{}',
        video: '.video{}',
        answered: '.answered{}',
        parts: '.parts{}',
        stepFigures: '.step-figures{}',
        adviserAnswer: '.adviser-answer{}',
        drawn: '.drawn{}',
        chapters: '.chapters{}',
        contents: '.contents{}',
        columns: '.in-columns{}',
        generated: '.generated{}',
        intentCard: '.intent-card{}',
        folded: '.folded{}',
        finder: '.finder{}',
        kitTable: '.kit-table{}',
        danger: '.danger{}',
        stoppedGate: '.stopped-gate{}',
        priceAxis: '.price-axis{}',
        nameplate: '.nameplate{}',
        verdict: '.verdict{}',
        threeGates: '.three-gates{}',
        tiltingGates: '.tilting-gates{}',
        swingingGates: '.swinging-gates{}',
        leaf: '.leaf{}',
        callsFirst: '.calls-first{}',
        placeMap: '.place-map{}',
        initials: '.initials{}',
        priceCard: '.price-card{}',
        portfolio: '.portfolio{}',
        jobDone: '.job-done{}',
        wordsForm: '.words-form{}',
      },
      fontUrl: '/assets/display.woff2',
      kitDrawing: '/assets/kit.svg',
      citySearchScript: '/assets/city-search.js',
      administratorScript: '/assets/administrator.js',
    },
    siteUrl: 'https://exemplo.com.br',
    path: '/',
    now: NOON,
    ...overrides,
  };
}

export function renderTestPage(page: SitePage, overrides: Partial<SiteContext> = {}): string {
  return renderDocument(page, siteContext(overrides)).html;
}

/** What a reader sees: tags, styles and scripts out, entities and spaces as text. */
export function visibleText(html: string): string {
  return html
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
