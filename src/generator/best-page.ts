import type { Facts } from '../business/facts.ts';
import type { Correction } from '../understanding/understanding.ts';
import { type GeneratedPage, generatePage, TEMPLATE_VERSION } from './generate-page.ts';
import { type Nearest, shinglesOf } from './similarity.ts';
import { RANDOM_SELECTION_ABOVE } from './page-plan.ts';
import { hashText } from './text-hash.ts';
import type { WrittenPage } from './written/written-page.ts';

/** A variation this unlike everything else is good enough: looking further would only cost time. */
export const DISTINCT_ENOUGH = 0.25;
/** Above this level, who asks for the most variation gets the least alike of so many, however unlike the first one is. */
const LOOKS_FURTHER_ABOVE = 75;
const FURTHER_ATTEMPTS = 3;

export interface BestPageRequest {
  readonly title: string;
  /** 0…100. */
  readonly creativity: number;
  readonly facts: Facts;
  /** What an administrator chose instead of what the title was understood as. */
  readonly correction?: Correction | undefined;
  /** Where the search starts; by default it follows from title, level and version of the templates, so that it never shuffles. */
  readonly firstSeed?: number;
  /** Variations that are tried, at least one. */
  readonly attempts: number;
  /** 0 for the best variation, 1 for the next best… */
  readonly version?: number;
  readonly nearest: (shingles: Uint32Array) => Nearest | null;
}

/** A page that an outside model wrote, measured as it will stand. */
export function pageWith(request: BestPageRequest, seed: number, written: WrittenPage): BestPage {
  return compared(request, seed, written);
}

export interface BestPage {
  readonly page: GeneratedPage;
  readonly seed: number;
  /** 0…1; 0 when there is nothing alike. */
  readonly similarity: number;
  readonly nearestId: string | null;
  readonly shingles: Uint32Array;
}

function firstSeedOf(title: string, creativity: number): number {
  return hashText(`${title}\n${creativity}\n${TEMPLATE_VERSION}`);
}

function compared(request: BestPageRequest, seed: number, written?: WrittenPage): BestPage {
  const page = generatePage({
    title: request.title,
    creativity: request.creativity,
    seed,
    facts: request.facts,
    correction: request.correction,
    written,
  });
  const shingles = shinglesOf(page);
  const sibling = request.nearest(shingles);
  return { page, seed, similarity: sibling?.similarity ?? 0, nearestId: sibling?.id ?? null, shingles };
}

function leastAlike(candidates: readonly BestPage[]): BestPage | undefined {
  return candidates.toSorted((a, b) => a.similarity - b.similarity)[0];
}

/** The first that is comfortably unlike the rest, else the least alike. */
function firstComfortable(candidates: readonly BestPage[]): BestPage | undefined {
  return candidates.find(({ similarity }) => similarity <= DISTINCT_ENOUGH) ?? leastAlike(candidates);
}

/** The variation least like what exists, by trying seeds in a fixed order; deterministic for the same arguments and siblings. */
export function bestPage(request: BestPageRequest): BestPage {
  const firstSeed = request.firstSeed ?? firstSeedOf(request.title, request.creativity);
  const candidate = (attempt: number) => compared(request, (firstSeed + attempt) >>> 0);
  // A fixed selection ignores its seed, so every other attempt would be the same page.
  if (request.creativity <= RANDOM_SELECTION_ABOVE) return candidate(0);

  const looksFurther = request.creativity > LOOKS_FURTHER_ABOVE;
  const least = looksFurther ? Math.min(FURTHER_ATTEMPTS, request.attempts) : 1;
  const choose = looksFurther ? leastAlike : firstComfortable;
  const left: BestPage[] = [];
  let attempt = 0;
  const tryUntil = (until: number) => {
    for (; attempt < until; attempt += 1) {
      if (left.length >= least && left.some(({ similarity }) => similarity <= DISTINCT_ENOUGH)) return;
      left.push(candidate(attempt));
    }
  };
  // Each version takes the best of what is left, so that no version shows a page that an earlier one showed.
  for (let version = 0; ; version += 1) {
    tryUntil(Math.max(1, request.attempts) + version);
    const best = choose(left) ?? candidate(0);
    if (version >= (request.version ?? 0)) return best;
    left.splice(left.indexOf(best), 1);
  }
}
