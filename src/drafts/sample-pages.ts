import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import { sanitizeHtml } from '../pages/sanitize-html.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { createSimilarityIndex } from '../similarity/indexes/similarity-index.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { withoutSlots } from '../text/fact-slots.ts';
import type { SamplePage } from './draft-contracts.ts';
import { openingOf } from './sample-opening.ts';

export interface Sampling {
  readonly db: Kysely<Schema>;
  readonly composer: Pick<PageComposer, 'compose'>;
  readonly registry: Pick<SimilarityRegistry, 'upToDate'>;
}

/** Pages as a job would make them of these titles now; nothing is stored. Titles that cannot be used are left out. */
export async function samplePages(
  { db, composer, registry }: Sampling,
  titles: readonly string[],
  creativity: number,
): Promise<readonly SamplePage[]> {
  const choices = await loadChoices(db);
  await registry.upToDate();
  const before = createSimilarityIndex();
  const samples: SamplePage[] = [];
  for (const typed of titles) {
    const parsed = parseTitle(typed);
    if (!parsed.ok) continue;
    const { title } = parsed;
    const { id, shingles, page } = composer.compose(
      { title, creativity, correction: choices.correctionFor(title) },
      before,
    );
    before.add(id, shingles);
    const html = withoutSlots(sanitizeHtml(page.content));
    samples.push({ title, opening: openingOf(html), html });
    await yieldToEventLoop();
  }
  return samples;
}
