import { addresses } from '../business/addresses.ts';
import { parseGateQuestion } from '../business/gate-form.ts';
import { guidePage } from '../site/pages/guide-page.tsx';
import { homePage } from '../site/pages/home-page.tsx';
import type { Loaded, PageRequest, PageSources } from './public-page.ts';

const SEARCH_MAX = 60;

function cityAsked({ query }: PageRequest): string | null {
  return query('cidade')?.trim().slice(0, SEARCH_MAX) ?? null;
}

export function homeKey(request: PageRequest): string {
  const asked = cityAsked(request);
  return asked === null ? addresses.home : `${addresses.home}?cidade=${asked}`;
}

export function loadHome(request: PageRequest, { facts }: PageSources): Loaded {
  const asked = cityAsked(request);
  return { page: homePage({ citySearch: asked, videoUrl: facts.heroVideo?.url ?? null }), kept: asked === null };
}

export function guideKey({ query }: PageRequest): string {
  const question = parseGateQuestion(query);
  return question === null ? addresses.guide : `${addresses.guide}?${JSON.stringify(question.fields)}`;
}

/** There is no end of gates that can be asked about, so only the guide without a question is kept. */
export function loadGuide({ query }: PageRequest): Loaded {
  const question = parseGateQuestion(query);
  return { page: guidePage({ question }), kept: question === null };
}
